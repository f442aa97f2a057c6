import Foundation

/// The appearance and interaction of pickers.
@MainActor @preconcurrency
public protocol PickerStyle: _ControlStyle where _Configuration == _PickerStyleConfiguration {}

/// The picker that a style presents. Programs do not use it.
public struct _PickerStyleConfiguration {
    let label: AnyView
    /// The options: each subview with a tag is one.
    let content: AnyView
    let selection: PickerSelection
    /// What buttons and rows show for the selected option; nil for the option itself.
    var currentValueLabel: AnyView?
}

extension View {
    /// Sets the appearance of pickers inside.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: rows inside a menu, elsewhere a button that opens a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    @Environment(\.menuLevel) private var menu
    /// The default style.
    public init() {}
    /// The picker's view.
    @MainActor @ViewBuilder public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        if menu != nil { MenuPickerRows(configuration: configuration) } else { PickerMenu(configuration: configuration) }
    }
}

/// The selected option, as a button that opens a menu of all options.
nonisolated public struct MenuPickerStyle: PickerStyle {
    /// A button that opens a menu.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View { PickerMenu(configuration: configuration) }
}

/// The options in a row on a shared background, with a thumb on the selected one.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    /// The options in a row.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        PickerOptions(configuration: configuration) { SegmentedControl(options: $0, selection: configuration.selection) }
            .accessibilityProperties {
                $0.childBehavior = .contain
                $0.notes = [.role(.group)]
            }
            .accessibilitySubstitute(.label, configuration.label)
    }
}

/// The options as rows, with a check mark on the selected one and the label first.
nonisolated public struct InlinePickerStyle: PickerStyle {
    @Environment(\.menuLevel) private var menu
    /// The options as rows.
    public init() {}
    /// The picker's view.
    @MainActor @ViewBuilder public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        if menu != nil { MenuPickerRows(configuration: configuration) } else { PickerRows(configuration: configuration) }
    }
}

/// The options on a wheel.
nonisolated public struct WheelPickerStyle: PickerStyle {
    /// The options on a wheel.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        PickerOptions(configuration: configuration) {
            PickerWheel(options: $0, label: configuration.label, selection: configuration.selection)
        }
    }
}

/// The selected option, as a row that pushes a screen with all options. Choosing one goes back.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    /// A row that pushes a screen of options.
    public init() {}
    /// The picker's view.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View { PickerLink(configuration: configuration) }
}

/// The options side by side, as for symbols and colours. Inside a menu they are rows.
nonisolated public struct PalettePickerStyle: PickerStyle {
    @Environment(\.menuLevel) private var menu
    @Environment(\.paletteSelectionEffect) private var effect
    /// The options side by side.
    public init() {}
    /// The picker's view.
    @MainActor @ViewBuilder public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        if menu != nil {
            MenuPickerRows(configuration: configuration, effect: effect)
        } else {
            SegmentedPickerStyle().makeBody(configuration: configuration)
        }
    }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that pushes a screen of options.
    public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// The options side by side.
    public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options in a row.
    public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The options as rows.
    public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The options on a wheel.
    public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
