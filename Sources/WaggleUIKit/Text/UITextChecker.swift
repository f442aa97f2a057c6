// Spelling, checked with the dictionaries of hunspell that the system has.

import Foundation
import Synchronization
import WaggleCore

/// Checks the spelling of words, and offers others for a word that is wrong or not finished.
///
/// The dictionaries are hunspell's, as all programs of a Linux desktop use them: the packages libhunspell-1.7-0 and, for English,
/// hunspell-en-us. In a language without a dictionary no word is wrong, which is reported once.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    private var ignored: [String] = []
    /// The words learnt by the program; they last as long as it runs.
    private static var learned: Set<String> = []

    public override init() { super.init() }

    /// The first word that is wrong.
    /// - Parameters:
    ///   - range: The part of the text to check.
    ///   - startingOffset: Where in the text the search begins.
    ///   - wrapFlag: True to go on from the beginning of the range at its end.
    ///   - language: A language, such as `en` or `en_US`.
    /// - Returns: The word's range; its location is `NSNotFound` if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = WordBook.of(language) else { return none }
        let words = Self.words(of: stringToCheck as NSString, in: range)
        let later = words.filter { $0.location >= startingOffset }, earlier = wrapFlag ? words.filter { $0.location < startingOffset } : []
        return (later + earlier).first { !isRight((stringToCheck as NSString).substring(with: $0), dictionary) } ?? none
    }
    /// Words that may have been meant, the likeliest first; nil if there are none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.part(range, of: string), let guesses = WordBook.of(language)?.guesses(word) else { return nil }
        return guesses.isEmpty ? nil : guesses
    }
    /// Words that begin with a part, in the order of the dictionary; nil if there are none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let part = Self.part(range, of: string), !part.isEmpty,
              let words = WordBook.of(language)?.words(beginningWith: part) else { return nil }
        return words.isEmpty ? nil : words
    }

    /// Takes a word as right in this checker.
    open func ignoreWord(_ wordToIgnore: String) { if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) } }
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }
    /// Takes a word as right in all checkers.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// The languages with a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { WordBook.languages }

    private func isRight(_ word: String, _ dictionary: WordBook) -> Bool {
        ignored.contains(word) || Self.learned.contains(word) || dictionary.contains(word)
    }

    private static func part(_ range: NSRange, of string: String) -> String? { Range(range, in: string).map { String(string[$0]) } }
    /// The words in a part of a text: letters, with apostrophes inside. What contains digits is not a word.
    private static func words(of text: NSString, in range: NSRange) -> [NSRange] {
        let letters = CharacterSet.letters.union(.nonBaseCharacters),
            whole = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        var words: [NSRange] = [], start: Int?, hasDigit = false
        func unit(_ index: Int) -> Unicode.Scalar? { Unicode.Scalar(text.character(at: index)) }
        func finish(at end: Int) {
            if let first = start, !hasDigit {
                let length = text.character(at: end - 1) == 0x27 ? end - 1 - first : end - first
                if length > 0 { words.append(NSRange(location: first, length: length)) }
            }
            (start, hasDigit) = (nil, false)
        }
        for index in whole.location..<NSMaxRange(whole) {
            // Half of a pair, which only some letters of old scripts are.
            guard let scalar = unit(index) else {
                finish(at: index)
                continue
            }
            if letters.contains(scalar) || CharacterSet.decimalDigits.contains(scalar) {
                start = start ?? index
                hasDigit = hasDigit || CharacterSet.decimalDigits.contains(scalar)
            } else if !(start != nil && (scalar == "'" || scalar == "\u{2019}")) {
                finish(at: index)
            }
        }
        finish(at: NSMaxRange(whole))
        return words
    }
}

/// A dictionary that is read.
@MainActor
private final class WordBook {
    private let handle: OpaquePointer
    private let library: Hunspell
    private let encoding: String.Encoding
    private let path: String
    /// All words of the file, without their forms.
    private lazy var stems: [String] = {
        let text = FileManager.default.contents(atPath: path + ".dic").flatMap { String(data: $0, encoding: encoding) } ?? ""
        return text.split(whereSeparator: \.isNewline).dropFirst().map { String($0.prefix { $0 != "/" && $0 != "\t" }) }
    }()

    private init?(_ path: String) {
        guard let library = Hunspell.found, let handle = library.create(path + ".aff", path + ".dic") else { return nil }
        (self.library, self.handle, self.path) = (library, handle, path)
        let name = library.encoding(handle).map { String(cString: $0).uppercased() } ?? "UTF-8"
        encoding = name.hasPrefix("ISO8859-1") || name.hasPrefix("ISO-8859-1") ? .isoLatin1 : .utf8
    }

    func contains(_ word: String) -> Bool {
        // What the dictionary's encoding lacks, it does not know.
        guard let bytes = bytes(of: word) else { return false }
        return library.spell(handle, bytes) != 0
    }
    func guesses(_ word: String) -> [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        guard let bytes = bytes(of: word) else { return [] }
        let count = library.suggest(handle, &list, bytes)
        defer { library.free(handle, &list, count) }
        return (0..<max(Int(count), 0)).compactMap { index in
            list?[index].flatMap { String(data: Data(bytes: $0, count: strlen($0)), encoding: encoding) }
        }
    }
    func words(beginningWith part: String) -> [String] { Array(stems.lazy.filter { $0.hasPrefix(part) && $0 != part }.prefix(20)) }

    private func bytes(of word: String) -> [CChar]? {
        word.replacingOccurrences(of: "\u{2019}", with: "'").data(using: encoding).map { $0.map(CChar.init(bitPattern:)) + [0] }
    }

    // MARK: Files

    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]
    private static var known: [String: WordBook] = [:]
    private static var missing: Set<String> = []

    static var languages: [String] {
        guard Hunspell.found != nil else { return [] }
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }).sorted()
    }
    /// The dictionary of a language: that of its region, else that of the first one in the order in which people mean them.
    static func of(_ language: String) -> WordBook? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        if let dictionary = known[name] { return dictionary }
        guard !missing.contains(name) else { return nil }
        let base = name.prefix { $0 != "_" }
        let candidates = [name, String(base), base == "en" ? "en_US" : "\(base)_\(base.uppercased())"] + languages.filter {
            $0.hasPrefix(base + "_")
        }
        for candidate in candidates {
            guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: "\($0)/\(candidate).aff") }),
                  let dictionary = WordBook("\(folder)/\(candidate)") else { continue }
            known[name] = dictionary
            return dictionary
        }
        missing.insert(name)
        Diagnostics.shared.report("There is no dictionary for the language \"\(language)\", so UITextChecker finds no word wrong; "
            + "install libhunspell-1.7-0 and, for English, hunspell-en-us.")
        return nil
    }
}

/// The functions of hunspell, which is looked up when the first word is checked.
private struct Hunspell: Sendable {
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
    let create: @Sendable @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> OpaquePointer?
    let encoding: @Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    let spell: @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
    let suggest: @Sendable @convention(c) (OpaquePointer?, List?, UnsafePointer<CChar>?) -> Int32
    let free: @Sendable @convention(c) (OpaquePointer?, List?, Int32) -> Void

    /// Nil if the library is not installed.
    static let found = Hunspell()

    private init?() {
        guard let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL), let create = dlsym(library, "Hunspell_create"),
              let encoding = dlsym(library, "Hunspell_get_dic_encoding"), let spell = dlsym(library, "Hunspell_spell"),
                  let suggest = dlsym(library, "Hunspell_suggest"),
              let free = dlsym(library, "Hunspell_free_list") else { return nil }
        self.create = unsafeBitCast(
            create, to: (@Sendable @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> OpaquePointer?).self)
        self.encoding = unsafeBitCast(encoding, to: (@Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?).self)
        self.spell = unsafeBitCast(spell, to: (@Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32).self)
        self.suggest = unsafeBitCast(suggest, to: (@Sendable @convention(c) (OpaquePointer?, List?, UnsafePointer<CChar>?) -> Int32).self)
        self.free = unsafeBitCast(free, to: (@Sendable @convention(c) (OpaquePointer?, List?, Int32) -> Void).self)
    }
}
