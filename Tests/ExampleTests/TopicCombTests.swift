import Testing
@testable import ApiaryExample

/// Selecting topics, and the topics that grow from them.
struct TopicCombTests {
    private func cell(_ comb: TopicComb, _ id: Topic.ID) -> TopicComb.Cell? { comb.cells.first { $0.id == id } }

    @Test func topicsLieOnASpiral() {
        let comb = TopicComb(Topic.all)
        #expect(comb.cells.map(\.hex) == Hex.spiral(count: Topic.all.count))
        #expect(comb.cells.map(\.topic) == Topic.all)
    }
    @Test func noTopicsAndOneTopicAreNothingSpecial() {
        #expect(TopicComb([]).cells.isEmpty)
        var comb = TopicComb([Topic("a", "A", "star", .sky, "x", "y", "z")])
        #expect(comb.cells.map(\.hex) == [.zero])
        comb.choose("a")
        #expect(comb.cells.count == 4)
        #expect(comb.cells.dropFirst().allSatisfy { $0.hex.length == 1 })
    }
    @Test func theCatalogHasNoIdTwice() {
        let topics = Topic.all + Topic.all.flatMap(\.subtopics)
        #expect(Set(topics.map(\.id)).count == topics.count)
    }
    @Test func topicsAreToldApartByIdAndNotByName() {
        var comb = TopicComb([Topic("a", "Same", "star", .sky, "Same"), Topic("b", "Same", "star", .sky, "Same"), Topic("a", "Other", "star", .sky)])
        #expect(comb.cells.map(\.id) == ["a", "b"])
        comb.choose("a")
        #expect(comb.isChosen("a") && !comb.isChosen("b"))
        comb.choose("b")
        #expect(comb.cells.map(\.id) == ["a", "b", "a.0", "b.0"])
        #expect(Set(comb.cells.map(\.hex)).count == 4)
    }
    @Test func subtopicsGrowAsNearAsThereIsRoom() {
        var comb = TopicComb(Topic.all)
        let parent = Topic.all[18].id
        comb.choose(parent)
        let hexes = Set(comb.cells.map(\.hex)), home = cell(comb, parent)?.hex ?? .zero
        let grown = comb.cells.filter { $0.parent == parent }
        #expect(grown.count == 3)
        let farthest = grown.map { $0.hex.distance(to: home) }.max() ?? 0
        // No free cell is nearer than the farthest occupied one.
        #expect(Hex.spiral(count: 200).allSatisfy { hexes.contains($0) || $0.distance(to: home) >= farthest })
    }
    @Test func theSameChoicesGiveTheSameComb() {
        func grown() -> TopicComb {
            var comb = TopicComb(Topic.all)
            for id in ["sky", "tea", "fire", "sky.1"] { comb.choose(id) }
            comb.release("tea")
            comb.choose("books")
            return comb
        }
        #expect(grown() == grown())
    }
    @Test func aSubtopicStaysWhileSomethingHoldsIt() {
        let film = Topic(id: "film", name: "Film", symbol: "film", tone: .sky, subtopics: [Topic("noir", "Noir", "film", .sky)])
        var comb = TopicComb([Topic(id: "photos", name: "Photos", symbol: "camera", tone: .sky, subtopics: [film, Topic("macro", "Macro", "camera", .sky)])])
        comb.choose("photos")
        comb.choose("film")
        comb.choose("noir")
        comb.release("photos")
        #expect(comb.cells.map(\.id) == ["photos", "film", "noir"])
        comb.release("film")
        #expect(comb.cells.map(\.id) == ["photos", "film", "noir"])
        comb.release("noir")
        #expect(comb.cells.map(\.id) == ["photos"])
    }
    @Test func thereIsALimitToChoices() {
        var comb = TopicComb(Topic.all, wanted: 1...2)
        #expect(comb.missing == 1)
        var answers = [comb.choose("sky")]
        #expect(comb.missing == 0)
        for id in ["sky", "nowhere", "tea", "fire"] { answers.append(comb.choose(id)) }
        #expect(answers == [true, false, false, true, false])
        #expect(comb.isFull)
        comb.clear()
        #expect(comb == TopicComb(Topic.all, wanted: 1...2))
    }

    @Test func noMoreTopicsAreWantedThanExist() {
        #expect(TopicComb([]).wanted.lowerBound == 0 && TopicComb([]).missing == 0)
        let one = TopicComb(Array(Topic.all.prefix(1)))
        #expect(one.wanted.lowerBound == 4, "A topic and the three that grow from it.")
        #expect(TopicComb(Topic.all).wanted == 5...12)
    }
}
