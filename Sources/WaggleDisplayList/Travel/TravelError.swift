/// Why a list cannot be serialized or deserialized.
public struct TravelError: Error, Equatable, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }

    static let end = TravelError("The bytes of a display list end too early.")
    static func unknown(_ what: String, _ number: some BinaryInteger) -> TravelError { TravelError("The bytes of a display list contain an unknown \(what): \(number).") }
}
