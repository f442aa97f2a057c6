// A menu inside a menu.

import Foundation
import WaggleGeometry

/// Shows a menu as a row of the enclosing menu. The row opens the submenu in front of that menu, which shrinks.
nonisolated struct SubmenuStyle: MenuStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { Submenu(configuration: configuration) }
}

private struct Submenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.menuLevel) private var level

    var body: some View {
        // The session stores closures, so they capture only the binding: capturing the view would be a retain cycle.
        let state = $isOpen
        MenuRow(accessory: "chevron.forward", closesMenu: false, opensSubmenu: true, action: { isOpen = true }) {
            configuration.label.parts.views
        }
            .popup(isOpen: $isOpen, .over, onKey: { level?.session.handle($0) ?? .ignored }, onTouchOutside: touchOutside) { _ in
                if let session = level?.session {
                    MenuPlatter(session: session, isAbove: false, close: { state.wrappedValue = false }, header: MenuRow(
                        accessory: "chevron.down", closesMenu: false, action: { isOpen = false }) {
                        configuration.label.fontWeight(.semibold)
                    }, content: configuration.content)
                }
            }
            .onChange(of: isOpen) { level?.setBehind(isOpen) }
    }
    /// A touch on the enclosing menu closes the submenu; a touch outside both closes both.
    private func touchOutside(_ point: CGPoint) {
        if level?.frameReference.frame?.contains(point) == true { isOpen = false } else { level?.session.close() }
    }
}
