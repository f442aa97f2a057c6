import Foundation

/// A source file from which parts are removed, one after the other, so that the compiler can diagnose the rest.
///
/// Removed parts become spaces and line breaks stay, so positions in the copy equal those in the original.
struct CheckedFile {
    let path: String
    /// The path of the copy that the compiler reads.
    let copy: String
    let survey: SyntaxSurvey
    private var bytes: [UInt8]
    /// The offset of each line's first byte.
    private let lineStarts: [Int]
    private(set) var removed: [SyntaxSurvey.Span] = []
    /// What the compiler sees in place of the file, if it is something else; all positions are those there.
    private let shown: SourceCopy?

    init(path: String, copy: String, survey: SyntaxSurvey, bytes: [UInt8], shown: SourceCopy? = nil) {
        self.shown = shown
        self.path = path
        self.copy = copy
        self.survey = survey
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    var text: Data { Data(bytes) }

    /// A finding with its position in the original.
    func inOriginal(_ finding: Finding) -> Finding {
        var finding = finding
        if let shown { finding.column = shown.column(finding.column, line: finding.line) }
        return finding
    }

    /// The offset of a position; nil if it is outside the file.
    func offset(line: Int, column: Int) -> Int? {
        guard lineStarts.indices.contains(line - 1), column >= 1 else { return nil }
        let offset = lineStarts[line - 1] + column - 1
        return offset <= bytes.count ? offset : nil
    }

    func position(_ offset: Int) -> (line: Int, column: Int) {
        let line = (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1
        return (line + 1, offset - lineStarts[line] + 1)
    }

    /// Removes a part. Returns false if it was already removed or cannot hold its replacement.
    mutating func remove(_ removal: SyntaxSurvey.Removal) -> Bool {
        let span = removal.span, stand = removal.isCondition ? Array("true".utf8) : []
        guard !removed.contains(where: { $0.contains(span) }), span.end <= bytes.count, span.end - span.start >= stand.count,
              !bytes[span.start..<span.start + stand.count].contains(UInt8(ascii: "\n")) else { return false }
        removed.append(span)
        for index in span.start..<span.end where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
            bytes[index] = UInt8(ascii: " ")
        }
        bytes.replaceSubrange(span.start..<span.start + stand.count, with: stand)
        return true
    }

    /// The use of a name at an offset. The compiler may point at the start of an expression that contains the name.
    func use(of name: String, at offset: Int) -> SyntaxSurvey.Use? {
        let uses = survey.uses.filter { $0.name == name }
        if let exact = uses.first(where: { $0.offset == offset }) { return exact }
        guard let statement = survey.statement(at: offset) else { return nil }
        return uses.first { $0.offset >= offset && statement.contains($0.offset) }
    }

    /// True if part of the smallest statement around an offset was removed, so that an error there may be a consequence.
    func isTouched(at offset: Int) -> Bool {
        guard let statement = survey.statement(at: offset) else { return false }
        return removed.contains { statement.contains($0) }
    }

    /// True if a declaration of the name was removed.
    func hasLost(_ name: String) -> Bool {
        survey.declarations.contains { declaration in declaration.name == name && removed.contains { $0.contains(declaration.offset) } }
    }
}
