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
    @Test func scriptsType() throws {
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
