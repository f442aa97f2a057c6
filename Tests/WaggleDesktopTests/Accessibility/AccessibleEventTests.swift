import Foundation
import Observation
import Testing
import WaggleCore
@testable import WaggleDesktop

@MainActor @Suite struct AccessibleEventTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("More") { count += 1 }
                ForEach(0..<50, id: \.self) { Text("Line \($0)") }
            }
        }
    }

    @Test func aChangedLabelIsOneEvent() throws {
        let window = AccessibleTestWindow(Counter())
        let more = try #require(window.object(.pushButton, "More"))
        #expect(window.events().isEmpty)
        #expect(window.window.perform(.activate, on: more.id))
        let events = window.events()
        #expect(events.count == 1)
        #expect(events.first?.detail == "accessible-name" && events.first?.content == .text("Count 1"))
    }

    @Test func elementsAreNotBuiltWithoutAssistivePrograms() {
        let window = AccessibleTestWindow(Counter())
        for _ in 0..<20 { window.settle() }
        window.graph.send(.touch(Touch(id: 0, phase: .began, location: CGPoint(x: 150, y: 30), time: 1)))
        window.graph.send(.touch(Touch(id: 0, phase: .ended, location: CGPoint(x: 150, y: 30), time: 1)))
        window.settle()
        #expect(window.graph.counters.accessibilityTreeBuilds == 0)
    }

    @Test func aStillWindowIsSurveyedOnce() {
        let window = AccessibleTestWindow(Counter())
        _ = window.tree
        let surveys = window.graph.counters.accessibilityTreeBuilds
        for _ in 0..<10 { _ = window.tree }
        #expect(window.graph.counters.accessibilityTreeBuilds == surveys)
    }

    @Test func editsAreToldByWhatWentAndWhatCame() {
        #expect(TextChange(from: "Hello", to: "Help!") == { var change = TextChange(from: "", to: ""); (change.start, change.removed, change.inserted) = (3, "lo", "p!"); return change }())
        let same = TextChange(from: "a🌻b", to: "a🌻b")
        #expect(same.removed.isEmpty && same.inserted.isEmpty)
        let repeated = TextChange(from: "aa", to: "aaa")
        #expect(repeated.start == 2 && repeated.inserted == "a" && repeated.removed.isEmpty)
        let emoji = TextChange(from: "x🌻y", to: "xy")
        #expect(emoji.start == 1 && emoji.removed == "🌻")
    }

    /// The knowledge of a client that reads the tree once and follows the events.
    private struct Mirror {
        var children: [AccessibleID: [AccessibleID]] = [:]
        var names: [AccessibleID: String] = [:]
        var states: [AccessibleID: AtspiStates] = [:]

        init(_ tree: AccessibleTree) { read(tree.window, in: tree) }
        mutating func read(_ id: AccessibleID, in tree: AccessibleTree) {
            guard let object = tree[id] else { return }
            (children[id], names[id], states[id]) = (object.children, object.name, object.states)
            for child in object.children { read(child, in: tree) }
        }
        mutating func follow(_ event: AccessibleEvent, _ tree: AccessibleTree) {
            switch (event.member, event.content) {
            case ("ChildrenChanged", .object(let child)) where event.detail == "remove":
                #expect(children[event.source]?[event.first] == child)
                children[event.source]?.remove(at: event.first)
            case ("ChildrenChanged", .object(let child)):
                let count = children[event.source]?.count ?? 0
                children[event.source]?.insert(child, at: min(event.first, count))
                read(child, in: tree)
            case ("PropertyChange", .text(let text)) where event.detail == "accessible-name": names[event.source] = text
            case ("StateChanged", _):
                guard let state = AtspiStates.names.first(where: { $0.name == event.detail })?.state else { return }
                if event.first == 1 { states[event.source]?.insert(state) } else { states[event.source]?.remove(state) }
            default: break
            }
        }
        /// All elements reachable from an element.
        func reached(from id: AccessibleID) -> [AccessibleID] { [id] + (children[id] ?? []).flatMap { reached(from: $0) } }
    }

    private struct Shuffled: View {
        let model: Model
        var body: some View {
            VStack {
                ForEach(model.rows, id: \.self) { row in
                    if row % 3 == 0 { Toggle("Switch \(row)", isOn: .constant(model.isOn)) } else { Text("Row \(row) \(model.word)") }
                }
                VStack { if model.isOn { Text("On") } else { Button("Off") {} } }.accessibilityElement(children: .contain)
            }
        }
    }
    @Observable @MainActor final class Model {
        var rows = [1, 2, 3, 4]
        var isOn = false
        var word = "a"
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func aClientThatFollowsTheEventsKnowsTheTree(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func dice(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let model = Model(), window = AccessibleTestWindow(Shuffled(model: model))
        var mirror = Mirror(window.tree), next = 10
        for _ in 0..<60 {
            for _ in 0...dice(2) {
                switch dice(6) {
                case 0:
                    model.rows.insert(next, at: dice(model.rows.count + 1))
                    next += 1
                case 1: if !model.rows.isEmpty { model.rows.remove(at: dice(model.rows.count)) }
                case 2: model.rows.swapAt(dice(model.rows.count), dice(model.rows.count))
                case 3: model.isOn.toggle()
                case 4: model.word = "\(dice(100))"
                default: model.rows.reverse()
                }
                if model.rows.isEmpty { model.rows = [next] }
            }
            let events = window.events(), tree = window.window.tree
            for event in events { mirror.follow(event, tree) }
            let reached = mirror.reached(from: tree.window)
            #expect(Set(reached) == Set(tree.order) && reached.count == tree.order.count)
            for id in tree.order {
                guard let object = tree[id] else { continue }
                let knows = mirror.children[id] == object.children && mirror.names[id] == object.name && mirror.states[id] == object.states
                #expect(knows, "\(object.name)")
            }
            if Set(reached) != Set(tree.order) { break }
        }
    }
}

@MainActor @Suite struct TextOffsetTests {
    @Test func offsetsCountScalars() {
        let offsets = TextOffsets("aé🌻b")
        #expect(offsets.count == 4)
        #expect((0...4).map { offsets.utf8(atScalar: $0) } == [0, 1, 3, 7, 8])
        #expect([0, 1, 3, 7, 8].map { offsets.scalar(atUTF8: $0) } == [0, 1, 2, 3, 4])
        #expect(offsets.utf8(atScalar: 99) == 8 && offsets.utf8(atScalar: -1) == 0)
        #expect(offsets.text(offsets.bytes(1, -1)) == "é🌻b")
    }

    @Test func sentencesAndParagraphsAreFound() {
        let text = "One. “Two!” Three\nFour"
        func part(_ part: TextPart, _ offset: Int) -> String {
            TextOffsets(text).text(part.range(at: offset, in: text, { _ in .init(graphemes: [], words: [], wordStarts: [], wordEnds: []) }, line: nil))
        }
        #expect(part(.sentence, 1) == "One. ")
        #expect(part(.sentence, 7) == "“Two!” ")
        #expect(part(.sentence, 20) == "Three\n")
        #expect(part(.paragraph, text.utf8.count) == "Four")
    }
}
