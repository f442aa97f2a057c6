import Foundation

/// A program that the gallery shows: a folder of Swift files, one of which begins with a sentence about it.
struct Example: Identifiable, Hashable {
    let name: String
    let folder: String
    /// What the program is about: the first comment of the file with its `App`.
    let summary: String
    /// The file with the `App` first, then by folder and name.
    let files: [SourceFile]
    /// The script of the program's film; nil if there is none.
    let tour: String?

    var id: String { name }

    static func == (a: Example, b: Example) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// True if all words are in the name, the summary or the source.
    func matches(_ query: String) -> Bool {
        let words = query.split(separator: " ")
        return words.allSatisfy { word in
            name.localizedCaseInsensitiveContains(word) || summary.localizedCaseInsensitiveContains(word)
                || files.contains { $0.text.localizedCaseInsensitiveContains(word) }
        }
    }
}

extension Example {
    /// The programs among a folder's folders, by name.
    static func all(in folder: String) -> [Example] {
        names(in: folder).compactMap { Example(folder: "\(folder)/\($0)") }
    }

    /// Nil if the folder holds no `App`.
    init?(folder: String) {
        let files = Self.swiftFiles(in: folder, below: "").compactMap(SourceFile.init)
        guard let app = files.first(where: { $0.text.contains("@main") }) else { return nil }
        name = (folder as NSString).lastPathComponent
        self.folder = folder
        self.files = [app] + files.filter { $0.id != app.id }
        summary = app.leadingComment
        let tour = "\(folder)/tour.txt"
        self.tour = FileManager.default.fileExists(atPath: tour) ? tour : nil
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func swiftFiles(in folder: String, below path: String) -> [(folder: String, path: String)] {
        names(in: "\(folder)/\(path)").flatMap { name -> [(folder: String, path: String)] in
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            if name.hasSuffix(".swift") { return [(folder, inner)] }
            return name.contains(".") ? [] : swiftFiles(in: folder, below: inner)
        }
    }
}
