import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
private func order(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) -> [String] {
    HeadlessWindow(view, size: CGSize(width: 200, height: 200), environment: environment).graph.accessibilityReadingOrder().map(\.label)
}
@MainActor
private func elements(_ view: some View) -> [AccessibilityElement] {
    HeadlessWindow(view, size: CGSize(width: 200, height: 200)).graph.accessibilityElements()
}

@MainActor
@Suite struct AccessibilityTreeTests {
    @Test func anElementsIdStaysWhileItsViewDoes() {
        struct Rows: View {
            @State private var rows = ["a", "b", "c"]
            var body: some View {
                VStack { ForEach(rows, id: \.self) { Text(rows.count == 3 ? $0 : $0.uppercased()) } }
                    .accessibilityAction(named: "Change") { rows = ["c", "a", "d", "e"] }
            }
        }
        let window = HeadlessWindow(Rows(), size: CGSize(width: 200, height: 200))
        let before = window.graph.accessibilityElements()
        #expect(window.graph.perform(.named("Change"), on: before[0].id))
        window.advance(to: 0.1)
        let after = window.graph.accessibilityElements()
        #expect(before.map(\.label) == ["a", "b", "c"] && after.map(\.label) == ["C", "A", "D", "E"])
        #expect(after[0].id == before[2].id && after[1].id == before[0].id, "They only moved and changed their texts.")
        #expect(Set((before + after).map(\.id)).count == 5, "New ones have ids of their own.")
    }

    @Test func noTwoElementsOfAWindowShareAnId() {
        let view = VStack {
            Text("a").accessibilityLabel("b").accessibilityAddTraits(.isHeader)
            HStack { Text("c"); Text("d") }.accessibilityElement(children: .contain).accessibilityLabel("e")
            Button { } label: { HStack { Text("f"); Image(systemName: "plus") } }
            Circle().accessibilityChildren { Text("g"); Text("h") }
            Slider(value: .constant(1)) { Text("i") }
        }
        let ids = elements(view).flatMap(\.all).map(\.id)
        #expect(ids.count > 8 && Set(ids).count == ids.count)
    }

    @Test func linesAreReadFromTheTopAndFromTheLeadingEnd() {
        let grid = VStack { HStack { Text("1"); Text("2").padding(.top, 4) }; HStack { Text("3"); Text("4") } }
        #expect(order(grid) == ["1", "2", "3", "4"])
        #expect(order(grid.environment(\.layoutDirection, .leftToRight)) == ["1", "2", "3", "4"])
        var rightToLeft = EnvironmentValues()
        rightToLeft.layoutDirection = .rightToLeft
        #expect(order(grid, environment: rightToLeft) == ["1", "2", "3", "4"], "The leading end is at the right, where 1 stands.")
        #expect(order(ZStack { Text("low").offset(y: 50); Text("high").offset(y: -50) }) == ["high", "low"])
    }

    @Test func aContainerIsReadAsAWholeBeforeWhatStandsBesideIt() {
        let column = VStack { Text("a1"); Text("a2") }, other = VStack { Text("b1"); Text("b2") }
        #expect(order(HStack { column; other }) == ["a1", "b1", "a2", "b2"])
        #expect(order(HStack { column.accessibilityElement(children: .contain); other.accessibilityElement(children: .contain) }) == ["a1", "a2", "b1", "b2"])
    }

    @Test func aHigherPriorityIsReadFirstAmongTheElementsOfItsContainer() {
        #expect(order(VStack { Text("a"); Text("b").accessibilitySortPriority(1); Text("c").accessibilitySortPriority(-1); Text("d") }) == ["b", "a", "d", "c"])
        let inner = VStack { Text("x"); Text("y").accessibilitySortPriority(9) }.accessibilityElement(children: .contain)
        #expect(order(VStack { Text("a"); inner; Text("b").accessibilitySortPriority(1) }) == ["b", "a", "y", "x"], "Priorities count within the container alone.")
    }

    @Test func aModalElementHidesItsSiblings() {
        #expect(order(VStack { Text("a"); Text("alert").accessibilityAddTraits(.isModal) }) == ["alert"])
    }

    @Test func theOrderKnowsNoPartsAndNothingUnseen() {
        #expect(order(VStack { Button {} label: { HStack { Text("a"); Text("b") } }; Text("c").opacity(0); Text("d").accessibilityHidden(true) }) == ["a, b"])
    }

    @Test func aContainerOfOneChildlessElementIsThatElement() {
        let shown = elements(VStack { Text("a") }.accessibilityElement(children: .contain).accessibilityIdentifier("box"))
        #expect(shown.map(\.label) == ["a"] && shown.first?.identifier == "box" && shown.first?.children.isEmpty == true)
    }

    @Test func aRepresentationStandsInForAllThatIsDrawn() {
        struct Knob: View {
            @State private var angle = 0.5
            var body: some View {
                ZStack { Circle(); Text("drawing") }.frame(width: 60, height: 60)
                    .accessibilityRepresentation { Slider(value: $angle) { Text("Knob") } }
            }
        }
        let window = HeadlessWindow(Knob(), size: CGSize(width: 200, height: 200))
        var knob: [AccessibilityElement] { window.graph.accessibilityElements() }
        #expect(knob.map(\.label) == ["Knob"] && knob.first?.value == "50%")
        #expect(knob.first?.frame == CGRect(x: 70, y: 70, width: 60, height: 60))
        #expect(knob.first.map { window.graph.perform(.adjust(.decrement), on: $0.id) } == true)
        window.advance(to: 0.1)
        #expect(knob.first?.value == "40%")
        let plain = HeadlessWindow(ZStack { Circle(); Text("drawing") }.frame(width: 60, height: 60), size: CGSize(width: 200, height: 200))
        #expect(try! window.draw().withPixels { Array($0) } == plain.draw().withPixels { Array($0) }, "What represents is never drawn.")
    }

    @Test func aDrawingGetsChildren() {
        let chart = Circle().accessibilityLabel("Rain").accessibilityChildren { HStack { ForEach(["Mo", "Tu"], id: \.self) { Rectangle().accessibilityLabel($0) } } }
        let shown = elements(chart)
        #expect(shown.map(\.label) == ["Rain"] && shown.first?.children.map(\.label) == ["Mo", "Tu"])
        #expect(order(chart) == ["Mo", "Tu"])
        #expect((shown.first?.children.first?.frame.midX ?? 200) < 100, "They are laid out within the view.")
    }

    @Test func rareAccessibilityPropertiesAreKept() throws {
        struct Page: View {
            @Namespace private var space
            var body: some View {
                VStack {
                    Text("Title").accessibilityHeading(.h2).accessibilityTextContentType(.narrative).accessibilityInputLabels(["Name", "Heading"])
                        .accessibilityCustomContent("Size", "small").accessibilityCustomContent("Size", "large").accessibilityCustomContent("Age", "new", importance: .high)
                        .accessibilityDragPoint(.leading, description: "Whole page").accessibilityDropPoint(.center, description: "Insert")
                        .accessibilityDirectTouch(options: .silentOnTouch).accessibilityIgnoresInvertColors()
                        .accessibilityShowsLargeContentViewer().speechAdjustedPitch(2).speechSpellsOutCharacters()
                        .accessibilityRotor("Chapters") { AccessibilityRotorEntry("One", id: 1); ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("Chapter \($0)", id: $0) } }
                        .accessibilityRotor(.headings, textRanges: [])
                    Text("Amount").accessibilityLabeledPair(role: .label, id: "amount", in: space)
                    Circle().accessibilityIdentifier("field").accessibilityLabeledPair(role: .content, id: "amount", in: space)
                }
            }
        }
        let shown = elements(Page()), title = try #require(shown.first)
        #expect(title.details.headingLevel == .h2 && title.traits.contains(.isHeader) && title.details.textContentType == .narrative)
        #expect(title.inputLabels == ["Name", "Heading"] && shown[1].inputLabels == ["Amount"])
        #expect(title.details.customContent.map(\.label) == ["Size", "Age"] && title.details.customContent.map(\.value) == ["large", "new"])
        #expect(title.details.customContent.last?.importance == .high)
        #expect(title.details.dragPoints.map(\.description) == ["Whole page"] && title.details.dropPoints.map(\.point) == [.center])
        #expect(title.details.directTouch == .silentOnTouch && title.details.ignoresInvertedColors && title.details.largeContent == "Title")
        #expect(title.details.speech == AccessibilitySpeech(spellsOutCharacters: true, pitch: 1))
        #expect(title.details.rotors.map(\.name) == ["Chapters", "Headings"])
        #expect(title.details.rotors.first?.entries.map(\.label) == ["One", "Chapter 2", "Chapter 3"])
        #expect(title.spoken == "Title, Heading level 2")
        #expect(shown.last?.identifier == "field" && shown.last?.label == "Amount", "Content without words is called by its label.")
    }

    @Test func interactionIsToldByTraitsActionsGesturesOrTheProgram() {
        func responds(_ view: some View) -> Bool? { elements(view).first?.respondsToUserInteraction }
        #expect(responds(Text("a")) == false)
        #expect(responds(Text("a").onTapGesture {}) == true)
        #expect(responds(Text("a").accessibilityAction {}) == true)
        #expect(responds(Text("a").accessibilityAddTraits(.isLink)) == true)
        #expect(responds(Button("a") {}) == true && responds(Button("a") {}.disabled(true)) == false)
        #expect(responds(Text("a").accessibilityRespondsToUserInteraction()) == true)
        #expect(responds(Button("a") {}.accessibilityRespondsToUserInteraction(false)) == false)
        #expect(responds(Text("a").accessibilityRespondsToUserInteraction(true, isEnabled: false)) == false)
    }

    @Test func spokenPartsHaveVoiceOversOrder() {
        #expect(elements(Button("Play") {}.disabled(true).accessibilityHint("Starts the song").accessibilityAddTraits(.isSelected)).first?.spoken
            == "Selected, Play, Dimmed, Button, Starts the song")
        #expect(elements(Text("Wi-Fi").accessibilityAddTraits(.isToggle).accessibilityValue(Text("1"))).first?.spoken == "Wi-Fi, On, Switch Button")
        #expect(elements(Image(systemName: "plus")).first?.spoken == "plus, Image")
    }
}

@MainActor
@Suite struct AccessibilityFocusTests {
    private struct Form: View {
        enum Field: Hashable { case name, age }
        @AccessibilityFocusState private var field: Field?
        @AccessibilityFocusState private var isAtSend: Bool
        var body: some View {
            VStack {
                Text("Name").accessibilityFocused($field, equals: .name)
                Text("Age").accessibilityFocused($field, equals: .age)
                Text("Other")
                Button("Send") { field = .age }.accessibilityFocused($isAtSend)
                Text(verbatim: "\(field.map { "\($0)" } ?? "none") \(isAtSend)").accessibilityIdentifier("state")
            }
        }
    }
    private func state(_ window: HeadlessWindow) -> String? { window.graph.accessibilityElements().first { $0.identifier == "state" }?.label }
    private func id(_ label: String, _ window: HeadlessWindow) throws -> AccessibilityElement.ID {
        try #require(window.graph.accessibilityElements().first { $0.label == label }).id
    }

    @Test func theProgramsStateFollowsTheFocus() throws {
        let window = HeadlessWindow(Form(), size: CGSize(width: 200, height: 200))
        #expect(state(window) == "none false" && window.graph.accessibilityFocus == nil)
        window.graph.setAccessibilityFocus(try id("Name", window))
        window.advance(to: 0.1)
        #expect(state(window) == "name false" && window.graph.accessibilityFocus?.label == "Name")
        window.graph.setAccessibilityFocus(try id("Send", window))
        window.advance(to: 0.2)
        #expect(state(window) == "none true" && window.graph.accessibilityFocus?.label == "Send")
        window.graph.setAccessibilityFocus(try id("Other", window))
        window.advance(to: 0.3)
        #expect(state(window) == "none false" && window.graph.accessibilityFocus?.label == "Other")
    }

    @Test func theFocusFollowsTheProgramsState() throws {
        let window = HeadlessWindow(Form(), size: CGSize(width: 200, height: 200))
        window.graph.setAccessibilityFocus(try id("Other", window))
        #expect(window.graph.perform(.activate, on: try id("Send", window)))
        window.advance(to: 0.1)
        #expect(window.graph.accessibilityFocus?.label == "Age" && state(window) == "age false")
    }

    @Test func withoutAnAssistiveProgramNothingHasTheFocus() throws {
        let window = HeadlessWindow(Form(), size: CGSize(width: 200, height: 200))
        #expect(window.graph.perform(.activate, on: try id("Send", window)))
        window.advance(to: 0.1)
        #expect(state(window) == "none false" && window.graph.accessibilityFocus == nil)
    }
}
