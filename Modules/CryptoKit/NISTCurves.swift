import Foundation

/// A curve of the American standard.
public protocol NISTCurve: Sendable {
    /// OpenSSL's number of the curve.
    static var _identifier: Int32 { get }
    /// The number of bytes of a coordinate.
    static var _coordinateByteCount: Int { get }
    /// The hash function for data that is signed.
    associatedtype _H: HashFunction
}

public enum P256: NISTCurve {
    public typealias Signing = _CurveSigning<P256>
    public typealias KeyAgreement = _CurveAgreement<P256>
    public static var _identifier: Int32 { 415 }
    public static var _coordinateByteCount: Int { 32 }
    public typealias _H = SHA256
}

public enum P384: NISTCurve {
    public typealias Signing = _CurveSigning<P384>
    public typealias KeyAgreement = _CurveAgreement<P384>
    public static var _identifier: Int32 { 715 }
    public static var _coordinateByteCount: Int { 48 }
    public typealias _H = SHA384
}

public enum P521: NISTCurve {
    public typealias Signing = _CurveSigning<P521>
    public typealias KeyAgreement = _CurveAgreement<P521>
    public static var _identifier: Int32 { 716 }
    public static var _coordinateByteCount: Int { 66 }
    public typealias _H = SHA512
}

/// The representations that all keys of a curve have.
public protocol _CurvePrivateKey: Sendable {
    associatedtype _Curve: NISTCurve
    var _key: _CurveKey<_Curve> { get }
    init(_key: _CurveKey<_Curve>)
}

extension _CurvePrivateKey {
    /// A new random key.
    public init(compactRepresentable: Bool = true) { self.init(_key: _CurveKey()) }
    /// - Throws: `CryptoKitError` unless the bytes are a number below the order of the curve.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        self.init(_key: try _CurveKey(secret: rawRepresentation.copied))
    }
    /// The point without compression and the number behind it.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.copied, size = _Curve._coordinateByteCount
        guard bytes.count == 1 + 3 * size else { throw CryptoKitError.incorrectKeySize }
        let key = try _CurveKey<_Curve>(secret: Array(bytes.suffix(size)))
        guard key.point(isCompressed: false) == Array(bytes.prefix(1 + 2 * size)) else { throw CryptoKitError.incorrectParameterSize }
        self.init(_key: key)
    }
    public init<Bytes: RandomAccessCollection<UInt8>>(derRepresentation: Bytes) throws {
        self.init(_key: try _CurveKey(encoded: Array(derRepresentation), LibCrypto.shared.decodePrivateKey, isPrivate: true))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: PEM.bytes(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }

    public var rawRepresentation: Data { Data(_key.secret) }
    public var x963Representation: Data { Data(_key.point(isCompressed: false) + _key.secret) }
    /// In the form of PKCS #8.
    public var derRepresentation: Data { Data(_key.privateEncoding) }
    public var pemRepresentation: String { PEM.text(_key.privateEncoding, "PRIVATE KEY") }
}

public protocol _CurvePublicKey: Sendable {
    associatedtype _Curve: NISTCurve
    var _key: _CurveKey<_Curve> { get }
    init(_key: _CurveKey<_Curve>)
}

extension _CurvePublicKey {
    /// Both coordinates.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.copied
        guard bytes.count == 2 * _Curve._coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.init(_key: try _CurveKey(point: [4] + bytes))
    }
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.copied
        guard bytes.count == 1 + 2 * _Curve._coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.init(_key: try _CurveKey(point: bytes))
    }
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = compressedRepresentation.copied
        guard bytes.count == 1 + _Curve._coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.init(_key: try _CurveKey(point: bytes))
    }
    public init<Bytes: RandomAccessCollection<UInt8>>(derRepresentation: Bytes) throws {
        self.init(_key: try _CurveKey(encoded: Array(derRepresentation), LibCrypto.shared.decodePublicKey, isPrivate: false))
    }
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: PEM.bytes(pemRepresentation, ["PUBLIC KEY"])) }

    public var rawRepresentation: Data { Data(_key.point(isCompressed: false).dropFirst()) }
    public var x963Representation: Data { Data(_key.point(isCompressed: false)) }
    public var compressedRepresentation: Data { Data(_key.point(isCompressed: true)) }
    /// In the form of X.509.
    public var derRepresentation: Data { Data(_key.publicEncoding) }
    public var pemRepresentation: String { PEM.text(_key.publicEncoding, "PUBLIC KEY") }
}

// MARK: - Uses

public enum _CurveSigning<Curve: NISTCurve> {
    public struct PrivateKey: _CurvePrivateKey {
        public typealias _Curve = Curve
        public let _key: _CurveKey<Curve>
        public init(_key: _CurveKey<Curve>) { self._key = _key }
        public var publicKey: PublicKey { PublicKey(_key: _key) }
        public func signature<D: Digest>(for digest: D) throws -> ECDSASignature { ECDSASignature(bytes: try _key.sign(digest.copied)) }
        public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try signature(for: Curve._H.hash(data: data)) }
    }

    public struct PublicKey: _CurvePublicKey {
        public typealias _Curve = Curve
        public let _key: _CurveKey<Curve>
        public init(_key: _CurveKey<Curve>) { self._key = _key }
        public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
            _key.isValid(signature.bytes, digest.copied)
        }
        public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
            isValidSignature(signature, for: Curve._H.hash(data: data))
        }
    }

    /// A signature: two numbers.
    public struct ECDSASignature: ContiguousBytes, Sendable {
        let bytes: [UInt8]
        fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

        public init<D: DataProtocol>(rawRepresentation: D) throws {
            guard rawRepresentation.count == 2 * Curve._coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(rawRepresentation)
        }
        public init<D: DataProtocol>(derRepresentation: D) throws {
            guard let signature = decoded(
                Array(derRepresentation), LibCrypto.shared.decodeSignature, release: LibCrypto.shared.freeSignature
            ) else {
                throw CryptoKitASN1Error.invalidASN1Object
            }
            defer { LibCrypto.shared.freeSignature(signature) }
            bytes = try SignatureBytes.read(signature, size: Curve._coordinateByteCount)
        }
        /// Both numbers, each as long as a coordinate.
        public var rawRepresentation: Data { Data(bytes) }
        public var derRepresentation: Data {
            let signature = SignatureBytes.make(bytes)
            defer { LibCrypto.shared.freeSignature(signature) }
            return Data(encoded(signature, LibCrypto.shared.encodeSignature))
        }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }
}

public enum _CurveAgreement<Curve: NISTCurve> {
    public struct PrivateKey: _CurvePrivateKey {
        public typealias _Curve = Curve
        public let _key: _CurveKey<Curve>
        public init(_key: _CurveKey<Curve>) { self._key = _key }
        public var publicKey: PublicKey { PublicKey(_key: _key) }
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            try _key.agree(with: publicKeyShare._key)
        }
    }

    public struct PublicKey: _CurvePublicKey {
        public typealias _Curve = Curve
        public let _key: _CurveKey<Curve>
        public init(_key: _CurveKey<Curve>) { self._key = _key }
    }
}

/// Keys in a chip of their own, which this machine lacks.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }

    @available(*, unavailable, message: "There is no Secure Enclave; where isAvailable is false, use P256, and keep the key's rawRepresentation in the keychain.")
    public enum P256 {}
}

// MARK: - OpenSSL

/// A key of OpenSSL's on a curve: a point, and for a private key the number that it is made by.
public final class _CurveKey<Curve: NISTCurve>: @unchecked Sendable {
    private let key: OpaquePointer
    private static var size: Int { Curve._coordinateByteCount }

    private init(owning key: OpaquePointer) { self.key = key }

    convenience init() {
        guard let key = LibCrypto.shared.newCurveKey(Curve._identifier), LibCrypto.shared.generate(key) == 1 else {
            fatalError("OpenSSL lacks the curve \(Curve.self).")
        }
        self.init(owning: key)
    }

    convenience init(secret: [UInt8]) throws {
        let library = LibCrypto.shared
        guard secret.count == Self.size, let key = library.newCurveKey(Curve._identifier) else { throw CryptoKitError.incorrectKeySize }
        self.init(owning: key)
        guard library.setSecret(key, secret, secret.count) == 1, let group = library.group(key), let point = library.newPoint(group) else {
            throw CryptoKitError.invalidParameter
        }
        defer { library.freePoint(point) }
        guard library.multiply(group, point, library.secret(key), nil, nil, nil) == 1, library.usePoint(key, point) == 1,
              library.checkKey(key) == 1 else {
            throw CryptoKitError.invalidParameter
        }
    }

    convenience init(point: [UInt8]) throws {
        guard let key = LibCrypto.shared.newCurveKey(Curve._identifier) else { throw CryptoKitError.invalidParameter }
        self.init(owning: key)
        guard LibCrypto.shared.setPoint(key, point, point.count, nil) == 1, LibCrypto.shared.checkKey(key) == 1 else {
            throw CryptoKitError.invalidParameter
        }
    }

    convenience init(encoded bytes: [UInt8], _ decode: LibCrypto.Decode, isPrivate: Bool) throws {
        let library = LibCrypto.shared
        guard let held = decoded(bytes, decode, release: library.freeKey) else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { library.freeKey(held) }
        guard let key = library.heldCurveKey(held) else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { library.freeCurveKey(key) }
        // The number of a key of another curve may be one of this curve, too: as long, and another key.
        guard library.curveName(library.group(key)) == Curve._identifier else { throw CryptoKitASN1Error.invalidASN1Object }
        let other = _CurveKey<Curve>.bytes(of: key, isPrivate: isPrivate)
        if isPrivate { try self.init(secret: other) } else { try self.init(point: other) }
    }

    deinit { LibCrypto.shared.freeCurveKey(key) }

    private static func bytes(of key: OpaquePointer, isPrivate: Bool) -> [UInt8] {
        let library = LibCrypto.shared
        if isPrivate {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = library.getSecret(key, &bytes, bytes.count)
            return Array(bytes.prefix(count))
        }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = library.pointBytes(library.group(key), library.point(key), 4, &bytes, bytes.count, nil)
        return Array(bytes.prefix(count))
    }

    var secret: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.size)
        return LibCrypto.shared.getSecret(key, &bytes, bytes.count) == bytes.count ? bytes : []
    }

    func point(isCompressed: Bool) -> [UInt8] {
        let library = LibCrypto.shared
        var bytes = [UInt8](repeating: 0, count: 1 + (isCompressed ? 1 : 2) * Self.size)
        return library.pointBytes(
            library.group(key), library.point(key), isCompressed ? 2 : 4, &bytes, bytes.count, nil) == bytes.count ? bytes : []
    }

    private func held<Result>(_ body: (OpaquePointer) -> Result, otherwise: Result) -> Result {
        let library = LibCrypto.shared
        guard let held = library.newKey() else { return otherwise }
        defer { library.freeKey(held) }
        return library.holdCurveKey(held, key) == 1 ? body(held) : otherwise
    }
    var publicEncoding: [UInt8] { held({ encoded($0, LibCrypto.shared.encodePublicKey) }, otherwise: []) }
    var privateEncoding: [UInt8] {
        held({ held in
            let form = LibCrypto.shared.pkcs8(held)
            defer { LibCrypto.shared.freePKCS8(form) }
            return encoded(form, LibCrypto.shared.encodePrivateKey)
        }, otherwise: [])
    }

    func sign(_ digest: [UInt8]) throws -> [UInt8] {
        guard let signature = LibCrypto.shared.curveSign(digest, Int32(digest.count), key) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        defer { LibCrypto.shared.freeSignature(signature) }
        return try SignatureBytes.read(signature, size: Self.size)
    }

    func isValid(_ signature: [UInt8], _ digest: [UInt8]) -> Bool {
        let made = SignatureBytes.make(signature)
        defer { LibCrypto.shared.freeSignature(made) }
        return LibCrypto.shared.curveVerify(digest, Int32(digest.count), made, key) == 1
    }

    func agree(with other: _CurveKey) throws -> SharedSecret {
        var secret = [UInt8](repeating: 0, count: Self.size)
        guard LibCrypto.shared.curveAgree(&secret, secret.count, LibCrypto.shared.point(other.key), key, nil) == Int32(secret.count) else {
            throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: secret)
    }
}

private enum SignatureBytes {
    static func read(_ signature: OpaquePointer, size: Int) throws -> [UInt8] {
        let library = LibCrypto.shared
        var first: OpaquePointer?, second: OpaquePointer?
        library.signatureParts(signature, &first, &second)
        return try [first, second].flatMap { number in
            var bytes = [UInt8](repeating: 0, count: size)
            guard library.numberBytes(number, &bytes, Int32(size)) == Int32(size) else { throw CryptoKitError.incorrectParameterSize }
            return bytes
        }
    }

    static func make(_ bytes: [UInt8]) -> OpaquePointer? {
        let library = LibCrypto.shared, half = bytes.count / 2, signature = library.newSignature()
        _ = library.setSignatureParts(signature, library.number(Array(bytes[..<half]), Int32(half), nil),
            library.number(Array(bytes[half...]), Int32(bytes.count - half), nil))
        return signature
    }
}

/// Texts around bytes, as keys are passed on.
private enum PEM {
    static func text(_ bytes: [UInt8], _ label: String) -> String {
        let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
    }

    static func bytes(_ text: String, _ labels: [String]) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let start = lines.firstIndex(where: { line in labels.contains { line == "-----BEGIN \($0)-----" } }),
              let end = lines[start...].firstIndex(where: { $0.hasPrefix("-----END ") }),
              let data = Data(base64Encoded: lines[(start + 1)..<end].joined()) else { throw CryptoKitASN1Error.invalidPEMDocument }
        return Array(data)
    }
}
