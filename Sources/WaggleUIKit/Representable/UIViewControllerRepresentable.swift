import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit controller in SwiftUI, with its view, its life cycle and its presentations.
///
/// The methods are called in the same order as on iOS: `makeCoordinator`, `makeUIViewController`, then `updateUIViewController`. The update
/// is repeated whenever the value, or any state or environment that it has read, changes. `dismantleUIViewController` is called when the
/// view's identity ends.
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

    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        RepresentedPlace<RepresentsController<Self>>._makeNode(RepresentedPlace(view), in: inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        RepresentedPlace<RepresentsController<Self>>._updateNode(node, with: RepresentedPlace(view))
    }
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
        (self.coordinator, self.transaction, self.environment) = (coordinator, transaction, environment)
    }
    /// Performs the changes with the transaction's animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { transaction.animate(changes, completion) }
}

/// A controller in the place of its representable.
private enum RepresentsController<Value: UIViewControllerRepresentable>: Representing {
    static func context(_ coordinator: Value.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) -> Value.Context {
        UIViewControllerRepresentableContext(coordinator, transaction, environment)
    }
    static func coordinator(of value: Value) -> Value.Coordinator { value.makeCoordinator() }
    static func object(of value: Value, _ context: Value.Context) -> Value.UIViewControllerType {
        value.makeUIViewController(context: context)
    }
    static func update(_ controller: Value.UIViewControllerType, with value: Value, _ context: Value.Context) {
        value.updateUIViewController(controller, context: context)
    }
    static func size(
        of controller: Value.UIViewControllerType, _ proposal: ProposedViewSize, _ value: Value, _ context: Value.Context
    ) -> CGSize? {
        value.sizeThatFits(proposal, uiViewController: controller, context: context)
    }
    static func dismantle(_ controller: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIViewController(controller, coordinator: coordinator)
    }
    static func content(of controller: Value.UIViewControllerType, size: @escaping @MainActor (ProposedViewSize) -> CGSize?) -> some View {
        RepresentedControllerContent(controller: controller, size: size)
    }
}

nonisolated private struct RepresentedControllerContent: View {
    let controller: UIViewController
    let size: @MainActor (ProposedViewSize) -> CGSize?

    @MainActor var body: some View {
        let layout = RepresentedLayout(view: nil, change: 0, size: size)
        layout { UIControllerContent(controller: controller) }
    }
}
