import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 300, height: 400)

private struct MarkKey: ContainerValueKey { static var defaultValue: String { "" } }
extension ContainerValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

@MainActor
@Suite struct SectionConfigurationTests {
    private func counts(@ViewBuilder _ content: () -> some View) -> [[Int]] {
        var found: [[Int]] = []
        _ = HeadlessWindow(Group(sections: content()) { sections in
            let _ = found = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
            ForEach(sections) { section in VStack { section.content } }
        }, size: size)
        return found
    }

    @Test func viewsOutsideOfSectionsMakeSectionsOfTheirOwn() {
        #expect(counts {
            Text("before")
            Text("before")
            Section { Text("a"); Text("b") } header: { Text("head") } footer: { Text("foot") }
            Text("between")
            Section { Text("c") }
        } == [[0, 2, 0], [1, 2, 1], [0, 1, 0], [0, 1, 0]])
    }
    @Test func thereIsAtLeastOneSection() {
        #expect(counts { EmptyView() } == [[0, 0, 0]])
        #expect(counts { Text("a"); Text("b") } == [[0, 2, 0]])
    }
    @Test func headerContentAndFooterArePutAnywhere() {
        let window = HeadlessWindow(
            VStack(spacing: 0) {
                ForEach(sections: Section { Block(Paints.red); Block(Paints.red) } header: { Block(Paints.blue, 10) } footer: { Block(Paints.green, 30) }) { section in
                    HStack(spacing: 0) { section.footer }
                    HStack(spacing: 0) { section.content }
                    section.header
                }
            }, size: size)
        #expect(window.frame(Paints.green)?.minY == 170)
        #expect(window.all(Paints.red).map(\.frame.minY) == [200, 200])
        #expect(window.frame(Paints.blue)?.minY == 220)
    }
    @Test func valuesAroundASectionAreItsOwnAndThoseOfItsViews() {
        var sections: [String] = [], views: [String] = []
        _ = HeadlessWindow(Group(sections: Group {
            Text("outside").containerValue(\.mark, "view")
            Section { Text("a"); Text("b") }.containerValue(\.mark, "section")
        }) { all in
            let _ = sections = all.map(\.containerValues.mark)
            let _ = views = all.flatMap { $0.content.map(\.containerValues.mark) }
            ForEach(all) { $0.content }
        }, size: size)
        #expect(sections == ["", "section"])
        #expect(views == ["view", "section", "section"])
    }
    @Test func sectionsKeepTheirIdentityWhileOthersCome() {
        struct Parent: View {
            @State var names = ["b", "c"]
            let remote: Remote<[String]>, journal: Journal
            var body: some View {
                remote.connect($names)
                Group(sections: ForEach(names, id: \.self) { name in Section { Text(name) } }) { sections in
                    let _ = journal.note(sections.map { "\($0.id.number)" }.joined(separator: " "))
                    ForEach(sections) { section in section.content.onAppear { journal.ran("appear") } }
                }
            }
        }
        let remote = Remote<[String]>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        remote.value = ["a", "b", "c"]
        window.settle()
        let first = journal.events.first?.split(separator: " ") ?? [], last = journal.events.last?.split(separator: " ") ?? []
        #expect(last.count == 3)
        #expect(Array(last.dropFirst()) == first)
        #expect(journal["appear"] == 3)
    }
}
