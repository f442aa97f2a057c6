import Foundation

/// How toggles look, and what turns them.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = ToggleStyleConfiguration
}

/// The toggle that a style shows.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it.
        public var body: some View { content }
    }
    /// The toggle's label.
    public let label: Label
    /// Whether it is on. A style writes to it when a person turns the toggle.
    @Binding public var isOn: Bool
    /// True if some of the toggle's sources are on and others are not; then `isOn` is false.
    public var isMixed: Bool
}

extension View {
    /// Sets the look of toggles within.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The style that fits the place: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    /// The style that fits the place.
    public init() {}
    /// The look of a toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// The label at the leading edge, a switch at the trailing one. A tap or a drag on the switch turns it.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// A switch in the inherited tint while it is on; green where there is none.
    public init() { tint = nil }
    /// - Parameter tint: The colour of the switch while it is on, in place of the inherited tint.
    public init(tint: Color) { self.tint = tint }

    /// The look of a toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl { configuration.label } control: { Switch(isOn: configuration.$isOn, tint: tint) }
    }
}

/// A button that shows the label, on a pale ground in the tint while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    /// A button that shows the label.
    public init() {}

    /// The look of a toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        let button = PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: AnyView(configuration.label))) { isOn.wrappedValue.toggle() }
        PressedButton(configuration: button, release: PressedAppearance.release) {
            BorderedLabel(configuration: button, isPressed: $0, ground: isOn.wrappedValue ? .tinted : .clear)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label with a switch.
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
