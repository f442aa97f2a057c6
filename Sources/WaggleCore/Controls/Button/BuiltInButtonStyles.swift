// The built-in button styles, with the metrics of iOS 15 to 18.

import Foundation

/// The default style: borderless. In a list row, the whole row presses the button.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.listAppearance) private var listAppearance
    /// The default style.
    public init() {}
    /// The button's view.
    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if listAppearance != nil {
            RowButton(configuration: configuration)
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// Only the label, in the tint colour if the program sets no foreground style. It fades while pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Only the label.
    public init() {}
    /// The button's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) {
            BorderlessLabel(configuration: configuration, isPressed: $0)
        }
    }
}

/// The unchanged label, slightly faded while pressed. Only the drawn area takes touches.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The unchanged label.
    public init() {}
    /// The button's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) {
            PlainLabel(configuration: configuration, isPressed: $0)
        }
    }
}

/// The label on a pale background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The label on a pale background.
    public init() {}
    /// The button's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) {
            BorderedLabel(configuration: configuration, isPressed: $0, fill: .pale)
        }
    }
}

/// The label on the tint colour, in white if the program sets no foreground style.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on the tint colour.
    public init() {}
    /// The button's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) {
            BorderedLabel(configuration: configuration, isPressed: $0, fill: .prominent)
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Only the label, in the tint colour.
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The unchanged label.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale background.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on the tint colour.
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
