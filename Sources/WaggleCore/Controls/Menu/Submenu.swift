// A menu inside a menu.

import Foundation
import WaggleGeometry

/// Shows a menu as a row of the menu around it. The row opens the inner menu in front of the outer one, which steps back.
nonisolated struct SubmenuStyle: MenuStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { Submenu(configuration: configuration) }
}

private struct Submenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.menuLevel) private var level

    var body: some View {
        // Holds no more than the state: the session must not hold views that hold it.
        let state = $isOpen
        MenuRow(accessory: "chevron.right", closesMenu: false, action: { isOpen = true }) { configuration.label }
            .popup(isOpen: $isOpen, .over, onKey: { level?.session.handle($0) ?? .ignored }, onTouchOutside: touchOutside) { _ in
                if let session = level?.session {
                    MenuPlatter(session: session, isAbove: false, close: { state.wrappedValue = false }, header: MenuRow(accessory: "chevron.down", closesMenu: false, action: { isOpen = false }) {
                        configuration.label.fontWeight(.semibold)
                    }, content: configuration.content)
                }
            }
            .onChange(of: isOpen) { level?.setBehind(isOpen) }
    }
    /// A touch on the outer menu leads back to it; one beside both closes them.
    private func touchOutside(_ point: CGPoint) {
        if level?.place.frame?.contains(point) == true { isOpen = false } else { level?.session.close() }
    }
}
