/// Something in a catalogue that cannot be used; the rest of the catalogue works.
public struct AssetIssue: Sendable, Hashable, CustomStringConvertible {
    /// The file that is wrong; empty for an issue of a lookup.
    public var file: String
    /// What is wrong, as a sentence.
    public var message: String

    public init(file: String, message: String) {
        self.file = file
        self.message = message
    }

    public var description: String { file.isEmpty ? message : "\(file): \(message)" }
}
