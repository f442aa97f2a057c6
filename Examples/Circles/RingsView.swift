import SwiftUI

/// Two synchronized rings of beads, and their controls. A finger turns them; a tap selects a bead.
struct RingsView: View {
    @State private var ring = RingModel()
    /// True while a finger that stopped the rings is down.
    @State private var hasCaught = false
    /// Beads grow with the letters, but leave the rings their middle.
    @ScaledMetric(relativeTo: .callout) private var idealDiameter: CGFloat = 44
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private func beadDiameter(side: CGFloat) -> CGFloat { max(min(idealDiameter, 56, side * 0.24), 0) }

    var body: some View {
        GeometryReader { screen in
            // If there is not enough height, the controls are beside the rings.
            let isBeside = screen.size.width > screen.size.height && (typeSize.isAccessibilitySize || screen.size.height < 380)
            let layout = isBeside ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout(spacing: 16))
            layout {
                rings
                controls
                    .frame(maxWidth: isBeside ? screen.size.width * 0.45 : .infinity)
            }
        }
        .padding(20)
        .background {
            LinearGradient(colors: [Color("Paper"), Color("Blush")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .tint(Color("Raspberry"))
    }

    private var controls: some View {
        // Controls too tall for half of the screen scroll.
        ViewThatFits(in: .vertical) {
            RingControls(ring: $ring)
            ScrollView { RingControls(ring: $ring) }
        }
    }

    private var rings: some View {
        GeometryReader { proxy in
            // Side by side if that makes the rings larger.
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(spacing: 20))
            let side = isWide ? min((proxy.size.width - 20) / 2, proxy.size.height) : min(proxy.size.width, (proxy.size.height - 20) / 2)
            let beadDiameter = beadDiameter(side: side)
            layout {
                titled("By position", within: beadDiameter) {
                    PositionedRing(count: ring.count, start: ring.startFromRight, sweep: ring.sweep, diameter: beadDiameter) { bead($0) }
                }
                titled("By a layout", within: beadDiameter) {
                    RingLayout(start: ring.startFromRight, sweep: ring.sweep) {
                        ForEach(0..<ring.count, id: \.self) { index in
                            bead(index)
                                .frame(idealWidth: beadDiameter, maxWidth: beadDiameter, idealHeight: beadDiameter, maxHeight: beadDiameter)
                        }
                    }
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }

    private func bead(_ index: Int) -> some View {
        Bead(index: index, isPicked: ring.picked == index)
            .onTapGesture { if !hasCaught { pick(index) } }
            .transition(reduceMotion ? .opacity.animation(.easeOut(duration: 0.2)) : .scale)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Bead \(index + 1)")
            .accessibilityAddTraits(ring.picked == index ? [.isButton, .isSelected] : .isButton)
    }

    private func pick(_ index: Int) {
        withAnimation(.easeOut(duration: 0.2)) { ring.picked = ring.picked == index ? nil : index }
    }

    private func titled<Ring: View>(_ title: String, within beadDiameter: CGFloat, @ViewBuilder ring content: () -> Ring) -> some View {
        ZStack {
            content()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            VStack(spacing: 2) {
                Text(title)
                    .font(.headline)
                Text(caption)
                    .font(.subheadline)
                    .opacity(0.65)
            }
            .foregroundColor(Color("Plum"))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            // Within the beads: the corners of the letters, too, are inside the circle.
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .padding(.horizontal, beadDiameter * 0.2)
            .padding(beadDiameter + 4)
            .aspectRatio(1, contentMode: .fit)
            .allowsHitTesting(false)
        }
        .turning($ring.start, hasCaught: $hasCaught)
    }

    private var caption: String {
        if let picked = ring.standingPick { return "Bead \(picked + 1)" }
        switch ring.count {
        case 0: return "No beads"
        case 1: return "One bead"
        default: return "\(ring.count) beads"
        }
    }
}

struct RingsView_Previews: PreviewProvider {
    static var previews: some View {
        RingsView()
    }
}
