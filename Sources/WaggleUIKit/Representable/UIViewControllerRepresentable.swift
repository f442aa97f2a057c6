import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit controller in SwiftUI, with its view, its life cycle and its presentations.
///
/// The methods are called in the same order as on iOS: `makeCoordinator`, `makeUIViewController`, then `updateUIViewController`. The update is repeated whenever
/// the value, or any state or environment that it has read, changes. `dismantleUIViewController` is called when the view's identity ends.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// - Returns: Nil to take the proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
    /// The views that tools have named inside.
    func _identifiedViewTree(in uiViewController: UIViewControllerType) -> _IdentifiedViewTree
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
    public func _identifiedViewTree(in uiViewController: UIViewControllerType) -> _IdentifiedViewTree { .empty }

    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { UIViewControllerPlace<Self>._makeNode(UIViewControllerPlace(view), in: inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { UIViewControllerPlace<Self>._updateNode(node, with: UIViewControllerPlace(view)) }
    public static var _isUnary: Bool { true }
}

/// The context of a call to a representable controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable>: Sendable {
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public private(set) var transaction: Transaction
    /// Reading a value makes the controller update whenever that value changes.
    public private(set) var environment: EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.transaction = transaction
        self.environment = environment
    }
    /// Performs the changes with the transaction's animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { transaction.animate(changes, completion) }
}

/// Holds the coordinator and the controller of a representable, and updates the controller.
private struct UIViewControllerPlace<Representable: UIViewControllerRepresentable>: View, HoldsDynamicProperties {
    private let representable: Representable
    private let place = NodeObject<RepresentedController<Representable>> { $0.end() }
    @Environment(\.self) private var environment

    init(_ representable: Representable) { self.representable = representable }

    var body: some View {
        let represented = place.object { RepresentedController(representable, place.transaction, environment) }
        let _ = represented.update(representable, place.transaction, environment)
        RepresentedControllerContent(controller: represented.controller) { [weak represented] in represented?.size($0) }
    }
}

@MainActor
private final class RepresentedController<Representable: UIViewControllerRepresentable> {
    let controller: Representable.UIViewControllerType
    private let coordinator: Representable.Coordinator
    private var representable: Representable
    private var context: Representable.Context

    init(_ representable: Representable, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.representable = representable
        coordinator = representable.makeCoordinator()
        context = UIViewControllerRepresentableContext(coordinator, transaction, environment)
        controller = representable.makeUIViewController(context: context)
    }
    func update(_ representable: Representable, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.representable = representable
        context = UIViewControllerRepresentableContext(coordinator, transaction, environment)
        representable.updateUIViewController(controller, context: context)
    }
    func size(_ proposal: ProposedViewSize) -> CGSize? { representable.sizeThatFits(proposal, uiViewController: controller, context: context) }
    func end() { Representable.dismantleUIViewController(controller, coordinator: coordinator) }
}

nonisolated private struct RepresentedControllerContent: View {
    let controller: UIViewController
    let size: @MainActor (ProposedViewSize) -> CGSize?

    @MainActor var body: some View {
        let layout = ControllerLayout(size: size)
        layout { UIControllerContent(controller: controller) }
    }
}

/// Takes the proposed size, unless the representable sets one.
nonisolated private struct ControllerLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { size(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
