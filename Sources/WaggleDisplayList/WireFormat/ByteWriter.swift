// Encodes numbers as bytes and back. Integers take one byte per seven bits, and so do multiples of 1/64, which most lengths are; other
// numbers are little-endian.

import Foundation
import WaggleGeometry

struct ByteWriter {
    var bytes: [UInt8] = []
    /// True if numbers keep all their digits; false if those of a `Float` and of 8-bit colours suffice.
    var isExact = true

    init(bytes: [UInt8] = [], isExact: Bool = true) { (self.bytes, self.isExact) = (bytes, isExact) }

    mutating func byte(_ value: UInt8) { bytes.append(value) }
    mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }
    mutating func count(_ value: Int) { number(UInt64(value)) }
    mutating func number(_ value: some UnsignedInteger) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
    /// Zigzag encoding: small numbers of either sign take few bytes.
    mutating func signed(_ value: some SignedInteger) {
        let value = Int64(value)
        number(UInt64(bitPattern: value << 1 ^ value >> 63))
    }
    /// An even first byte begins a multiple of 1/64; 1 stands before a `Double`, 3 before a `Float`.
    mutating func double(_ value: CGFloat) {
        let value = Double(value), parts = value * 64
        if abs(parts) < 0x4000_0000, parts == parts.rounded() {
            let whole = Int64(parts)
            return number(UInt64(bitPattern: whole << 1 ^ whole >> 63) << 1)
        }
        let short = Float(value)
        guard isExact, Double(short) != value else {
            byte(3)
            return float(short)
        }
        byte(1)
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    /// A number from 0 to 1, such as a part of a colour.
    mutating func fraction(_ value: Float) {
        if isExact { float(value) } else { byte(UInt8(fraction: value)) }
    }
    mutating func float(_ value: Float) { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
    mutating func string(_ value: String) {
        count(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }
    mutating func point(_ value: CGPoint) {
        double(value.x)
        double(value.y)
    }
    mutating func size(_ value: CGSize) {
        double(value.width)
        double(value.height)
    }
    mutating func rect(_ value: CGRect) {
        point(value.origin)
        size(value.size)
    }
    mutating func optional<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
        flag(value != nil)
        if let value { write(&self, value) }
    }
}

extension UInt8 {
    /// A number from 0 to 1, such as a part of a colour, in 255 steps; 0 for what is no number.
    package init(fraction value: Float) { self = value > 0 ? UInt8((Swift.min(value, 1) * 255).rounded()) : 0 }
}

/// Reads what `ByteWriter` wrote. Reading past the end is an error, as is a count that the remaining bytes cannot hold.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var position = 0
    /// As the writer's.
    var isExact = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var remaining: Int { bytes.count - position }

    mutating func byte() throws(WireError) -> UInt8 {
        guard position < bytes.count else { throw .end }
        defer { position += 1 }
        return bytes[position]
    }
    mutating func flag() throws(WireError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        case let other: throw .unknown("flag", other)
        }
    }
    mutating func number() throws(WireError) -> UInt64 {
        var value: UInt64 = 0, shift: UInt64 = 0
        while true {
            let byte = try byte(), part = UInt64(byte & 0x7F)
            guard shift < 63 || shift == 63 && part <= 1 else {
                throw WireError("The bytes of a display list contain a number of more than 64 bits.")
            }
            value |= part << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
    }
    mutating func number32() throws(WireError) -> UInt32 {
        let value = try number()
        guard let short = UInt32(exactly: value) else {
            throw WireError("The bytes of a display list contain \(value) where at most 32 bits may stand.")
        }
        return short
    }
    mutating func signed() throws(WireError) -> Int64 {
        let value = try number()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }
    /// The number of elements that follow, each at least `bytesEach` bytes long.
    mutating func count(bytesEach: Int = 1) throws(WireError) -> Int {
        let value = try number()
        guard let count = Int(exactly: value), count <= remaining / bytesEach else { throw .end }
        return count
    }
    mutating func raw(_ count: Int) throws(WireError) -> [UInt8] {
        guard count >= 0, count <= remaining else { throw .end }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }
    mutating func double() throws(WireError) -> CGFloat {
        guard position < bytes.count else { throw .end }
        if bytes[position] & 1 == 0 {
            let value = try number() >> 1
            return CGFloat(Double(Int64(value >> 1) ^ -Int64(value & 1)) / 64)
        }
        switch try byte() {
        case 1: break
        case 3: return CGFloat(try float())
        case let other: throw .unknown("kind of number", other)
        }
        var bits: UInt64 = 0
        for (index, byte) in try raw(8).enumerated() { bits |= UInt64(byte) << (8 * UInt64(index)) }
        return CGFloat(Double(bitPattern: bits))
    }
    mutating func float() throws(WireError) -> Float {
        var bits: UInt32 = 0
        for (index, byte) in try raw(4).enumerated() { bits |= UInt32(byte) << (8 * UInt32(index)) }
        return Float(bitPattern: bits)
    }
    mutating func fraction() throws(WireError) -> Float { isExact ? try float() : Float(try byte()) / 255 }
    mutating func string() throws(WireError) -> String { String(decoding: try raw(try count()), as: UTF8.self) }
    mutating func point() throws(WireError) -> CGPoint { CGPoint(x: try double(), y: try double()) }
    mutating func size() throws(WireError) -> CGSize { CGSize(width: try double(), height: try double()) }
    mutating func rect() throws(WireError) -> CGRect { CGRect(origin: try point(), size: try size()) }
    mutating func optional<Value>(_ read: (inout ByteReader) throws(WireError) -> Value) throws(WireError) -> Value? {
        try flag() ? try read(&self) : nil
    }
    /// An enumeration case, by number.
    mutating func choice<Value>(_ values: [Value], _ what: String) throws(WireError) -> Value {
        let number = try byte()
        guard Int(number) < values.count else { throw .unknown(what, number) }
        return values[Int(number)]
    }
}
