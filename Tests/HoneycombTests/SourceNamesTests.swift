import Foundation
import Testing

/// The modules build against Apple's SwiftUI: they import nothing else and use no name that it lacks.
struct SourceNamesTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private struct Source {
        let name: String
        /// Without comments and texts.
        let code: String

        init(_ file: URL) throws {
            name = file.lastPathComponent
            code = try String(contentsOf: file, encoding: .utf8).replacing(#/"([^"\\\n]|\\.)*"/#, with: "\"\"").replacing(#/\/\/[^\n]*/#, with: "")
        }

        func all(_ pattern: some RegexComponent<(Substring, Substring)>) -> Set<String> { Set(code.matches(of: pattern).map { String($0.output.1) }) }
    }

    private func sources(_ module: String) throws -> [Source] {
        let folder = root.appendingPathComponent("Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        return try files.map(Source.init)
    }

    @Test func nothingButSwiftUIAndFoundationIsImported() throws {
        for (module, allowed) in [("Hexagons", ["Foundation"]), ("Honeycomb", ["Foundation", "Hexagons", "SwiftUI"]), ("Flourish", ["Foundation", "SwiftUI"])] {
            let sources = try sources(module)
            #expect(sources.count > 5)
            for source in sources { #expect(source.all(#/import (?:\w+ )?(\w+)/#).isSubset(of: allowed), "\(source.name)") }
        }
    }

    @Test func everyNameIsSwiftUIsOrOurOwnOrSwifts() throws {
        let listed = try String(contentsOf: root.appendingPathComponent("Sources/WaggleTool/Names/SwiftUINames.txt"), encoding: .utf8)
        var known = Set(listed.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { $0.split { " .".contains($0) } }.map(String.init))
        #expect(known.isSuperset(of: ["Layout", "contentShape", "onGeometryChange"]) && !known.contains("hexCell"))
        let sources = try sources("Hexagons") + sources("Honeycomb") + sources("Flourish")
        for source in sources { known.formUnion(source.all(#/\b(?:func|var|let|case|struct|enum|class|typealias|in) `?(\w+)/#).union(source.all(#/\b(\w+):/#)).union(source.all(#/case [^\n]*, (\w+)/#))) }
        for source in try self.sources("Honeycomb") + self.sources("Flourish") {
            let used = source.all(#/\b([A-Z]\w*)/#).union(source.all(#/\.([a-z]\w*)/#))
            let unknown = used.subtracting(known).subtracting(Self.swift)
            #expect(unknown.isEmpty, "\(source.name): \(unknown.sorted())")
        }
    }

    /// Of the standard library and Foundation.
    private static let swift: Set<String> = [
        "Array", "ArraySlice", "BinaryFloatingPoint", "BinaryInteger", "Bool", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "CGVector", "CaseIterable", "ClosedRange", "Codable", "Date", "Dictionary", "Duration", "Equatable", "Foundation", "Hashable", "Hexagons",
        "Identifiable", "Int64", "KeyPath", "Locale", "MainActor", "ObjectIdentifier", "Observable", "ObservableObject", "ObservationIgnored",
        "RandomAccessCollection", "Range", "Self", "Sendable", "Sequence", "String", "StringProtocol", "SwiftUI", "Task", "TimeInterval", "UInt32",
        "UInt64", "UInt8", "UUID", "Unicode", "UnicodeScalar", "Void", "allSatisfy", "anchored", "caseInsensitive", "compactMap", "currency",
        "decimal", "diacriticInsensitive", "dropFirst", "entered", "enumerated", "fadeOut", "filter", "firstIndex", "flatMap", "formatted",
        "greatestFiniteMagnitude", "grouping", "init", "inserted", "insetBy", "intersects", "isCancelled", "isFinite", "isLetter", "isMultiple",
        "isNaN", "isNull", "isNumber", "isPunctuation", "joined", "languageCode", "lastIndex", "lazy", "lowerBound", "max", "maxX", "maxY",
        "maximalIdentifier", "merge", "midX", "midY", "milliseconds", "min", "minX", "minY", "now", "null", "numericType", "percent", "pi",
        "precision", "prefix", "random", "removeAll", "replacingOccurrences", "reserveCapacity", "reversed", "rightToLeftEnd", "round", "scaledBy",
        "script", "sleep", "squareRoot", "timeIntervalSince", "toNearestOrAwayFromZero", "translatedBy", "truncatingRemainder", "unicodeScalars",
        "updateValue", "upperBound", "wholeNumberValue",
    ]
}
