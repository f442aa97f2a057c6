// A UIKit view in SwiftUI, with its own size.

import Foundation
import WaggleCore
import WaggleGeometry

/// How one kind of representable makes, updates, sizes and shows its object of UIKit.
@MainActor
protocol Representing {
    /// The representable.
    associatedtype Value
    associatedtype Coordinator
    associatedtype Context
    associatedtype Object
    associatedtype Content: View
    static func coordinator(of value: Value) -> Coordinator
    static func context(_ coordinator: Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues) -> Context
    static func object(of value: Value, _ context: Context) -> Object
    static func update(_ object: Object, with value: Value, _ context: Context)
    static func size(of object: Object, _ proposal: ProposedViewSize, _ value: Value, _ context: Context) -> CGSize?
    static func dismantle(_ object: Object, _ coordinator: Coordinator)
    static func content(of object: Object, size: @escaping @MainActor (ProposedViewSize) -> CGSize?) -> Content
}

/// Holds the coordinator and the object of a representable, and updates the object.
struct RepresentedPlace<Kind: Representing>: View, HoldsDynamicProperties {
    private let representable: Kind.Value
    private let nodeObject = NodeObject<Represented<Kind>> { $0.end() }
    @Environment(\.self) private var environment

    init(_ representable: Kind.Value) { self.representable = representable }

    var body: some View {
        let represented = nodeObject.object { Represented(representable, nodeObject.transaction, environment) }
        let _ = represented.update(representable, nodeObject.transaction, environment)
        Kind.content(of: represented.object) { [weak represented] in represented?.size($0) }
    }
}

@MainActor
private final class Represented<Kind: Representing> {
    let object: Kind.Object
    private let coordinator: Kind.Coordinator
    private var representable: Kind.Value
    private var context: Kind.Context

    init(_ representable: Kind.Value, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.representable = representable
        coordinator = Kind.coordinator(of: representable)
        context = Kind.context(coordinator, transaction, environment)
        object = Kind.object(of: representable, context)
    }
    func update(_ representable: Kind.Value, _ transaction: Transaction, _ environment: EnvironmentValues) {
        self.representable = representable
        context = Kind.context(coordinator, transaction, environment)
        Kind.update(object, with: representable, context)
    }
    func size(_ proposal: ProposedViewSize) -> CGSize? { Kind.size(of: object, proposal, representable, context) }
    func end() { Kind.dismantle(object, coordinator) }
}

nonisolated struct RepresentedContent: View {
    let view: UIView
    /// The representable's size; nil leaves the size to the view.
    let size: @MainActor (ProposedViewSize) -> CGSize?
    @Environment(\.uiWindow) private var window

    init(view: UIView, size: @escaping @MainActor (ProposedViewSize) -> CGSize?) { (self.view, self.size) = (view, size) }

    @MainActor var body: some View {
        let layout = RepresentedLayout(view: view, change: view.changes.count, size: size)
        layout { UIViewContent(view: view).touches(of: view) }
            .onAppear { view.enter(window.object ?? UIWindow()) }
            .onDisappear { view.enter(nil) }
    }
}

/// Sizes a UIKit view by its representable, or else by its content and priorities. A controller's view is nil: it takes the proposed size.
nonisolated struct RepresentedLayout: Layout {
    let view: UIView?
    let change: Int
    let size: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { size(proposal) ?? view?.fittingSize(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

private struct UIWindowKey: EnvironmentKey { static var defaultValue: Weak<UIWindow> { Weak(nil) } }
extension EnvironmentValues {
    /// The window of the scene around.
    var uiWindow: Weak<UIWindow> {
        get { self[UIWindowKey.self] }
        set { self[UIWindowKey.self] = newValue }
    }
}

extension UIView {
    /// The size for a proposal: the intrinsic size where its priority is high enough, otherwise the proposed size.
    func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = intrinsicContentSize
        func length(_ proposed: CGFloat?, _ own: CGFloat, _ current: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard own >= 0 else { return proposed ?? current }
            guard let proposed else { return own }
            // Halfway between a low and a high priority.
            let strong: Float = 500
            let holds = proposed > own ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
            return holds.rawValue > strong ? own : proposed
        }
        return CGSize(
            width: length(proposal.width, own.width, bounds.width, .horizontal),
            height: length(proposal.height, own.height, bounds.height, .vertical))
    }
}
