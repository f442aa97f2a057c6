// The button styles of the system, with the metrics of iOS 15 to 18.

import Foundation

/// The style that fits the place: borderless, and in the row of a list a label that the whole row presses.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.listLook) private var listLook
    /// The style that fits the place.
    public init() {}
    /// The look of a button.
    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if listLook != nil { RowButton(configuration: configuration) } else { BorderlessButtonStyle().makeBody(configuration: configuration) }
    }
}

/// The label alone, in the tint where the program sets no foreground style. It fades while pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The label alone.
    public init() {}
    /// The look of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedLook.release) { BorderlessLabel(configuration: configuration, isPressed: $0) }
    }
}

/// The label as it is, slightly faded while pressed. Only what is drawn takes touches.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The label as it is.
    public init() {}
    /// The look of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedLook.release) { PlainLabel(configuration: configuration, isPressed: $0) }
    }
}

/// The label on a pale ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The label on a pale ground.
    public init() {}
    /// The look of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedLook.release) {
            BorderedLabel(configuration: configuration, isPressed: $0, ground: .pale)
        }
    }
}

/// The label on the tint, white where the program sets no foreground style.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on the tint.
    public init() {}
    /// The look of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedLook.release) {
            BorderedLabel(configuration: configuration, isPressed: $0, ground: .prominent)
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label alone, in the tint.
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale ground.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on the tint.
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
