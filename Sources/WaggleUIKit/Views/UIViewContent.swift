// Shows UIKit views: each is a layout of its content and its subviews, on its background.

import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit view, identified by object identity.
struct ShownView: Identifiable {
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
        let layout = UIViewLayout(view: view, change: view.changes.count, typeSize: typeSize, hasContent: view.content != nil)
        let layer = view.layer, outline = LayerOutline(radius: layer.cornerRadius, cuts: layer.masksToBounds)
        layout {
            if let content = view.content { content }
            if !view.showsSubviewsInContent { UISubviews(views: view.subviews) }
        }
        .background { layerBackground(layer) }
        .clipShape(outline)
        .overlay { border(layer) }
        .transformEffect(transform)
        .modifier(UIViewAccessibility(view: view))
        .opacity(view.isHidden ? 0 : view.alpha)
        .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
        .accessibilityHidden(view.isHidden || view.accessibilityElementsHidden)
        .appearance(view.overrideUserInterfaceStyle)
        .transformEnvironment(\.tint) { tint in
            if let color = view.tintColor { tint = AnyShapeStyle(Color(uiColor: color)) }
        }
    }

    /// The transform about the view's centre.
    @MainActor private var transform: CGAffineTransform {
        guard view.transform != .identity else { return .identity }
        let size = view.bounds.size
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2).concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }
    @MainActor @ViewBuilder private func layerBackground(_ layer: CALayer) -> some View {
        if let color = view.backgroundColor {
            let shape = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
            if layer.shadowOpacity > 0 {
                shape.fill(Color(uiColor: color)).shadow(
                    color: (layer.shadowColor?.color ?? .black).opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
                    x: layer.shadowOffset.width, y: layer.shadowOffset.height)
            } else {
                shape.fill(Color(uiColor: color))
            }
        }
    }
    @MainActor @ViewBuilder private func border(_ layer: CALayer) -> some View {
        if layer.borderWidth > 0 {
            RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
                .strokeBorder(layer.borderColor?.color ?? .black, lineWidth: layer.borderWidth)
                .allowsHitTesting(false)
        }
    }
}

/// Views of UIKit, with their controllers.
nonisolated struct UISubviews: View {
    let views: [UIView]

    @MainActor var body: some View {
        ForEach(views.map(ShownView.init)) { shown in
            if let controller = shown.view.controller { UIControllerContent(controller: controller) } else { UIViewContent(view: shown.view) }
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

/// The clip shape of a layer: its rounded bounds if it masks, otherwise practically unlimited.
nonisolated private struct LayerOutline: Shape {
    let radius: CGFloat
    let cuts: Bool

    /// Shadows and subviews stay within this distance of the bounds, in points.
    private static let room: CGFloat = 100_000

    func path(in rect: CGRect) -> Path {
        cuts ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect.insetBy(dx: -Self.room, dy: -Self.room))
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
        let labelled = content.accessibilityAddTraits(view.accessibilityTraits.traits.union(view.accessibilityViewIsModal ? .isModal : [])).modifier(AccessibilityWords(label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint))
        if let identifier = view.accessibilityIdentifier { labelled.accessibilityIdentifier(identifier) } else { labelled }
    }
}

nonisolated private struct AccessibilityWords: ViewModifier {
    let label: String?, value: String?, hint: String?

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if label == nil, value == nil, hint == nil {
            content
        } else {
            content.accessibilityLabel(label.map { Text(verbatim: $0) } ?? Text(verbatim: "")).accessibilityValue(value ?? "").accessibilityHint(hint ?? "")
        }
    }
}

/// Places a view's content over its bounds and its subviews in their frames.
nonisolated struct UIViewLayout: Layout {
    let view: UIView
    /// Changes whenever the view changes, so that the layout compares as different.
    let change: Int
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
        view.take(CGRect(origin: view.frame.origin, size: bounds.size))
        view.layOut()
        var rest = subviews[...]
        if hasContent, let content = rest.popFirst() { content.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        for (subview, view) in zip(rest, view.subviews) {
            subview.place(at: CGPoint(x: bounds.minX + view.frame.minX, y: bounds.minY + view.frame.minY), proposal: ProposedViewSize(view.frame.size))
        }
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
