import Foundation
import UIKit

public typealias ASPresentationAnchor = UIWindow

/// A sign-in that has succeeded, which none does here.
open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope("full_name"), email = Scope("email")
    }
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = Self(rawValue: "implicit"), operationLogin = Self(rawValue: "login"),
            operationRefresh = Self(rawValue: "refresh"), operationLogout = Self(rawValue: "logout")
    }
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential
    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    public let provider: any ASAuthorizationProvider
    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized = 1, notFound = 2, transferred = 3 }
    /// Never posted: nobody has signed in.
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
    /// `notFound`.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        Task { completion(.notFound, nil) }
    }
}

/// What Apple would tell about a person; no value is ever made.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let state: String?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let authorizationCode, identityToken: Data?
    public let email: String?
    public let fullName: PersonNameComponents?
    public let realUserStatus: ASUserDetectionStatus
    init(user: String) {
        self.user = user
        (state, authorizedScopes, authorizationCode, identityToken, email, fullName, realUserStatus) = (nil, [], nil, nil, nil, nil,
            .unsupported)
    }
}
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown = 1, likelyReal = 2 }

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user, password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Carries out requests to sign in: each is canceled.
@MainActor
open class ASAuthorizationController: NSObject {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    open func performRequests() { fail() }
    open func performRequests(options: RequestOptions) { fail() }
    open func performAutoFillAssistedRequests() { fail() }
    open func cancel() { fail() }
    private func fail() {
        DispatchQueue.main.async { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
}

@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// SwiftUI's way to do the same.
public struct AuthorizationController: Sendable {
    @MainActor public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
    @MainActor public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.canceled)
    }
}
public enum ASAuthorizationResult: Sendable {
    case appleID(ASAuthorizationAppleIDCredential)
    case password(ASPasswordCredential)
}

public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled = 1001, invalidResponse = 1002, notHandled = 1003, failed = 1004, notInteractive = 1005,
            matchedExcludedCredential = 1006
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public var errorCode: Int { code.rawValue }
    public static var canceled: Code { .canceled }
    public static var unknown: Code { .unknown }
    public static var failed: Code { .failed }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
}
extension ASAuthorizationError.Code {
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}

// MARK: - Pages of the web

/// Signs in by a page of the web. The desktop's browser hands nothing back, so it is not opened, and the session ends as if the person had
/// closed the page.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void
    public struct Callback: Sendable {
        fileprivate let matches: @Sendable (URL) -> Bool
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }
        public static func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host() == host && $0.path() == path }
        }
        public func matchesURL(_ url: URL) -> Bool { matches(url) }
    }
    private let handler: CompletionHandler
    @MainActor open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    /// False.
    open var canStart: Bool { false }

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { handler = completionHandler }
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { handler = completionHandler }

    /// - Returns: False, and the handler receives `canceledLogin`.
    @discardableResult open func start() -> Bool {
        DispatchQueue.main.async { [handler] in handler(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return false
    }
    open func cancel() {}
}

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// SwiftUI's way to do the same.
public struct WebAuthenticationSession: Sendable {
    public enum BrowserSession: Sendable { case ephemeral, shared }
    /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`.
    @MainActor public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
    @MainActor public func authenticate(using url: URL, callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]) async throws -> URL {
        throw ASWebAuthenticationSessionError(.canceledLogin)
    }
}

public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided = 2, presentationContextInvalid = 3 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
    public static var canceledLogin: Code { .canceledLogin }
}
extension ASWebAuthenticationSessionError.Code {
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

@available(*, unavailable, message: "There are no passkeys here; use a form with SecureField.")
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {}
@available(*, unavailable, message: "There are no security keys here; use a form with SecureField.")
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject {}
