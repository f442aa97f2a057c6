import Foundation

/// The type of UIKit's split views, so that what programs say about its values compiles. There is none to make:
/// `NavigationSplitView` shows columns.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact, inspector }
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    public enum LayoutEnvironment: Int, Sendable { case none = 0, expanded, collapsed }

    @available(*, unavailable, message: "UIKit's split views are not supported; use NavigationSplitView.")
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    @available(*, unavailable, message: "UIKit's split views are not supported; use NavigationSplitView.")
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    @available(*, unavailable, message: "UIKit's split views are not supported; use NavigationSplitView.")
    public convenience init() { self.init(coder: NSCoder())! }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
    /// The split view controller around: there is none.
    public var splitViewController: UISplitViewController? { nil }
}
