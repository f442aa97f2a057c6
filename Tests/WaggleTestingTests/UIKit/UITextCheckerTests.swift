import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting

/// Spelling, with the dictionaries of hunspell.
@MainActor
struct UITextCheckerTests {
    private let text = "The qwzik frog's ponnd, in the 3rd of May"
    private func wrong(_ checker: UITextChecker, from start: Int = 0, wrap: Bool = false, _ language: String = "en") -> String? {
        let range = checker.rangeOfMisspelledWord(in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: language)
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test func wrongWordsAreFoundOneAfterTheOther() {
        let checker = UITextChecker()
        #expect(wrong(checker) == "qwzik" && wrong(checker, from: 9) == "ponnd" && wrong(checker, from: 22) == nil && wrong(checker, from: 22, wrap: true) == "qwzik")
        #expect(wrong(checker, "en_US") == "qwzik" && wrong(checker, "en-US") == "qwzik")
    }
    @Test func aWordIsRightOrNot() {
        let checker = UITextChecker()
        for (word, isRight) in [("silkworm", true), ("silk", true), ("slik", false), ("knits", true), ("", true), ("12", true)] {
            let range = checker.rangeOfMisspelledWord(in: word, range: NSRange(location: 0, length: word.utf16.count), startingAt: 0, wrap: false, language: "en")
            #expect((range.location == NSNotFound) == isRight, "\(word)")
        }
    }
    @Test func otherWordsAreOffered() {
        let checker = UITextChecker(), range = (text as NSString).range(of: "ponnd")
        #expect(checker.guesses(forWordRange: range, in: text, language: "en")?.contains("pond") == true)
        #expect(checker.completions(forPartialWordRange: NSRange(location: 0, length: 4), in: "frog", language: "en")?.allSatisfy { $0.hasPrefix("frog") } == true)
        #expect(checker.guesses(forWordRange: NSRange(location: 400, length: 4), in: text, language: "en") == nil)
    }
    @Test func wordsMayBeIgnoredAndLearnt() {
        let checker = UITextChecker()
        checker.ignoreWord("qwzik")
        #expect(wrong(checker) == "ponnd" && checker.ignoredWords == ["qwzik"] && wrong(UITextChecker()) == "qwzik")
        UITextChecker.learnWord("ponnd")
        #expect(UITextChecker.hasLearnedWord("ponnd") && wrong(checker) == nil)
        UITextChecker.unlearnWord("ponnd")
        #expect(wrong(checker) == "ponnd")
    }
    @Test func inALanguageWithoutADictionaryNoWordIsWrong() {
        #expect(wrong(UITextChecker(), "xx") == nil && !UITextChecker.availableLanguages.contains("xx") && UITextChecker.availableLanguages.contains("en_US"))
    }
}
