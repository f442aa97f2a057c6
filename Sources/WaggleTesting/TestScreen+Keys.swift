// Simulated keys, and the edited text.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension TestScreen {
    /// Types a text on a keyboard; a line break is Return. The focused view receives the text.
    /// - Throws: `TestScreenError` if no text is being edited.
    public func type(_ text: String) throws {
        guard window.graph.editedText != nil else {
            throw TestScreenError("No text is being edited, so nothing takes “\(text)”; tap a field, or focus it, first.")
        }
        try playKeys(ScriptGesture.type(text))
    }
    /// Presses and releases a key, with modifiers held down.
    /// - Throws: `TestScreenError` if no view handles the key.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
        let types = modifiers.isDisjoint(with: [.control, .option, .command]) && key.character.isLetter
        let characters = types ? modifiers.contains(.shift) ? key.character.uppercased() : String(key.character) : ""
        var isTaken = false
        for phase in [KeyEvent.Phase.down, .up] {
            let event = KeyEvent(
                phase: phase, key: key.character, characters: phase == .down ? characters : "", modifiers: modifiers, time: time)
            let took = clock.perform { window.driver.send(.key(event)) }
            isTaken = isTaken || took
        }
        advance(by: 0)
        guard isTaken else { throw TestScreenError("No view takes the key \(String(key.character).debugDescription).") }
    }
    private func playKeys(_ events: [ScriptEvent]) throws {
        let start = time
        for event in events {
            turn(to: start + event.time)
            clock.perform { _ = window.driver.send(event.event(from: start)) }
        }
        advance(by: 0)
    }

    /// Whether an on-screen keyboard slides in while a text is edited, as on a phone; false until it is set. Views make room for it, and
    /// taps on its keys type.
    public var showsKeyboard: Bool {
        get { window.driver.showsKeyboard }
        set {
            window.driver.showsKeyboard = newValue
            advance(by: 0)
        }
    }
    /// Where the on-screen keyboard is, in points; nil out of sight.
    public var keyboardFrame: CGRect? { window.driver.keyboardFrame.isNull ? nil : window.driver.keyboardFrame }

    /// The element with the keyboard focus; nil if there is none, or if the focused view has no element, such as a list.
    public var keyboardFocus: ScreenElement? { window.graph.elementWithKeyboardFocus.map(ScreenElement.init) }
    /// The text being edited, with its selection and caret; nil if there is none.
    public var editedText: ScreenText? {
        window.graph.editedText.map { client in
            let (text, selection) = client.surroundingText
            let start = text.utf8.index(text.startIndex, offsetBy: selection.lowerBound),
                end = text.utf8.index(text.startIndex, offsetBy: selection.upperBound)
            return ScreenText(paragraph: text,
                              selection: text.distance(from: text.startIndex, to: start)..<text.distance(from: text.startIndex, to: end),
                              selectedText: String(text[start..<end]), caret: client.caretRect)
        }
    }
}

/// The text being edited on a screen, at the time of the query.
public struct ScreenText: Sendable, Equatable {
    /// The paragraphs that contain the selection, or the whole text of a single-line field; empty for a secure field.
    public let paragraph: String
    /// The range of selected characters in `paragraph`; empty at the caret.
    public let selection: Range<Int>
    public let selectedText: String
    /// The caret on the screen, in points.
    public let caret: CGRect
}
