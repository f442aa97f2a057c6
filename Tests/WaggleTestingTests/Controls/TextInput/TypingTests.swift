import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Typing into fields of a screen.
@MainActor
struct TypingTests {
    private struct SignUp: View {
        @State private var name = ""
        @State private var password = ""
        @State private var age: Int? = nil
        @State private var done = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name).textContentType(.name).submitLabel(.next).textInputAutocapitalization(.words)
                SecureField("Password", text: $password).textContentType(.newPassword)
                TextField("Age", value: $age, format: .number).keyboardType(.numberPad).autocorrectionDisabled()
                Text(done)
            }
            .textFieldStyle(.roundedBorder)
            .onSubmit { done = "\(name), \(password.count), \(age ?? 0)" }
        }
    }

    @Test func aFormIsFilledByKeyboardAlone() throws {
        let screen = try TestScreen(SignUp(), size: CGSize(width: 300, height: 200))
        try screen.tap("Name")
        try screen.type("Ada Lovelace\tsecret\t36\n")
        try screen.settle()
        #expect(screen.shows("Ada Lovelace, 6, 36"))
        #expect(try screen.element("Password").value == "••••••")
    }
    @Test func theScreenTellsTheSelectionAndTheCaret() throws {
        let screen = try TestScreen(SignUp(), size: CGSize(width: 300, height: 200))
        #expect(screen.editedText == nil)
        #expect(throws: TestScreenError.self) { try screen.type("nothing takes this") }
        try screen.tap("Name")
        try screen.type("Zoë 👍🏽")
        try screen.press(.leftArrow, modifiers: .shift)
        let text = try #require(screen.editedText)
        #expect(text.paragraph == "Zoë 👍🏽" && text.selection == 4..<5 && text.selectedText == "👍🏽")
        #expect(text.caret.width == 2 && text.caret.minX > 30)
        try screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "👍🏽")
        try screen.press(.escape)
        #expect(screen.editedText == nil)
    }
    private struct Note: View {
        @State private var text = (1...8).map { "Line \($0)" }.joined(separator: "\n")
        var body: some View { TextField("Note", text: $text, axis: .vertical).lineLimit(2...5).padding() }
    }
    enum Hand: CaseIterable { case mouse, secondButton, tappingFinger, restingFinger }
    @Test(arguments: Hand.allCases) func theFirstTouchOfALongTextMeetsTheLineUnderIt(_ hand: Hand) throws {
        let screen = try TestScreen(Note(), size: CGSize(width: 300, height: 300))
        let field = try screen.element("Note").frame, line = field.height / 5
        let place = ScreenTarget.point(field.minX + 2, field.minY + 1.5 * line)
        switch hand {
        case .mouse: try screen.click(place)
        case .secondButton: try screen.secondaryClick(place)
        case .tappingFinger: try screen.tap(place)
        case .restingFinger: try screen.press(place, for: 1)
        }
        try screen.settle()
        let text = try #require(screen.editedText)
        #expect(text.paragraph == "Line 2\n" && text.selection == (hand == .secondButton ? 0..<4 : 0..<0))
        // The text has not scrolled.
        #expect(abs(text.caret.midY - field.minY - 1.5 * line) < 1)
    }
    @Test func filmScriptsTypeIntoFields() throws {
        let screen = try TestScreen(SignUp(), size: CGSize(width: 300, height: 200))
        try screen.play(script: """
            tap "Name"
            type "Grace"
            key shift+home
            type "G"
            key return
            """)
        #expect(screen.shows("G, 0, 0"))
    }
}
