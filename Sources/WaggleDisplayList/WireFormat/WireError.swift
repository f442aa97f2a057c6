/// Why a list cannot be serialized or deserialized.
public struct WireError: Error, Equatable, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }

    static let end = WireError("The bytes of a display list end too early.")
    static func unknown(_ what: String, _ number: some BinaryInteger) -> WireError { WireError("The bytes of a display list contain an unknown \(what): \(number).") }
}
