import SwiftUI

/// The timer, its presets, and its start button.
struct TimerView: View {
    @State private var timer: EggTimer
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(timer: EggTimer = EggTimer()) { _timer = State(initialValue: timer) }

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout(spacing: 20))
            layout {
                TimerDial(timer: $timer)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                VStack(spacing: 20) {
                    Readout(timer: timer)
                    choices
                    buttons
                }
                .frame(maxWidth: isWide ? proxy.size.width * 0.45 : .infinity)
            }
            .padding(20)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .background {
            LinearGradient(colors: [Color("Steam"), Color("Tile")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .task(id: timer.end) { await finish() }
    }

    /// Sleeps until the countdown ends. Pausing cancels it.
    private func finish() async {
        guard let end = timer.end else { return }
        try? await Task.sleep(nanoseconds: UInt64(max(end.timeIntervalSinceNow, 0) * 1e9))
        if !Task.isCancelled { timer.finish(at: max(end, .now)) }
    }

    private var choices: some View {
        HStack(spacing: 8) {
            ForEach(Doneness.allCases) { doneness in
                let isChosen = timer.duration == doneness.duration
                Button { withAnimation(reduceMotion ? nil : .spring(response: 0.5, dampingFraction: 0.8)) { timer.set(doneness.duration) } } label: {
                    VStack(spacing: 4) {
                        EggDrawing(boiled: doneness.duration)
                            .frame(height: 34)
                        Text(doneness.title)
                            .font(.footnote.weight(.medium))
                            .lineLimit(1)
                            .minimumScaleFactor(0.5)
                    }
                    .foregroundColor(Color("Ink"))
                    .padding(.horizontal, 4)
                    .padding(.vertical, 10)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color("Face").opacity(isChosen ? 1 : 0.45), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
                    .overlay {
                        RoundedRectangle(cornerRadius: 16, style: .continuous)
                            .strokeBorder(Color.accentColor, lineWidth: 2)
                            .opacity(isChosen ? 1 : 0)
                    }
                }
                .buttonStyle(.plain)
                .accessibilityLabel(doneness.title)
                .accessibilityAddTraits(isChosen ? .isSelected : [])
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .opacity(timer.isUnderWay ? 0.5 : 1)
        .disabled(timer.isUnderWay)
    }

    private var buttons: some View {
        HStack(spacing: 12) {
            Button { timer.reset() } label: {
                Image(systemName: "arrow.counterclockwise")
                    .font(.title3.weight(.semibold))
                    .frame(width: 52, height: 52)
                    .background(Color("Face").opacity(0.7), in: Circle())
            }
            .foregroundColor(Color("Ink"))
            .accessibilityLabel("Reset")
            .disabled(timer.phase == .ready)
            .opacity(timer.phase == .ready ? 0.4 : 1)
            Button { if timer.isRunning { timer.pause(at: .now) } else { timer.start(at: .now) } } label: {
                Label(timer.isRunning ? "Pause" : "Start", systemImage: timer.isRunning ? "pause.fill" : "play.fill")
                    .font(.title3.weight(.semibold))
                    .frame(maxWidth: .infinity, minHeight: 52)
                    .background(Color.accentColor, in: Capsule())
            }
            .foregroundColor(.white)
        }
        .buttonStyle(.plain)
    }
}

struct TimerView_Previews: PreviewProvider {
    static var previews: some View {
        TimerView()
        TimerView(timer: EggTimer(duration: 30))
            .previewDisplayName("Half a minute")
    }
}
