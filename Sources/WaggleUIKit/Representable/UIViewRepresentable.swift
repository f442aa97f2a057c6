import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit view in SwiftUI.
///
/// The methods are called in the same order as on iOS: `makeCoordinator`, `makeUIView`, then `updateUIView`. The update is repeated
/// whenever the value, or any state or environment that it has read, changes. `dismantleUIView` is called when the view's identity ends.
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

    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        RepresentedPlace<RepresentsView<Self>>._makeNode(RepresentedPlace(view), in: inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        RepresentedPlace<RepresentsView<Self>>._updateNode(node, with: RepresentedPlace(view))
    }
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
        (self.coordinator, self.transaction, self.environment) = (coordinator, transaction, environment)
    }
    /// Performs the changes with the transaction's animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { transaction.animate(changes, completion) }
}

/// A view in the place of its representable.
private enum RepresentsView<Value: UIViewRepresentable>: Representing {
    static func context(_ coordinator: Value.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) -> Value.Context {
        UIViewRepresentableContext(coordinator, transaction, environment)
    }
    static func coordinator(of value: Value) -> Value.Coordinator { value.makeCoordinator() }
    static func object(of value: Value, _ context: Value.Context) -> Value.UIViewType { value.makeUIView(context: context) }
    static func update(_ view: Value.UIViewType, with value: Value, _ context: Value.Context) { value.updateUIView(view, context: context) }
    static func size(of view: Value.UIViewType, _ proposal: ProposedViewSize, _ value: Value, _ context: Value.Context) -> CGSize? {
        value.sizeThatFits(proposal, uiView: view, context: context)
    }
    static func dismantle(_ view: Value.UIViewType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIView(view, coordinator: coordinator)
    }
    static func content(of view: Value.UIViewType, size: @escaping @MainActor (ProposedViewSize) -> CGSize?) -> some View {
        RepresentedContent(view: view, size: size)
    }
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
