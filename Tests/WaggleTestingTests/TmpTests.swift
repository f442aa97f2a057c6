import SwiftUI
import Testing
import WaggleTesting
@MainActor @Suite struct TmpTests {
    struct Long: View {
        @State var text = String(repeating: String(repeating: "Lily and reed and otter on the bank of the river. ", count: 10) + "\n", count: 2100)
        var body: some View { TextEditor(text: $text).accessibilityIdentifier("e") }
    }
    struct Fields: View {
        @State private var text = "one two"
        var body: some View {
            VStack(spacing: 60) {
                Text("Carp").padding().draggable("big ")
                TextField("Field", text: $text).textFieldStyle(.roundedBorder)
                Text("<\(text)>")
            }
            .padding()
        }
    }
    @Test func keys() throws {
        let screen = try TestScreen(Long())
        try screen.tap(.point(100, 300))
        screen.advance(by: 1)
        let clock = ContinuousClock()
        let one = clock.measure { try? screen.type("x") }
        let time = clock.measure { for _ in 0..<20 { try? screen.type("y") } }
        print("KEY", one, time / 20, screen.editedText?.paragraph.count ?? -1)
        let still = clock.measure { for _ in 0..<20 { screen.advance(by: 0.1) } }
        print("STILL", still / 20)
    }
    @Test func fields() throws {
        let screen = try TestScreen(Fields())
        try screen.carry("Carp", to: .text("one two", number: 1).at(UnitPoint(x: 0.9, y: 0.5)))
        print("FIELDS", screen.elements.map { ($0.label, $0.value ?? "", $0.frame) })
    }
}
