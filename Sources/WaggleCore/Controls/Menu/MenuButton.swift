// The control that opens a menu.

import Foundation
import WaggleGeometry

/// A button that opens a menu when it is pressed or held.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @State private var session = MenuSession()
    @Environment(\.menuIndicatorVisibility) private var indicator

    /// The duration of the hold that opens the menu, in seconds.
    private static let delay: TimeInterval = 0.4

    var body: some View {
        let action: @MainActor () -> Void = configuration.primaryAction ?? { isOpen = true }
        Button(action: action) {
            if indicator == .visible {
                HStack(spacing: 4) {
                    configuration.label
                    MenuChevron()
                }
            } else {
                configuration.label
            }
        }
        .highPriorityGesture(MenuHoldGesture(delay: Self.delay)
            .onChanged { point in if isOpen { session.point(at: point) } else { isOpen = true } }
            .onEnded { session.lift(at: $0) })
        .accessibilityProperties {
            $0.notes = [.action(
                .init(named: Text(verbatim: "Show Menu")), .plain { isOpen = true }), .fallbackRole(.popupButton), .expanded(isOpen)]
        }
        .menu(isOpen: $isOpen, session) { configuration.content }
    }
}

/// The indicator of a control that opens a menu of options.
struct MenuChevron: View {
    var body: some View { Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true) }
}

extension View {
    /// Presents a menu beside the view while the binding is true.
    nonisolated func menu<Content: View>(
        isOpen: Binding<Bool>, _ session: MenuSession, _ kind: PopupPlacement.Kind = .beside, anchor: CGRect? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        popup(isOpen: isOpen, kind, anchor: anchor, onKey: { session.handle($0) }) { placement in
            MenuPlatter(
                session: session, isAbove: placement.isAbove, isInScrollView: placement.isInScrollView,
                close: { isOpen.wrappedValue = false }, header: EmptyView(), content: content())
        }
    }
}
