// A UIKit view in SwiftUI, with its own size.

import Foundation
import WaggleCore
import WaggleGeometry

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

/// Sizes a UIKit view by its representable, or else by its content and priorities.
nonisolated private struct RepresentedLayout: Layout {
    let view: UIView
    let change: Int
    let size: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { size(proposal) ?? view.fittingSize(proposal) }
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
        return CGSize(width: length(proposal.width, own.width, bounds.width, .horizontal), height: length(proposal.height, own.height, bounds.height, .vertical))
    }
}
