import Foundation

/// Daniel Bernstein's curve: short keys, fast signatures.
public enum Curve25519 {
    public enum Signing {
        public struct PrivateKey: Sendable {
            private let key: RawKey
            public init() { key = RawKey(.signing) }
            /// - Throws: `CryptoKitError.incorrectKeySize` unless there are 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try RawKey(.signing, secret: rawRepresentation.copied) }
            public var rawRepresentation: Data { Data(key.secret) }
            public var publicKey: PublicKey { PublicKey(key: key) }
            public func signature<D: DataProtocol>(for data: D) throws -> Data { try key.sign(Array(data)) }
        }

        public struct PublicKey: Sendable {
            fileprivate let key: RawKey
            fileprivate init(key: RawKey) { self.key = key }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try RawKey(.signing, point: rawRepresentation.copied) }
            public var rawRepresentation: Data { Data(key.point) }
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                key.isValid(Array(signature), Array(data))
            }
        }
    }

    public enum KeyAgreement {
        public struct PrivateKey: Sendable {
            private let key: RawKey
            public init() { key = RawKey(.agreement) }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try RawKey(.agreement, secret: rawRepresentation.copied) }
            public var rawRepresentation: Data { Data(key.secret) }
            public var publicKey: PublicKey { PublicKey(key: key) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                try key.agree(with: publicKeyShare.key)
            }
        }

        public struct PublicKey: Sendable {
            fileprivate let key: RawKey
            fileprivate init(key: RawKey) { self.key = key }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try RawKey(.agreement, point: rawRepresentation.copied) }
            public var rawRepresentation: Data { Data(key.point) }
        }
    }
}

/// A key of OpenSSL's whose representation is its bytes.
private final class RawKey: @unchecked Sendable {
    /// OpenSSL's numbers for X25519 and Ed25519.
    enum Kind: Int32 { case agreement = 1034, signing = 1087 }

    private let key: OpaquePointer

    convenience init(_ kind: Kind) {
        // Any 32 bytes are a key.
        do { try self.init(kind, secret: [UInt8](secureRandomCount: 32)) } catch { fatalError("OpenSSL has no keys of Curve25519.") }
    }

    init(_ kind: Kind, secret: [UInt8]) throws {
        guard secret.count == 32, let key = LibCrypto.shared.privateKey(kind.rawValue, nil, secret, 32) else {
            throw CryptoKitError.incorrectKeySize
        }
        self.key = key
    }

    init(_ kind: Kind, point: [UInt8]) throws {
        guard point.count == 32, let key = LibCrypto.shared.publicKey(kind.rawValue, nil, point, 32) else {
            throw CryptoKitError.incorrectKeySize
        }
        self.key = key
    }

    deinit { LibCrypto.shared.freeKey(key) }

    private func bytes(_ get: LibCrypto.GetRawKey) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 32), count = 32
        return get(key, &bytes, &count) == 1 ? bytes : []
    }
    var secret: [UInt8] { bytes(LibCrypto.shared.rawPrivateKey) }
    var point: [UInt8] { bytes(LibCrypto.shared.rawPublicKey) }

    func sign(_ data: [UInt8]) throws -> Data {
        let library = LibCrypto.shared, context = library.newDigest()
        defer { library.freeDigest(context) }
        var signature = [UInt8](repeating: 0, count: 64), count = 64
        guard library.initSigning(context, nil, nil, nil, key) == 1, library.sign(context, &signature, &count, data, data.count) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return Data(signature)
    }

    func isValid(_ signature: [UInt8], _ data: [UInt8]) -> Bool {
        let library = LibCrypto.shared, context = library.newDigest()
        defer { library.freeDigest(context) }
        return library.initVerifying(context, nil, nil, nil, key) == 1
            && library.verify(context, signature, signature.count, data, data.count) == 1
    }

    func agree(with other: RawKey) throws -> SharedSecret {
        let library = LibCrypto.shared, context = library.newAgreement(key, nil)
        defer { library.freeAgreement(context) }
        var secret = [UInt8](repeating: 0, count: 32), count = 32
        guard library.initAgreement(context) == 1, library.setPeer(context, other.key) == 1,
              library.agree(context, &secret, &count) == 1 else {
            throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: secret)
    }
}

@available(*, unavailable, message: "There is no HPKE; agree on a key with Curve25519.KeyAgreement and HKDF, and seal with ChaChaPoly.")
public enum HPKE {}
