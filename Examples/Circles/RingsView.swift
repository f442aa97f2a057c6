import SwiftUI

/// Two synchronized rings of beads, and their controls. A finger turns them; a tap selects a bead.
struct RingsView: View {
    @State private var ring = RingModel()
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let beadDiameter: CGFloat = 44

    var body: some View {
        VStack(spacing: 16) {
            GeometryReader { proxy in
                // Side by side if that leaves the rings larger.
                let isWide = proxy.size.width > proxy.size.height
                let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(spacing: 20))
                layout {
                    titled("By position") {
                        PositionedRing(count: ring.count, start: ring.startFromRight, sweep: ring.sweep, diameter: beadDiameter) { bead($0) }
                    }
                    titled("By a layout") {
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
            RingControls(ring: $ring)
        }
        .padding(20)
        .background {
            LinearGradient(colors: [Color("Paper"), Color("Blush")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .tint(Color("Raspberry"))
    }

    private func bead(_ index: Int) -> some View {
        Bead(index: index, isPicked: ring.picked == index)
            .onTapGesture { withAnimation(.easeOut(duration: 0.2)) { ring.picked = ring.picked == index ? nil : index } }
            .transition(reduceMotion ? .opacity : .scale)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Bead \(index + 1)")
            .accessibilityAddTraits(ring.picked == index ? [.isButton, .isSelected] : .isButton)
    }

    private func titled<Ring: View>(_ title: String, @ViewBuilder ring content: () -> Ring) -> some View {
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
            .minimumScaleFactor(0.5)
            .padding(.horizontal, 32)
            .allowsHitTesting(false)
        }
        .turning($ring.start)
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
