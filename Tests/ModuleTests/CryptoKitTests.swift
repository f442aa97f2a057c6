import CryptoKit
import Foundation
import Testing

/// Values are those of the standards' own examples.
struct CryptoKitTests {
    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).map { UInt8(text.dropFirst($0).prefix(2), radix: 16) ?? 0 }
    }

    @Test func digestsAreThoseOfTheStandards() {
        let abc = Data("abc".utf8)
        #expect(SHA256.hash(data: abc).description == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hexadecimal(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007") && SHA384.byteCount == 48)
        #expect(hexadecimal(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131") && SHA512Digest.byteCount == 64)
        // The call of most programs: an address for a picture, a name for a file.
        #expect(Insecure.MD5.hash(data: abc).map { String(format: "%02hhx", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hexadecimal(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func aHashGoesOnAfterItWasReadAndACopyGoesItsOwnWay() {
        var one = SHA256()
        one.update(data: Data("a".utf8))
        var other = one
        let early = one.finalize()
        one.update(data: Data("bc".utf8))
        other.update(data: Data("x".utf8))
        #expect(one.finalize() == SHA256.hash(data: Data("abc".utf8)) && other.finalize() == SHA256.hash(data: Data("ax".utf8))
            && early == SHA256.hash(data: Data("a".utf8)))
    }

    @Test func codesAndDerivedKeysAreThoseOfTheStandards() {
        // RFC 4231, case 2; RFC 5869, case 1.
        let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8),
            using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8))))
        let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
            salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(key.withUnsafeBytes { hexadecimal($0) } == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test func aSealedBoxOpensForItsKeyAlone() throws {
        let key = SymmetricKey(size: .bits256), box = try AES.GCM.seal(Data("eel".utf8), using: key), combined = try #require(box.combined)
        #expect(combined.count == 12 + 3 + 16)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("eel".utf8))
        var changed = combined
        changed[13] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: SymmetricKey(size: .bits256)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(size: SymmetricKeySize(bitCount: 64))) }
        // McGrew and Viega, case 2.
        let known = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: SymmetricKey(data: [UInt8](repeating: 0, count: 16)),
            nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)))
        #expect(hexadecimal(known.ciphertext) == "0388dace60b6a392f328c2b971b2fe78"
            && hexadecimal(known.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
        let other = try ChaChaPoly.seal(Data("eel".utf8), using: key, authenticating: Data("pond".utf8))
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key, authenticating: Data("pond".utf8)) == Data("eel".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(other, using: key, authenticating: Data("lake".utf8)) }
    }

    @Test func aWrappedKeyIsThatOfTheStandard() throws {
        // RFC 3394, 4.1.
        let kek = SymmetricKey(data: bytes("000102030405060708090a0b0c0d0e0f")),
            key = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
        let wrapped = try AES.KeyWrap.wrap(key, using: kek)
        #expect(hexadecimal(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        #expect(try AES.KeyWrap.unwrap(wrapped, using: kek) == key)
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(Data(wrapped.reversed()), using: kek) }
    }

    @Test func signaturesHoldForTheirDataAlone() throws {
        let key = Curve25519.Signing.PrivateKey(), signature = try key.signature(for: Data("eel".utf8)),
            reader = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
        #expect(reader.isValidSignature(signature, for: Data("eel".utf8)) && !reader.isValidSignature(signature, for: Data("carp".utf8)))
        // RFC 8032, test 1.
        let known = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(hexadecimal(known.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let curve = P256.Signing.PrivateKey(), mark = try curve.signature(for: Data("eel".utf8))
        #expect(curve.publicKey.isValidSignature(mark, for: Data("eel".utf8))
            && !curve.publicKey.isValidSignature(mark, for: Data("carp".utf8)))
        #expect(try P256.Signing.ECDSASignature(derRepresentation: mark.derRepresentation).rawRepresentation == mark.rawRepresentation)
    }

    @Test func keysOfCurvesKeepTheirRepresentations() throws {
        func check<Key: _CurvePrivateKey>(_ key: Key) throws {
            #expect(try Key(rawRepresentation: key.rawRepresentation).x963Representation == key.x963Representation)
            #expect(try Key(pemRepresentation: key.pemRepresentation).rawRepresentation == key.rawRepresentation)
            #expect(try Key(x963Representation: key.x963Representation).derRepresentation == key.derRepresentation)
        }
        try check(P256.Signing.PrivateKey())
        try check(P384.KeyAgreement.PrivateKey())
        try check(P521.Signing.PrivateKey())
        let key = P256.KeyAgreement.PrivateKey().publicKey
        #expect(try P256.KeyAgreement.PublicKey(compressedRepresentation: key.compressedRepresentation).rawRepresentation == key.rawRepresentation)
        #expect(try P256.KeyAgreement.PublicKey(pemRepresentation: key.pemRepresentation).derRepresentation == key.derRepresentation)
        #expect(throws: (any Error).self) { try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0xFF, count: 32)) }
        #expect(throws: (any Error).self) { try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64)) }
        #expect(throws: (any Error).self) { try P384.Signing.PrivateKey(pemRepresentation: P256.Signing.PrivateKey().pemRepresentation) }
    }

    @Test func aTextOfAKeyHoldsOneKeyOfItsCurve() throws {
        // A key of secp256k1, whose number is as long as one of P256.
        let other =
            "MIGEAgEAMBAGByqGSM49AgEGBSuBBAAKBG0wawIBAQQgtvKpevgQAjiZFFvNwRb69Fz5hhzf4c8sNAD+VGW0EtWhRANCAAQpj6jqgTD6MzApI7K6chUcKV1QWh+ceCKW"
            + "VW4Ys2PSNJfX2FogTqgUCwAkqL80Lov04nzMVlrU/SPfWdoGXk7U"
        let bytes = try #require(Data(base64Encoded: other))
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: bytes) }
        let key = P256.Signing.PrivateKey(), mark = try key.signature(for: Data("eel".utf8))
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation + [0]) }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation + [0]) }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.ECDSASignature(derRepresentation: mark.derRepresentation + [0]) }
    }

    @Test func twoSidesAgreeOnASecret() throws {
        let one = Curve25519.KeyAgreement.PrivateKey(), other = Curve25519.KeyAgreement.PrivateKey()
        let secret = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
        #expect(try secret == other.sharedSecretFromKeyAgreement(with: one.publicKey))
        let key = secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
        #expect(key.bitCount == 256)
        let left = P521.KeyAgreement.PrivateKey(), right = P521.KeyAgreement.PrivateKey()
        #expect(try left.sharedSecretFromKeyAgreement(with: right.publicKey) == right.sharedSecretFromKeyAgreement(with: left.publicKey))
        #expect(!SecureEnclave.isAvailable)
    }
}
