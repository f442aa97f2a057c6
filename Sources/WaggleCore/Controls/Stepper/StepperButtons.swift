import Foundation
import WaggleGeometry
import WaggleMotion

/// The two buttons of a stepper in a row.
struct StepperButtons: View {
    let steps: StepperActions

    /// UIStepper's size.
    static let size = CGSize(width: 94, height: 32)
    private static let radius: CGFloat = 8
    private static let dividerWidth: CGFloat = 1
    private static let dividerInset: CGFloat = 7

    var body: some View {
        HStack(spacing: 0) {
            StepperHalf(name: "Decrement", glyph: .minus, action: steps.decrement, onEditingChanged: steps.onEditingChanged)
            Rectangle().fill(Color.system(.gray).opacity(0.3)).frame(width: Self.dividerWidth).padding(.vertical, Self.dividerInset)
            StepperHalf(name: "Increment", glyph: .plus, action: steps.increment, onEditingChanged: steps.onEditingChanged)
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .background { Color.system(.tertiaryFill) }
        .clipShape(RoundedRectangle(cornerRadius: Self.radius))
        .contentShape(RoundedRectangle(cornerRadius: Self.radius))
        .adjustedByKeys { key in
            switch key {
            case .step(let direction): steps.step(direction)
            case .page, .minimum, .maximum: false
            }
        }
    }
}

private struct StepperHalf: View {
    let name: String
    let glyph: StepperGlyph
    /// Nil if the value is at its bound.
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    @GestureState private var press = HoldGesture.Progress()
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        glyph
            .fill(Color.system(isEnabled && action != nil ? .primary : .tertiary))
            .frame(width: StepperGlyph.length, height: StepperGlyph.length)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Color.system(.tertiaryFill).opacity(press.isPressed ? 1 : 0) }
            .contentShape(Rectangle())
            .gesture(hold, including: action == nil ? .subviews : .all)
            .onChange(of: press.isHeld) { _, isHeld in onEditingChanged(isHeld) }
            .accessibilityProperties {
                $0.label = Text(verbatim: name)
                $0.addedTraits = .isButton
                $0.notes = [.part]
            }
    }

    private var hold: some Gesture {
        HoldGesture(repetition: .atOnceAndAfterDelay)
            .onEnded { _ in
                // In a scroll view, a tap is recognized only when it is over.
                guard !press.isHeld else { return }
                onEditingChanged(true)
                action?()
                onEditingChanged(false)
            }
            .updating($press) { value, press, _ in press.follow(value) { action?() } }
    }
}

/// A minus or a plus.
private struct StepperGlyph: Shape {
    let isPlus: Bool
    static let minus = StepperGlyph(isPlus: false)
    static let plus = StepperGlyph(isPlus: true)
    typealias AnimatableData = EmptyAnimatableData

    static let length: CGFloat = 15
    private static let thickness: CGFloat = 1.75

    nonisolated func path(in rect: CGRect) -> Path {
        let bar = CGRect(x: rect.minX, y: rect.midY - Self.thickness / 2, width: rect.width, height: Self.thickness)
        guard isPlus else { return Path(roundedRect: bar, cornerRadius: Self.thickness / 2, style: .circular) }
        // A single outline, so that nothing is covered twice.
        let (half, middle) = (Self.thickness / 2, CGPoint(x: rect.midX, y: rect.midY))
        var path = Path()
        path.addLines([
            CGPoint(x: middle.x - half, y: rect.minY), CGPoint(x: middle.x + half, y: rect.minY),
            CGPoint(x: middle.x + half, y: middle.y - half),
            CGPoint(x: rect.maxX, y: middle.y - half), CGPoint(x: rect.maxX, y: middle.y + half),
            CGPoint(x: middle.x + half, y: middle.y + half),
            CGPoint(x: middle.x + half, y: rect.maxY), CGPoint(x: middle.x - half, y: rect.maxY),
            CGPoint(x: middle.x - half, y: middle.y + half),
            CGPoint(x: rect.minX, y: middle.y + half), CGPoint(x: rect.minX, y: middle.y - half),
            CGPoint(x: middle.x - half, y: middle.y - half),
        ])
        path.closeSubpath()
        return path
    }
}
