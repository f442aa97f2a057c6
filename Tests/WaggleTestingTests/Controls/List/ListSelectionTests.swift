import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Rows selected by mouse and keyboard.
@MainActor struct ListSelectionTests {
    private func frame(_ screen: TestScreen, _ target: ScreenTarget) throws -> CGRect { try screen.element(target).frame }

    private struct Files: View {
        let chosen: TestValue<Set<Int>>
        let opened: TestValue<[Set<Int>]>
        @State private var selection: Set<Int> = []
        var body: some View {
            List(0..<100, id: \.self, selection: Binding { selection } set: { (selection, chosen.value) = ($0, $0) }) { Text("File \($0)") }
                .contextMenu(forSelectionType: Int.self) { files in
                    if files.isEmpty {
                        Button("New") { opened.value.append([-1]) }
                    } else {
                        Button("Open \(files.count)") { opened.value.append(files) }
                    }
                } primaryAction: { opened.value.append($0) }
        }
    }
    private func files() throws -> (TestValue<Set<Int>>, TestValue<[Set<Int>]>, TestScreen) {
        let chosen = TestValue<Set<Int>>([]), opened = TestValue<[Set<Int>]>([])
        return (chosen, opened, try TestScreen(Files(chosen: chosen, opened: opened), size: CGSize(width: 390, height: 600)))
    }
    @Test func aMouseChoosesOneRowAndWithKeysMore() throws {
        let (chosen, _, screen) = try files()
        try screen.click("File 2")
        #expect(chosen.value == [2])
        try screen.click("File 4", modifiers: .control)
        #expect(chosen.value == [2, 4])
        try screen.click("File 2", modifiers: .command)
        #expect(chosen.value == [4])
        screen.advance(by: 1)
        try screen.click("File 3")
        try screen.click("File 6", modifiers: .shift)
        #expect(chosen.value == [3, 4, 5, 6])
        try screen.click("File 1", modifiers: .shift)
        #expect(chosen.value == [1, 2, 3])
        try screen.click("File 8", modifiers: [.shift, .control])
        #expect(chosen.value == [1, 2, 3, 4, 5, 6, 7, 8])
    }
    @Test func keysMoveAndExtendTheSelectionAndScrollToIt() throws {
        let (chosen, opened, screen) = try files()
        try screen.click("File 2")
        try screen.press(.downArrow)
        #expect(chosen.value == [3])
        try screen.press(.downArrow, modifiers: .shift)
        #expect(chosen.value == [3, 4])
        try screen.press(.upArrow, modifiers: .shift)
        try screen.press(.upArrow, modifiers: .shift)
        #expect(chosen.value == [2, 3])
        try screen.press(.return)
        #expect(opened.value == [[2, 3]])
        for _ in 0..<30 { try screen.press(.downArrow) }
        try screen.settle()
        #expect(chosen.value == [32])
        let frame = try frame(screen, "File 32")
        #expect(frame.minY > 0 && frame.maxY <= 600.5, "\(frame)")
    }
    @Test func theMenuOfAListIsAboutTheSelectionOrTheRow() throws {
        let (chosen, opened, screen) = try files()
        try screen.click("File 2")
        try screen.click("File 3", modifiers: .control)
        try screen.secondaryClick("File 3")
        try screen.settle()
        try screen.tap("Open 2")
        try screen.settle()
        try screen.secondaryClick("File 5")
        try screen.settle()
        try screen.tap("Open 1")
        try screen.settle()
        #expect(opened.value == [[2, 3], [5]])
        #expect(chosen.value == [2, 3])
        try screen.secondaryClick(.point(4, 300))
        try screen.settle()
        try screen.tap("New")
        #expect(opened.value.last == [-1])
    }
    @Test func aTapOrTwoClicksOpenARow() throws {
        let (_, opened, screen) = try files()
        try screen.tap("File 1")
        #expect(opened.value == [[1]])
        screen.advance(by: 1)
        try screen.click("File 4")
        #expect(opened.value == [[1]])
        screen.advance(by: 1)
        try screen.click("File 4", count: 2)
        #expect(opened.value == [[1], [4]])
    }

    // MARK: Rows that do not exist

    private final class Counter { var count = 0 }
    private struct Number: View {
        let number: Int
        let made: Counter
        var body: some View {
            let _ = made.count += 1
            Text(verbatim: "Number \(number)")
        }
    }
    private struct Numbers: View {
        let made: Counter
        @Binding var selection: Set<Int>
        var body: some View { List(0..<100_000, id: \.self, selection: $selection) { Number(number: $0, made: made) } }
    }
    private func numbers() throws -> (Counter, TestValue<Set<Int>>, TestScreen) {
        let made = Counter(), selection = TestValue<Set<Int>>([])
        return (made, selection, try TestScreen(Holder(selection) { Numbers(made: made, selection: $0) }, size: CGSize(width: 390, height: 600)))
    }
    private struct Holder<Content: View>: View {
        let told: TestValue<Set<Int>>
        let content: (Binding<Set<Int>>) -> Content
        @State private var selection: Set<Int> = []
        init(_ told: TestValue<Set<Int>>, @ViewBuilder _ content: @escaping (Binding<Set<Int>>) -> Content) { (self.told, self.content) = (told, content) }
        var body: some View { content(Binding { selection } set: { (selection, told.value) = ($0, $0) }) }
    }
    @Test func aRangeToTheEndSelectsRowsThatWereNeverMade() throws {
        let (made, selection, screen) = try numbers()
        try screen.click("Number 2")
        try screen.press(.end, modifiers: .shift)
        try screen.settle()
        #expect(selection.value == Set(2..<100_000))
        #expect(screen.shows("Number 99999"))
        try screen.press(.home, modifiers: .shift)
        try screen.settle()
        #expect(selection.value == [0, 1, 2])
        try screen.press(.end)
        try screen.press(.upArrow)
        try screen.settle()
        #expect(selection.value == [99_998])
        try screen.press("a", modifiers: .control)
        try screen.settle()
        #expect(selection.value.count == 100_000)
        #expect(made.count < 300)
    }
    @Test func aClickWithShiftReachesBackPastRowsThatAreGone() throws {
        let (_, selection, screen) = try numbers()
        try screen.click("Number 3")
        for _ in 0..<6 {
            try screen.scroll(.point(195, 300), by: CGVector(dx: 0, dy: -20_000))
            try screen.settle()
        }
        let row = try #require(screen.elements.first { $0.label.hasPrefix("Number") && $0.frame.minY > 100 })
        let number = try #require(Int(row.label.dropFirst(7)))
        #expect(number > 1000)
        try screen.click(.point(row.frame.midX, row.frame.midY), modifiers: .shift)
        try screen.settle()
        #expect(selection.value == Set(3...number))
    }
    @Test func sectionsTagsAndRowsThatCannotBeSelectedAreMinded() throws {
        let told = TestValue<Set<Int>>([])
        let screen = try TestScreen(Holder(told) { selection in
            List(selection: selection) {
                Text("First").tag(-1)
                ForEach(0..<40, id: \.self) { part in
                    Section("Part \(part)") {
                        ForEach(0..<(part % 3 + 1), id: \.self) { row in
                            Text("Row \(part) \(row)").tag(part * 10 + row).selectionDisabled(row == 1)
                        }
                    }
                }
                ForEach(1000..<1100, id: \.self) { Text("Plain \($0)") }
                Text("Last").tag(-2)
            }
        }, size: CGSize(width: 390, height: 600))
        let parts = (0..<40).flatMap { part in (0..<(part % 3 + 1)).filter { $0 != 1 }.map { part * 10 + $0 } }
        try screen.click("First")
        try screen.press(.end, modifiers: .shift)
        try screen.settle()
        #expect(told.value == Set([-1, -2] + parts + (1000..<1100)))
        #expect(screen.shows("Last"))
        for _ in 0..<3 { try screen.press(.upArrow, modifiers: .shift) }
        try screen.settle()
        #expect(told.value == Set([-1] + parts + (1000..<1098)))
        try screen.press(.home)
        try screen.settle()
        #expect(told.value == [-1])
        for _ in 0..<4 { try screen.press(.downArrow) }
        // Parts 0 and 1 have one such row each, part 2 has two.
        #expect(told.value == [22])
        try screen.press("a", modifiers: .command)
        try screen.settle()
        #expect(told.value == Set([-1, -2] + parts + (1000..<1100)))
    }
    @Test func keysInAnEmptyListAreNotTaken() throws {
        let told = TestValue<Set<Int>>([])
        let screen = try TestScreen(Holder(told) { selection in List([Int](), id: \.self, selection: selection) { Text("\($0)") } }, size: CGSize(width: 390, height: 600))
        try? screen.press(.tab)
        for key in [KeyEquivalent.downArrow, .end, "a"] { #expect(throws: TestScreenError.self) { try screen.press(key, modifiers: key == "a" ? .control : []) } }
        try screen.settle()
        #expect(told.value.isEmpty)
    }
}
