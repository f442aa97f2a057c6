import SwiftUI

/// An item on its ring.
struct RadialBubble: View {
    let item: RadialItem
    let diameter: CGFloat
    let isHighlighted: Bool

    var body: some View {
        if let button = item.button {
            button.bubble(diameter, isHighlighted: isHighlighted)
        } else {
            RadialBubbleGround(diameter: diameter, role: item.role, isHighlighted: isHighlighted, isEnabled: item.isEnabled) {
                if let systemImage = item.systemImage {
                    Image(systemName: systemImage)
                        .font(.system(size: diameter * 0.36, weight: .medium))
                } else {
                    FittedTitle(
                        title: item.title, font: .system(size: diameter * 0.22, weight: .medium),
                        smallerFont: .system(size: diameter * 0.17, weight: .medium))
                        .padding(diameter * 0.08)
                }
                if item.isMenu {
                    Circle()
                        .strokeBorder(
                            isHighlighted ? AnyShapeStyle(.white.opacity(0.7)) : AnyShapeStyle(.tint.opacity(0.55)),
                            style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.5, 5]))
                        .padding(3)
                }
            }
            .overlay(alignment: .bottom) {
                if item.systemImage != nil {
                    item.title
                        .font(.system(size: diameter * 0.2, weight: .medium))
                        .foregroundStyle(.primary)
                        .lineLimit(1)
                        .fixedSize()
                        .opacity(item.isEnabled ? 0.9 : 0.4)
                        .offset(y: diameter * 0.31)
                }
            }
        }
    }
}

/// The disc of an item, with what stands on it.
struct RadialBubbleGround<Content: View>: View {
    let diameter: CGFloat
    let role: ButtonRole?
    let isHighlighted: Bool
    let isEnabled: Bool
    @ViewBuilder let content: Content

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            Circle()
                .fill(RadialBubble.ground(colorScheme))
                .shadow(color: .black.opacity(0.16), radius: 4, y: 2)
            Circle()
                .fill(role == .destructive ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.tint))
                .opacity(isHighlighted ? 1 : 0)
            content
        }
        .foregroundStyle(isHighlighted ? AnyShapeStyle(.white) : role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
        .opacity(isEnabled ? 1 : 0.4)
        .frame(width: diameter, height: diameter)
        .scaleEffect(isHighlighted ? 1.14 : 1)
    }
}

extension RadialBubble {
    /// Lighter than what is around it, in the dark as well.
    static func ground(_ scheme: ColorScheme) -> Color { scheme == .dark ? Color(white: 0.24) : .white }
}

/// A title in a circle: rather a little smaller than broken within a word.
struct FittedTitle: View {
    let title: Text
    let font: Font
    let smallerFont: Font

    var body: some View {
        ViewThatFits(in: .horizontal) {
            title.font(font).lineLimit(1)
            title.font(smallerFont).lineLimit(1)
            title.font(smallerFont)
                .multilineTextAlignment(.center)
                .lineLimit(2)
                .minimumScaleFactor(0.5)
        }
    }
}
