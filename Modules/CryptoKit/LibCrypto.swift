import Foundation

/// The functions of OpenSSL's libcrypto, which is looked up at the first use. Every system with curl has it, and so every one with Swift's
/// Foundation (Debian's package libssl3).
struct LibCrypto: Sendable {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Buffer = UnsafeMutablePointer<UInt8>
    typealias Make = @Sendable @convention(c) () -> OpaquePointer?
    typealias Free = @Sendable @convention(c) (OpaquePointer?) -> Void

    // MARK: Digests
    let newDigest: Make
    let freeDigest: Free
    let copyDigest: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    let initDigest: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
    let updateDigest: @Sendable @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int) -> Int32
    let finishDigest: @Sendable @convention(c) (OpaquePointer?, Buffer?, UnsafeMutablePointer<UInt32>?) -> Int32
    let md5, sha1, sha256, sha384, sha512: Make

    // MARK: Ciphers
    typealias Start = @Sendable @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, Bytes?, Bytes?) -> Int32
    typealias Update = @Sendable @convention(c) (OpaquePointer?, Buffer?, UnsafeMutablePointer<Int32>?, Bytes?, Int32) -> Int32
    typealias Finish = @Sendable @convention(c) (OpaquePointer?, Buffer?, UnsafeMutablePointer<Int32>?) -> Int32
    let newCipher: Make
    let freeCipher: Free
    let control: @Sendable @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
    let setFlags: @Sendable @convention(c) (OpaquePointer?, Int32) -> Void
    let startSealing, startOpening: Start
    let seal, open: Update
    let finishSealing, finishOpening: Finish
    let aes128, aes192, aes256, chacha, wrap128, wrap192, wrap256: Make

    // MARK: Keys of any kind
    typealias RawKey = @Sendable @convention(c) (Int32, OpaquePointer?, Bytes?, Int) -> OpaquePointer?
    typealias GetRawKey = @Sendable @convention(c) (OpaquePointer?, Buffer?, UnsafeMutablePointer<Int>?) -> Int32
    let newKey: Make
    let freeKey: Free
    let privateKey, publicKey: RawKey
    let rawPrivateKey, rawPublicKey: GetRawKey
    let initSigning,
        initVerifying: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
    let sign: @Sendable @convention(c) (OpaquePointer?, Buffer?, UnsafeMutablePointer<Int>?, Bytes?, Int) -> Int32
    let verify: @Sendable @convention(c) (OpaquePointer?, Bytes?, Int, Bytes?, Int) -> Int32
    let newAgreement: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    let freeAgreement: Free
    let initAgreement: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let setPeer: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    let agree: GetRawKey

    // MARK: Keys on curves
    let newCurveKey: @Sendable @convention(c) (Int32) -> OpaquePointer?
    let freeCurveKey: Free
    let generate, checkKey, curveName: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let group, secret, point: @Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?
    let setSecret: @Sendable @convention(c) (OpaquePointer?, Bytes?, Int) -> Int32
    let getSecret: @Sendable @convention(c) (OpaquePointer?, Buffer?, Int) -> Int
    let setPoint: @Sendable @convention(c) (OpaquePointer?, Bytes?, Int, OpaquePointer?) -> Int32
    let usePoint: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    let newPoint: @Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?
    let freePoint: Free
    let multiply: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?,
        OpaquePointer?) -> Int32
    let pointBytes: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?, Int32, Buffer?, Int, OpaquePointer?) -> Int
    let curveSign: @Sendable @convention(c) (Bytes?, Int32, OpaquePointer?) -> OpaquePointer?
    let curveVerify: @Sendable @convention(c) (Bytes?, Int32, OpaquePointer?, OpaquePointer?) -> Int32
    let newSignature: Make
    let freeSignature: Free
    let signatureParts: @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?,
        UnsafeMutablePointer<OpaquePointer?>?) -> Void
    let setSignatureParts: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
    let curveAgree: @Sendable @convention(c) (UnsafeMutableRawPointer?, Int, OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
    let numberBytes: @Sendable @convention(c) (OpaquePointer?, Buffer?, Int32) -> Int32
    let number: @Sendable @convention(c) (Bytes?, Int32, OpaquePointer?) -> OpaquePointer?

    // MARK: Encodings
    typealias Encode = @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<Buffer?>?) -> Int32
    typealias Decode = @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<Bytes?>?, Int) -> OpaquePointer?
    let encodeSignature, encodePublicKey, encodePrivateKey: Encode
    let decodeSignature, decodePublicKey, decodePrivateKey: Decode
    let holdCurveKey: @Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    let heldCurveKey: @Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?
    let pkcs8: @Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?
    let freePKCS8: Free

    /// A program that hashes cannot go on without.
    static let shared: LibCrypto = {
        for name in ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"] {
            if let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return LibCrypto(library) }
        }
        fatalError("CryptoKit needs OpenSSL's libcrypto, which is not installed; apt-get install libssl3 brings it.")
    }()

    private init(_ library: UnsafeMutableRawPointer) {
        func find<Function>(_ name: String) -> Function {
            guard let symbol = dlsym(library, name) else {
                fatalError("CryptoKit needs OpenSSL 1.1 or newer; its libcrypto has no function \(name).")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        (newDigest, freeDigest, copyDigest) = (find("EVP_MD_CTX_new"), find("EVP_MD_CTX_free"), find("EVP_MD_CTX_copy_ex"))
        (initDigest, updateDigest, finishDigest) = (find("EVP_DigestInit_ex"), find("EVP_DigestUpdate"), find("EVP_DigestFinal_ex"))
        (md5, sha1, sha256, sha384, sha512) = (find("EVP_md5"), find("EVP_sha1"), find("EVP_sha256"), find("EVP_sha384"),
            find("EVP_sha512"))
        (newCipher, freeCipher, control, setFlags) = (find("EVP_CIPHER_CTX_new"), find("EVP_CIPHER_CTX_free"), find("EVP_CIPHER_CTX_ctrl"),
            find("EVP_CIPHER_CTX_set_flags"))
        (startSealing, startOpening) = (find("EVP_EncryptInit_ex"), find("EVP_DecryptInit_ex"))
        (seal, open) = (find("EVP_EncryptUpdate"), find("EVP_DecryptUpdate"))
        (finishSealing, finishOpening) = (find("EVP_EncryptFinal_ex"), find("EVP_DecryptFinal_ex"))
        (aes128, aes192, aes256, chacha) = (find("EVP_aes_128_gcm"), find("EVP_aes_192_gcm"), find("EVP_aes_256_gcm"),
            find("EVP_chacha20_poly1305"))
        (wrap128, wrap192, wrap256) = (find("EVP_aes_128_wrap"), find("EVP_aes_192_wrap"), find("EVP_aes_256_wrap"))
        (newKey, freeKey) = (find("EVP_PKEY_new"), find("EVP_PKEY_free"))
        (privateKey, publicKey) = (find("EVP_PKEY_new_raw_private_key"), find("EVP_PKEY_new_raw_public_key"))
        (rawPrivateKey, rawPublicKey) = (find("EVP_PKEY_get_raw_private_key"), find("EVP_PKEY_get_raw_public_key"))
        (initSigning, initVerifying, sign, verify) = (find("EVP_DigestSignInit"), find("EVP_DigestVerifyInit"), find("EVP_DigestSign"),
            find("EVP_DigestVerify"))
        (newAgreement, freeAgreement) = (find("EVP_PKEY_CTX_new"), find("EVP_PKEY_CTX_free"))
        (initAgreement, setPeer, agree) = (find("EVP_PKEY_derive_init"), find("EVP_PKEY_derive_set_peer"), find("EVP_PKEY_derive"))
        (newCurveKey, freeCurveKey, generate, checkKey) = (find("EC_KEY_new_by_curve_name"), find("EC_KEY_free"),
            find("EC_KEY_generate_key"), find("EC_KEY_check_key"))
        curveName = find("EC_GROUP_get_curve_name")
        (group, secret, point) = (find("EC_KEY_get0_group"), find("EC_KEY_get0_private_key"), find("EC_KEY_get0_public_key"))
        (setSecret, getSecret, setPoint, usePoint) = (find("EC_KEY_oct2priv"), find("EC_KEY_priv2oct"), find("EC_KEY_oct2key"),
            find("EC_KEY_set_public_key"))
        (newPoint, freePoint, multiply, pointBytes) = (find("EC_POINT_new"), find("EC_POINT_free"), find("EC_POINT_mul"),
            find("EC_POINT_point2oct"))
        (curveSign, curveVerify, curveAgree) = (find("ECDSA_do_sign"), find("ECDSA_do_verify"), find("ECDH_compute_key"))
        (newSignature, freeSignature, signatureParts, setSignatureParts) = (find("ECDSA_SIG_new"), find("ECDSA_SIG_free"),
            find("ECDSA_SIG_get0"), find("ECDSA_SIG_set0"))
        (numberBytes, number) = (find("BN_bn2binpad"), find("BN_bin2bn"))
        (encodeSignature, encodePublicKey, encodePrivateKey) = (find("i2d_ECDSA_SIG"), find("i2d_PUBKEY"), find("i2d_PKCS8_PRIV_KEY_INFO"))
        (decodeSignature, decodePublicKey, decodePrivateKey) = (find("d2i_ECDSA_SIG"), find("d2i_PUBKEY"), find("d2i_AutoPrivateKey"))
        (holdCurveKey, heldCurveKey, pkcs8, freePKCS8) = (find("EVP_PKEY_set1_EC_KEY"), find("EVP_PKEY_get1_EC_KEY"),
            find("EVP_PKEY2PKCS8"), find("PKCS8_PRIV_KEY_INFO_free"))
    }
}

extension ContiguousBytes {
    var copied: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension [UInt8] {
    init(secureRandomCount count: Int) {
        var source = SystemRandomNumberGenerator()
        self = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &source) }
    }

    var hexadecimal: String {
        let digits = Array<Character>("0123456789abcdef")
        return String(flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// Compares in a time that depends on the lengths alone.
    func isEqualInConstantTime(_ other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return zip(self, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// What OpenSSL makes by asking twice: first for the length, then for the bytes.
func encoded(_ object: OpaquePointer?, _ encode: LibCrypto.Encode) -> [UInt8] {
    let count = encode(object, nil)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, used in
        var end = buffer.baseAddress
        used = Int(max(encode(object, &end), 0))
    }
}

/// What OpenSSL reads from bytes; nil if they hold something else, or more than it.
func decoded(_ bytes: [UInt8], _ decode: LibCrypto.Decode, release: LibCrypto.Free) -> OpaquePointer? {
    bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
        var end = buffer.baseAddress
        guard let object = decode(nil, &end, buffer.count) else { return nil }
        if end == buffer.baseAddress.map({ $0 + buffer.count }) { return object }
        release(object)
        return nil
    }
}
