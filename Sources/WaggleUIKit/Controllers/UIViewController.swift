import Foundation
import WaggleCore
import WaggleGeometry

/// Manages a view: loads it on demand, tracks when it appears, and presents other controllers over it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The title in the bar of the navigation stack around the controller, if the controller uses its `navigationItem`.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            itemInUse?.changes.announce()
            if let ownTab, ownTab.title == oldValue { ownTab.title = title }
        }
    }
    /// What the bar of the navigation stack around the controller shows. A controller that never asks for it leaves the bar to SwiftUI.
    open var navigationItem: UINavigationItem {
        if let itemInUse { return itemInUse }
        let new = UINavigationItem()
        itemInUse = new
        presentationChanges.announce()
        return new
    }
    private(set) var itemInUse: UINavigationItem?
    /// The navigation controller around; the stack's, where SwiftUI's `NavigationStack` shows the controller.
    open var navigationController: UINavigationController? {
        var outer = parent, last: UIViewController = self
        while let controller = outer {
            if let navigation = controller as? UINavigationController { return navigation }
            (last, outer) = (controller, controller.parent)
        }
        return last.surroundingNavigation
    }
    /// That of the stack of SwiftUI's that shows the controller.
    weak var surroundingNavigation: UINavigationController?
    /// True hides the tabs while the controller is in a stack, unless it is the root.
    open var hidesBottomBarWhenPushed = false { didSet { if hidesBottomBarWhenPushed != oldValue { presentationChanges.announce() } } }
    /// The controller's tab in a tab bar controller. Without a title of its own it has the controller's.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTab { return ownTab }
            let new = UITabBarItem(title: title, image: nil, tag: 0)
            ownTab = new
            return new
        }
        set { ownTab = newValue }
    }
    private var ownTab: UITabBarItem? { didSet { presentationChanges.announce() } }
    /// What a navigation controller shows at the bottom, once its toolbar is not hidden.
    open var toolbarItems: [UIBarButtonItem]? { didSet { presentationChanges.announce() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Shows a controller in the nearest container that can: pushed on a navigation controller, otherwise presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { return parent.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    /// Shows a controller in the nearest container that can.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    /// Created by `loadView` on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }
    /// The view, if it is loaded.
    private(set) var loadedView: UIView?
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// - Parameter nibName: Pass nil. Nib files are not supported; a name is reported.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            Diagnostics.shared.report(
                "The interface \(nibNameOrNil).xib of \(type(of: self)) is not supported; create the view in loadView() or viewDidLoad().")
        }
    }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// For subclasses that declare it; controllers are never unarchived.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    /// Creates the view. The default is a plain view.
    open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: MainScreen.size)) }
    /// Called once, after the view has been created.
    open func viewDidLoad() {}
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }
    private var isLoading = false

    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    /// These methods are called before and after the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when bars cover other parts of the view.
    open func viewSafeAreaInsetsDidChange() {}

    private var isShown = false
    func appear() {
        guard !isShown else { return }
        isShown = true
        viewWillAppear(false)
        viewDidAppear(false)
        let completions = onAppearance
        onAppearance = []
        for completion in completions { completion() }
    }
    func disappear() {
        guard isShown else { return }
        isShown = false
        viewWillDisappear(false)
        viewDidDisappear(false)
    }
    private var onAppearance: [() -> Void] = []

    // MARK: Child controllers

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    /// As on iOS, the caller then adds the child's view as a subview and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }
    /// As on iOS, the caller also removes the view from its superview.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        surroundingNavigation = nil
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// Counts changes to the presentation.
    let presentationChanges = ViewChanges()
    /// The controller that this one presents; nil if it presents none.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one; nil if none does.
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { ownPresentation = nil } }
    }
    /// How the controller is presented, by its style.
    var presentation: UIPresentationController {
        if let ownPresentation { return ownPresentation }
        let new: UIPresentationController = switch presentationKind {
        case .sheet:
            modalPresentationStyle == .popover ? UIPopoverPresentationController(of: self) : UISheetPresentationController(of: self)
        case .actionSheet: UIPopoverPresentationController(of: self)
        case .cover, .alert: UIPresentationController(of: self)
        }
        ownPresentation = new
        return new
    }
    private var ownPresentation: UIPresentationController?
    /// Has no effect: sheets and covers slide in from below.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    @available(*, unavailable, message: "Transitions of the program's own are not supported; set modalPresentationStyle, or animate the view in viewDidAppear.")
    public var transitioningDelegate: AnyObject? { get { nil } set {} }
    /// True makes `present` of a controller inside use this one's place; presentations are always over the window.
    open var definesPresentationContext = false
    /// True prevents the user from dragging the sheet away.
    open var isModalInPresentation = false { didSet { presentationChanges.announce() } }
    private var afterDismissal: [() -> Void] = []

    /// How SwiftUI presents the controller.
    enum PresentationKind { case sheet, cover, alert, actionSheet }
    var presentationKind: PresentationKind { modalPresentationStyle.coversWindow ? .cover : .sheet }

    /// Presents a controller in a sheet, or over the whole window if its style requires it.
    ///
    /// A controller that already presents another one reports an error.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil else {
            Diagnostics.shared.report(
                "\(type(of: self)) cannot present \(type(of: viewControllerToPresent)), because it already presents \(type(of: presentedViewController ?? self)); present it from that one, or dismiss that one first.")
            return
        }
        viewControllerToPresent.presentingViewController = self
        if let completion { viewControllerToPresent.onAppearance.append(completion) }
        presentedViewController = viewControllerToPresent
        change(animated: flag)
    }
    /// Dismisses the presented controller, or this one if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: flag, completion: completion)
            } else {
                completion?()
            }
            return
        }
        if let completion { afterDismissal.append(completion) }
        presented.presentingViewController = nil
        presentedViewController = nil
        change(animated: flag)
    }
    private func change(animated: Bool) {
        if animated { presentationChanges.announce() } else { UIView.performWithoutAnimation { presentationChanges.announce() } }
    }
    /// Called when the user has dismissed the presented controller.
    func personDidDismiss() {
        let presentation = presentedViewController?.presentation
        if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
        presentationChanges.announce()
        if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
    }
    func dismissalDidEnd() {
        let completions = afterDismissal
        afterDismissal = []
        for completion in completions { completion() }
    }

    // MARK: Status bar and appearance

    open override var next: UIResponder? { parent ?? loadedView?.superview }
    /// For source compatibility only; it has no effect.
    open var prefersStatusBarHidden: Bool { false }
    /// For source compatibility only; it has no effect.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// For source compatibility only; it has no effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// For source compatibility only; it has no effect.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Stored, but ignored by windows and sheets.
    open var preferredContentSize = CGSize.zero
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
    /// The appearance of the controller's view and its content.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { presentationChanges.announce() } }
}

/// The style of a phone's status bar. Windows have no status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// How a controller is presented: over the whole window, or in a sheet.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1,
         automatic = -2

    var coversWindow: Bool { [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(self) }
}

/// How a controller comes into sight.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }
