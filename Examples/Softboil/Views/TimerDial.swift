import SwiftUI

/// The dial with the egg in its middle. A finger sets it while no egg is in the water.
struct TimerDial: View {
    @Binding var timer: EggTimer

    /// The time and the finger's place at its last event.
    @State private var setting: (time: TimeInterval, place: CGPoint)?
    @GestureState private var isTouched = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            face
                .frame(width: side, height: side)
                .contentShape(Circle())
                .gesture(set(around: CGPoint(x: side / 2, y: side / 2)))
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .aspectRatio(1, contentMode: .fit)
        // Clocks are never mirrored.
        .environment(\.layoutDirection, .leftToRight)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .onChange(of: isTouched) { if !isTouched { setting = nil } }
    }

    private var face: some View {
        TimelineView(.animation(minimumInterval: reduceMotion ? 1 : nil, paused: !timer.isRunning)) { context in
            let date = timer.isRunning ? context.date : .now
            ZStack {
                Circle()
                    .fill(Color("Face"))
                    .shadow(color: .black.opacity(0.15), radius: 18, y: 8)
                DialFace(remaining: timer.remaining(at: date), showsSeconds: timer.isUnderWay && !reduceMotion)
                    .padding(6)
                egg(boiled: timer.boiled(at: date))
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Timer")
            .accessibilityValue(Readout.spoken(timer.remaining(at: date)))
            .accessibilityAdjustableAction { direction in
                timer.set(timer.duration + (direction == .increment ? 15 : -15))
            }
        }
    }

    private func egg(boiled: TimeInterval) -> some View {
        GeometryReader { proxy in
            EggDrawing(boiled: boiled)
                .frame(height: proxy.size.height * 0.42)
                .shadow(color: .black.opacity(0.22), radius: 6, y: 4)
                .frame(width: proxy.size.width, height: proxy.size.height)
                .scaleEffect(timer.phase == .done ? 1.12 : 1)
                .animation(reduceMotion ? nil : .spring(response: 0.5, dampingFraction: 0.4), value: timer.phase == .done)
        }
    }

    private func set(around center: CGPoint) -> some Gesture {
        DragGesture(minimumDistance: 2)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { value in
                let last = setting ?? (timer.duration, value.startLocation)
                let time = DialTime.time(last.time, movedFrom: last.place, to: value.location, around: center)
                // The hand stops at its limits, and moves back as soon as the finger does.
                let kept = min(max(time, EggTimer.durations.lowerBound), EggTimer.durations.upperBound)
                setting = (kept, value.location)
                timer.set(kept)
            }
            .onEnded { _ in withAnimation(.easeOut(duration: 0.15)) { timer.set(DialTime.rounded(timer.duration)) } }
    }
}
