import Foundation

/// A function that makes a digest of data that comes in parts.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that the function works on at once.
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all data so far. More may follow.
    func finalize() -> Digest
}

extension HashFunction {
    /// The number of bytes of a digest.
    public static var byteCount: Int { Digest.byteCount }

    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The result of a hash function: equal for equal data, compared in constant time.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

public protocol _BytesDigest: Digest {
    var _bytes: [UInt8] { get }
    init(_bytes: [UInt8])
    static var _name: String { get }
}

extension _BytesDigest {
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try _bytes.withUnsafeBytes(body) }
    public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
    /// `SHA256 digest: ` and the bytes as hexadecimal digits.
    public var description: String { "\(Self._name) digest: \(_bytes.hexadecimal)" }
    public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
    public static func == (a: Self, b: Self) -> Bool { a._bytes.isEqualInConstantTime(b._bytes) }
}

extension Digest {
    public static func == <D: DataProtocol>(a: Self, b: D) -> Bool { a.copied.isEqualInConstantTime(Array(b)) }
    public static func != <D: DataProtocol>(a: Self, b: D) -> Bool { !(a == b) }
}

/// A digest under way. A copy goes its own way.
final class HashState: @unchecked Sendable {
    private let context: OpaquePointer

    init(_ algorithm: (LibCrypto) -> LibCrypto.Make) {
        let library = LibCrypto.shared
        guard let context = library.newDigest(), library.initDigest(context, algorithm(library)(), nil) == 1 else {
            fatalError("OpenSSL does not know a hash function of CryptoKit.")
        }
        self.context = context
    }

    init(copying other: HashState) {
        let library = LibCrypto.shared
        guard let context = library.newDigest(), library.copyDigest(context, other.context) == 1 else {
            fatalError("OpenSSL cannot copy a digest.")
        }
        self.context = context
    }

    deinit { LibCrypto.shared.freeDigest(context) }

    func update(_ bytes: UnsafeRawBufferPointer) {
        if !bytes.isEmpty { _ = LibCrypto.shared.updateDigest(context, bytes.baseAddress, bytes.count) }
    }

    func finish(count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: max(count, 64)) { buffer, used in
            _ = LibCrypto.shared.finishDigest(context, buffer.baseAddress, nil)
            used = count
        }
    }
}

public protocol _OpenSSLHash: HashFunction where Digest: _BytesDigest {
    var _state: _HashStorage { get set }
}

/// Where the functions keep what they have seen.
public struct _HashStorage: Sendable {
    var state: HashState
}

extension _OpenSSLHash {
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&_state.state) { _state.state = HashState(copying: _state.state) }
        _state.state.update(bufferPointer)
    }
    public func finalize() -> Digest { Digest(_bytes: HashState(copying: _state.state).finish(count: Digest.byteCount)) }
}

public struct SHA256: _OpenSSLHash {
    public static var blockByteCount: Int { 64 }
    public var _state = _HashStorage(state: HashState(\.sha256))
    public init() {}
    public typealias Digest = SHA256Digest
}

public struct SHA384: _OpenSSLHash {
    public static var blockByteCount: Int { 128 }
    public var _state = _HashStorage(state: HashState(\.sha384))
    public init() {}
    public typealias Digest = SHA384Digest
}

public struct SHA512: _OpenSSLHash {
    public static var blockByteCount: Int { 128 }
    public var _state = _HashStorage(state: HashState(\.sha512))
    public init() {}
    public typealias Digest = SHA512Digest
}

public struct SHA256Digest: _BytesDigest {
    public static var byteCount: Int { 32 }
    public static var _name: String { "SHA256" }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

public struct SHA384Digest: _BytesDigest {
    public static var byteCount: Int { 48 }
    public static var _name: String { "SHA384" }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

public struct SHA512Digest: _BytesDigest {
    public static var byteCount: Int { 64 }
    public static var _name: String { "SHA512" }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
}

/// Functions that older formats need and that no longer protect anything.
public enum Insecure {
    public struct MD5: _OpenSSLHash {
        public static var blockByteCount: Int { 64 }
        public var _state = _HashStorage(state: HashState(\.md5))
        public init() {}
        public typealias Digest = MD5Digest
    }

    public struct SHA1: _OpenSSLHash {
        public static var blockByteCount: Int { 64 }
        public var _state = _HashStorage(state: HashState(\.sha1))
        public init() {}
        public typealias Digest = SHA1Digest
    }

    public struct MD5Digest: _BytesDigest {
        public static var byteCount: Int { 16 }
        public static var _name: String { "MD5" }
        public let _bytes: [UInt8]
        public init(_bytes: [UInt8]) { self._bytes = _bytes }
    }

    public struct SHA1Digest: _BytesDigest {
        public static var byteCount: Int { 20 }
        public static var _name: String { "SHA1" }
        public let _bytes: [UInt8]
        public init(_bytes: [UInt8]) { self._bytes = _bytes }
    }
}
