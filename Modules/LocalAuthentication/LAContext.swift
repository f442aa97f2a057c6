import Foundation

/// Asks who holds the device: here nobody has enrolled a face or a finger, and the device has no passcode, so every policy fails at once
/// and the program takes its other way.
open class LAContext: NSObject, @unchecked Sendable {
    public override init() {}

    /// The part of the device that would know its owner. A device without one says `none`.
    open var biometryType: LABiometryType { .none }
    /// The title of the button by which a person would enter a password instead; kept and shown nowhere, since nothing is asked.
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    /// Seconds for which an unlocked device counts as authenticated.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// True to fail instead of showing anything.
    open var interactionNotAllowed = false
    open var evaluatedPolicyDomainState: Data? { nil }

    private let lock = NSLock()
    private var isInvalidated = false
    private var isValid: Bool { lock.withLock { !isInvalidated } }

    /// Why a policy cannot be met.
    private func obstacle(_ policy: LAPolicy) -> LAError {
        if !isValid { return LAError(.invalidContext) }
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics: return LAError(.biometryNotEnrolled)
        case .deviceOwnerAuthentication: return LAError(.passcodeNotSet)
        }
    }

    /// False: the error says which part is not set up.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = obstacle(policy) as NSError
        return false
    }

    /// Replies with the error that `canEvaluatePolicy` gives, on another thread as on a phone.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        precondition(!localizedReason.isEmpty, "evaluatePolicy(_:localizedReason:) needs a reason that can be shown.")
        let error = obstacle(policy)
        Task.detached { reply(false, error) }
    }

    /// - Throws: `LAError`, the one that `canEvaluatePolicy` gives.
    @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        precondition(!localizedReason.isEmpty, "evaluatePolicy(_:localizedReason:) needs a reason that can be shown.")
        throw obstacle(policy)
    }

    /// From now on every policy fails with `invalidContext`.
    open func invalidate() { lock.withLock { isInvalidated = true } }
}

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none = 0, touchID = 1, faceID = 2, opticID = 4
}

/// Why the device's owner is not known.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5,
            biometryNotAvailable = -6, biometryNotEnrolled = -7
        case biometryLockout = -8, appCancel = -9, invalidContext = -10, biometryNotPaired = -12, biometryDisconnected = -13,
            invalidDimensions = -14, notInteractive = -1004

        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = LAErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .authenticationFailed: "Application retry limit exceeded."
        case .userCancel: "Authentication canceled."
        case .userFallback: "Fallback authentication mechanism selected."
        case .systemCancel: "UI canceled by system."
        case .passcodeNotSet: "Passcode not set."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .biometryLockout: "Biometry is locked out."
        case .appCancel: "Authentication canceled by application."
        case .invalidContext: "Context is invalid."
        case .biometryNotPaired: "No removable biometric accessory has been paired."
        case .biometryDisconnected: "The biometric accessory is not connected."
        case .invalidDimensions: "The dimensions are invalid."
        case .notInteractive: "User interaction required."
        }
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
    /// `catch LAError.userCancel` compares a code with an error.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
