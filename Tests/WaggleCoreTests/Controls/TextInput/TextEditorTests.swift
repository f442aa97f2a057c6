import Foundation
import Testing
import WaggleCairo
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct TextEditorTests {
    private func scene(_ text: String, height: CGFloat = 200) -> (TextFieldScene, ValueBox<String>) {
        let box = ValueBox(text)
        return (TextFieldScene(TextEditor(text: box.binding), height: height), box)
    }
    private func scroll(_ scene: TextFieldScene) -> ScrollNode {
        var found: ScrollNode?
        func visit(_ node: ViewNode) {
            found = found ?? node as? ScrollNode
            node.forEachChild(visit)
        }
        visit(scene.window.graph.root)
        return found!
    }
    private static let long = (0..<300).map { "Line \($0) of a text" }.joined(separator: "\n")

    @Test func theEditorTakesItsRoomAndInsetsTheText() {
        let (scene, _) = scene("a")
        #expect(scene.field.size == CGSize(width: 300, height: 200) && scene.field.inner.origin == CGPoint(x: 5, y: 8))
    }
    @Test func returnAndTabAreText() {
        let (scene, box) = scene("a")
        scene.focus()
        scene.press(.return, types: "\r")
        scene.press(.tab, types: "\t")
        scene.type("b")
        #expect(box.value == "a\n\tb" && scene.focused == 0)
    }
    @Test func theCaretMovesByLinesAndKeepsItsPlace() {
        let (scene, _) = scene("a long first line\nshort\nanother long line")
        scene.focus()
        scene.press(.upArrow)
        #expect(scene.selection == 23..<23, "the end of the short line")
        scene.press(.upArrow)
        #expect(scene.selection.lowerBound > 12 && scene.selection.lowerBound < 18)
        scene.press(.upArrow)
        #expect(scene.selection == 0..<0, "above the first line is its beginning")
        scene.press(.downArrow, .shift)
        #expect(scene.selected == "a long first line\nshort", "the caret keeps its horizontal place")
        scene.press(.end, .control)
        scene.press(.downArrow)
        #expect(scene.selection == 41..<41)
    }
    @Test func linesWrapAndEndKeepsToTheLine() {
        let (scene, _) = scene("many words that do not fit into one line of three hundred points")
        #expect(scene.field.lines.height > 43.9, "two lines")
        scene.focus()
        scene.press(.home, .control)
        scene.press(.end)
        let first = scene.selection.lowerBound
        #expect(first > 20 && first < 45 && scene.field.caretBounds.minY < 10, "the caret stays on the line whose end it is")
        scene.press(.downArrow)
        #expect(scene.field.caretBounds.minY > 20)
    }
    @Test func theCaretIsScrolledIntoSight() {
        let (scene, _) = scene(Self.long)
        scene.focus()
        let scroll = scroll(scene)
        #expect(scroll.offset.y > 5000)
        scene.press(.home, .control)
        #expect(scroll.offset.y < 10)
        scene.press(.end, .control)
        scene.type("x")
        let caret = scene.field.convert(scene.field.caretBounds, to: .global)
        #expect(caret.minY > 0 && caret.maxY <= 200)
    }
    @Test func onlyParagraphsInSightAreSetAndAnEditSetsOne() {
        let text = (0..<20000).map { "Line \($0) of a text that is about a megabyte long" }.joined(separator: "\n")
        let (scene, box) = scene(text)
        #expect(scene.field.lines.shapedCount < 40)
        scene.click(scene.point(60, 20))
        let before = scene.field.lines.shapedCount
        scene.type("x")
        #expect(scene.field.lines.shapedCount - before == 1 && box.value.utf8.count == text.utf8.count + 1)
        #expect(scene.counters.bodies <= 1)
        scene.press(.return, types: "\r")
        #expect(scene.field.lines.shapedCount - before <= 4)
    }
    @Test func editsInAnyOrderAreSetAsFromScratch() {
        var dice = Dice(state: 5)
        let pieces = ["a", " ", "\n", "word", "\r\n", "é", "ש", "two\nlines"]
        let engine = PangoTextEngine(), run = StyledText.Run(.string(""), font: FontDescription(size: 17, lineHeight: 22))
        let look = EditedTextAttributes(run: run, style: ParagraphStyle()), kept = EditedTextLayout(engine, look)
        kept.setWidth(80)
        var text = ""
        for _ in 0..<200 {
            let start = text.grapheme(at: dice.roll(text.utf8.count + 1)), end = text.grapheme(at: min(start + dice.roll(8), text.utf8.count))
            text.replaceSubrange(text.index(atUTF8: start)..<text.index(atUTF8: max(start, end)), with: pieces[dice.roll(pieces.count)])
            kept.setText(text)
            let fresh = EditedTextLayout(engine, look)
            fresh.setWidth(80)
            fresh.setText(text)
            kept.setLines(to: .infinity)
            fresh.setLines(to: .infinity)
            #expect(kept.height == fresh.height)
            let place = TextPosition(text.grapheme(at: dice.roll(text.utf8.count + 1)))
            #expect(kept.caret(at: place, in: 80) == fresh.caret(at: place, in: 80) && kept.line(at: place) == fresh.line(at: place))
        }
    }
    @Test func theGroundIsDrawnUnlessItIsHidden() {
        func backgrounds(_ view: some View) -> Int {
            TextFieldScene(view).window.all(Color.system(.background)).count
        }
        #expect(backgrounds(TextEditor(text: .constant("a"))) == 1)
        #expect(backgrounds(TextEditor(text: .constant("a")).scrollContentBackground(.hidden)) == 0)
    }
}
