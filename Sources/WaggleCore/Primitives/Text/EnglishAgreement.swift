// Grammatical agreement with numbers: "1 apple", "2 apples".

import Foundation

/// Makes the nouns and verbs of an English phrase agree with its numbers, as `^[\(count) apple](inflect: true)` requests.
///
/// The last word of a noun phrase is the noun. Words such as "left", and words after "of", "in" and the like, are not part of the phrase
/// and stay unchanged.
enum EnglishAgreement {
    static func inflected(_ phrase: String) -> String {
        var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let numbers = words.indices.filter { number(words[$0]) != nil }
        for (position, start) in numbers.enumerated() {
            guard let value = number(words[start]) else { continue }
            let isOne = value == 1
            let end = position + 1 < numbers.count ? numbers[position + 1] : words.count
            if let noun = noun(in: (start + 1)..<end, words) { words[noun] = mapped(words[noun]) { isOne ? singular($0) : plural($0) } }
            // The verb precedes the first number or follows its noun.
            for index in (position == 0 ? words.startIndex : start)..<end where index != start {
                words[index] = mapped(words[index]) { verb($0, isOne: isOne) }
            }
        }
        return words.joined(separator: " ")
    }

    private static func number(_ word: String) -> Double? {
        let text = word.trimmingCharacters(in: CharacterSet(charactersIn: "()[]:;!?"))
        guard let first = text.first, first.isNumber || first == "-" || first == "+" else {
            return ["one": 1, "a": 1, "an": 1, "no": 0, "zero": 0][text.lowercased()]
        }
        return Double(text.replacingOccurrences(of: ",", with: ""))
    }

    private static func noun(in range: Range<Int>, _ words: [String]) -> Int? {
        let end = range.first { ends.contains(core(words[$0]).lowercased()) } ?? range.upperBound
        return (range.lowerBound..<end).last { !core(words[$0]).isEmpty }
    }
    /// Words that end the noun phrase.
    private static let ends: Set<String> = [
        "of", "in", "on", "at", "to", "from", "for", "with", "by", "per", "and", "or", "is", "are", "was", "were", "has", "have", "left",
        "remaining",
        "selected", "ago", "available", "found", "total", "completed", "that", "which", "who",
    ]

    /// The letters of a word without surrounding punctuation.
    private static func core(_ word: String) -> String { word.trimmingCharacters(in: .punctuationCharacters) }

    private static func mapped(_ word: String, _ change: (String) -> String) -> String {
        let core = core(word)
        guard !core.isEmpty, let range = word.range(of: core) else { return word }
        var changed = change(core.lowercased())
        if core.count > 1, core == core.uppercased() { changed = changed.uppercased() }
        else if core.first?.isUppercase == true { changed = changed.prefix(1).uppercased() + changed.dropFirst() }
        return changed.lowercased() == core.lowercased() ? word : word.replacingCharacters(in: range, with: changed)
    }

    private static let verbs = [
        ("is", "are"), ("was", "were"), ("has", "have"), ("this", "these"), ("that", "those"), ("does", "do"), ("needs", "need"),
        ("isn't", "aren't")]
    private static func verb(_ word: String, isOne: Bool) -> String {
        guard let pair = verbs.first(where: { $0.0 == word || $0.1 == word }) else { return word }
        return isOne ? pair.0 : pair.1
    }

    private static let irregular = [
        ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"), ("foot", "feet"), ("tooth", "teeth"),
        ("goose", "geese"),
        ("mouse", "mice"), ("ox", "oxen"), ("leaf", "leaves"), ("knife", "knives"), ("life", "lives"), ("wife", "wives"),
        ("wolf", "wolves"),
        ("shelf", "shelves"), ("half", "halves"), ("loaf", "loaves"), ("thief", "thieves"), ("calf", "calves"), ("self", "selves"),
        ("potato", "potatoes"),
        ("tomato", "tomatoes"), ("hero", "heroes"), ("echo", "echoes"), ("index", "indices"), ("analysis", "analyses"), ("quiz", "quizzes"),
        ("movie", "movies"),
        ("cookie", "cookies"), ("pie", "pies"), ("tie", "ties"), ("calorie", "calories"), ("bus", "buses"), ("shoe", "shoes"),
        ("horse", "horses"),
        ("house", "houses"), ("case", "cases"), ("course", "courses"), ("exercise", "exercises"), ("purchase", "purchases"),
        ("note", "notes"), ("rose", "roses"),
        ("size", "sizes"), ("prize", "prizes"), ("cache", "caches"), ("box", "boxes"), ("response", "responses"), ("expense", "expenses"),
        ("license", "licenses"),
        ("database", "databases"), ("release", "releases"), ("nose", "noses"), ("phase", "phases"), ("phrase", "phrases"),
        ("vase", "vases"), ("pause", "pauses"),
    ]
    /// Nouns whose singular and plural are equal.
    private static let invariant: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "news", "information", "equipment", "music", "water", "min",
        "km", "kg", "ms"]

    static func plural(_ word: String) -> String {
        if invariant.contains(word) || irregular.contains(where: { $0.1 == word }) { return word }
        if let pair = irregular.first(where: { $0.0 == word }) { return pair.1 }
        // Already plural.
        if word.hasSuffix("s"), singular(word) != word { return word }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        return word + "s"
    }

    static func singular(_ word: String) -> String {
        if invariant.contains(word) || irregular.contains(where: { $0.0 == word }) { return word }
        if let pair = irregular.first(where: { $0.1 == word }) { return pair.0 }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if ["sses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        if word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix), word.count > 3 { return String(word.dropLast()) }
        return word
    }
}
