import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit view in SwiftUI.
///
/// The methods are called in the same order as on iOS: `makeCoordinator`, `makeUIView`, then `updateUIView`. The update is repeated whenever the value, or any
/// state or environment that it has read, changes. `dismantleUIView` is called when the view's identity ends.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// - Returns: Nil to size the view by its content and its priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// The views that tools have named inside.
    func _identifiedViewTree(in uiView: UIViewType) -> _IdentifiedViewTree
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public func _identifiedViewTree(in uiView: UIViewType) -> _IdentifiedViewTree { .empty }

    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { UIViewPlace<Self>._makeNode(UIViewPlace(view), in: inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { UIViewPlace<Self>._updateNode(node, with: UIViewPlace(view)) }
    public static var _isUnary: Bool { true }
}

/// The context of a call to a representable view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: Sendable {
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public private(set) var transaction: Transaction
    /// Reading a value makes the view update whenever that value changes.
    public private(set) var environment: EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.transaction = transaction
        self.environment = environment
    }
    /// Performs the changes with the transaction's animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { transaction.animate(changes, completion) }
}

/// Holds the coordinator and the view of a representable, and updates the view.
private struct UIViewPlace<Representable: UIViewRepresentable>: View, HoldsDynamicProperties {
    private let representable: Representable
    private let place = NodeObject<RepresentedView<Representable>> { $0.end() }
    @Environment(\.self) private var environment

    init(_ representable: Representable) { self.representable = representable }

    var body: some View {
        let represented = place.object { RepresentedView(representable, place.transaction, environment) }
        let _ = represented.update(representable, place.transaction, environment)
        RepresentedContent(view: represented.view) { [weak represented] in represented?.size($0) }
    }
}

@MainActor
private final class RepresentedView<Representable: UIViewRepresentable> {
    let view: Representable.UIViewType
    private let coordinator: Representable.Coordinator
    private var representable: Representable
    private var context: Representable.Context

    init(_ representable: Representable, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.representable = representable
        coordinator = representable.makeCoordinator()
        context = UIViewRepresentableContext(coordinator, transaction, environment)
        view = representable.makeUIView(context: context)
    }
    func update(_ representable: Representable, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.representable = representable
        context = UIViewRepresentableContext(coordinator, transaction, environment)
        representable.updateUIView(view, context: context)
    }
    func size(_ proposal: ProposedViewSize) -> CGSize? { representable.sizeThatFits(proposal, uiView: view, context: context) }
    func end() { Representable.dismantleUIView(view, coordinator: coordinator) }
}

extension Transaction {
    @MainActor func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
        guard let animation else {
            changes()
            completion?()
            return
        }
        if let completion { withAnimation(animation, changes, completion: completion) } else { withAnimation(animation, changes) }
    }
}
