import Foundation

/// The Advanced Encryption Standard.
public enum AES {
    /// Encrypts, and tells when something has been changed.
    public enum GCM {
        /// A number that is used once with a key: twelve bytes, or more.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            /// A random one.
            public init() { bytes = [UInt8](secureRandomCount: 12) }
            /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than twelve bytes.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        }

        /// What is encrypted, with its nonce and its tag.
        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data
            /// Nonce, ciphertext and tag in one; nil if the nonce has another length than twelve bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

            public init<D: DataProtocol>(combined: D) throws {
                let bytes = Array(combined)
                guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                nonce = try Nonce(data: bytes[..<12])
                ciphertext = Data(bytes[12..<bytes.count - 16])
                tag = Data(bytes[(bytes.count - 16)...])
            }
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
        }

        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
        }
        /// - Parameter authenticatedData: Stays readable, and is protected from changes.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce(),
                sealed = try AuthenticatedCipher(try cipher(key)).seal(Array(message), key, nonce.bytes, Array(authenticatedData))
            return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
        }
        /// - Throws: `CryptoKitError.authenticationFailure` if the box was changed or the key is another one.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            try AuthenticatedCipher(try cipher(key)).open(sealedBox.ciphertext.copied, sealedBox.tag.copied, key, sealedBox.nonce.bytes,
                Array(authenticatedData))
        }

        private static func cipher(_ key: SymmetricKey) throws -> LibCrypto.Make {
            switch key.bitCount {
            case 128: LibCrypto.shared.aes128
            case 192: LibCrypto.shared.aes192
            case 256: LibCrypto.shared.aes256
            default: throw CryptoKitError.incorrectKeySize
            }
        }
    }

    /// Encrypts keys (RFC 3394).
    public enum KeyWrap {
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            guard let wrapped = try run(keyToWrap.bytes, kek, LibCrypto.shared.startSealing, LibCrypto.shared.seal) else {
                throw CryptoKitError.wrapFailure
            }
            return Data(wrapped)
        }
        public static func unwrap<WrappedKey: DataProtocol>(_ wrappedKey: WrappedKey, using kek: SymmetricKey) throws -> SymmetricKey {
            guard let key = try run(Array(wrappedKey), kek, LibCrypto.shared.startOpening, LibCrypto.shared.open) else {
                throw CryptoKitError.unwrapFailure
            }
            return SymmetricKey(data: key)
        }

        private static func run(
            _ input: [UInt8], _ kek: SymmetricKey, _ start: LibCrypto.Start, _ update: LibCrypto.Update
        ) throws -> [UInt8]? {
            let library = LibCrypto.shared, ciphers = [16: library.wrap128, 24: library.wrap192, 32: library.wrap256]
            guard let cipher = ciphers[kek.bytes.count] else { throw CryptoKitError.incorrectKeySize }
            guard input.count >= 16, input.count % 8 == 0 else { return nil }
            let context = library.newCipher()
            defer { library.freeCipher(context) }
            // OpenSSL wraps only where it is asked to, since the mode has traps for who takes it for an ordinary one.
            library.setFlags(context, 1)
            guard start(context, cipher(), nil, kek.bytes, nil) == 1 else { return nil }
            var output = [UInt8](repeating: 0, count: input.count + 16), count: Int32 = 0
            guard update(context, &output, &count, input, Int32(input.count)) == 1, count > 0 else { return nil }
            return Array(output.prefix(Int(count)))
        }
    }
}

/// ChaCha20 with Poly1305: fast where the processor knows nothing of AES.
public enum ChaChaPoly {
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]
        public init() { bytes = [UInt8](secureRandomCount: 12) }
        /// - Throws: `CryptoKitError.incorrectParameterSize` unless there are twelve bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    public struct SealedBox: Sendable {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            nonce = try Nonce(data: bytes[..<12])
            ciphertext = Data(bytes[12..<bytes.count - 16])
            tag = Data(bytes[(bytes.count - 16)...])
        }
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
    }

    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        let nonce = nonce ?? Nonce(),
            sealed = try AuthenticatedCipher(LibCrypto.shared.chacha).seal(Array(message), key, nonce.bytes, Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return try AuthenticatedCipher(LibCrypto.shared.chacha).open(sealedBox.ciphertext.copied, sealedBox.tag.copied, key,
            sealedBox.nonce.bytes, Array(authenticatedData))
    }
}

/// One of OpenSSL's ciphers that make a tag.
struct AuthenticatedCipher {
    private let cipher: LibCrypto.Make
    private static let setNonceLength: Int32 = 0x9, getTag: Int32 = 0x10, setTag: Int32 = 0x11

    init(_ cipher: @escaping LibCrypto.Make) { self.cipher = cipher }

    func seal(_ text: [UInt8], _ key: SymmetricKey, _ nonce: [UInt8], _ readable: [UInt8]) throws -> (text: [UInt8], tag: [UInt8]) {
        let library = LibCrypto.shared, context = library.newCipher()
        defer { library.freeCipher(context) }
        try start(context, library.startSealing, key, nonce)
        let output = try run(context, library.seal, text, readable)
        var end = [UInt8](repeating: 0, count: 16), count: Int32 = 0, tag = end
        guard library.finishSealing(context, &end, &count) == 1, library.control(context, Self.getTag, 16, &tag) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return (output, tag)
    }

    func open(_ text: [UInt8], _ tag: [UInt8], _ key: SymmetricKey, _ nonce: [UInt8], _ readable: [UInt8]) throws -> Data {
        let library = LibCrypto.shared, context = library.newCipher()
        defer { library.freeCipher(context) }
        try start(context, library.startOpening, key, nonce)
        let output = try run(context, library.open, text, readable)
        var tag = tag, end = [UInt8](repeating: 0, count: 16), count: Int32 = 0
        guard library.control(context, Self.setTag, 16, &tag) == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        guard library.finishOpening(context, &end, &count) == 1 else { throw CryptoKitError.authenticationFailure }
        return Data(output)
    }

    private func start(_ context: OpaquePointer?, _ start: LibCrypto.Start, _ key: SymmetricKey, _ nonce: [UInt8]) throws {
        guard start(context, cipher(), nil, nil, nil) == 1,
              LibCrypto.shared.control(context, Self.setNonceLength, Int32(nonce.count), nil) == 1,
              start(context, nil, nil, key.bytes, nonce) == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    }

    private func run(_ context: OpaquePointer?, _ update: LibCrypto.Update, _ text: [UInt8], _ readable: [UInt8]) throws -> [UInt8] {
        // OpenSSL counts with 32 bits: what is longer goes in parts.
        let most = 1 << 30
        func feed(_ input: [UInt8], to output: LibCrypto.Buffer?) throws {
            try input.withUnsafeBufferPointer { bytes in
                for start in stride(from: 0, to: bytes.count, by: most) {
                    var count: Int32 = 0
                    let part = bytes.baseAddress.map { $0 + start }, target = output.map { $0 + start }
                    guard update(context, target, &count, part, Int32(min(most, bytes.count - start))) == 1 else {
                        throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                    }
                }
            }
        }
        try feed(readable, to: nil)
        var output = [UInt8](repeating: 0, count: text.count)
        try output.withUnsafeMutableBufferPointer { try feed(text, to: $0.baseAddress) }
        return output
    }
}
