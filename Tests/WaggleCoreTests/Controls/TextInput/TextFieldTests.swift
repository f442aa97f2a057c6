import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A value that tests read and write, and what fields have written to it.
@MainActor
final class ValueBox<Value: Sendable> {
    var value: Value
    var writes: [Value] = []
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
        Binding { MainActor.assumeIsolated { self.value } } set: { new in
            MainActor.assumeIsolated {
                self.writes.append(new)
                self.value = new
            }
        }
    }
}

@MainActor
struct TextFieldTests {
    private struct Stateful: View {
        @State var text = ""
        var change: (String) -> String? = { _ in nil }
        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Text("Hello \(text)")
            }
            .onChange(of: text) { _, new in if let other = change(new) { text = other } }
        }
    }

    @Test func everyEditIsWrittenToTheBinding() {
        let box = ValueBox(""), scene = TextFieldScene(TextField("Name", text: box.binding))
        scene.focus()
        scene.type("hi!")
        #expect(box.writes == ["h", "hi", "hi!"])
        scene.press(.delete)
        #expect(box.value == "hi" && scene.text == "hi")
    }

    @Test func stateFollowsTypingWithinTheSameFrame() {
        let scene = TextFieldScene(Stateful())
        scene.focus()
        scene.type("Ada")
        #expect(scene.window.graph.accessibilityElements().contains { $0.label == "Hello Ada" })
        #expect(scene.text == "Ada" && scene.selection == 3..<3)
    }

    @Test func twoEditsBeforeAFrameAreBothKept() {
        let scene = TextFieldScene(Stateful())
        scene.focus()
        for letter in ["a", "b"] { scene.window.graph.send(.text(.commit(letter))) }
        scene.wait(0.1)
        #expect(scene.text == "ab" && scene.selection == 2..<2)
    }

    @Test func aSetterThatRejectsAnEditShowsTheBoundText() {
        let binding = Binding<String> { "fixed" } set: { _ in }
        let scene = TextFieldScene(TextField("Name", text: binding))
        scene.focus()
        scene.type("x")
        #expect(scene.text == "fixed")
    }

    @Test func aSetterThatChangesAnEditShowsWhatItMadeOfIt() {
        let scene = TextFieldScene(Stateful { $0.uppercased() == $0 ? nil : $0.uppercased() })
        scene.focus()
        scene.type("abc")
        #expect(scene.text == "ABC" && scene.selection == 3..<3)
    }

    @Test func anotherWriteShowsAtOnceWhileTheFieldIsEdited() {
        let remote = Remote<String>()
        struct Fields: View {
            let remote: Remote<String>
            @State private var text = "one"
            var body: some View {
                remote.connect($text)
                TextField("Name", text: $text)
            }
        }
        let scene = TextFieldScene(Fields(remote: remote))
        scene.focus()
        remote.value = "two words"
        scene.wait(0.1)
        #expect(scene.text == "two words")
    }

    @Test func aValueIsWrittenWhenEditingEndsAndNeverWhileTyping() {
        struct Numbers: View {
            let journal: Journal
            @State private var number = 5
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Number", value: $number, format: .number)
                    TextField("Other", text: $text)
                }
                .onChange(of: number) { _, new in journal.note("\(new)") }
            }
        }
        let journal = Journal(), scene = TextFieldScene(Numbers(journal: journal))
        #expect(scene.text == "5")
        scene.focus()
        scene.press("a", .control)
        scene.type("1234x")
        scene.press(.delete)
        #expect(journal.take().isEmpty)
        scene.press(.tab, types: "\t")
        #expect(journal.take() == ["1234"] && scene.focused == 1)
        #expect(scene.text == "1,234", "the text is formatted again")
        scene.focus()
        scene.press("a", .control)
        scene.type("none")
        scene.press(.return, types: "\r")
        #expect(journal.take().isEmpty && scene.text == "1,234", "what is no number gives way to the value")
    }

    @Test func anEmptyTextStandsForNoValue() {
        let box = ValueBox<Int?>(3), scene = TextFieldScene(TextField("Number", value: box.binding, format: .number))
        scene.focus()
        scene.press(.delete)
        scene.press(.return, types: "\r")
        #expect(box.value == nil && scene.text.isEmpty)
    }

    @Test func formattersParseNumbers() {
        let box = ValueBox(1.5), formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let scene = TextFieldScene(TextField("Number", value: box.binding, formatter: formatter))
        #expect(scene.text == "1.5")
        scene.focus()
        scene.type("5")
        scene.press(.return, types: "\r")
        #expect(box.value == 1.55)
    }

    @Test func theOlderClosuresRun() {
        let journal = Journal(), box = ValueBox("")
        let scene = TextFieldScene(TextField("Name", text: box.binding, onEditingChanged: { journal.note("editing \($0)") }, onCommit: { journal.note("commit") }))
        scene.focus()
        scene.press(.return, types: "\r")
        #expect(journal.take() == ["editing true", "commit", "editing false"])
    }

    // MARK: Size and look

    @Test func aPlainFieldIsAsHighAsALineAndTakesTheWidth() {
        let scene = TextFieldScene(VStack { TextField("Name", text: .constant("x")) })
        #expect(scene.field.size == CGSize(width: 300, height: 22))
        let fixed = TextFieldScene(HStack { TextField("Placeholder", text: .constant("")).fixedSize() })
        #expect(fixed.field.size.width > 80 && fixed.field.size.width < 120)
    }
    @Test func aRoundedBorderMakesTheFieldThirtyFourPointsHigh() {
        let scene = TextFieldScene(TextField("Name", text: .constant("x")).textFieldStyle(.roundedBorder))
        #expect(scene.field.size.height == 34 && scene.field.inner.minX == 7)
    }
    @Test func programsMakeStylesOfTheirOwn() {
        struct Wide: TextFieldStyle {
            @Environment(\.isEnabled) var isEnabled
            func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(isEnabled ? 20 : 0) }
        }
        let scene = TextFieldScene(TextField("Name", text: .constant("x")).textFieldStyle(Wide()))
        #expect(scene.field.size.width == 260)
    }
    @Test func aVerticalFieldGrowsToItsLimit() {
        let box = ValueBox("a"), view = VStack { TextField("Name", text: box.binding, axis: .vertical).lineLimit(2...3) }
        let scene = TextFieldScene(view)
        #expect(scene.field.size.height == 44, "room for the least number of lines")
        scene.focus()
        for _ in 0..<4 { scene.press(.return, types: "\r") }
        #expect(box.value == "a\n\n\n\n", "L: without onSubmit, Return begins a line")
        #expect(scene.field.size.height == 66)
        let caret = scene.field.caretBounds
        #expect(caret.maxY <= 66.5 && caret.minY >= 43, "the caret is scrolled into sight")
    }

    @Test func theCaretIsTwoPointsWideAndSolidWhileTypingThenBlinks() {
        let box = ValueBox("a"), scene = TextFieldScene(TextField("Name", text: box.binding))
        func carets() -> [Float] {
            scene.field.displayedList().items.compactMap { item in
                guard case .fill(.roundedRectangle(let rect, _, _), _, .color(let color), _) = item.content, rect.width == 2 else { return nil }
                return color.opacity
            }
        }
        #expect(carets().isEmpty)
        scene.focus()
        #expect(carets() == [1] && scene.field.caretBounds.height == 22)
        scene.wait(0.7)
        #expect(carets().isEmpty)
        scene.type("b")
        #expect(carets() == [1])
        scene.wait(0.58)
        #expect(carets() == [0.5])
        scene.wait(0.45)
        #expect(carets() == [1])
    }
    @Test func aBlinkDrawsTheFieldAndNothingElse() {
        let scene = TextFieldScene(VStack { TextField("Name", text: .constant("x")); ForEach(0..<20) { Text("Row \($0)") } })
        scene.focus()
        scene.wait(0.55)
        #expect(scene.counters.bodies == 0 && scene.counters.placements == 0 && scene.counters.measures == 0 && scene.counters.textLayouts == 0)
        #expect(scene.window.graph.nextWork == nil, "a blinking caret is rest")
    }
    @Test func anEditAmongTwoHundredFieldsDrawsOne() {
        struct Many: View {
            @State private var texts = Array(repeating: "text", count: 200)
            var body: some View { VStack { ForEach(0..<200) { Row(text: $texts[$0]) } } }
        }
        struct Row: View {
            @Binding var text: String
            var body: some View { TextField("Name", text: $text) }
        }
        let box = (0..<200).map { _ in ValueBox("text") }
        let scene = TextFieldScene(VStack { ForEach(0..<200) { TextField("Name", text: box[$0].binding) } }, height: 6000)
        scene.focus(100)
        let shaped = scene.fields[100].lines.shapedCount
        scene.type("x")
        #expect(scene.counters.measures == 0 && scene.counters.placements == 0 && scene.fields[100].lines.shapedCount == shaped + 1)
        #expect(scene.counters.drawnItems < 12)
        let state = TextFieldScene(Many(), height: 6000)
        state.focus(100)
        state.type("x")
        #expect(state.fields[100].edited.text == "textx" && state.counters.measures == 0)
    }

    @Test func aTextLongerThanTheFieldScrollsWithTheCaret() {
        let box = ValueBox(String(repeating: "wide ", count: 40)), scene = TextFieldScene(TextField("Name", text: box.binding))
        #expect(scene.field.textOrigin.x == 0)
        scene.focus()
        #expect(scene.field.textOrigin.x < -500 && scene.caretX <= 298 && scene.caretX > 280)
        scene.press(.home)
        #expect(scene.field.textOrigin.x == 0 && scene.caretX == 0)
        scene.press(.end)
        scene.press(.escape)
        #expect(scene.focused == nil && scene.field.textOrigin.x == 0, "at rest the beginning is shown")
    }

    @Test func aLineThatDoesNotFitEndsInAnEllipsisUntilItIsEdited() {
        let scene = TextFieldScene(TextField("Name", text: .constant("Cauliflowers, strawberries, nasturtiums, gooseberries")), width: 120)
        func cut() -> Bool {
            func isCut(_ list: DisplayList) -> Bool {
                list.items.contains { item in
                    switch item.content {
                    case .text(let layout, _, _): layout.isTruncated && layout.size.width <= 120.01
                    case .effect(_, let list), .list(let list, _, _): isCut(list)
                    case .fill, .stroke, .image, .sprites: false
                    }
                }
            }
            return isCut(scene.field.displayedList())
        }
        #expect(cut())
        scene.focus()
        #expect(!cut() && scene.text.hasPrefix("Cauli"))
        scene.press(.escape)
        #expect(cut())
        let short = TextFieldScene(TextField("Name", text: .constant("Leek")), width: 120)
        #expect(!short.field.displayedList().items.isEmpty)
    }
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theDotsOfASecureFieldAre7Point3WideAnd10And1QuarterApart(_ direction: LayoutDirection) throws {
        let scene = TextFieldScene(SecureField("Password", text: .constant("secret")).font(.body), direction: direction)
        let fills = scene.field.displayedList().items.filter { if case .fill = $0.content { true } else { false } }
        let bounds = try #require(fills.first?.bounds)
        #expect(fills.count == 1 && abs(bounds.height - 7.3) < 0.01 && abs(bounds.width - 5 * 10.25 - 7.3) < 0.01)
        // The caret stands between them.
        scene.focus()
        #expect(abs(scene.field.caretBounds.minX - (direction == .leftToRight ? 6 * 10.25 : 300 - 6 * 10.25)) < 2)
        // However many there are, only those in sight are drawn.
        let long = TextFieldScene(SecureField("Password", text: .constant(String(repeating: "x", count: 20_000))), width: 100)
        guard case .effect(_, let list)? = long.field.displayedList().items.first?.content else { return #expect(Bool(false)) }
        #expect(list.bounds.width < 125)
    }
    @Test func placeholdersShowWhileThereIsNoTextAndNothingIsComposed() {
        let box = ValueBox(""), scene = TextFieldScene(TextField("Name", text: box.binding))
        func texts() -> Int { scene.field.displayedList().items.count { if case .text = $0.content { true } else { false } } }
        #expect(texts() == 1)
        scene.focus()
        scene.send(.compose(TextComposition("に", caret: 3)))
        #expect(texts() == 1 && scene.field.lines.text == "に" && box.writes.isEmpty)
        scene.send(.compose(TextComposition("", caret: 0)))
        #expect(scene.field.lines.text.isEmpty)
        scene.send(.commit("日"))
        #expect(box.value == "日")
    }

    // MARK: Accessibility

    @Test func theFieldIsATextFieldWithItsTitleAndItsText() throws {
        let scene = TextFieldScene(TextField("Name", text: .constant("Ada")))
        let element = try #require(scene.window.graph.accessibilityElements().first)
        #expect(element.label == "Name" && element.value == "Ada" && element.traits.contains(.isTextField))
        #expect(scene.window.graph.perform(.activate, on: element.id) && scene.focused == 0)
    }
    @Test func aSecureFieldTellsNobodyItsText() throws {
        let box = ValueBox("secret"), scene = TextFieldScene(SecureField("Password", text: box.binding))
        let element = try #require(scene.window.graph.accessibilityElements().first)
        #expect(element.value == "••••••")
        scene.focus()
        scene.press("a", .control)
        scene.press("c", .control)
        scene.press("x", .control)
        #expect(scene.services.clipboard == nil && box.value == "secret")
        #expect(scene.field.surroundingText.text.isEmpty && scene.field.contentPurpose == .password)
        scene.type("é👍")
        #expect(box.value == "é👍" && scene.field.lines.text == "••")
        scene.press(.leftArrow)
        scene.press(.delete)
        #expect(box.value == "👍")
    }
}
