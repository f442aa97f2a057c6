/// A missing name or another error in a program.
struct Finding: Hashable {
    enum Kind: Hashable {
        /// A missing or unavailable name, with a message about it.
        case lacks(String, sentence: String)
        /// A compiler error that no missing name explains.
        case error(String)
        /// A file of which no condition lets anything in, with the first condition.
        case leftOut(condition: String)
    }
    var path: String
    /// From 1, like the column, which counts bytes.
    var line: Int
    var column: Int
    var kind: Kind

    /// One line: position, name, message.
    /// - Parameter folder: Paths are shown relative to it.
    func text(seenFrom folder: String) -> String {
        let shown = folder != "/" && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return switch kind {
        case .lacks(let name, let sentence): "\(shown):\(line):\(column): lacks `\(name)`: \(sentence)"
        case .error(let message): "\(shown):\(line):\(column): does not compile: \(message)"
        case .leftOut(let condition):
            "\(shown):\(line):\(column): is left out: no condition lets anything of this file in (#if \(condition))"
        }
    }

    static func isInOrder(_ one: Finding, _ other: Finding) -> Bool {
        (one.path, one.line, one.column, "\(one.kind)") < (other.path, other.line, other.column, "\(other.kind)")
    }
}
