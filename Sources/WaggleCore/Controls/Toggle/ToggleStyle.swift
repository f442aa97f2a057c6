import Foundation

/// The appearance and interaction of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
    /// What the style receives.
    typealias Configuration = ToggleStyleConfiguration
}

/// The toggle that a style presents.
public struct ToggleStyleConfiguration {
    /// The toggle's label, as the program provided it; several texts are a title and subtitles.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on. A style writes it when the user toggles the control.
    @Binding public var isOn: Bool
    /// True if some of the toggle's sources are on and others are not; then `isOn` is false.
    public var isMixed: Bool
}

extension View {
    /// Sets the appearance of toggles inside.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    /// The default style.
    public init() {}
    /// The toggle's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label at the leading edge and a switch at the trailing one. A tap or a drag on the switch toggles it.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// A switch that has the inherited tint while it is on, and green by default.
    public init() { tint = nil }
    /// - Parameter tint: The color of the switch while it is on, in place of the inherited tint.
    public init(tint: Color) { self.tint = tint }

    /// The toggle's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl { configuration.label } control: { Switch(isOn: configuration.$isOn, tint: tint) }
    }
}

/// A button with the label, on a pale background of the tint colour while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    /// A button with the label.
    public init() {}

    /// The toggle's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        let button = PrimitiveButtonStyleConfiguration(role: nil, label: .init(parts: LabelParts(configuration.label))) {
            isOn.wrappedValue.toggle()
        }
        PressedButton(configuration: button, release: PressedAppearance.release) {
            BorderedLabel(configuration: button, isPressed: $0, fill: isOn.wrappedValue ? .tinted : .clear)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style.
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
