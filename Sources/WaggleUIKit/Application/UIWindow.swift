import Foundation
import WaggleCore
import WaggleGeometry

/// A window that fills its scene with a controller's view.
///
/// The program must retain the window, usually in a delegate's `window` property. A deallocated window disappears.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The stacking order of windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// A level above or below another one, such as `.alert + 1`.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        public static func - (a: Level, b: Level) -> CGFloat { a.rawValue - b.rawValue }
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    }

    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            if isVisible { windowScene?.add(self) }
        }
    }
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.loadedView?.removeFromSuperview()
            if let view = rootViewController?.view {
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(view, at: 0)
            }
            contentDidChange()
        }
    }
    /// Windows at a higher level are in front of those at lower levels.
    open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { windowScene?.changes.announce() } } }
    open private(set) var isKeyWindow = false
    open var screen: UIScreen { .main }
    private var isVisible = false

    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: MainScreen.size))
        self.windowScene = windowScene
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(frame: CGRect(origin: .zero, size: MainScreen.size)) }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene }
    open override var safeAreaInsets: UIEdgeInsets {
        let area = MainScreen.safeArea
        return UIEdgeInsets(top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        isVisible = true
        if let windowScene { windowScene.add(self) } else { UIApplication.shared.wait(self) }
        makeKey()
    }
    /// Makes this the scene's key window, replacing the current one.
    open func makeKey() {
        for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
        isKeyWindow = true
    }
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            // Unhiding a window that has a scene makes it visible.
            guard !newValue, !isVisible, let windowScene else { return }
            isVisible = true
            windowScene.add(self)
        }
    }

    /// Removes the keyboard focus from the window's views, SwiftUI's included.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        _ = super.resignFirstResponder()
        return endEditing(true)
    }
    /// Removes the keyboard focus from the window's views.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool {
        _ = super.endEditing(force)
        windowScene?.endEditing()
        return true
    }

    static func traits(of scene: UIWindowScene) -> UITraitCollection {
        UITraitCollection(scene.style, .normal, UIContentSizeCategory(scene.typeSize))
    }
}

// MARK: Notifications of the on-screen keyboard

// They are never posted: a desktop has a hardware keyboard, like an iPad with one attached.
extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The keyboard's initial frame, in screen coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's final frame, in screen coordinates.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
