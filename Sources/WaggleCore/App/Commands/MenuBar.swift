// The menu bar at the top of a window.

import Foundation
import WaggleGeometry

/// A window's menu titles. A press opens a menu; while one is open, the pointer and the arrow keys switch menus.
struct MenuBar: View {
    let menus: [BarMenu]
    let session: MenuBarSession
    @Binding var open: Int?
    /// Points.
    static let height: CGFloat = 28

    var body: some View {
        HStack(spacing: 0) {
            ForEach(menus.indices, id: \.self) { index in
                MenuBarTitle(menu: menus[index], index: index, count: menus.count, bar: session, open: $open)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 4)
        .frame(height: Self.height)
        .frame(maxWidth: .infinity)
        .background(Color.system(.secondaryBackground))
        .overlay(alignment: .bottom) { Divider() }
        .dynamicTypeSize(.large)
        .accessibilityElement(children: .contain)
        .accessibilityNote(.role(.menuBar))
    }
}

/// One title, with its menu while it is open.
private struct MenuBarTitle: View {
    let menu: BarMenu
    let index: Int
    let count: Int
    let bar: MenuBarSession
    @Binding var open: Int?
    @State private var rows = MenuSession()
    @State private var isPointed = false

    var body: some View {
        let isOpen = open == index, bar = bar, rows = rows, state = $open, index = index
        menu.title
            .font(.system(size: 13))
            .padding(.horizontal, 9)
            .frame(height: MenuBar.height - 6)
            .background { if isOpen || isPointed {
                RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color.primary.opacity(isOpen ? 0.12 : 0.06))
            } }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .frameReference(bar.frameReference(of: index))
            .onHover { isPointed = $0 }
            .gesture(MenuHoldGesture(delay: 0)
                .onChanged { point in
                    if state.wrappedValue == nil { state.wrappedValue = index }
                    if let other = bar.title(at: point), other != state.wrappedValue { state.wrappedValue = other }
                    rows.point(at: point)
                }
                .onEnded { rows.lift(at: $0) })
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityProperties {
                $0.notes = [.action(.default, .plain { state.wrappedValue = index }), .role(.menuItem), .expanded(isOpen)]
            }
            .popup(isOpen: Binding(get: { state.wrappedValue == index }, set: {
                if !$0, state.wrappedValue == index { state.wrappedValue = nil }
            }), .below,
                   onKey: { handle($0) }, onTouchOutside: { touch(at: $0) }, onPointer: { point in
                if let other = bar.title(at: point) { state.wrappedValue = other }
            }) { _ in
                MenuPlatter(session: rows, isAbove: false, close: { if state.wrappedValue == index { state.wrappedValue = nil } },
                            header: EmptyView(),
                            content: ForEach(menu.groups.indices, id: \.self) { group in Section { menu.groups[group] } })
            }
            .environment(\.menuMetrics, .pointer)
            .environment(\.popupsAnimate, false)
    }

    /// A press on another title opens its menu, anywhere else closes this one.
    private func touch(at point: CGPoint) {
        let other = bar.title(at: point)
        open = other == index ? nil : other
    }
    private func handle(_ key: KeyPress) -> KeyPress.Result {
        switch key.key {
        case .leftArrow: open = (index + count - 1) % count
        case .rightArrow:
            if rows.opensSubmenu { rows.chooseHighlighted() } else { open = (index + 1) % count }
        case KeyEquivalent("\u{F70D}"): open = nil
        default: return rows.handle(key)
        }
        return .handled
    }
}
