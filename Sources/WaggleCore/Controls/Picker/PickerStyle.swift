import Foundation

/// How pickers look, and what chooses.
@MainActor @preconcurrency
public protocol PickerStyle: _ControlStyle where _Configuration == _PickerStyleConfiguration {}

/// The picker that a style shows. Programs do not see it.
public struct _PickerStyleConfiguration {
    let label: AnyView
    /// The options: each subview with a tag is one.
    let content: AnyView
    let selection: PickerSelection
}

extension View {
    /// Sets the look of pickers within.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The style that fits the place: rows in a list, a wheel elsewhere.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    @Environment(\.listLook) private var listLook
    /// The style that fits the place.
    public init() {}
    /// The look of a picker.
    @MainActor @ViewBuilder public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        if listLook == nil {
            WheelPickerStyle().makeBody(configuration: configuration)
        } else {
            InlinePickerStyle().makeBody(configuration: configuration)
        }
    }
}

/// The options side by side on one ground, with a thumb on the chosen one.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    /// The options side by side.
    public init() {}
    /// The look of a picker.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        PickerOptions(configuration: configuration) { SegmentedControl(options: $0, selection: configuration.selection) }
            .accessibilityElement(children: .contain)
            .accessibilitySubstitute(.label, configuration.label)
    }
}

/// The options as rows one below the other, with a check mark at the chosen one and the label in front.
nonisolated public struct InlinePickerStyle: PickerStyle {
    /// The options one below the other.
    public init() {}
    /// The look of a picker.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View { PickerRows(configuration: configuration) }
}

/// The options on a wheel that a finger turns.
nonisolated public struct WheelPickerStyle: PickerStyle {
    /// The options on a wheel.
    public init() {}
    /// The look of a picker.
    @MainActor public func makeBody(configuration: _PickerStyleConfiguration) -> some View {
        PickerOptions(configuration: configuration) { PickerWheel(options: $0, label: configuration.label, selection: configuration.selection) }
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options side by side.
    @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The options one below the other.
    @MainActor @preconcurrency public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The options on a wheel.
    @MainActor @preconcurrency public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
