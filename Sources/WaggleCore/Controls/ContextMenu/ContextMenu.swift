// contextMenu: a menu that a long press or a secondary click on a view opens.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The rows of a context menu.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a menu that a long press or a secondary click opens. A long press lifts the view in front of the window's content.
    /// - Parameter menuItems: The rows, like those of a `Menu`.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
    }
    /// Adds a menu that a long press or a secondary click opens, and a preview that a long press shows.
    public nonisolated func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
    /// Adds a menu that a long press or a secondary click opens; nil for none.
    @available(*, deprecated, message: "Use contextMenu(menuItems:).")
    @ViewBuilder
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        if let contextMenu { modifier(ContextMenuModifier<MenuItems, EmptyView>(items: contextMenu.items, preview: nil)) } else { self }
    }
}

/// Metrics of context menus, as measured on iOS.
enum ContextMenuMetrics {
    /// The duration of the long press, in seconds.
    static let delay: TimeInterval = 0.5
    static let cornerRadius: CGFloat = 12
    /// The limits of a lifted view's growth, as a fraction of its size and in points.
    static let growth: (share: CGFloat, points: CGFloat) = (0.15, 24)
    static let leastGrowth: CGFloat = 0.02
}

nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    /// Nil to lift the view itself.
    let preview: Preview?

    @MainActor func body(content: Content) -> some View { ContextMenuHost(content: content, items: items, preview: preview) }
}

private struct ContextMenuHost<Content: View, Items: View, Preview: View>: View {
    let content: Content
    let items: Items
    let preview: Preview?
    @State private var isOpen = false
    @State private var session = MenuSession()
    @State private var portal = ViewPortal()
    /// What the long press that opened the menu lifts: the view, or its list row; nil for a secondary click.
    @State private var lifted: ViewPortal?
    /// The menu's anchor in window coordinates.
    @State private var anchor = CGRect.zero
    @State private var growth: CGFloat = 1

    var body: some View {
        content
            .portalSource(portal)
            .modifier(SecondaryClickModifier { point in
                (anchor, lifted, isOpen) = (CGRect(origin: point, size: .zero), nil, true)
            })
            .highPriorityGesture(MenuHoldGesture(delay: ContextMenuMetrics.delay)
                .onChanged { point in if isOpen { session.point(at: point) } else { open() } }
                .onEnded { session.lift(at: $0) })
            .accessibilityAction(named: Text(verbatim: "Show Menu")) { open() }
            .popup(isOpen: $isOpen, lifted != nil ? .beside : .atPoint, anchor: anchor, onKey: { session.handle($0) }) { placement in
                MenuPlatter(session: session, isAbove: placement.isAbove, close: { isOpen = false }, header: EmptyView(), content: items)
                    .menuOrder(.fixed)
            } behind: { isShown in
                if let lifted { ContextMenuPreview(frame: anchor, growth: growth, isShown: isShown, portal: lifted, preview: preview) }
            }
            // A preview is shown in front of the view.
            .onChange(of: isOpen) { if preview == nil { lifted?.isLifted = isOpen } }
            .onDisappear { lifted?.isLifted = false }
    }
    private func open() {
        let target = preview == nil ? portal.target : portal
        guard let frame = target.frame else { return }
        let size = frame.size, longest = max(size.width, size.height, 1)
        let share = max(min(ContextMenuMetrics.growth.share, ContextMenuMetrics.growth.points / longest), ContextMenuMetrics.leastGrowth)
        (anchor, growth) = (frame.insetBy(dx: -size.width * share / 2, dy: -size.height * share / 2), 1 + share)
        (lifted, isOpen) = (target, true)
    }
}

/// Dims and blurs the window behind a lifted view.
nonisolated private struct DimmedGlass: ShapeStyle {
    typealias Resolved = Never
    func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var style = _ResolvedShapeStyle(color: ResolvedColor(red: 4 / 255, green: 4 / 255, blue: 15 / 255, opacity: 0.4), context)
        style.backdropBlurRadius = 5
        return style
    }
}

/// The lifted view in front of the dimmed window.
private struct ContextMenuPreview<Preview: View>: View {
    /// The lifted view's frame in window coordinates.
    let frame: CGRect
    /// The scale of the lifted view.
    let growth: CGFloat
    let isShown: Bool
    let portal: ViewPortal
    let preview: Preview?

    var body: some View {
        GeometryReader { proxy in
            let origin = proxy.frame(in: .global).origin
            ZStack {
                Rectangle().fill(DimmedGlass()).opacity(isShown ? 1 : 0)
                if let preview {
                    preview
                        .background(.background)
                        .clipShape(shape)
                        .scaleEffect(isShown ? 1 : 0.3)
                        .opacity(isShown ? 1 : 0)
                        .position(x: frame.midX - origin.x, y: frame.midY - origin.y)
                } else {
                    PortalImage(portal: portal)
                        .fixedSize()
                        .background(.background)
                        .clipShape(shape)
                        .shadow(color: .black.opacity(isShown ? 0.25 : 0), radius: 10)
                        .scaleEffect(isShown ? growth : 1)
                        .position(x: frame.midX - origin.x, y: frame.midY - origin.y)
                }
            }
        }
        .ignoresSafeArea()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: ContextMenuMetrics.cornerRadius, style: .continuous) }
}
