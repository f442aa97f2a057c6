import Foundation

public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize, incorrectParameterSize
    /// The data or its tag has changed, or the key is another one.
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure, invalidParameter
}

/// What a text in ASN.1 or PEM may lack.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    case invalidASN1Object, invalidPEMDocument
}

public struct SymmetricKeySize: Sendable, Equatable {
    public let bitCount: Int
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key's size is a positive number of whole bytes.")
        self.bitCount = bitCount
    }
    public static let bits128 = SymmetricKeySize(bitCount: 128), bits192 = SymmetricKeySize(bitCount: 192),
        bits256 = SymmetricKeySize(bitCount: 256)
}

/// Bytes that nobody finds in memory once the last key that has them is gone. What a program has copied of them is its own.
final class SecretBytes: @unchecked Sendable {
    private(set) var bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    deinit { bytes.withUnsafeMutableBytes { if let start = $0.baseAddress { explicit_bzero(start, $0.count) } } }
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let secret: SecretBytes
    var bytes: [UInt8] { secret.bytes }

    public init<D: ContiguousBytes>(data: D) { secret = SecretBytes(data.copied) }
    /// A new random key.
    public init(size: SymmetricKeySize) { secret = SecretBytes([UInt8](secureRandomCount: size.bitCount / 8)) }

    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (a: SymmetricKey, b: SymmetricKey) -> Bool { a.bytes.isEqualInConstantTime(b.bytes) }
}

// MARK: - Codes that authenticate

public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    public static func == <D: DataProtocol>(a: Self, b: D) -> Bool { a.copied.isEqualInConstantTime(Array(b)) }
    public static func != <D: DataProtocol>(a: Self, b: D) -> Bool { !(a == b) }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    public static func == (a: Self, b: Self) -> Bool { a.bytes.isEqualInConstantTime(b.bytes) }
}

/// A code by a key and a hash function (RFC 2104): whoever has the key can tell that the data is unchanged.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner: H, outer: H

    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? H.hash(data: key.bytes).copied : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        (inner, outer) = (H(), H())
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: inner.finalize().copied)
        return MAC(bytes: outer.finalize().copied)
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(_ mac: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        authenticationCode(for: data, using: key) == mac
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key).bytes.isEqualInConstantTime(code.copied)
    }
}

/// Keys made from a secret (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        let salt = salt.map { Array($0) } ?? [], key = salt.isEmpty ? [UInt8](repeating: 0, count: H.byteCount) : salt
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
    }

    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount >= 0 && outputByteCount <= 255 * H.byteCount,
            "HKDF makes at most 255 times as many bytes as a digest has.")
        let key = SymmetricKey(data: pseudoRandomKey.copied)
        var output: [UInt8] = [], last: [UInt8] = [], round: UInt8 = 0
        while output.count < outputByteCount {
            round += 1
            var code = HMAC<H>(key: key)
            code.update(data: last)
            if let info { code.update(data: info) }
            code.update(data: [round])
            last = code.finalize().bytes
            output += last
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }

    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
}

/// What two keys agree on. Make keys of it; it is no key itself.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    private let secret: SecretBytes
    var bytes: [UInt8] { secret.bytes }
    init(bytes: [UInt8]) { secret = SecretBytes(bytes) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "SharedSecret: \(bytes.hexadecimal)" }
    public static func == (a: SharedSecret, b: SharedSecret) -> Bool { a.bytes.isEqualInConstantTime(b.bytes) }
    public static func == <D: DataProtocol>(a: SharedSecret, b: D) -> Bool { a.bytes.isEqualInConstantTime(Array(b)) }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = [], counter: UInt32 = 0
        while output.count < outputByteCount {
            counter += 1
            var function = H()
            function.update(data: bytes)
            function.update(data: Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) })
            function.update(data: sharedInfo)
            output += function.finalize().copied
        }
        return SymmetricKey(data: Array(output.prefix(max(outputByteCount, 0))))
    }
}
