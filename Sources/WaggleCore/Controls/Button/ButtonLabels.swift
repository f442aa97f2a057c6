// How the built-in button styles present a button's label.

import Foundation
import WaggleGeometry

/// The appearance of pressed buttons, and the animation of their release.
enum PressedAppearance {
    /// A press shows immediately; releasing it fades.
    static let release = Animation.easeOut(duration: 0.18)

    static func borderlessOpacity(in scheme: ColorScheme) -> Double { scheme == .dark ? 0.4 : 0.2 }
    static let plainOpacity = 0.75
    static let borderedOpacity = 0.75
}

extension PrimitiveButtonStyleConfiguration {
    /// Red for destructive buttons, otherwise the tint.
    var tint: AnyShapeStyle { role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }
}

extension ControlSize {
    fileprivate var isSmall: Bool { self == .mini || self == .small }
    /// The font of buttons if the program sets none.
    fileprivate var buttonFont: Font { isSmall ? .subheadline : .body }
}

nonisolated struct BorderlessLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var scheme

    @MainActor var body: some View {
        configuration.label
            .defaultFont(size.buttonFont)
            .defaultForegroundStyle(isEnabled ? configuration.tint : AnyShapeStyle(Color.system(.tertiary)))
            .opacity(isPressed ? PressedAppearance.borderlessOpacity(in: scheme) : 1)
            .contentShape(Rectangle())
    }
}

nonisolated struct PlainLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        configuration.label.opacity(isEnabled ? (isPressed ? PressedAppearance.plainOpacity : 1) : 0.5)
    }
}

nonisolated struct BorderedLabel: View {
    /// The background of the label.
    enum Fill {
        /// Grey, or a pale tint where the program has chosen one.
        case pale
        /// Grey, whatever the tint.
        case grey
        /// A pale tint, whether or not the program has chosen one.
        case tinted
        /// The tint.
        case prominent
        /// No background, with the same padding.
        case clear
        /// As clear, with a label for glass and for tinted glass.
        case glass, tintedGlass
    }
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    let fill: Fill
    var changes = BorderedFaceChanges()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var scheme
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tint) private var tint

    @MainActor var body: some View {
        let shape = borderShape.resolved(for: size)
        if let radius = changes.radius {
            paddedLabel(shape).background { face(RoundedRectangle(cornerRadius: radius, style: .continuous)) }
        } else {
            paddedLabel(shape).background { face(shape) }.contentShape(shape)
        }
    }
    @MainActor @ViewBuilder private func face(_ shape: some InsettableShape) -> some View {
        shape.fill(fillStyle).overlay {
            if let stroke = changes.stroke { shape.strokeBorder(stroke, lineWidth: changes.strokeWidth) }
        }
    }

    @MainActor @ViewBuilder private func paddedLabel(_ shape: ButtonBorderShape) -> some View {
        let label = configuration.label
            // Inside its border, a label is not part of a row.
            .environment(\.listAppearance, nil)
            .defaultFont(size.buttonFont)
            .defaultForegroundStyle(labelStyle)
            .opacity(isPressed ? PressedAppearance.borderedOpacity : 1)
        if shape.isCircle {
            SquareLayout { label }.padding(padding.height)
        } else {
            label.padding(
                changes.insets ?? EdgeInsets(top: padding.height, leading: padding.width, bottom: padding.height, trailing: padding.width))
                .frame(
                    maxWidth: changes.fillsSpace ? .infinity : nil, maxHeight: changes.fillsSpace ? .infinity : nil,
                    alignment: changes.alignment)
        }
    }

    /// The distance between label and border, as in UIKit's button configurations.
    private var padding: CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
    private var labelStyle: AnyShapeStyle {
        if let color = changes.foreground { return AnyShapeStyle(color) }
        if !isEnabled { return AnyShapeStyle(Color.system(.tertiary)) }
        switch fill {
        case .prominent, .tintedGlass: return AnyShapeStyle(Color.white)
        case .glass: return configuration.role == .destructive ? configuration.tint : AnyShapeStyle(Color.primary)
        case .grey, .pale, .tinted, .clear: return configuration.tint
        }
    }
    private var fillStyle: AnyShapeStyle {
        if let color = changes.fill { return AnyShapeStyle(color) }
        switch fill {
        case .clear, .glass, .tintedGlass: return AnyShapeStyle(Color.clear)
        case _ where !isEnabled: return AnyShapeStyle(Color.system(.tertiaryFill))
        case .prominent: return isPressed ? pressedTint : configuration.tint
        // Grey if the program sets no tint.
        case .grey: return AnyShapeStyle(isPressed ? pressedGrey : Color.system(.secondaryFill))
        case .pale where tint == nil && configuration.role != .destructive:
            return AnyShapeStyle(isPressed ? pressedGrey : Color.system(.secondaryFill))
        case .pale, .tinted:
            return AnyShapeStyle(configuration.tint.opacity(scheme == .dark ? (isPressed ? 0.18 : 0.25) : (isPressed ? 0.12 : 0.18)))
        }
    }
    /// In light mode the background shows through; in dark mode the tint is lightened, which is possible only for plain colours.
    private var pressedTint: AnyShapeStyle {
        guard scheme == .dark else { return AnyShapeStyle(configuration.tint.opacity(0.75)) }
        let color: Color? = configuration.role == .destructive ? .red : tint.map { $0.color } ?? .accentColor
        return color.map { AnyShapeStyle($0.mix(with: .white, by: 0.2, in: .device)) } ?? AnyShapeStyle(configuration.tint.opacity(0.75))
    }
    private var pressedGrey: Color {
        scheme == .dark ? Color(red: 140 / 255, green: 140 / 255, blue: 147 / 255, opacity: 0.35) : Color.system(.tertiaryFill)
    }
}

/// Centers a view in the smallest square that contains it.
nonisolated private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
