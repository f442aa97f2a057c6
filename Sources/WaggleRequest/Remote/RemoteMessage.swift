import Foundation

/// A message between two programs: a header as JSON, and bytes.
///
/// Each message begins with the two lengths as 32-bit little-endian numbers.
public struct RemoteMessage: Sendable, Equatable {
    public var header: Data
    public var body: [UInt8]

    public init(_ header: some Encodable, body: [UInt8] = []) throws {
        self.header = try JSONEncoder().encode(header)
        self.body = body
    }
    private init(header: Data, body: [UInt8]) {
        self.header = header
        self.body = body
    }

    /// - Throws: `RequestError` if the header is something else.
    public func decoded<Header: Decodable>(_ type: Header.Type = Header.self) throws -> Header {
        do {
            return try JSONDecoder().decode(type, from: header)
        } catch {
            throw RequestError("A message between a program and its window cannot be decoded: \(error).")
        }
    }

    public var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.prefix + header.count + body.count)
        for count in [header.count, body.count] { bytes += (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
        return bytes + header + body
    }

    private static let prefix = 8
    /// The most bytes of one message. A picture's own limits are far below.
    private static let limit = 1 << 30

    /// Takes the first message off received bytes; nil while it is incomplete.
    /// - Throws: `RequestError` if the bytes are not messages.
    public static func take(from bytes: inout [UInt8]) throws -> RemoteMessage? {
        guard bytes.count >= prefix else { return nil }
        func length(at start: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) } }
        let header = length(at: 0), body = length(at: 4)
        guard header <= limit, body <= limit else {
            throw RequestError("A message between a program and its window is too long: \(header + body) bytes.")
        }
        guard bytes.count >= prefix + header + body else { return nil }
        let message = RemoteMessage(
            header: Data(bytes[prefix..<prefix + header]), body: Array(bytes[(prefix + header)..<(prefix + header + body)]))
        bytes.removeFirst(prefix + header + body)
        return message
    }
}
