// Buttons of glass, the styles of iOS 26.

import Foundation
import WaggleGeometry

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    public init() { self.init(.regular) }
    /// - Parameter glass: The glass behind the label.
    public init(_ glass: Glass) { self.glass = glass }
    /// The button's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) {
            GlassLabel(configuration: configuration, isPressed: $0, glass: glass, isTinted: false)
        }
    }
}

/// The label in white on glass of the tint colour.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    /// The button's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) {
            GlassLabel(configuration: configuration, isPressed: $0, glass: .regular, isTinted: true)
        }
    }
}

/// A button's label on glass: in a capsule unless the program sets another shape.
nonisolated private struct GlassLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    let glass: Glass
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape

    @MainActor var body: some View {
        let border = borderShape == .automatic ? .capsule : borderShape, shape = border.resolved(for: size)
        BorderedLabel(configuration: configuration, isPressed: isPressed, fill: isTinted ? .tintedGlass : .glass)
            .environment(\.buttonBorderShape, border)
            .background { GlassPlate(glass: glass, shape: shape, veil: veil, isPressed: isPressed) }
            .scaleEffect(isPressed ? 1.04 : 1)
    }
    private var veil: AnyShapeStyle? { isTinted && isEnabled ? AnyShapeStyle(configuration.tint.opacity(0.85)) : nil }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on glass of a kind.
    @MainActor @preconcurrency public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on glass of the tint colour.
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The label of a role: a cross to close, a check mark to confirm, a word otherwise.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole
    @MainActor public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
        case .destructive: Label("Delete", systemImage: "trash")
        default: Text("Cancel")
        }
    }
}
extension Button where Label == DefaultButtonLabel {
    /// A button with the label of its role.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
