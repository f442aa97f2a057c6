// Control styles inside menus.

import Foundation
import WaggleGeometry

/// Presents controls as rows of a menu.
nonisolated struct MenuControlStyles: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .buttonStyle(MenuButtonRowStyle())
            .toggleStyle(MenuToggleStyle())
            .menuStyle(SubmenuStyle())
            .labelStyle(MenuLabelStyle())
            .controlGroupStyle(MenuRowControlGroupStyle())
            .pickerStyle(.automatic)
    }
}

nonisolated private struct MenuButtonRowStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role, action: { configuration.trigger() }) { configuration.label.parts.views }
    }
}

nonisolated private struct MenuToggleStyle: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        MenuRow(
            mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off,
            action: { configuration.$isOn.wrappedValue.toggle() }) { configuration.label.parts.views }
    }
}

/// The title, and the icon in a column at the trailing edge.
nonisolated private struct MenuLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

private struct MenuLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.menuMetrics) private var metrics

    var body: some View {
        HStack(spacing: 0) {
            // Pointer menus have leading icons, as on the Mac.
            if metrics.isForPointer { configuration.icon.frame(width: 20, height: 16).padding(.trailing, 4) }
            configuration.title.frame(maxWidth: .infinity, alignment: .leading)
            if !metrics.isForPointer { configuration.icon.frame(width: metrics.iconWidth, height: 20).padding(.trailing, -metrics.inset) }
        }
    }
}

/// Controls side by side in one row.
nonisolated struct MenuRowControlGroupStyle: ControlGroupStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Group(subviews: configuration.content) { controls in
                ForEach(controls) { control in
                    if control.id != controls.first?.id { Divider() }
                    control.frame(maxWidth: .infinity)
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .labelStyle(MenuCellLabelStyle())
        .environment(\.menuTextInset, 0)
    }
}

/// An icon over its title.
nonisolated private struct MenuCellLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.frame(height: 22)
            configuration.title.font(.caption)
        }
        .frame(maxWidth: .infinity)
    }
}
