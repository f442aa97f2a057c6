import Foundation
import WaggleGeometry
import WaggleMotion

/// The track and the thumb of a slider.
struct SliderTrack: View {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void

    /// The thumb's position when the finger went down, 0...1.
    @State private var start: Double?
    @GestureState private var isTouched = false
    @StateObject private var madeLook = MadeLook(\.slider)
    private var look: SliderLook { madeLook.value }
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled

    // The dimensions of UISlider.
    private static var thumb: CGFloat { 28 }
    private static var height: CGFloat { 34 }
    private static var track: CGFloat { 4 }
    /// The inset of the track at both ends of the slider.
    private static var trackInset: CGFloat { 2 }

    var body: some View {
        GeometryReader { proxy in
            let room = max(proxy.size.width - Self.thumb, 0)
            let position = room * scale.fraction(of: value.wrappedValue)
            let center = layoutDirection == .rightToLeft ? proxy.size.width - position - Self.thumb / 2 : position + Self.thumb / 2
            ZStack(alignment: .leading) {
                Group {
                    Capsule(style: .circular).fill(look.rest ?? Color.system(.fill)).frame(height: Self.track)
                    Capsule(style: .circular).fill(filled)
                        .frame(width: max(position + Self.thumb / 2 - Self.trackInset, 0), height: Self.track)
                }
                .padding(.horizontal, Self.trackInset)
                SliderThumb(color: look.thumb ?? .white).frame(width: Self.thumb, height: Self.thumb).offset(x: position)
            }
            .frame(maxHeight: .infinity)
            .contentShape(ThumbReach(center: center))
            .gesture(drag(room))
        }
        .frame(height: Self.height)
        .opacity(isEnabled ? 1 : 0.5)
        .onChange(of: isTouched) { _, isTouched in
            if !isTouched { start = nil }
            onEditingChanged(isTouched)
        }
    }

    private var filled: AnyShapeStyle { tint ?? look.filled.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }

    /// The thumb moves by the finger's translation, wherever on the thumb the finger went down.
    private func drag(_ room: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { drag in
                guard room > 0 else { return }
                let fraction = start ?? scale.fraction(of: value.wrappedValue)
                start = fraction
                let moved = layoutDirection == .rightToLeft ? -drag.translation.width : drag.translation.width
                let next = scale.value(at: fraction + moved / room)
                if next != value.wrappedValue { value.wrappedValue = next }
            }
    }
}

/// A disc with soft shadows below and a hairline border, so that it is visible on white.
private struct SliderThumb: View {
    let color: Color
    var body: some View {
        ZStack {
            Circle().fill(Color.black.opacity(0.04)).padding(-0.5)
            Circle().fill(color).shadow(color: .black.opacity(0.15), radius: 4, y: 3)
            Circle().fill(color).shadow(color: .black.opacity(0.16), radius: 0.5, y: 1)
            Circle().fill(color).shadow(color: .black.opacity(0.10), radius: 0.5, y: 3)
        }
    }
}

/// The area in which a touch grabs the thumb. Touches elsewhere on the track have no effect.
private struct ThumbReach: Shape {
    let center: CGFloat
    typealias AnimatableData = EmptyAnimatableData
    /// The width of a fingertip.
    private static var width: CGFloat { 44 }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX + center - Self.width / 2, y: rect.minY, width: Self.width, height: rect.height))
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
