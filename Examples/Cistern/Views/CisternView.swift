import SpriteKit
import SwiftUI

/// The cistern on the whole screen, and the buttons that fill and drain it.
struct CisternView: View {
    @State private var cistern: Cistern
    /// The animated level, on its way to the flow's final level.
    @State private var level: Double
    @State private var agitation = Agitation.rough
    /// False once the surface is at rest; then nothing moves or is redrawn.
    @State private var isAwake = true
    /// True while a finger sprinkles drops. They are too few to count.
    @State private var isTouched = false
    @State private var scene = DropScene()
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The time in which the waves die away, in seconds.
    private let calming: TimeInterval = 4

    init(cistern: Cistern = Cistern()) {
        _cistern = State(initialValue: cistern)
        _level = State(initialValue: cistern.level(at: .now))
    }

    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            let size = CGSize(width: proxy.size.width + insets.leading + insets.trailing, height: proxy.size.height + insets.top + insets.bottom)
            let tank = Tank(size: size, safeTop: insets.top, direction: direction)
            ZStack {
                WaterView(tank: tank, level: level, agitation: agitation, isAwake: isAwake) { drops(in: tank) }
                Spout(tank: tank, isOpen: cistern.flow == .pouring)
            }
            .ignoresSafeArea(edges: .all)
            buttons
                .frame(maxWidth: 460)
                .padding(.horizontal, 24)
                .padding(.bottom, 12)
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
        }
        .background { Wall().ignoresSafeArea() }
        .onAppear {
            // A closure that captured the view would retain the scene.
            scene.onTouch = { [isTouched = $isTouched] in isTouched.wrappedValue = $0 }
            withAnimation(.easeOut(duration: calming)) { agitation = .calm }
        }
        .onChange(of: isTouched) { stir() }
        .task(id: Motion(cistern: cistern, isTouched: isTouched)) { await followMotion() }
    }

    @ViewBuilder private func drops(in tank: Tank) -> some View {
        if reduceMotion {
            Capsule()
                .fill(Color("WaterBack"))
                .frame(width: 12, height: max(tank.size.height - tank.mouth.y, 0))
                .position(x: tank.mouth.x, y: (tank.size.height + tank.mouth.y) / 2)
                .opacity(cistern.flow == .pouring ? 0.8 : 0)
                .animation(.easeInOut(duration: 0.4), value: cistern.flow)
        } else {
            SpriteView(scene: scene, isPaused: !isAwake, options: [.allowsTransparency])
                .onChange(of: tank, initial: true) { scene.tank = tank }
                .onChange(of: cistern, initial: true) { scene.cistern = cistern }
                .accessibilityHidden(true)
        }
    }

    private var buttons: some View {
        HStack(spacing: 12) {
            FlowButton("Pour", image: "drop.fill", isOn: cistern.flow == .pouring, isProminent: true) { turn(.pouring) }
                .disabled(cistern.flow == .still && cistern.level(at: .now) >= 1)
            FlowButton("Drain", image: "arrow.down.to.line", isOn: cistern.flow == .draining, isProminent: false) { turn(.draining) }
                .disabled(cistern.flow == .still && cistern.level(at: .now) <= 0)
        }
    }

    // MARK: Flow

    /// Starts a flow, or stops it if it is running.
    private func turn(_ flow: Cistern.Flow) {
        cistern.change(to: cistern.flow == flow ? .still : flow, at: .now)
        showFlow()
    }

    /// The cause of the water's motion.
    private struct Motion: Equatable {
        let cistern: Cistern
        let isTouched: Bool
    }
    /// Waits for the end of the flow or of the waves. It is cancelled when the water is set in motion again.
    private func followMotion() async {
        let wait = cistern.end.map { $0.timeIntervalSinceNow } ?? calming + 0.2
        try? await Task.sleep(nanoseconds: UInt64(max(wait, 0) * 1e9))
        guard !Task.isCancelled else { return }
        if let end = cistern.end {
            cistern.finish(at: max(end, .now))
            showFlow()
        } else if !isTouched {
            isAwake = false
        }
    }

    /// Sets the roughness of the surface for the current motion.
    private func stir() {
        isAwake = true
        let agitation = Agitation(cistern.flow, isTouched: isTouched)
        withAnimation(.easeOut(duration: agitation == .calm ? calming : 0.8)) { self.agitation = agitation }
    }

    private func showFlow() {
        stir()
        // Any motion in progress stops here first.
        withAnimation(reduceMotion ? .easeOut(duration: 0.2) : .spring(response: 0.5, dampingFraction: 0.85)) { level = cistern.level(at: .now) }
        switch cistern.flow {
        case .still: break
        case .pouring: withAnimation(.linear(duration: cistern.timeToEnd).delay(Cistern.lag)) { level = 1 }
        case .draining: withAnimation(.linear(duration: cistern.timeToEnd)) { level = 0 }
        }
    }
}

/// Starts and stops a flow.
private struct FlowButton: View {
    let title: LocalizedStringKey
    let image: String
    let isOn: Bool
    let isProminent: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    init(_ title: LocalizedStringKey, image: String, isOn: Bool, isProminent: Bool, action: @escaping @MainActor () -> Void) {
        (self.title, self.image, self.isOn, self.isProminent, self.action) = (title, image, isOn, isProminent, action)
    }

    var body: some View {
        Button(action: action) {
            Label(isOn ? "Stop" : title, systemImage: isOn ? "stop.fill" : image)
                .font(.title3.weight(.semibold))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, minHeight: 54)
                .foregroundColor(isProminent ? .white : Color("Ink"))
                .background {
                    Capsule()
                        .fill(isProminent ? Color.accentColor : Color("AirHigh"))
                        .shadow(color: .black.opacity(0.18), radius: 8, y: 3)
                }
                .opacity(isEnabled ? 1 : 0.55)
        }
        .buttonStyle(.plain)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}

struct CisternView_Previews: PreviewProvider {
    static var previews: some View {
        CisternView()
        CisternView(cistern: Cistern(level: 1))
            .previewDisplayName("Full")
    }
}
