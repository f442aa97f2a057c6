import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Keys, clicks and touches in text fields.
@MainActor
struct TextFieldInputTests {
    private func scene(_ text: String, direction: LayoutDirection = .leftToRight) -> (TextFieldScene, ValueBox<String>) {
        let box = ValueBox(text)
        return (TextFieldScene(TextField("Name", text: box.binding), direction: direction), box)
    }

    // MARK: Keys

    @Test func arrowsMoveByCharactersAndWords() {
        let (scene, _) = scene("one two 👨‍👩‍👧")
        scene.focus()
        scene.press(.leftArrow)
        #expect(scene.selection == 8..<8)
        scene.press(.leftArrow, .control)
        #expect(scene.selection == 4..<4)
        scene.press(.leftArrow, .option)
        #expect(scene.selection == 0..<0)
        scene.press(.rightArrow, .control)
        #expect(scene.selection == 3..<3)
        scene.press(.rightArrow, .shift)
        scene.press(.rightArrow, [.shift, .control])
        #expect(scene.selected == " two")
        scene.press(.leftArrow)
        #expect(scene.selection == 3..<3, "an arrow leads to that end of the selection")
    }
    @Test func homeAndEndMoveAndExtend() {
        let (scene, _) = scene("hello")
        scene.focus()
        scene.press(.home, .shift)
        #expect(scene.selected == "hello" && scene.field.edited.selection.head.offset == 0)
        scene.press(.end)
        #expect(scene.selection == 5..<5)
        scene.press(.leftArrow, .command)
        #expect(scene.selection == 0..<0)
    }
    @Test func wordsAndCharactersAreDeleted() {
        let (scene, box) = scene("one two three")
        scene.focus()
        scene.press(.delete, .control)
        #expect(box.value == "one two ")
        scene.press(.home)
        scene.press(.deleteForward)
        scene.press(.deleteForward, .control)
        #expect(box.value == " two ")
        scene.press("z", .control)
        scene.press("z", .control)
        #expect(box.value == "one two three")
    }
    @Test func controlKeysCopyCutAndPaste() {
        let (scene, box) = scene("abc")
        scene.focus()
        scene.press(.leftArrow, .shift)
        scene.press("c", .control)
        #expect(scene.services.clipboard == "c")
        scene.press(.home)
        scene.press("v", .control)
        #expect(box.value == "cabc")
        scene.press("a", .command)
        scene.press("x", .command)
        #expect(box.value.isEmpty && scene.services.clipboard == "cabc")
        scene.services.writeClipboard("two\nlines")
        scene.press("v", .control)
        #expect(box.value == "two lines", "a field of one line has no line breaks")
        scene.press("z", .control)
        #expect(box.value.isEmpty)
        scene.press("z", [.control, .shift])
        #expect(box.value == "two lines")
    }
    @Test func keysThatTheFieldHasNoUseForReachTheViewsAround() {
        let journal = Journal(), box = ValueBox("a")
        let scene = TextFieldScene(TextField("Name", text: box.binding).onKeyPress(.downArrow) { journal.note("down"); return .handled })
        scene.focus()
        #expect(scene.press(.downArrow) && journal.take() == ["down"])
        #expect(!scene.press("q", .control))
    }
    @Test func escapeEndsEditingUnlessSomebodyTakesIt() {
        let journal = Journal()
        let scene = TextFieldScene(VStack {
            TextField("Name", text: .constant(""))
            Button("Cancel") { journal.note("cancel") }.keyboardShortcut(.cancelAction)
        })
        scene.focus()
        scene.press(.escape)
        #expect(journal.take() == ["cancel"] && scene.focused == 0)
        let alone = TextFieldScene(TextField("Name", text: .constant("")))
        alone.focus()
        #expect(alone.press(.escape) && alone.focused == nil)
    }

    // MARK: Right to left

    @Test func arrowsMoveAsThingsAreSeenInHebrew() {
        let (scene, _) = scene("שלום", direction: .rightToLeft)
        scene.focus()
        #expect(scene.selection == 8..<8)
        let end = scene.caretX
        scene.press(.rightArrow)
        #expect(scene.selection == 6..<6 && scene.caretX > end)
        scene.press(.home)
        #expect(scene.caretX > 290, "the text begins at the right")
        scene.press(.leftArrow, .control)
        #expect(scene.selection == 8..<8, "to the left is forward by a word")
    }
    @Test func everyPlaceOfMixedTextIsReachedBothWays() {
        let (scene, _) = scene("ab שלום cd")
        scene.focus()
        scene.press(.home)
        var places: [CGFloat] = [scene.caretX]
        for _ in 0..<30 {
            scene.press(.rightArrow)
            places.append(scene.caretX)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.5 }, "the right arrow never moves the caret left")
        #expect(scene.selection == 14..<14)
        for _ in 0..<30 { scene.press(.leftArrow) }
        #expect(scene.selection == 0..<0)
    }
    @Test func anEmptyFieldBeginsAtTheSideOfTheLanguage() {
        let (left, _) = scene(""), (right, _) = scene("", direction: .rightToLeft)
        left.focus()
        right.focus()
        #expect(left.caretX == 0 && right.caretX == 298)
    }

    // MARK: Mouse

    @Test func aClickFocusesAndPlacesTheCaretWhenTheButtonGoesDown() {
        let (scene, _) = scene("hello world")
        scene.send(.began, scene.point(1), .mouse)
        #expect(scene.focused == 0 && scene.selection == 0..<0)
        scene.send(.ended, scene.point(1), .mouse)
        scene.wait(1)
        scene.click(scene.point(290))
        #expect(scene.selection == 11..<11)
    }
    @Test func aMouseDragSelectsText() {
        let (scene, _) = scene("hello world")
        scene.send(.began, scene.point(0), .mouse)
        scene.send(.moved, scene.point(20), .mouse)
        scene.send(.moved, scene.point(299), .mouse)
        scene.send(.ended, scene.point(299), .mouse)
        #expect(scene.selected == "hello world")
    }
    @Test func twoClicksSelectAWordAndThreeAll() {
        let (scene, _) = scene("hello world")
        let place = scene.point(70)
        for count in 1...3 {
            scene.click(place)
            scene.wait(0.1)
            #expect(scene.selected == ["", "world", "hello world"][count - 1])
        }
    }
    @Test func aDragAfterTwoClicksSelectsWholeWords() {
        let (scene, _) = scene("one two three")
        scene.click(scene.point(45))
        scene.wait(0.1)
        scene.send(.began, scene.point(45), .mouse)
        scene.send(.moved, scene.point(5), .mouse)
        #expect(scene.selected == "one two")
        scene.send(.moved, scene.point(85), .mouse)
        #expect(scene.selected == "two three")
    }
    @Test func shiftExtendsTheSelectionToTheClick() {
        let (scene, _) = scene("hello world")
        scene.click(scene.point(0))
        scene.wait(1)
        scene.click(scene.point(299), .shift)
        #expect(scene.selected == "hello world")
    }
    @Test func thePointerIsABeamOverTheText() {
        let (scene, _) = scene("x")
        scene.window.graph.send(.hover(scene.point(5)))
        #expect(scene.services.pointer == .text)
    }
    @Test func aMouseSelectsWhereAFingerScrolls() {
        let box = ValueBox("hello world")
        let scene = TextFieldScene(ScrollView { VStack { TextField("Name", text: box.binding); Color.red.frame(height: 1000) } })
        func drag(_ source: Touch.Source) -> (CGFloat, String) {
            scene.send(.began, scene.point(0, 11), source)
            for step in 1...10 {
                scene.wait(0.02)
                scene.send(.moved, CGPoint(x: source == .mouse ? 90 : 3, y: 11 - CGFloat(step) * 5), source)
            }
            let result = (scene.field.convert(.zero, to: .global).minY, scene.selected)
            scene.send(.cancelled, .zero, source)
            scene.wait(2)
            return result
        }
        let mouse = drag(.mouse)
        #expect(mouse.0 == 0 && !mouse.1.isEmpty)
        scene.press(.escape)
        let finger = drag(.finger)
        #expect(finger.0 < -20 && scene.focused == nil)
    }

    // MARK: Fingers

    @Test func aTapFocusesAndPlacesTheCaretAtTheNearerEdgeOfAWord() {
        let (scene, _) = scene("hello world")
        scene.send(.began, scene.point(12), .finger)
        #expect(scene.focused == nil, "the finger may be about to scroll")
        scene.send(.ended, scene.point(12), .finger)
        #expect(scene.focused == 0 && scene.selection == 0..<0)
        scene.wait(1)
        scene.tap(scene.point(80))
        #expect(scene.selection == 11..<11)
    }
    @Test func twoTapsSelectAWord() {
        let (scene, _) = scene("hello world")
        scene.tap(scene.point(12))
        scene.wait(0.1)
        scene.tap(scene.point(12))
        #expect(scene.selected == "hello")
    }
    @Test func aRestingFingerMovesTheCaret() {
        let (scene, _) = scene("hello world")
        scene.send(.began, scene.point(12), .finger)
        scene.wait(0.6)
        #expect(scene.focused == 0)
        scene.send(.moved, scene.point(299), .finger)
        #expect(scene.selection == 11..<11)
        scene.send(.ended, scene.point(299), .finger)
    }
    @Test func aDisabledFieldTakesNoClicksTapsAndFocus() {
        let box = ValueBox("x"), scene = TextFieldScene(TextField("Name", text: box.binding).disabled(true))
        scene.click(scene.point(5))
        scene.tap(scene.point(5))
        #expect(scene.focused == nil && !scene.press(.tab, types: "\t"))
    }

    // MARK: The desktop's selection

    private func middleClick(_ scene: TextFieldScene, _ point: CGPoint) -> Bool {
        let isTaken = scene.window.graph.send(.middleClick(point))
        scene.wait(0)
        return isTaken
    }
    private struct Two: View {
        let first: Binding<String>, second: Binding<String>
        var body: some View {
            VStack {
                TextField("One", text: first)
                TextField("Two", text: second)
                Text("Pond water").textSelection(.enabled)
            }
        }
    }
    @Test func whatIsSelectedAMiddleClickPastesWhereItIs() {
        let first = ValueBox("Lily pad"), second = ValueBox("ab"), scene = TextFieldScene(Two(first: first.binding, second: second.binding))
        scene.focus()
        #expect(scene.services.selection == nil)
        scene.press("a", .control)
        #expect(scene.services.selection == "Lily pad" && scene.services.clipboard == nil)
        // At the end of the second field's text.
        #expect(middleClick(scene, scene.point(150, in: 1)))
        #expect(scene.focused == 1 && second.value == "abLily pad" && first.value == "Lily pad")
        // In the middle of the text, not at the caret.
        _ = middleClick(scene, scene.point(1, in: 1))
        #expect(second.value == "Lily padabLily pad")
    }
    @Test func selectingByMouseOrInAPlainTextSharesTheSelection() {
        let scene = TextFieldScene(Two(first: ValueBox("Lily pad").binding, second: ValueBox("").binding))
        scene.click(scene.point(8))
        scene.wait(0.1)
        scene.click(scene.point(8))
        #expect(scene.services.selection == "Lily")
        scene.wait(1)
        let text = CGPoint(x: 125, y: scene.point(0, in: 1).y + 30)
        scene.click(text)
        scene.wait(0.1)
        scene.click(text)
        #expect(scene.services.selection == "Pond" || scene.services.selection == "water")
    }
    @Test func aPasswordIsNotSharedAndNothingIsPastedWhereNoTextIs() {
        let scene = TextFieldScene(VStack { SecureField("Key", text: ValueBox("secret").binding); Color.red })
        scene.focus()
        scene.press("a", .control)
        #expect(scene.services.selection == nil)
        #expect(!middleClick(scene, CGPoint(x: 150, y: 150)))
    }
    @Test func aDisabledFieldTakesNoMiddleClick() {
        let box = ValueBox("a"), scene = TextFieldScene(TextField("Key", text: box.binding).disabled(true))
        scene.services.writeSelection("b")
        #expect(!middleClick(scene, scene.point(3)) && box.value == "a")
    }
}
