import Foundation
import WaggleCore
import WaggleGeometry

/// Hears which controllers a navigation controller shows.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown. After a swipe back it is called when the screen is there.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when a controller's screen has arrived.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Shows controllers as screens on top of each other, under a bar with their titles and buttons.
///
/// The screens are those of SwiftUI's `NavigationStack`. Each stack of SwiftUI's has such a controller, too: `navigationController` of
/// controllers that are shown in the stack. Its `viewControllers` are as many as the stack has screens, it can pop them, and its bar and
/// its swipe are the stack's.
///
/// Methods and properties of its life cycle can be replaced in an extension, which then concerns every stack.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// A change of the stack.
    public enum Operation: Int, Sendable { case none, push, pop }
    /// How long bars take to come and go, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    /// The stack of SwiftUI's that the controller stands for; nil for one that shows controllers.
    private let link: NavigationStackLink?
    /// Counts changes of the stack and its bars.
    let stackChanges = ViewChanges()
    private weak var announced: UIViewController?, arrived: UIViewController?
    private var isAnimated = false

    public init(rootViewController: UIViewController) {
        link = nil
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    /// - Parameters:
    ///   - navigationBarClass: Has no effect: the bar is SwiftUI's.
    ///   - toolbarClass: Has no effect: the bar is SwiftUI's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        link = nil
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        link = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) {
        link = nil
        super.init(coder: coder)
    }
    /// The controller of a stack of SwiftUI's.
    private init(_ link: NavigationStackLink) {
        self.link = link
        super.init(nibName: nil, bundle: nil)
        loadViewIfNeeded()
    }

    // MARK: The life cycle, for extensions that replace it

    open override func loadView() {
        super.loadView()
        if link == nil { view.hostedContent = AnyView(NavigationControllerContent(controller: self)) }
    }
    dynamic open override func viewDidLoad() { super.viewDidLoad() }
    dynamic open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    dynamic open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    dynamic open override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    dynamic open override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    dynamic open override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    dynamic open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    dynamic open override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    dynamic open override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    dynamic open override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }

    // MARK: The stack

    /// The controllers, the root first. Of a stack of SwiftUI's, one for each screen.
    open var viewControllers: [UIViewController] {
        get {
            guard let link else { return stack }
            while stack.count > link.depth + 1 { stack.removeLast() }
            while stack.count < link.depth + 1 { stack.append(UIViewController()) }
            return stack
        }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that the top one presents, or the top one.
    open var visibleViewController: UIViewController? {
        var front = presentedViewController ?? topViewController
        while let next = front?.presentedViewController { front = next }
        return front
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            return Diagnostics.shared.report(
                "\(type(of: viewController)) is already in the navigation controller; a controller has one screen.")
        }
        setViewControllers(stack + [viewController], animated: animated)
    }
    /// - Returns: The controller that goes; nil if only the root is left.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        let count = viewControllers.count
        return count > 1 ? pop(to: count - 2, animated: animated)?.last : nil
    }
    /// - Returns: The controllers that go; nil if there are none.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }
    /// - Returns: The controllers that go; nil if there are none.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        viewControllers.firstIndex { $0 === viewController }.flatMap { pop(to: $0, animated: animated) }
    }
    private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        let all = viewControllers, gone = Array(all.dropFirst(index + 1))
        guard !gone.isEmpty else { return nil }
        if let link {
            let pop = { link.pop(by: gone.count) }
            if animated { pop() } else { UIView.performWithoutAnimation(pop) }
        } else {
            setViewControllers(Array(all[...index]), animated: animated)
        }
        return gone
    }
    /// Replaces the stack. The last controller's screen slides in if it is new on top, and the others go without being seen.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard link == nil else {
            return Diagnostics.shared.report(
                "The screens of a NavigationStack are SwiftUI's: push them by links or the path. Controllers are pushed on a UINavigationController(rootViewController:).")
        }
        take(viewControllers, animated: animated)
        if animated { stackChanges.announce() } else { UIView.performWithoutAnimation { stackChanges.announce() } }
    }
    private func take(_ new: [UIViewController], animated: Bool) {
        let old = stack
        stack = new
        isAnimated = animated
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        announceTop()
    }
    private func announceTop() {
        guard let top = topViewController, top !== announced else { return }
        announced = top
        delegate?.navigationController(self, willShow: top, animated: isAnimated)
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The screens above the root.
    fileprivate var path: [StackedController] { stack.dropFirst().map(StackedController.init) }
    fileprivate var root: UIViewController? { stack.first }
    /// A person has gone back.
    fileprivate func personDidPop(to path: [StackedController]) {
        guard path.count < stack.count - 1 else { return }
        take(Array(stack.prefix(path.count + 1)), animated: true)
        stackChanges.announce()
    }

    // MARK: Bars

    /// The bar: what is set on it reaches this stack only.
    public private(set) lazy var navigationBar = UINavigationBar(inNavigationController: ())
    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { stackChanges.announce() } } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if animated { withAnimation { isNavigationBarHidden = hidden } } else { isNavigationBarHidden = hidden }
    }
    /// False shows the top controller's `toolbarItems` at the bottom.
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { stackChanges.announce() } } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if animated { withAnimation { isToolbarHidden = hidden } } else { isToolbarHidden = hidden }
    }
    /// The swipe from the leading edge. Disabled, it does not go back. A delegate of the program's decides alone; so does the lack of one,
    /// set to nil, which lets the swipe go back even where the back button is hidden.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let recognizer = UIGestureRecognizer()
        recognizer.delegate = standardPop
        recognizer.view = viewIfLoaded
        return recognizer
    }()
    private let standardPop = StandardPop()

    /// The delegate before a program sets another one.
    private final class StandardPop: NSObject, UIGestureRecognizerDelegate {}
}

extension UINavigationController: NavigationCompanion {
    package func allowsSwipe(_ standard: Bool) -> Bool {
        guard let recognizer = interactivePopGestureRecognizer else { return standard }
        guard recognizer.isEnabled else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate === standardPop ? standard : delegate.gestureRecognizerShouldBegin(recognizer)
    }
    package var barLook: NavigationBarLook? { navigationBar.lookInController }
    package func screensDidArrive() {
        guard link == nil, let top = topViewController else { return }
        announceTop()
        guard top !== arrived else { return }
        arrived = top
        delegate?.navigationController(self, didShow: top, animated: isAnimated)
    }
    /// Makes the controllers of SwiftUI's stacks.
    static let ofStacks: @MainActor (NavigationStackLink) -> any NavigationCompanion = { UINavigationController($0) }
}

/// A controller as an element of a path.
struct StackedController: Hashable {
    let controller: UIViewController
    init(_ controller: UIViewController) { self.controller = controller }
    static func == (a: Self, b: Self) -> Bool { a.controller === b.controller }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

nonisolated private struct NavigationControllerContent: View {
    private weak var controller: UINavigationController?
    init(controller: UINavigationController) { self.controller = controller }

    @MainActor var body: some View {
        if let controller, let root = controller.root {
            let _ = controller.stackChanges.count
            let path = Binding.onMainActor { [weak controller] in
                controller?.path ?? []
            } set: { [weak controller] in
                controller?.personDidPop(to: $0)
            }
            NavigationStack(path: path) {
                screen(root, controller).id(ObjectIdentifier(root))
                    .navigationDestination(for: StackedController.self) { [weak controller] in screen($0.controller, controller) }
            }
            .environment(\.navigationCompanion) { [weak controller] link in controller ?? UINavigationController.ofStacks(link) }
            .ownSafeArea()
        }
    }
    @MainActor private func screen(_ shown: UIViewController, _ controller: UINavigationController?) -> some View {
        // Stacks inside the screen are others.
        NavigationScreenContent(controller: shown, navigation: controller)
            .environment(\.navigationCompanion, UINavigationController.ofStacks)
    }
}

/// A screen of a navigation controller.
nonisolated private struct NavigationScreenContent: View {
    let controller: UIViewController
    private weak var navigation: UINavigationController?
    init(controller: UIViewController, navigation: UINavigationController?) {
        (self.controller, self.navigation) = (controller, navigation)
    }

    @MainActor var body: some View {
        let _ = (navigation?.stackChanges.count, navigation?.navigationBar.changes.count, controller.presentationChanges.count)
        // A controller in a navigation controller has an item, whether the program asks for it or not.
        let item = controller.navigationItem, isLarge = navigation?.navigationBar.prefersLargeTitles == true
        let hidesTabs = navigation?.viewControllers.prefix { $0 !== controller }.isEmpty == false && controller.hidesBottomBarWhenPushed
        WholeController(controller: controller)
            .navigationBarTitleDisplayMode(isLarge ? item.largeTitleDisplayMode == .always ? .large : .automatic : .inline)
            .toolbar(navigation?.isNavigationBarHidden == true ? .hidden : .automatic, for: .navigationBar)
            .toolbar(hidesTabs ? .hidden : .automatic, for: .tabBar)
            .toolbar {
                // Without an item there is no bar.
                if navigation?.isToolbarHidden == false {
                    ToolbarItemGroup(placement: .bottomBar) { BarButtons(items: controller.toolbarItems ?? []) }
                }
            }
    }
}

/// A controller whose view lies below the bars, with what they cover as its safe area.
nonisolated struct WholeController: View {
    let controller: UIViewController

    @MainActor var body: some View {
        ZStack {
            Color.clear.onGeometryChange(for: EdgeInsets.self) { $0.safeAreaInsets } action: { [controller] in
                controller.view.coveredEdges = UIEdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
            }
            .allowsHitTesting(false)
            UIControllerContent(controller: controller).ignoresSafeArea()
        }
    }
}
