/// A problem in a catalogue; the rest of the catalogue still works.
public struct AssetIssue: Sendable, Hashable, CustomStringConvertible {
    /// The file with the problem; empty for a lookup.
    public var file: String
    /// The problem, as a sentence.
    public var message: String

    public init(file: String, message: String) {
        self.file = file
        self.message = message
    }

    public var description: String { file.isEmpty ? message : "\(file): \(message)" }
}
