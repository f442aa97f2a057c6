import SwiftUI

/// The items of a ring around its middle, with the highlighted wedge behind them.
struct RadialRingView: View {
    let session: RadialSession
    let ring: RadialRings.Ring

    @State private var hasAppeared = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.partWords) private var words

    private var bubble: CGFloat { ring.bubble }
    private var reach: CGFloat { ring.reach }

    var body: some View {
        ZStack {
            plate
            middle
            ForEach(ring.items.indices, id: \.self) { index in
                let item = ring.items[index], isHighlighted = session.rings.highlighted == .item(index)
                RadialBubble(item: item, diameter: bubble, isHighlighted: isHighlighted && item.isEnabled)
                    .modifier(FlownOut(angle: ring.angles[index], radius: ring.radius, share: isOut ? 1 : 0.25, turn: isOut ? 0 : -35))
                    .compositingGroup()
                    .opacity(hasAppeared ? 1 : 0)
                    .scaleEffect(isOut ? 1 : 0.4)
                    .animation(animation(index), value: hasAppeared)
                    .modifier(ItemElement(item: item))
                    .accessibilityHint(item.isMenu ? words(.opensMenu) : Text(verbatim: ""))
                    .accessibilityAddTraits(isHighlighted ? [.isButton, .isSelected] : .isButton)
                    .accessibilityAction { session.choose(.item(index)) }
                    // Buttons of SwiftUI's know it themselves.
                    .disabled(item.button == nil && !item.isEnabled)
                    .accessibilitySortPriority(Double(-index))
            }
            if let parent = ring.parentAngle { back(parent) }
        }
        .animation(session.animation, value: session.rings.highlighted)
        .frame(width: reach * 2, height: reach * 2)
        .onAppear { hasAppeared = true }
    }

    private var isOut: Bool { hasAppeared || session.reduceMotion }
    /// Items leave one after another, all within a tenth of a second.
    private func animation(_ index: Int) -> Animation {
        session.reduceMotion ? .easeOut(duration: 0.15) : .spring(duration: 0.42, bounce: 0.32)
            .delay(0.1 * Double(index) / Double(max(ring.items.count, 1)))
    }

    /// The drawn area of the menu with the wedge that would be chosen.
    private var plate: some View {
        ZStack {
            Circle()
                .fill(.ultraThinMaterial)
            Circle()
                .strokeBorder(.white.opacity(0.25), lineWidth: 1)
            if let angle = highlightedAngle {
                HighlightedWedge(angle: angle, span: ring.span, inner: ring.deadZone, outer: reach)
            }
        }
        .compositingGroup()
        .shadow(color: .black.opacity(0.18), radius: 18, y: 8)
        .scaleEffect(isOut ? 1 : 0.5)
        .opacity(hasAppeared ? 1 : 0)
        .animation(animation(0), value: hasAppeared)
        .accessibilityHidden(true)
    }
    private var highlightedAngle: Double? {
        switch session.rings.highlighted {
        case .item(let index)? where ring.items.indices.contains(index) && ring.items[index].isEnabled: ring.angles[index]
        case .parent?: ring.parentAngle
        case .item, .center, nil: nil
        }
    }

    private var middle: some View {
        ZStack {
            if let item = session.rings.highlightedItem {
                Group {
                    if let button = item.button {
                        button.title
                            .font(.system(size: bubble * 0.2, weight: .semibold))
                            .multilineTextAlignment(.center)
                            .lineLimit(2)
                            .minimumScaleFactor(0.5)
                    } else {
                        FittedTitle(
                            title: item.title, font: .system(size: bubble * 0.22, weight: .semibold),
                            smallerFont: .system(size: bubble * 0.17, weight: .semibold))
                    }
                }
                .padding(4)
                .transition(.opacity)
            } else {
                Image(systemName: ring.parentAngle == nil ? "xmark" : "arrow.uturn.backward")
                    .font(.system(size: bubble * 0.28, weight: .semibold))
                    .foregroundStyle(.secondary)
                    .transition(.opacity)
            }
        }
        .frame(width: ring.deadZone * 2, height: ring.deadZone * 2)
        .background(RadialBubble.ground(colorScheme), in: Circle())
        .opacity(hasAppeared ? 1 : 0)
        .animation(animation(0), value: hasAppeared)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words(ring.parentAngle == nil ? .close : .back))
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { session.choose(.center) }
        .accessibilitySortPriority(-1000)
    }

    private func back(_ angle: Double) -> some View {
        Image(systemName: "arrow.up")
            .font(.system(size: bubble * 0.24, weight: .bold))
            .rotationEffect(.degrees(angle))
            .foregroundStyle(.secondary)
            .frame(width: bubble * 0.6, height: bubble * 0.6)
            .background(RadialBubble.ground(colorScheme).opacity(0.6), in: Circle())
            .modifier(FlownOut(angle: angle, radius: ring.radius, share: isOut ? 1 : 0.25, turn: 0))
            .accessibilityHidden(true)
    }
}

/// One element for each item, with its title or what its button says.
private struct ItemElement: ViewModifier {
    let item: RadialItem

    func body(content: Content) -> some View {
        if item.button == nil {
            content
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(item.title)
        } else {
            content.accessibilityElement(children: .combine)
        }
    }
}

/// The wedge that would be chosen. It turns to another item the shorter way.
private struct HighlightedWedge: View {
    let angle: Double
    let span: Double
    let inner: CGFloat
    let outer: CGFloat

    @StateObject private var shown = Memory<Double?>(nil)

    var body: some View {
        WedgeShape(angle: turned, span: span, inner: inner, outer: outer)
            .fill(.tint.opacity(0.32))
            .transition(.opacity)
    }
    private var turned: Double {
        let turned = shown.value.map { RadialAngles.nearest(angle, to: $0) } ?? angle
        shown.value = turned
        return turned
    }
}

/// Stands on a ring in a direction, or on the way there.
private struct FlownOut: GeometryEffect {
    let angle: Double
    let radius: CGFloat
    /// 1 is on the ring.
    var share: CGFloat
    /// From the direction, in degrees.
    var turn: Double

    var animatableData: AnimatablePair<CGFloat, Double> {
        get { AnimatablePair(share, turn) }
        set { (share, turn) = (newValue.first, newValue.second) }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        let point = RadialAngles.point(angle + turn, radius * share, from: .zero)
        return ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
