import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct InlinePickerTests {
    @Test func rowsAreButtonsWithACheckMarkAtTheChosenOne() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(VStack { Held(1, remote) { Picker("Size", selection: $0) { Text("one").tag(1); Text("two").tag(2) }.pickerStyle(.inline) } },
                                    size: CGSize(width: 200, height: 200))
        #expect(window.elements.map(\.label) == ["Size", "one", "two"])
        #expect(window.element("one")?.traits.contains([.isButton, .isSelected]) == true)
        window.perform(.activate, on: "two")
        #expect(remote.value == 2)
        #expect(window.element("two")?.traits.contains(.isSelected) == true)
    }
    @Test func inAListThePickerIsRowsByItself() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(List { Held(1, remote) { Picker("Size", selection: $0) { Text("one").tag(1); Text("two").tag(2) }.pickerStyle(.inline) } },
                                    size: CGSize(width: 300, height: 300))
        let texts = window.shown.filter { $0.kind == "text" }.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(texts.count == 3)
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.minY >= $0.maxY + 10 })
        window.perform(.activate, on: "two")
        #expect(remote.value == 2)
    }
    @Test func aHiddenLabelIsNoRow() {
        let window = HeadlessWindow(VStack { Picker("Size", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.inline) }.labelsHidden(), size: CGSize(width: 200, height: 200))
        #expect(window.elements.map(\.label) == ["one"])
    }
}
