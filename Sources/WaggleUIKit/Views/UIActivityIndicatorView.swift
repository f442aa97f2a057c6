import Foundation
import WaggleCore
import WaggleGeometry

/// A spinner that indicates ongoing activity.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The size and colour of the spinner.
    public enum Style: Int, Sendable {
        case medium = 100, large = 101
        /// The older names: large and white, small and white, small and gray.
        case whiteLarge = 0, white = 1, gray = 2
        fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
        fileprivate var color: UIColor? { self == .white || self == .whiteLarge ? .white : nil }
    }
    open var style: Style { didSet { if style != oldValue { contentDidChange() } } }
    /// Nil for the style's own colour.
    open var color: UIColor? { didSet { if color != oldValue { appearanceDidChange() } } }
    /// True, the default, hides the spinner while it is stopped.
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { appearanceDidChange() } } }
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public convenience init() { self.init(style: .medium) }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() {
        isAnimating = true
        appearanceDidChange()
    }
    open func stopAnimating() {
        isAnimating = false
        appearanceDidChange()
    }

    private static func size(_ style: Style) -> CGSize { style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
    open override var intrinsicContentSize: CGSize { Self.size(style) }

    override var content: AnyView? { AnyView(UIActivityIndicatorContent(indicator: self)) }
}

nonisolated private struct UIActivityIndicatorContent: View {
    let indicator: UIActivityIndicatorView

    @MainActor var body: some View {
        let _ = indicator.changes.count
        let color = indicator.color ?? indicator.style.color
        ActivityWheel(tint: color.map { Color(uiColor: $0) }, isTurning: indicator.isAnimating)
            .controlSize(indicator.style.isLarge ? .large : .regular)
            .opacity(indicator.isAnimating || !indicator.hidesWhenStopped ? 1 : 0)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
