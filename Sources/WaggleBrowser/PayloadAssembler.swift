// Payloads on a stream: four bytes of length, little-endian, then the payload, whose first byte is its kind.

import Foundation

/// What a program sends to its page.
package enum PagePayload {
    /// For the host: the answer to a page's arrival.
    package static let hostWord: UInt8 = 0xF0
    /// A picture: its number, width and height as doubles, a flag for the first one, the background's colour in four bytes, and a display
    /// list's message.
    package static let picture: UInt8 = 1
    /// JSON: title, pointer, clipboard and whatever else the page shows or does.
    package static let state: UInt8 = 2
    /// JSON: changes of the accessible elements.
    package static let elements: UInt8 = 3
    /// Why the program ends, as a sentence.
    package static let end: UInt8 = 4
    /// A file for the person: its name, a zero, and its contents.
    package static let file: UInt8 = 5
    /// For a developer's window, JSON: the program's state, or what of an earlier state it could not keep (`DevelopmentWord`).
    package static let development: UInt8 = 6
}

/// Joins received bytes to payloads.
package struct PayloadAssembler {
    private var bytes: [UInt8] = []
    private var start = 0
    /// The most bytes of one payload from the host: messages of pages are small, and files come in parts.
    package static let limit = 4 << 20

    private let limit: Int

    package init(limit: Int = PayloadAssembler.limit) { self.limit = limit }

    package mutating func add(_ new: [UInt8]) {
        // Moves what is left only once most has been read.
        if start > bytes.count / 2 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += new
    }

    /// The next payload; nil while it is incomplete.
    /// - Throws: `SessionError` for a length that is empty or beyond the limit.
    package mutating func next() throws(SessionError) -> ArraySlice<UInt8>? {
        guard bytes.count - start >= 4 else { return nil }
        let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        guard length > 0 else { throw SessionError("The page has sent an empty message.") }
        guard length <= limit else { throw SessionError("The page has sent a message of \(length) bytes; at most \(limit) are allowed.") }
        guard bytes.count - start >= 4 + length else { return nil }
        defer { start += 4 + length }
        return bytes[start + 4..<start + 4 + length]
    }

    package static func frame(_ payload: [UInt8]) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) } + payload
    }
}

/// Why a session ends early; the description is shown to the person at the page.
package struct SessionError: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
