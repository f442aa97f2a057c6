import Foundation

/// A file of a program's source.
struct SourceFile: Identifiable, Hashable {
    /// The path inside the program's folder.
    let id: String
    let text: String

    /// Nil if the file cannot be read.
    init?(folder: String, path: String) {
        guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) else { return nil }
        self.init(id: path, text: text)
    }
    init(id: String, text: String) {
        self.id = id
        self.text = text
    }

    var name: String { (id as NSString).lastPathComponent }
    /// Empty for files of the program's folder itself.
    var folder: String { (id as NSString).deletingLastPathComponent }

    /// The comment that the file begins with, on one line.
    var leadingComment: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
            .map { $0.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    static func == (a: SourceFile, b: SourceFile) -> Bool { a.id == b.id && a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
