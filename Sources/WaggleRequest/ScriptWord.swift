/// One word of a script line.
struct ScriptWord: Equatable {
    enum Kind { case plain, quoted, identifier }
    var kind: Kind
    /// Without quotation marks or `#`.
    var text: String
    /// What follows a quoted text or an identifier without a space, such as `[2]` and `@0.5,1`.
    var suffix = ""
    /// The word as written, for messages.
    var source: String

    func isPlain(_ word: String) -> Bool { kind == .plain && text.lowercased() == word }
}

extension ScriptWord {
    /// The steps whose first word may be a target.
    static let targetSteps: Set<String> =
        ["tap", "doubletap", "press", "drag", "pinch", "rotate", "hover", "rightclick", "wheel", "scroll", "reveal"]

    /// The words of a line. `#` begins a comment unless a target can be there: after the name of a step that takes one, and after `to`.
    /// - Throws: `RequestError`, with a message without location, if a quotation mark is not closed.
    static func words(in line: String) throws -> [ScriptWord] {
        var words: [ScriptWord] = []
        var rest = line[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { return words }
            let start = rest.startIndex
            if first == "#" {
                let name = rest.dropFirst().prefix { !$0.isWhitespace }
                guard !name.isEmpty, let before = words.last, before.kind == .plain,
                      words.count == 1 ? targetSteps.contains(before.text.lowercased()) : before.text.lowercased() == "to" else {
                          return words
                      }
                rest = rest[name.endIndex...]
                let end = name.firstIndex { $0 == "[" || $0 == "@" } ?? name.endIndex
                words.append(ScriptWord(kind: .identifier, text: String(name[..<end]), suffix: String(name[end...]), source: "#" + name))
            } else if first == "\"" {
                rest = rest.dropFirst()
                var text = ""
                while let character = rest.first, character != "\"" {
                    rest = rest.dropFirst()
                    // A backslash escapes a quotation mark or itself;
                    //  and \t are escapes as usual.
                    if character == "\\", let next = rest.first {
                        rest = rest.dropFirst()
                        text.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
                    } else {
                        text.append(character)
                    }
                }
                guard rest.first == "\"" else {
                    throw RequestError("the text that begins with \(line[start...].prefix(20)) has no closing quotation mark.")
                }
                rest = rest.dropFirst()
                let suffix = rest.prefix { !$0.isWhitespace }
                rest = rest[suffix.endIndex...]
                words.append(ScriptWord(kind: .quoted, text: text, suffix: String(suffix), source: String(line[start..<rest.startIndex])))
            } else {
                let text = rest.prefix { !$0.isWhitespace && $0 != "#" && $0 != "\"" }
                rest = rest[text.endIndex...]
                words.append(ScriptWord(kind: .plain, text: String(text), source: String(text)))
            }
        }
    }
}
