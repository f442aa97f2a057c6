import Foundation

/// The appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle where _Configuration == ControlGroupStyleConfiguration {
    /// What the style receives.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The control group that a style presents.
public struct ControlGroupStyleConfiguration {
    /// The controls, as the program provided them.
    public struct Content: StylePart { let content: AnyView }
    /// The purpose of the group, as the program provided it; empty if it provided none.
    public struct Label: StylePart { let content: AnyView }
    /// The controls.
    public let content: Content
    /// The purpose of the group.
    public let label: Label
}

extension View {
    /// Sets the appearance of control groups inside.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: the controls in a row on a shared background.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The default style.
    public init() {}
    /// The group's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// The controls in a row on a shared background, as in a bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The controls in a row.
    public init() {}
    /// The group's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// The controls in a menu that the group's label opens; a submenu inside another menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The controls in a menu.
    public init() {}
    /// The group's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu { configuration.content } label: { configuration.label }
    }
}

/// The controls side by side in one row of a menu: the menu around the group, or one that the group's label opens.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The controls in one row of a menu.
    public init() {}
    /// The group's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { RowInMenu(configuration: configuration) }
}

/// The controls as symbols side by side: in one row of the menu around the group, else on a shared background.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The controls as symbols side by side.
    public init() {}
    /// The group's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Palette(configuration: configuration).labelStyle(.iconOnly)
    }
}

private struct RowInMenu: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.menuLevel) private var level
    private var row: some View { ControlGroup(configuration).controlGroupStyle(MenuRowControlGroupStyle()) }
    var body: some View {
        if level != nil { row } else { Menu { row } label: { configuration.label } }
    }
}

private struct Palette: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.menuLevel) private var level
    var body: some View {
        if level != nil {
            ControlGroup(configuration).controlGroupStyle(MenuRowControlGroupStyle())
        } else {
            JoinedControls(content: configuration.content)
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// The controls in a menu that the group's label opens.
    @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls side by side in one row of a menu.
    @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls as symbols side by side.
    @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls in a row, as in a bar.
    @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls on a shared background, separated by lines.
private struct JoinedControls: View {
    let content: ControlGroupStyleConfiguration.Content

    private static let radius: CGFloat = 8
    private static let lineInset: CGFloat = 7

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { controls in
                ForEach(controls) { control in
                    control.overlay(alignment: .leading) {
                        if control.id != controls.first?.id {
                            Rectangle().fill(Color.system(.gray).opacity(0.3)).frame(width: 1).padding(.vertical, Self.lineInset)
                        }
                    }
                }
            }
        }
        .buttonStyle(JoinedButtonStyle())
        .toggleStyle(.button)
        .background { Color.system(.tertiaryFill) }
        .clipShape(RoundedRectangle(cornerRadius: Self.radius))
    }
}

/// A button on a shared background.
nonisolated private struct JoinedButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) { isPressed in
            BorderedLabel(configuration: configuration, isPressed: false, fill: .clear)
                .background { Color.system(.tertiaryFill).opacity(isPressed ? 1 : 0) }
        }
    }
}
