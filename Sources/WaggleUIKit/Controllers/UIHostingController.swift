import Foundation
import WaggleCairo
import WaggleCore
import WaggleGeometry
import WaggleHeadless

/// The sizes that a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Has no effect.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// Has no effect: the view's intrinsic size is always the SwiftUI view's present ideal size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A controller whose view shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hosting: HostingView<Content>

    /// The SwiftUI view. A new value takes over the existing state.
    public var rootView: Content {
        get { hosting.rootView }
        set {
            hosting.rootView = newValue
            hosting.contentDidChange()
        }
    }
    /// The sizes that are kept up to date.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    /// The safe area regions that the view keeps clear of.
    public var safeAreaRegions = SafeAreaRegions.all { didSet { hosting.regions = safeAreaRegions } }

    public init(rootView: Content) {
        hosting = HostingView(rootView)
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        hosting = HostingView(rootView)
        super.init(coder: aDecoder)
    }
    /// Returns nil: storyboards are not supported. A subclass may set its root view in `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) { return nil }

    open override func loadView() { view = hosting }

    /// The size of the view for a proposed size, in points. Negative lengths count as 0, and those of 1,000,000 or more ask for the ideal
    /// length.
    ///
    /// It makes the view anew to measure it, so it costs as much as showing it for the first time.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// A UIKit view that shows a SwiftUI view.
final class HostingView<Content: View>: UIView {
    var rootView: Content
    var regions = SafeAreaRegions.all { didSet { appearanceDidChange() } }

    init(_ rootView: Content) {
        self.rootView = rootView
        super.init(frame: CGRect(origin: .zero, size: MainScreen.size))
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { measured(.unspecified) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat? { value >= UIView.largestLength ? nil : max(value, 0) }
        return measured(ProposedViewSize(width: length(size.width), height: length(size.height)))
    }
    private func measured(_ proposal: ProposedViewSize) -> CGSize { ContentMeasure.size(of: rootView, proposal) }

    override var content: AnyView? { AnyView(HostedContent(view: self)) }
}

extension UIView {
    /// Lengths at or above this value mean no limit.
    static var largestLength: CGFloat { 1e6 }
}

nonisolated private struct HostedContent<Root: View>: View {
    let view: HostingView<Root>

    @MainActor var body: some View {
        let _ = view.changes.count
        // Centred in the safe area of the controller's view, like a root view.
        ImplicitStack(content: view.rootView)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea(view.regions == .all ? [] : SafeAreaRegions.all.subtracting(view.regions))
            .ownSafeArea()
    }
}
