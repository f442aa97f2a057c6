/// One thing that a program uses and does not get.
struct Finding: Hashable {
    enum Kind: Hashable {
        /// Something that is not there, or is declined, with its sentence.
        case lacks(String, sentence: String)
        /// An error that no lacking name explains, in the compiler's words.
        case error(String)
    }
    var path: String
    /// From 1, as the column, which counts bytes.
    var line: Int
    var column: Int
    var kind: Kind

    /// One line: place, name, sentence.
    /// - Parameter folder: paths are told relative to it.
    func text(seenFrom folder: String) -> String {
        let shown = folder != "/" && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return switch kind {
        case .lacks(let name, let sentence): "\(shown):\(line):\(column): lacks `\(name)`: \(sentence)"
        case .error(let message): "\(shown):\(line):\(column): does not compile: \(message)"
        }
    }

    static func isInOrder(_ one: Finding, _ other: Finding) -> Bool {
        (one.path, one.line, one.column, "\(one.kind)") < (other.path, other.line, other.column, "\(other.kind)")
    }
}
