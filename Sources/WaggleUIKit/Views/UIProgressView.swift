import Foundation
import WaggleCore
import WaggleGeometry

/// A bar that fills.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// The form of the bar. Both look alike.
    public enum Style: Int, Sendable { case `default`, bar }
    open var progressViewStyle = Style.default
    /// 0 to 1.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }
    private var part: Float = 0
    /// Nil for the tint.
    open var progressTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Nil for the system's grey.
    open var trackTintColor: UIColor? { didSet { appearanceDidChange() } }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 4))
        progressViewStyle = style
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(progressViewStyle: .default) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the progress, clamped to 0...1; a number that is not finite counts as 0. An animated change takes 0.25 seconds.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress.isFinite ? min(max(progress, 0), 1) : 0
        guard new != part else { return }
        part = new
        if animated { withAnimation(.linear(duration: 0.25)) { appearanceDidChange() } } else { appearanceDidChange() }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    override var content: AnyView? { AnyView(UIProgressViewContent(view: self)) }
}

nonisolated private struct UIProgressViewContent: View {
    let view: UIProgressView

    @MainActor var body: some View {
        let _ = view.changes.count
        let track = view.trackTintColor ?? UIProgressView.known?.trackTintColor,
            tint = view.progressTintColor ?? UIProgressView.known?.progressTintColor
        ZStack(alignment: .leading) {
            Capsule().fill(Color(uiColor: track ?? .systemFill))
            GeometryReader { proxy in
                Capsule().fill(tint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint))
                    .frame(width: proxy.size.width * CGFloat(view.progress))
            }
        }
        .frame(maxHeight: 4)
        .accessibilityElement()
        .accessibilityValue("\(Int((view.progress * 100).rounded()))%")
    }
}

extension UIProgressView {
    /// The look of the class.
    fileprivate static var known: UIProgressView? { AppearanceObjects.known(UIProgressView.self) }
}
