// Gestures as properties, simultaneous on one view, and taps with a location.

import SwiftUI

struct ChartTable: View {
    @State private var offset = CGSize.zero
    @State private var turn = Angle.zero
    @State private var zoom: CGFloat = 1
    @State private var mark: CGPoint?
    @State private var taps = 0
    @GestureState private var pulled: CGSize = .zero
    @GestureState private var twist: Angle = .zero
    @GestureState private var stretch: Double = 1

    var body: some View {
        VStack {
            Text("Moved \(Int(offset.width + pulled.width)), turned \(Int((turn + twist).degrees.rounded())), zoomed \((zoom * stretch * 10).rounded() / 10, specifier: "%.1f")")
            Text("Mark \(Int(mark?.x ?? -1)), \(taps) taps")
            Rectangle()
                .fill(.green)
                .frame(width: 300, height: 300)
                .accessibilityElement().accessibilityLabel("Chart")
                .onTapGesture(coordinateSpace: .named("table")) { mark = $0 }
                .simultaneousGesture(drag)
                .simultaneousGesture(rotation)
                .simultaneousGesture(magnification)
            Text("Count").onTapGesture { taps += 1 }
        }
        .coordinateSpace(name: "table")
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($pulled) { value, state, transaction in state = value.translation }
            .onEnded { offset = CGSize(width: offset.width + $0.translation.width, height: offset.height + $0.translation.height) }
    }
    private var rotation: some Gesture {
        RotationGesture()
            .updating($twist) { value, state, _ in state = value }
            .onEnded { turn += $0 }
    }
    private var magnification: some Gesture {
        MagnificationGesture()
            .updating($stretch) { value, state, _ in state = value }
            .onEnded { zoom *= $0 }
    }
}

/// A dial that draws with copies of its context, and counts its drawings with a scheduled state change.
struct TideDial: View {
    @State private var isPaused = false
    @State private var drawings = 0

    var body: some View {
        VStack {
            TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { timeline in
                Canvas { context, size in
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    face(context)
                    var hand = context
                    hand.rotate(by: .radians(timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)))
                    hand.stroke(Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 0, y: -40)) }, with: .color(.red), lineWidth: 3)
                    DispatchQueue.main.async { drawings = min(drawings + 1, 5) }
                }
            }
            .frame(width: 100, height: 100)
            Text("Drawn \(drawings) times")
            Button("Pause") { isPaused = true }
        }
    }

    private func face(_ context: GraphicsContext) {
        for hour in stride(from: 0, to: 12, by: 3) {
            var mark = context
            mark.rotate(by: .degrees(Double(hour) * 30))
            mark.translateBy(x: 0, y: -40)
            let text = mark.resolve(Text("\(hour)").font(.footnote))
            mark.draw(text, in: CGRect(origin: CGPoint(x: -6, y: -8), size: CGSize(width: 20, height: 20)))
            mark.fill(Path(ellipseIn: CGRect(x: -2, y: -8, width: 4, height: 4)), with: .color(.blue))
        }
    }
}
