import Foundation
@_exported import typealias WaggleCoreGraphics.CFDictionary
@_exported import typealias WaggleCoreGraphics.CFString
@_exported import typealias WaggleFoundation.OSStatus

// The functions of the keychain. They are thin: `Keychain` does the work.

/// Adds an item.
/// - Parameter result: Receives what the attributes ask to return.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem`, or `errSecParam` without a class.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(attributes.named, result)
}

/// Finds items: one, or all with `kSecMatchLimitAll`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.find(query.named, result)
}

/// Changes all items that match.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query.named, attributesToUpdate.named)
}

/// Removes all items that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query.named) }

extension CFDictionary {
    fileprivate var named: [String: Any] { reduce(into: [:]) { if let name = $1.key as? String { $0[name] = $1.value } } }
}

public typealias CFTypeRef = AnyObject

/// Fills a buffer with random bytes of the system.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var source = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}
public final class SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// What a status means.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecUserCanceled: "User canceled the operation."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    default: "OSStatus \(status)"
    }
}

public let errSecSuccess: OSStatus = 0, errSecUnimplemented: OSStatus = -4, errSecIO: OSStatus = -36, errSecParam: OSStatus = -50,
    errSecAllocate: OSStatus = -108, errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909, errSecNotAvailable: OSStatus = -25291, errSecAuthFailed: OSStatus = -25293,
    errSecNoSuchKeychain: OSStatus = -25294, errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300, errSecInteractionNotAllowed: OSStatus = -25308, errSecDecode: OSStatus = -26275,
    errSecMissingEntitlement: OSStatus = -34018

// MARK: - Names of attributes

public let kSecClass: CFString = "class", kSecClassGenericPassword: CFString = "genp", kSecClassInternetPassword: CFString = "inet",
    kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys", kSecClassIdentity: CFString = "idnt"
public let kSecAttrService: CFString = "svce", kSecAttrAccount: CFString = "acct", kSecAttrGeneric: CFString = "gena",
    kSecAttrLabel: CFString = "labl", kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt", kSecAttrCreator: CFString = "crtr", kSecAttrType: CFString = "type",
    kSecAttrIsInvisible: CFString = "invi", kSecAttrIsNegative: CFString = "nega"
public let kSecAttrCreationDate: CFString = "cdat", kSecAttrModificationDate: CFString = "mdat", kSecAttrAccessGroup: CFString = "agrp",
    kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna", kSecAttrServer: CFString = "srvr", kSecAttrPath: CFString = "path",
    kSecAttrPort: CFString = "port", kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrProtocolHTTP: CFString = "http", kSecAttrProtocolHTTPS: CFString = "htps", kSecAttrAuthenticationType: CFString = "atyp",
    kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrApplicationTag: CFString = "atag", kSecAttrApplicationLabel: CFString = "klbl", kSecAttrKeyType: CFString = "kytp",
    kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeySizeInBits: CFString = "bsiz", kSecAttrIsPermanent: CFString = "perm"
/// When an item can be read. All can always be read here; the value is kept.
public let kSecAttrAccessible: CFString = "pdmn", kSecAttrAccessibleWhenUnlocked: CFString = "ak",
    kSecAttrAccessibleAfterFirstUnlock: CFString = "ck", kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku",
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku", kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu", kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecValueData: CFString = "v_Data", kSecValueRef: CFString = "v_Ref", kSecValuePersistentRef: CFString = "v_PersistentRef"
public let kSecReturnData: CFString = "r_Data", kSecReturnAttributes: CFString = "r_Attributes", kSecReturnRef: CFString = "r_Ref",
    kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecMatchLimit: CFString = "m_Limit", kSecMatchLimitOne: CFString = "m_LimitOne", kSecMatchLimitAll: CFString = "m_LimitAll",
    kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI", kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA",
    kSecUseAuthenticationUIFail: CFString = "u_AuthUIF", kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx", kSecUseOperationPrompt: CFString = "u_OpPrompt"

public var kCFBooleanTrue: Bool! { true }
public var kCFBooleanFalse: Bool! { false }

// MARK: - Declined

@available(*, unavailable, message: "There are no keys of Security's; CryptoKit has P256, P384, P521 and Curve25519, whose rawRepresentation a keychain item can keep.")
public final class SecKey {}
@available(*, unavailable, message: "There are no certificates of Security's; URLSession checks those of servers.")
public final class SecCertificate {}
@available(*, unavailable, message: "There are no certificates of Security's; URLSession checks those of servers.")
public final class SecTrust {}
@available(*, unavailable, message: "Nobody is asked for a face or a passcode here; keep the item with kSecAttrAccessible alone.")
public final class SecAccessControl {}
