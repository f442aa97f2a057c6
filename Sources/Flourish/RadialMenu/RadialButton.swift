import SwiftUI

/// A button of SwiftUI's as an item of a menu. Its style draws it as a bubble and tells how it is pressed, which public names allow for
/// buttons alone.
@MainActor struct RadialButton {
    let view: AnyView
    let reach = Reach()

    /// What the button's style has been told.
    @MainActor final class Reach {
        var trigger: (@MainActor () -> Void)?
        var isOn = true
        /// False for views that are no buttons, since they have no style.
        var isEnabled: Bool { isOn && trigger != nil }
    }

    init(_ view: some View) { self.view = AnyView(view) }

    func bubble(_ diameter: CGFloat, isHighlighted: Bool) -> some View {
        view.buttonStyle(BubbleButtonStyle(reach: reach, diameter: diameter, isHighlighted: isHighlighted))
            .labelStyle(BubbleLabelStyle(diameter: diameter))
    }
    /// What stands in the middle while the button is highlighted.
    var title: some View { view.buttonStyle(LabelButtonStyle()).labelStyle(.titleOnly) }
}

private struct BubbleButtonStyle: PrimitiveButtonStyle {
    let reach: RadialButton.Reach
    let diameter: CGFloat
    let isHighlighted: Bool

    func makeBody(configuration: Configuration) -> some View { Bubble(style: self, configuration: configuration) }

    private struct Bubble: View {
        let style: BubbleButtonStyle
        let configuration: Configuration
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let _ = (style.reach.trigger = { configuration.trigger() }, style.reach.isOn = isEnabled)
            RadialBubbleGround(
                diameter: style.diameter, role: configuration.role, isHighlighted: style.isHighlighted && isEnabled, isEnabled: isEnabled
            ) {
                configuration.label
                    .font(.system(size: style.diameter * 0.2, weight: .medium))
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
                    .minimumScaleFactor(0.5)
            }
        }
    }
}

/// The symbol in the bubble, the title at its lower end.
private struct BubbleLabelStyle: LabelStyle {
    let diameter: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .font(.system(size: diameter * 0.36, weight: .medium))
            .frame(width: diameter, height: diameter)
            .overlay(alignment: .bottom) {
                configuration.title
                    .foregroundStyle(Color.primary)
                    .lineLimit(1)
                    .fixedSize()
                    .offset(y: diameter * 0.31)
            }
    }
}

/// Nothing but the label.
private struct LabelButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
