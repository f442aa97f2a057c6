import Testing
import WaggleCore
@testable import WaggleDesktop

/// GTK counts in Unicode characters, the framework in bytes of UTF-8.
@Suite struct InputMethodTests {
    @Test func aDeletionBeforeTheCaretIsCountedInBytes() {
        // The caret is behind é.
        #expect(TextInputEvent.deletion(offset: -2, count: 2, in: "aé日", caret: 3) == .deleteSurrounding(before: 3, after: 0))
        #expect(TextInputEvent.deletion(offset: 0, count: 1, in: "aé日", caret: 3) == .deleteSurrounding(before: 0, after: 3))
        #expect(TextInputEvent.deletion(offset: -1, count: 2, in: "aé日", caret: 3) == .deleteSurrounding(before: 2, after: 3))
    }

    @Test func aDeletionIsClampedToTheText() {
        #expect(TextInputEvent.deletion(offset: -9, count: 20, in: "ab", caret: 1) == .deleteSurrounding(before: 1, after: 1))
    }

    @Test func aDeletionElsewhereIsRefused() {
        #expect(TextInputEvent.deletion(offset: 1, count: 1, in: "abc", caret: 0) == nil)
        #expect(TextInputEvent.deletion(offset: -3, count: 1, in: "abc", caret: 3) == nil)
        #expect(TextInputEvent.deletion(offset: 0, count: 1, in: "abc", caret: 9) == nil)
    }

    @Test func placesOfCharactersAreBytes() {
        #expect("aé日".utf8Offset(ofScalar: 2) == 3)
        #expect("aé日".utf8Offset(ofScalar: 9) == 6)
        #expect("aé日".utf8Offset(ofScalar: -1) == 0)
    }
}
