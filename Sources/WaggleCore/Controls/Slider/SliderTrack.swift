import Foundation
import WaggleGeometry

/// The track and the knob of a slider.
struct SliderTrack: View {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void

    /// Where the knob was when the finger came down, 0...1.
    @State private var start: Double?
    @GestureState private var isTouched = false
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled

    // Sizes by the fact sheet.
    private static var knob: CGFloat { 28 }
    private static var height: CGFloat { 31 }
    private static var track: CGFloat { 4 }

    var body: some View {
        GeometryReader { proxy in
            let room = max(proxy.size.width - Self.knob, 0)
            let place = room * scale.fraction(of: value.wrappedValue)
            ZStack(alignment: .leading) {
                Capsule(style: .circular).fill(Color.system(.fill)).frame(height: Self.track)
                Capsule(style: .circular).fill(TintShapeStyle()).frame(width: place + Self.knob / 2, height: Self.track)
                Circle()
                    .fill(Color.white)
                    .frame(width: Self.knob, height: Self.knob)
                    .shadow(color: Color.black.opacity(0.18), radius: 3, y: 2)
                    .offset(x: place)
            }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(drag(room))
        }
        .frame(height: Self.height)
        .opacity(isEnabled ? 1 : 0.5)
        .onChange(of: isTouched) { _, isTouched in
            if !isTouched { start = nil }
            onEditingChanged(isTouched)
        }
    }

    private func drag(_ room: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { drag in
                guard room > 0 else { return }
                let fraction = start ?? grip(drag.startLocation.x, room)
                start = fraction
                let moved = layoutDirection == .rightToLeft ? -drag.translation.width : drag.translation.width
                let next = scale.value(at: fraction + moved / room)
                if next != value.wrappedValue { value.wrappedValue = next }
            }
    }

    /// A finger on the knob holds it where it is, wherever on the knob; elsewhere it pulls the knob's middle under itself.
    private func grip(_ x: CGFloat, _ room: CGFloat) -> Double {
        let along = (layoutDirection == .rightToLeft ? room + Self.knob - x : x) - Self.knob / 2
        let held = scale.fraction(of: value.wrappedValue)
        return abs(along - held * room) <= Self.knob ? held : min(max(along / room, 0), 1)
    }
}
