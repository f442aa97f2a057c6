import SwiftUI

/// One rest: how long it is to be, and its countdown.
struct RestPage: View {
    let rest: Rest
    @StateObject private var countdown: Countdown
    @State private var minutes: Double
    @State private var kept: KeptRest?

    init(rest: Rest) {
        self.rest = rest
        _minutes = State(initialValue: rest.usualMinutes)
        _countdown = StateObject(wrappedValue: Countdown(duration: rest.usualMinutes * 60))
    }

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout(spacing: 20))
            layout {
                ring
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                VStack(spacing: 24) {
                    length
                    buttons
                }
                .frame(maxWidth: isWide ? proxy.size.width * 0.42 : .infinity)
            }
            .padding(24)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        // Its background is dark in light mode, too.
        .environment(\.colorScheme, .dark)
        .modifier(RestBackground(rest: rest))
        .navigationTitle(rest.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .onChange(of: minutes) { countdown.set(minutes * 60) }
        .onChange(of: countdown.isOver) { if countdown.isOver { kept = KeptRest(rest: rest, duration: countdown.duration) } }
        .onDisappear { countdown.reset() }
        .sheet(item: $kept, onDismiss: countdown.reset) { KeptSheet(kept: $0) }
    }

    private var ring: some View {
        ZStack {
            BreathingRing(rest: rest, isAwake: countdown.isRunning)
            VStack(spacing: 4) {
                Text(TimeText.short(countdown.remaining))
                    .font(.system(size: 44, weight: .semibold, design: .rounded).monospacedDigit())
                Text(countdown.isRunning ? "Breathe" : countdown.isUnderWay ? "Paused" : countdown.isOver ? "Over" : "Ready")
                    .font(.headline)
                    .opacity(0.8)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .padding(.horizontal, 56)
            .foregroundColor(.white)
            .accessibilityElement(children: .combine)
        }
    }

    private var length: some View {
        VStack(spacing: 8) {
            HStack {
                Text("Length")
                Spacer()
                Text("\(minutes.formatted()) min")
                    .monospacedDigit()
            }
            .font(.headline)
            .accessibilityHidden(true)
            Slider(value: $minutes, in: Rest.minutes, step: 0.5) { Text("Length") }
                .tint(rest.foam)
                .accessibilityValue("\(minutes.formatted()) minutes")
        }
        .foregroundColor(.white)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(18)
        .background(.white.opacity(0.14), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        .disabled(countdown.isUnderWay)
        .opacity(countdown.isUnderWay ? 0.45 : 1)
        .animation(.easeInOut(duration: 0.3), value: countdown.isUnderWay)
    }

    private var buttons: some View {
        HStack(spacing: 16) {
            Button { countdown.reset() } label: {
                Image(systemName: "stop.fill")
                    .modifier(RoundLabel())
            }
            .accessibilityLabel("Stop")
            .disabled(!countdown.isUnderWay)
            .opacity(countdown.isUnderWay ? 1 : 0.4)
            Button { if countdown.isRunning { countdown.pause() } else { countdown.start() } } label: {
                Image(systemName: countdown.isRunning ? "pause.fill" : "play.fill")
                    .modifier(RoundLabel(diameter: 76))
            }
            .accessibilityLabel(countdown.isRunning ? "Pause" : "Begin")
            Button { countdown.extend(by: 60) } label: {
                Text("+1")
                    .modifier(RoundLabel())
            }
            .accessibilityLabel("One minute more")
            .disabled(!countdown.isUnderWay)
            .opacity(countdown.isUnderWay ? 1 : 0.4)
        }
        .buttonStyle(.plain)
        .font(.title2.weight(.medium))
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}

/// The colours of a rest behind a page.
private struct RestBackground: ViewModifier {
    let rest: Rest

    func body(content: Content) -> some View {
        content.background {
            LinearGradient(colors: [rest.high, rest.high, rest.low], startPoint: .top, endPoint: .bottom)
                .overlay(.black.opacity(0.12))
                .ignoresSafeArea()
        }
    }
}

private struct RoundLabel: ViewModifier {
    var diameter: CGFloat = 56

    func body(content: Content) -> some View {
        content
            .foregroundColor(.white)
            .frame(width: diameter, height: diameter)
            .background(.white.opacity(0.2), in: Circle())
            .contentShape(Circle())
    }
}

/// The message at the end of a rest.
private struct KeptSheet: View {
    let kept: KeptRest
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 52))
                .foregroundColor(kept.rest.low)
                .accessibilityHidden(true)
            Text("That was \(TimeText.long(kept.duration))")
                .font(.title2.bold())
            Text("Nothing else has to happen now.")
                .foregroundColor(.secondary)
            Button("Done") { dismiss() }
                .buttonStyle(.borderedProminent)
                .tint(kept.rest.low)
                .padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding(28)
        .presentationDetents([.height(320)])
    }
}

struct RestPage_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { RestPage(rest: Rest.all[0]) }
    }
}
