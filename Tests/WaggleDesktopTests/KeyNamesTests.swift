import Testing
import WaggleCore
@testable import WaggleDesktop

/// Keys by GDK's key values.
@Suite struct KeyNamesTests {
    @Test func letterKeysAreNamedInLowerCaseAndTypeWhatTheyShow() {
        // Shift and A: GDK's key values of Latin letters are Unicode's.
        #expect(KeyNames.key(code: 0x41, lowercase: 0x61) == "a")
        #expect(KeyNames.characters(code: 0x41, unicode: 0x41, .shift) == "A")
    }

    @Test(arguments: zip([0xFF52, 0xFF0D, 0xFF8D, 0xFF08, 0xFFFF, 0xFFBE, 0xFFC9], ["\u{F700}", "\r", "\r", "\u{8}", "\u{7F}", "\u{F704}", "\u{F70F}"]))
    func functionKeysHaveApplesCharacters(_ code: Int, _ name: String) {
        #expect(KeyNames.key(code: UInt32(code), lowercase: 0).map { String($0) } == name)
    }

    @Test func arrowsTypeNothingAndReturnTypesItself() {
        #expect(KeyNames.characters(code: 0xFF52, unicode: 0, []) == "")
        #expect(KeyNames.characters(code: 0xFF0D, unicode: 0x0D, []) == "\r")
    }

    @Test func commandsTypeNothing() {
        #expect(KeyNames.characters(code: 0x63, unicode: 0x63, .control) == "")
        #expect(KeyNames.characters(code: 0x63, unicode: 0x63, .command) == "")
    }

    @Test func controlAndWCloseAWindow() {
        func command(_ key: Character, _ phase: KeyEvent.Phase, _ modifiers: EventModifiers) -> WindowCommand? {
            WindowCommand(KeyEvent(phase: phase, key: key, characters: "", modifiers: modifiers))
        }
        #expect(command("w", .down, .control) == .close)
        #expect(command("q", .down, [.control, .capsLock]) == .quit)
        #expect(command("w", .up, .control) == nil)
        #expect(command("w", .down, [.control, .shift]) == nil)
        #expect(command("w", .down, []) == nil)
    }

    @Test func theBackKeyAndTheThumbsButtonGoBack() {
        #expect(KeyNames.key(code: 0x1008FF26, lowercase: 0) == KeyEvent.back)
        #expect(KeyNames.characters(code: 0x1008FF26, unicode: 0, []) == "")
        #expect([1, 2, 3, 8, 9].map { MouseButton(rawValue: $0) } == [.primary, .middle, .secondary, .back, nil])
    }

    @Test func keysThatOnlyModifyAreNone() {
        // The left Shift key.
        #expect(KeyNames.key(code: 0xFFE1, lowercase: 0) == nil)
        #expect(KeyNames.modifier(0xFFE1) == .shift)
        #expect(KeyNames.modifier(0xFFEA) == .option)
        #expect(KeyNames.modifier(0x61) == nil)
    }
}
