import Foundation
import WaggleCore
import WaggleGeometry

/// Decides and hears which controller a tab bar controller shows.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// - Returns: False to keep the present tab.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when a person has chosen a tab, even the one that is shown.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Shows controllers behind tabs. The tabs are those of SwiftUI's `TabView`, with the controllers' `tabBarItem`s.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var controllers: [UIViewController] = []
    fileprivate let tabChanges = ViewChanges()
    /// The bar: what is set on it reaches this controller only.
    public private(set) lazy var tabBar = UITabBar(inTabBarController: ())

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        super.loadView()
        view.hostedContent = AnyView(TabBarControllerContent(controller: self))
    }

    /// The controllers in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// - Parameter animated: Has no effect.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? [], shown = selectedViewController
        for controller in controllers where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        controllers = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        index = new.firstIndex { $0 === shown } ?? 0
        tabChanges.announce()
    }
    private var index = 0
    /// The number of the shown tab; one that there is not is ignored.
    open var selectedIndex: Int {
        get { controllers.isEmpty ? NSNotFound : index }
        set {
            guard controllers.indices.contains(newValue), newValue != index else { return }
            index = newValue
            tabChanges.announce()
        }
    }
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { if let newIndex = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = newIndex } }
    }
    /// A person has chosen a tab.
    fileprivate func choose(_ newIndex: Int) {
        guard controllers.indices.contains(newIndex) else { return }
        let controller = controllers[newIndex]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return tabChanges.announce() }
        selectedIndex = newIndex
        delegate?.tabBarController(self, didSelect: controller)
    }
    fileprivate var chosen: Int { index }
    open override func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = selectedViewController as? UINavigationController {
            navigation.show(vc, sender: sender)
        } else {
            super.show(vc, sender: sender)
        }
    }
}

nonisolated private struct TabBarControllerContent: View {
    private weak var controller: UITabBarController?
    init(controller: UITabBarController) { self.controller = controller }

    @MainActor var body: some View {
        if let controller {
            let _ = controller.tabChanges.count
            let all = controller.viewControllers ?? [], bar = controller.tabBar
            TabView(selection: Binding.onMainActor { [weak controller] in
                controller?.chosen ?? 0
            } set: { [weak controller] in controller?.choose($0) }) {
                ForEach(Array(all.enumerated()), id: \.element.identity) { newIndex, shown in
                    let item = shown.tabBarItem, _ = item?.changes.count
                    WholeController(controller: shown)
                        .tabItem {
                            if let image = item?.image { Image(uiImage: image) }
                            Text(verbatim: item?.title ?? "")
                        }
                        .badge(item?.badgeValue.map { Text(verbatim: $0) })
                        .tag(newIndex)
                }
            }
            .environment(\.tabBarLook) { [weak bar] in bar?.lookInController }
            .ownSafeArea()
        }
    }
}

extension UIViewController {
    fileprivate nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }
    /// The tab bar controller around.
    public var tabBarController: UITabBarController? {
        var outer = parent
        while let controller = outer {
            if let tabs = controller as? UITabBarController { return tabs }
            outer = controller.parent
        }
        return nil
    }
}
