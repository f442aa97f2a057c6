import Foundation
import WaggleCore

/// What the bar of a navigation stack shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }

    open var title: String? { didSet { changes.announce() } }
    /// Has no effect: bars have no line above the title.
    open var prompt: String?
    open var titleView: UIView? { didSet { changes.announce() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changes.announce() } }
    /// From the leading edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changes.announce() } }
    /// From the trailing edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changes.announce() } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// A search in the bar.
    open var searchController: UISearchController? { didSet { changes.announce() } }
    /// False keeps the search field in the bar while the content scrolls.
    open var hidesSearchBarWhenScrolling = true { didSet { changes.announce() } }
    open var hidesBackButton = false { didSet { changes.announce() } }
    /// Its title is that of the next screen's back button; other properties have no effect.
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Counts changes for the bar.
    let changes = ViewChanges()

    public init(title: String) {
        self.title = title
        super.init()
    }
    public override init() { super.init() }
}

extension View {
    /// Shows a controller's items in the bar of the navigation stack around the view, if the controller has any.
    nonisolated func navigationItem(of controller: UIViewController) -> some View { modifier(NavigationItemBar(controller: controller)) }
}

nonisolated private struct NavigationItemBar: ViewModifier {
    let controller: UIViewController

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let item = controller.itemInUse {
            let _ = item.changes.count
            content
                .toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) { BarButtons(items: item.leftBarButtonItems ?? []) }
                    ToolbarItemGroup(placement: .topBarTrailing) { BarButtons(items: (item.rightBarButtonItems ?? []).reversed()) }
                    // An item in the middle takes the title's place.
                    if let view = item.titleView { ToolbarItem(placement: .principal) { RepresentedContent(view: view) { _ in nil } } }
                }
                .modifier(NavigationItemTitle(title: item.title ?? controller.title, mode: item.largeTitleDisplayMode))
                .navigationBarBackButtonHidden(item.hidesBackButton)
                .modifier(NavigationItemSearch(controller: item.searchController, isPinned: !item.hidesSearchBarWhenScrolling))
        } else {
            content
        }
    }
}

nonisolated private struct NavigationItemTitle: ViewModifier {
    let title: String?
    let mode: UINavigationItem.LargeTitleDisplayMode

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let titled = content.navigationTitle(Text(verbatim: title ?? ""))
        if title == nil {
            content
        } else {
            switch mode {
            case .automatic: titled
            case .always: titled.navigationBarTitleDisplayMode(.large)
            case .never, .inline: titled.navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}
