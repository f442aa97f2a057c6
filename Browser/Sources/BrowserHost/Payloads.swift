// Messages between the host and a session: four bytes of length, little-endian, and the payload.

import NIOCore

/// The lengths are wrong.
struct PayloadError: Error, Equatable { var length: Int }

struct PayloadDecoder: ByteToMessageDecoder {
    typealias InboundOut = ByteBuffer
    let limit: Int

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        guard let payload = try take(from: &buffer) else { return .needMoreData }
        context.fireChannelRead(Self.wrapInboundOut(payload))
        return .continue
    }
    mutating func decodeLast(context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool) throws -> DecodingState {
        // What a program had not finished when it ended is of no use.
        while let payload = try take(from: &buffer) { context.fireChannelRead(Self.wrapInboundOut(payload)) }
        return .needMoreData
    }

    /// The next payload; nil while it is incomplete.
    func take(from buffer: inout ByteBuffer) throws -> ByteBuffer? {
        guard let length = buffer.getInteger(at: buffer.readerIndex, endianness: .little, as: UInt32.self) else { return nil }
        guard length <= limit else { throw PayloadError(length: Int(length)) }
        guard buffer.readableBytes >= 4 + Int(length) else { return nil }
        buffer.moveReaderIndex(forwardBy: 4)
        return buffer.readSlice(length: Int(length))
    }
}

enum Payload {
    /// The first byte of what the host itself tells a program, and of the program's answer to `attached`; the rest is JSON.
    static let hostWord: UInt8 = 0xF0

    /// The first byte of a program's own last word, a sentence that says why it ends.
    static let end: UInt8 = 4

    static func kind(of payload: ByteBuffer) -> UInt8? { payload.getInteger(at: payload.readerIndex) }
    static func isHostWord(_ payload: ByteBuffer) -> Bool { kind(of: payload) == hostWord }

    /// What a page tells without its person: that it has drawn a picture.
    private static let drawn = Array("\u{10}{\"k\":\"drawn\"".utf8)
    static func isOfPerson(_ payload: ByteBuffer) -> Bool { !payload.readableBytesView.starts(with: drawn) }

    static func hostWord(_ json: String) -> ByteBuffer {
        var buffer = ByteBuffer(integer: hostWord)
        buffer.writeString(json)
        return buffer
    }

    /// The length before a payload.
    static func length(of payload: ByteBuffer) -> ByteBuffer { ByteBuffer(integer: UInt32(payload.readableBytes), endianness: .little) }
}

/// Quotes text for JSON.
enum JSONText {
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\u{2028}", "\u{2029}", "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
