import Foundation
import SwiftUI
import UIKit

/// The button of Apple's sign-in. Nobody can sign in here, so a press ends with `ASAuthorizationError.canceled`, as for a person who closes
/// the sheet.
nonisolated public struct SignInWithAppleButton: View {
    /// What it says.
    public struct Label: Sendable {
        fileprivate let text: LocalizedStringKey
        public static let signIn = Label(text: "Sign in with Apple"), `continue` = Label(text: "Continue with Apple"),
            signUp = Label(text: "Sign up with Apple")
    }
    /// Its colours.
    public struct Style: Equatable, Sendable {
        fileprivate let isDark, hasOutline: Bool
        public static let black = Style(isDark: true, hasOutline: false), white = Style(isDark: false, hasOutline: false),
            whiteOutline = Style(isDark: false, hasOutline: true)
    }

    private let label: Label
    private let request: (ASAuthorizationAppleIDRequest) -> Void
    private let completion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// - Parameters:
    ///   - onRequest: Says what the program wants to know.
    ///   - onCompletion: Receives the error.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, request, completion) = (label, onRequest, onCompletion)
    }

    @MainActor public var body: some View {
        let style = style ?? .black
        Button {
            request(ASAuthorizationAppleIDProvider().createRequest())
            // The sheet would take its time.
            DispatchQueue.main.async { completion(.failure(ASAuthorizationError(.canceled))) }
        } label: {
            GeometryReader { proxy in
                // Apple's proportions: the text is 43 percent of the height. The mark before it is Apple's own, and is left out.
                Text(label.text).font(.system(size: max(proxy.size.height * 0.43, 1), weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
                .frame(width: proxy.size.width, height: proxy.size.height)
            }
            .padding(.horizontal, 8)
            .frame(minWidth: 140, minHeight: 30)
            .foregroundStyle(style.isDark ? .white : .black)
            .background(style.isDark ? .black : .white, in: .rect(cornerRadius: 6))
            .overlay { if style.hasOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) } }
        }
        .buttonStyle(.plain)
    }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: SignInWithAppleButton.Style? { nil } }

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    /// Signs in by a page of the web; see `WebAuthenticationSession`.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    /// Carries out requests to sign in; see `AuthorizationController`.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

extension View {
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

/// The same button for UIKit.
@MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue` = 1, signUp = 2
        public static var `default`: ButtonType { .signIn }
    }
    public enum Style: Int, Sendable { case white = 0, whiteOutline = 1, black = 2 }
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    public init(type: ButtonType, style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let label = UILabel(frame: bounds)
        label.text = switch type {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = style == .black ? .white : .black
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
    }
    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }
    public required init?(coder: NSCoder) { return nil }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
