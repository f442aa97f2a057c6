import Foundation
import WaggleGeometry
import WaggleMotion

/// A thumb that slides from one end of a track to the other.
struct Switch: View {
    let isOn: Binding<Bool>
    /// Nil for the inherited tint.
    let tint: Color?

    /// The presented value while a finger is down: the other value once a drag has gone far enough; nil without a finger.
    @GestureState private var touchedValue: Bool?
    @StateObject private var madeLook = MadeLook(\.toggle)
    private var look: SwitchLook { madeLook.value }
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.tint) private var inheritedTint

    /// UISwitch's size.
    static let size = CGSize(width: 51, height: 31)
    /// How far a switch is drawn beyond its place in the layout, at its trailing end, by UIKit's alignment insets.
    private static let overhang: CGFloat = 2
    private static let travel = Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.2)
    private static let stretch = Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.3)

    var body: some View {
        let value = isOn.wrappedValue
        let isShownOn = touchedValue ?? value
        ZStack {
            Capsule(style: .circular).fill(look.off ?? Color.system(.secondaryFill))
            Capsule(style: .circular).fill(onStyle).opacity(isShownOn ? 1 : 0)
            SwitchThumb(position: isShownOn ? 1 : 0, stretch: touchedValue == nil ? 0 : 1, color: look.thumb ?? .white)
        }
        .animation(Self.travel, value: isShownOn)
        .animation(Self.stretch, value: touchedValue == nil)
        .frame(width: Self.size.width, height: Self.size.height)
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Capsule(style: .circular))
        .modifier(GestureModifier(
            gesture: SwitchGesture(pointsToOther: value == (layoutDirection == .rightToLeft) ? 1 : -1)
                // Before the gesture state is reset, so that the old value never shows again.
                .onEnded { _ in isOn.wrappedValue = !value }
                .updating($touchedValue) { isFlipped, touchedValue, _ in touchedValue = value != isFlipped },
            attachment: .normal, mask: .all, activation: { isOn.wrappedValue.toggle() }))
        .accessibilityProperties {
            $0.label = Text(verbatim: "Switch")
            $0.notes = [.part]
        }
        .frame(width: Self.size.width - Self.overhang, alignment: .leading)
    }

    private var onStyle: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(look.on ?? Color.green) }
}

/// The thumb and its shadow, clipped to the track.
private struct SwitchThumb: View {
    let position: CGFloat
    let stretch: CGFloat
    let color: Color

    var body: some View {
        let thumb = SwitchThumbShape(position: position, stretch: stretch)
        ZStack {
            thumb.outset(by: 0.5).fill(Color.black.opacity(0.04))
            thumb.fill(color).shadow(color: .black.opacity(0.15), radius: 4, y: 3)
            thumb.fill(color).shadow(color: .black.opacity(0.06), radius: 0.5, y: 3)
        }
        .clipShape(Capsule(style: .circular))
    }
}

/// The outline of the thumb in the track.
private struct SwitchThumbShape: Shape {
    /// 0 at the leading end, 1 at the trailing end.
    var position: CGFloat
    /// 1 while a finger is on the switch: the thumb extends toward the centre.
    var stretch: CGFloat
    private var outset: CGFloat = 0

    private static let diameter: CGFloat = 27
    private static let inset: CGFloat = 2
    private static let stretchedWidth: CGFloat = 34

    init(position: CGFloat, stretch: CGFloat) {
        self.position = position
        self.stretch = stretch
    }

    func outset(by distance: CGFloat) -> SwitchThumbShape {
        var shape = self
        shape.outset = distance
        return shape
    }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(position, stretch) }
        set { (position, stretch) = (newValue.first, newValue.second) }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        let width = Self.diameter + stretch * (Self.stretchedWidth - Self.diameter)
        let way = rect.width - 2 * Self.inset - width
        let thumb = CGRect(x: rect.minX + Self.inset + position * way, y: rect.minY + Self.inset, width: width, height: Self.diameter)
        return Path(roundedRect: thumb.insetBy(dx: -outset, dy: -outset), cornerRadius: Self.diameter / 2 + outset, style: .circular)
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
