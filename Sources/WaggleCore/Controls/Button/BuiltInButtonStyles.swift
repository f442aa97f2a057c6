// The looks of buttons that come with the system. Numbers: the fact sheet's, for a telephone before iOS 26.

import Foundation
import WaggleGeometry

/// The look that fits the place: here without a border.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { BorderlessButtonStyle().makeBody(configuration: configuration) }
}

/// The label in the colour of the tint, dimmed while pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { isPressed in
            TintedLabel(configuration: configuration).opacity(isPressed ? 0.2 : 1).contentShape(Rectangle())
        }
    }
}

/// The label as it is, dimmed a little while pressed. Only what is drawn takes touches.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { isPressed in
            DisablingOpacity(content: configuration.label, isPressed: isPressed)
        }
    }
}

/// The label in the colour of the tint on a pale ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { BorderedLabel(configuration: configuration, isPressed: $0, isProminent: false) }
    }
}

/// A white label on a ground in the colour of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { BorderedLabel(configuration: configuration, isPressed: $0, isProminent: true) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

// MARK: Parts

extension PrimitiveButtonStyleConfiguration {
    /// The colour of what stands for the button's action.
    fileprivate var tint: AnyShapeStyle { role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }
}

nonisolated private struct TintedLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @MainActor var body: some View {
        configuration.label.foregroundStyle(isEnabled ? configuration.tint : AnyShapeStyle(Color.system(.tertiary)))
    }
}

nonisolated private struct DisablingOpacity<Content: View>: View {
    let content: Content
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @MainActor var body: some View { content.opacity(isEnabled ? (isPressed ? 0.75 : 1) : 0.5) }
}

nonisolated private struct BorderedLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tint) private var tint

    @MainActor var body: some View {
        let shape = borderShape.resolved(for: size)
        configuration.label
            .font(size == .mini || size == .small ? .subheadline : .body)
            .foregroundStyle(labelStyle)
            .padding(.horizontal, shape.isCircle ? padding.height : padding.width)
            .padding(.vertical, padding.height)
            .background { shape.fill(ground) }
            .contentShape(shape)
            .opacity(isPressed ? 0.75 : 1)
    }

    private var padding: CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.system(.tertiary)) }
        return isProminent ? AnyShapeStyle(Color.white) : configuration.tint
    }
    private var ground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.system(.tertiaryFill)) }
        if isProminent { return configuration.tint }
        // Grey where nobody chose a colour.
        if tint == nil && configuration.role != .destructive { return AnyShapeStyle(Color.system(.tertiaryFill)) }
        return AnyShapeStyle(configuration.tint.opacity(0.15))
    }
}
