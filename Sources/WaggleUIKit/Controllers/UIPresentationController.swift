import Foundation
import WaggleCore
import WaggleGeometry

/// Decides how a presented controller adapts, and hears how a person dismisses it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Has no effect: sheets and covers are the same in all windows.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Has no effect: sheets and covers are the same in all windows.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Asked when a person is about to dismiss the controller.
    /// - Returns: False to keep it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a dismissal by a person. The sheet is out of sight by then.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a dismissal by a person, not by the program.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a person has tried to dismiss a controller that stays.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// How a controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    private weak var controller: UIViewController?
    /// A plain controller once the presented one has gone.
    public var presentedViewController: UIViewController { controller ?? UIViewController() }
    open var presentingViewController: UIViewController { presentedViewController.presentingViewController ?? presentedViewController }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    init(of controller: UIViewController) { self.controller = controller }
    @available(*, unavailable, message: "Presentations of the program's own are not supported; present in a sheet with detents, or over the whole window.")
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        controller = presentedViewController
    }

    func change() { controller?.presentationChanges.announce() }
}

/// The presentation of a popover, which is a sheet in the windows of phones.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// Has no effect: a sheet comes from below.
    open var sourceView: UIView?
    /// Has no effect: a sheet comes from below.
    open var sourceRect = CGRect.null
    /// Has no effect: a sheet comes from below.
    open weak var sourceItem: AnyObject?
    /// Has no effect: a sheet comes from below.
    open weak var barButtonItem: UIBarButtonItem?
    /// Has no effect: a sheet has no arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Has no effect: the view has the background that it shows.
    open var backgroundColor: UIColor?
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Hears of a popover as of any presentation.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Hears which detent a person has chosen.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The presentation of a sheet: the heights at which it rests, and its look.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public let identifier: Identifier
        fileprivate let detent: PresentationDetent
        fileprivate init(_ identifier: Identifier, _ detent: PresentationDetent) { (self.identifier, self.detent) = (identifier, detent) }

        /// Half the window's height.
        public class func medium() -> Detent { Detent(.medium, .medium) }
        /// All of the window but the status bar.
        public class func large() -> Detent { Detent(.large, .large) }
        /// A height in points, without the bottom safe area; nil leaves the detent out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let name = identifier ?? Identifier(UUID().uuidString)
            return Detent(name, .resolved(name.rawValue) { resolver(DetentContext(maximumDetentValue: $0)) })
        }
    }
    /// The large one, unless the program sets others.
    open var detents: [Detent] = [.large()] { didSet { change() } }
    /// The detent at which the sheet rests; nil for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { change() } } }
    /// The greatest detent at which what is behind the sheet takes touches and is not dimmed; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { change() } }
    open var prefersGrabberVisible = false { didSet { change() } }
    /// False lets content scroll before the sheet is at its greatest detent.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { change() } }
    /// In points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { change() } }
    /// Has no effect: a sheet fills a window of compact height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Has no effect.
    open var prefersPageSizing = true
    /// Has no effect: a sheet comes from below.
    open var sourceView: UIView?

    /// Makes changes, such as that of the selected detent, with the sheet's animation, which all changes have.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Computes the heights of custom detents again.
    open func invalidateDetents() { change() }

    /// True once the program has set something. Until then, what SwiftUI's views inside ask for holds.
    fileprivate private(set) var isChanged = false
    override func change() {
        isChanged = true
        super.change()
    }
    private func detent(_ identifier: Detent.Identifier?) -> PresentationDetent? { detents.first { $0.identifier == identifier }?.detent }
    fileprivate var selection: Binding<PresentationDetent> {
        Binding.onMainActor { [weak self] in
            guard let self else { return .large }
            return detent(selectedDetentIdentifier) ?? detents.first?.detent ?? .large
        } set: { [weak self] new in
            guard let self, let chosen = detents.first(where: { $0.detent == new }),
                  chosen.identifier != selectedDetentIdentifier else { return }
            selectedDetentIdentifier = chosen.identifier
            (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }
    fileprivate var all: Set<PresentationDetent> { Set(detents.map(\.detent)) }
    fileprivate var undimmed: PresentationBackgroundInteraction {
        detent(largestUndimmedDetentIdentifier).map { .enabled(upThrough: $0) } ?? .automatic
    }
}

/// What the height of a custom detent depends on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The height of the large detent, in points without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}
private struct DetentContext: UISheetPresentationControllerDetentResolutionContext { let maximumDetentValue: CGFloat }

extension UIViewController {
    /// The presentation of a sheet; nil for a controller that covers the window.
    public var sheetPresentationController: UISheetPresentationController? { presentation as? UISheetPresentationController }
    /// The presentation of a popover; nil for other styles. Action sheets have one, too.
    public var popoverPresentationController: UIPopoverPresentationController? { presentation as? UIPopoverPresentationController }
    public var presentationController: UIPresentationController? { presentation }
}

/// The sheet of a presented controller, as its presentation says.
nonisolated struct PresentedSheet: ViewModifier {
    let controller: UIViewController

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let _ = controller.presentationChanges.count
        let asked = content.dismissal { [weak controller] in
            guard let presentation = controller?.presentation else { return true }
            return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        } onVainAttempt: { [weak controller] in
            guard let presentation = controller?.presentation else { return }
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        }
        if let sheet = controller.presentation as? UISheetPresentationController, sheet.isChanged, !sheet.detents.isEmpty {
            asked
                .presentationDetents(sheet.all, selection: sheet.selection)
                .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
                .presentationBackgroundInteraction(sheet.undimmed)
                .presentationContentInteraction(sheet.prefersScrollingExpandsWhenScrolledToEdge ? .resizes : .scrolls)
                .presentationCornerRadius(sheet.preferredCornerRadius)
        } else if controller.modalPresentationStyle == .overFullScreen || controller.modalPresentationStyle == .overCurrentContext {
            // What is behind shows through where the view is clear.
            asked.presentationBackground(.clear)
        } else {
            asked
        }
    }
}
