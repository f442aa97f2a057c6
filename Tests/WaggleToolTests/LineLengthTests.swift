import Foundation
import Testing

/// A line of the sources fits into 140 columns.
struct LineLengthTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let most = 140

    /// The numbers and lengths of a file's long lines.
    private static func longLines(of file: URL) throws -> [(number: Int, columns: Int)] {
        let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().filter { $0.element.count > most }.compactMap { index, line in
            let columns = String(decoding: line, as: UTF8.self).unicodeScalars.count
            return columns > most ? (index + 1, columns) : nil
        }
    }

    private static let excepted = Dictionary(uniqueKeysWithValues: LongLines.counts.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return (String(words[0]), Int(words[1]) ?? 0)
    })

    @Test func onlyLinesInTheListAreLongerThan140ColumnsAndTheListOnlyShrinks() throws {
        let sources = try ["Sources", "Modules"].flatMap { folder in
            try #require(FileManager.default.enumerator(at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
                .compactMap { $0 as? URL }
        }
        let files = Dictionary(grouping: sources.filter { $0.pathExtension == "swift" }, by: \.lastPathComponent)
        #expect(files.count > 1000)
        for (name, files) in files {
            let long = try files.flatMap(Self.longLines), excepted = Self.excepted[name] ?? 0
            let lines = long.map { "line \($0.number) has \($0.columns)" }.joined(separator: ", ")
            #expect(long.count <= excepted, "\(name) has \(long.count) lines over \(Self.most) columns, and the list allows \(excepted): \(lines)")
            #expect(long.count >= excepted, "\(name) has \(long.count) lines over \(Self.most) columns: lower its number in LongLines.swift from \(excepted).")
        }
        let gone = Self.excepted.keys.filter { files[$0] == nil }.sorted()
        #expect(gone.isEmpty, "No source has these names; remove them from LongLines.swift: \(gone.joined(separator: ", ")).")
    }
}
