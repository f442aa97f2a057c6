/// The words of a script line, consumed one after another. Error messages lack the location.
struct ScriptLine {
    private var words: [ScriptWord]
    private var command = ""

    init(_ line: String) throws { words = try ScriptWord.words(in: line) }

    /// The line's first word in lowercase; nil for an empty line or a comment.
    mutating func takeCommand() -> String? {
        guard let first = words.first else { return nil }
        words.removeFirst()
        command = first.kind == .plain ? first.text.lowercased() : first.source
        return command
    }

    /// Consumes the word if it comes next.
    mutating func take(_ word: String) -> Bool {
        guard words.first?.isPlain(word) == true else { return false }
        words.removeFirst()
        return true
    }
    /// The next word in lowercase, unless it is a text or an identifier.
    mutating func takePlain() -> String? {
        guard let first = words.first, first.kind == .plain else { return nil }
        words.removeFirst()
        return first.text.lowercased()
    }
    mutating func takeAll() { words = [] }

    mutating func word(example: String) throws -> String {
        guard let first = words.first, first.kind == .plain else { throw RequestError("“\(command)” takes one value; write \(example).") }
        words.removeFirst()
        return first.text
    }
    mutating func text(example: String) throws -> String {
        guard let first = words.first, first.kind == .quoted, first.suffix.isEmpty else {
            throw RequestError("“\(command)” takes a text in quotation marks; write \(example).")
        }
        words.removeFirst()
        return first.text
    }
    mutating func number(_ range: ClosedRange<Double>, example: String) throws -> Double {
        let text = try word(example: example)
        guard let value = Double(text), value.isFinite, range.contains(value) else {
            throw RequestError("“\(text)” is not a number between \(range.lowerBound) and \(range.upperBound); write \(example).")
        }
        return value
    }
    /// A number preceded by a word.
    mutating func number(after name: String, _ range: ClosedRange<Double>, example: String) throws -> Double {
        guard take(name), words.first?.kind == .plain else {
            throw RequestError("“\(command)” needs `\(name)` and a number here, for example: \(example).")
        }
        return try number(range, example: example)
    }
    mutating func target(example: String) throws -> ScriptTarget {
        guard let first = words.first else { throw RequestError("“\(command)” needs \(ScriptTarget.forms), for example: \(example).") }
        guard let target = ScriptTarget(first) else {
            throw RequestError("“\(first.source)” is not a target; write \(ScriptTarget.forms), for example: \(example).")
        }
        words.removeFirst()
        return target
    }

    /// - Throws: an error if words are left.
    func finish() throws {
        guard !words.isEmpty else { return }
        let rest = words.map(\.source).joined(separator: " ")
        throw RequestError(
            command == "dark" || command == "light" ? "“\(command)” takes no value; remove “\(rest)”."
                : "“\(rest)” is unexpected here; remove it.")
    }
}
