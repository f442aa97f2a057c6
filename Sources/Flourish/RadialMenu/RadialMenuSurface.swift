import SwiftUI

extension View {
    /// Shows the radial menus of this view in front of it and keeps them within its bounds. Goes around the content of a screen, once.
    public func radialMenuSurface() -> some View { modifier(RadialMenuSurface()) }
}

/// An open menu, and where its label is.
struct OpenRadialMenu: Identifiable {
    let session: RadialSession
    let anchor: Anchor<CGRect>
    var id: ObjectIdentifier { ObjectIdentifier(session) }
}

struct OpenRadialMenus: PreferenceKey {
    static var defaultValue: [OpenRadialMenu] { [] }
    static func reduce(value: inout [OpenRadialMenu], nextValue: () -> [OpenRadialMenu]) { value += nextValue() }
}

extension EnvironmentValues {
    @Entry var radialMenuHasSurface = false
}

private struct RadialMenuSurface: ViewModifier {
    @Environment(\.radialMenuHasSurface) private var isInside

    func body(content: Content) -> some View {
        if isInside {
            content
        } else {
            content
                .environment(\.radialMenuHasSurface, true)
                .overlayPreferenceValue(OpenRadialMenus.self) { menus in
                    GeometryReader { proxy in
                        ForEach(menus) { menu in
                            let label = proxy[menu.anchor]
                            RadialWheel(session: menu.session, origin: CGPoint(x: label.midX, y: label.midY), size: proxy.size)
                        }
                    }
                    .animation(menus.first?.session.animation ?? .easeOut(duration: 0.25), value: menus.map(\.id))
                    // Points and directions are those of the screen.
                    .environment(\.layoutDirection, .leftToRight)
                }
        }
    }
}
