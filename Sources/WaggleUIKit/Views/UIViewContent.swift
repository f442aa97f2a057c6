// Shows UIKit views: each is a layout of its content and its subviews, on its background.

import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit view, identified by object identity.
struct IdentifiedView: Identifiable {
    let view: UIView
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(view) }
}

/// A UIKit view with its content and subviews. It takes the proposed size.
nonisolated struct UIViewContent: View {
    let view: UIView
    @Environment(\.dynamicTypeSize) private var typeSize

    init(view: UIView) { self.view = view }

    @MainActor var body: some View {
        let _ = view.shownTypeSize = typeSize
        let before = view.stateBeforeAnimation
        let layout = UIViewLayout(
            view: view, change: view.changes.count, waiting: view.subviews.waiting, typeSize: typeSize, hasContent: view.content != nil)
        let layer = view.layer, change = view.changes.count,
            outline = LayerClip(shape: LayerShape(layer), cuts: layer.masksToBounds, mask: layer.maskPath)
        layout {
            if let content = view.content { content }
            if !view.showsSubviewsInContent { UISubviews(views: view.subviews) }
        }
        .background { background(layer, before.map(\.color) ?? view.backgroundColor, change) }
        .overlay { front(layer, change) }
        .modifier(LayerMask(layer: layer, change: change))
        .clipShape(outline)
        .modifier(ViewTransform(
            layer.motion.applied(to: before?.transform ?? view.transform).concatenating(layer.motion.move(from: layer.position))))
        .modifier(UIViewAccessibility(view: view))
        .opacity(view.isHidden ? 0 : before?.alpha ?? layer.motion.opacity ?? view.alpha)
        .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
        .accessibilityHidden(view.isHidden || view.accessibilityElementsHidden)
        .appearance(view.overrideUserInterfaceStyle)
        .transformEnvironment(\.tint) { tint in
            if let color = view.tintColor { tint = AnyShapeStyle(Color(uiColor: color)) }
        }
    }

    /// The background with the layers behind the content.
    @MainActor @ViewBuilder private func background(_ layer: CALayer, _ color: UIColor?, _ change: Int) -> some View {
        if layer.hasFace {
            LayerFace(layer: layer, color: layer.motion.backgroundColor ?? color?.color, change: change)
        } else if let color {
            let filled = LayerShape(layer).fill(layer.motion.backgroundColor ?? Color(uiColor: color))
            if layer.shadowOpacity > 0 {
                filled.shadow(
                    color: (layer.shadowColor?.color ?? .black).opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
                    x: layer.shadowOffset.width, y: layer.shadowOffset.height)
            } else {
                filled
            }
        }
        if layer.hasSublayers { Sublayers(layers: layer.shown(behind: true), change: change) }
        if layer.isMoving { LayerClock(layer: layer) }
    }
    /// The layers in front of the content, and the border.
    @MainActor @ViewBuilder private func front(_ layer: CALayer, _ change: Int) -> some View {
        if layer.hasSublayers { Sublayers(layers: layer.shown(behind: false), change: change) }
        if layer.borderWidth > 0 || layer.motion.borderWidth != nil { LayerBorder(layer: layer, change: change) }
    }
}

/// Views of UIKit, with their controllers.
nonisolated struct UISubviews: View {
    let views: [UIView]

    @MainActor var body: some View {
        ForEach(views.map(IdentifiedView.init)) { shown in
            if let controller = shown.view.controller {
                UIControllerContent(controller: controller)
            } else {
                UIViewContent(view: shown.view)
            }
        }
    }
}

extension View {
    /// Applies the appearance that a UIKit view or controller requests.
    nonisolated func appearance(_ style: UIUserInterfaceStyle) -> some View {
        transformEnvironment(\.colorScheme) { scheme in
            switch style {
            case .unspecified: break
            case .light: scheme = .light
            case .dark: scheme = .dark
            }
        }
    }
}

/// Applies the accessibility properties that are set on a view.
nonisolated private struct UIViewAccessibility: ViewModifier {
    let view: UIView

    @MainActor func body(content: Content) -> some View {
        if view.isAccessibilityElement {
            named(content.accessibilityElement(children: .ignore))
        } else {
            named(content)
        }
    }
    @MainActor @ViewBuilder private func named(_ content: some View) -> some View {
        let labelled = content.accessibilityAddTraits(view.accessibilityTraits.traits.union(view.accessibilityViewIsModal ? .isModal : []))
            .modifier(AccessibilityWords(label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint))
        if let identifier = view.accessibilityIdentifier { labelled.accessibilityIdentifier(identifier) } else { labelled }
    }
}

nonisolated private struct AccessibilityWords: ViewModifier {
    let label: String?, value: String?, hint: String?

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if label == nil, value == nil, hint == nil {
            content
        } else {
            content.accessibilityLabel(label.map { Text(verbatim: $0) } ?? Text(verbatim: "")).accessibilityValue(value ?? "")
                .accessibilityHint(hint ?? "")
        }
    }
}

/// Places a view's content over its bounds and its subviews in their frames.
nonisolated struct UIViewLayout: Layout {
    let view: UIView
    /// Changes whenever the view changes, so that the layout compares as different.
    let change: Int
    /// How many subviews wait for their animations.
    let waiting: Int
    /// Determines the size of text that follows Dynamic Type.
    let typeSize: DynamicTypeSize
    let hasContent: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated {
            let own = view.bounds.size
            return proposal.replacingUnspecifiedDimensions(by: own)
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The closure cannot capture the inout cache.
        MainActor.assumeIsolated { place(in: bounds, subviews) }
    }
    @MainActor private func place(in bounds: CGRect, _ subviews: Subviews) {
        if view.stateBeforeAnimation == nil { view.take(CGRect(origin: view.frame.origin, size: bounds.size)) }
        view.layOut()
        var rest = subviews[...]
        if hasContent, let content = rest.popFirst() { content.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        rest.place(view.subviews, in: bounds)
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

extension Sequence<LayoutSubview> {
    /// Places what shows views of UIKit in their frames.
    @MainActor func place(_ views: [UIView], in bounds: CGRect) {
        for (subview, view) in zip(self, views) {
            let frame = view.stateBeforeAnimation?.frame ?? view.frame
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
}

extension [UIView] {
    /// How many of the views wait for their animations.
    @MainActor var waiting: Int { reduce(0) { $1.stateBeforeAnimation == nil ? $0 : $0 + 1 } }
}
