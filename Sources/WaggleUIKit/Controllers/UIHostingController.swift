import Foundation
import WaggleCairo
import WaggleCore
import WaggleGeometry

/// Which of its sizes a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A controller whose view shows a view of SwiftUI's.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hosting: HostingView<Content>

    /// The view; one of the same type takes over the state of the one before.
    public var rootView: Content {
        get { hosting.rootView }
        set {
            hosting.rootView = newValue
            hosting.contentDidChange()
        }
    }
    /// Which sizes are kept up to date; the view's own is only with `intrinsicContentSize`.
    public var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { hosting.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize) } }
    /// The parts of the safe area that the view keeps clear of.
    public var safeAreaRegions = SafeAreaRegions.all { didSet { hosting.regions = safeAreaRegions } }

    public init(rootView: Content) {
        hosting = HostingView(rootView)
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        hosting = HostingView(rootView)
        super.init(coder: aDecoder)
    }
    /// nil: there are no storyboards to read a controller from. A subclass may name its root view in `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) { return nil }

    open override func loadView() { view = hosting }

    /// The size that the view wants when it is offered another one.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// Shows a view of SwiftUI's inside UIKit's.
final class HostingView<Content: View>: UIView {
    var rootView: Content
    var hasIntrinsicSize = false { didSet { placeDidChange() } }
    var regions = SafeAreaRegions.all { didSet { lookDidChange() } }

    init(_ rootView: Content) {
        self.rootView = rootView
        super.init(frame: CGRect(origin: .zero, size: MainScreen.size))
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { hasIntrinsicSize ? measured(.unspecified) : super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat? { value >= UIView.largestLength ? nil : max(value, 0) }
        return measured(ProposedViewSize(width: length(size.width), height: length(size.height)))
    }
    /// In a window of its own, since the view may stand in none.
    private func measured(_ proposal: ProposedViewSize) -> CGSize {
        let graph = ViewGraph(rootView, size: MainScreen.size, environment: EnvironmentValues(), textEngine: PangoTextEngine(), startDate: Date(timeIntervalSinceReferenceDate: 0))
        defer { graph.close() }
        graph.update(at: 0)
        return graph.contentSize(for: proposal)
    }

    override var content: AnyView? { AnyView(HostedContent(view: self)) }
}

extension UIView {
    /// What programs pass for no limit is at least this large.
    static var largestLength: CGFloat { 1e6 }
}

nonisolated private struct HostedContent<Root: View>: View {
    let view: HostingView<Root>

    @MainActor var body: some View {
        let _ = view.changes.count
        // In the middle of the safe area of where the controller's view stands, as a root view is.
        view.rootView
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea(view.regions == .all ? [] : SafeAreaRegions.all.subtracting(view.regions))
    }
}
