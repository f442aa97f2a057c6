import SwiftUI

/// A glass bead that fills its space; its hue differs from its neighbours' and stays when the ring changes.
struct Bead: View {
    let index: Int
    var isPicked = false

    private var hue: Double { (0.03 + Double(index) * 0.076).truncatingRemainder(dividingBy: 1) }

    /// The size at which the bead and its number are drawn before they are scaled.
    @ScaledMetric(relativeTo: .callout) private var diameter: CGFloat = 44

    var body: some View {
        GeometryReader { proxy in
            glass
                .frame(width: diameter, height: diameter)
                .scaleEffect(min(proxy.size.width, proxy.size.height) / diameter)
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .aspectRatio(1, contentMode: .fit)
        .contentShape(Circle())
    }

    private var glass: some View {
        Circle()
            .fill(RadialGradient(
                colors: [Color(hue: hue, saturation: 0.35, brightness: 1), Color(hue: hue, saturation: 0.75, brightness: 0.88)],
                center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0, endRadius: diameter * 0.9))
            .shadow(color: Color(hue: hue, saturation: 0.9, brightness: 0.4).opacity(0.35), radius: 5, y: 3)
            .overlay {
                Text("\(index + 1)")
                    .font(.callout.weight(.semibold))
                    // White could not be read on yellow and cyan glass.
                    .foregroundColor(Color(hue: hue, saturation: 0.95, brightness: 0.32))
                    .fixedSize()
            }
            .overlay {
                Circle()
                    .stroke(Color("Plum"), lineWidth: diameter * 0.057)
                    .padding(-diameter * 0.08)
                    .opacity(isPicked ? 1 : 0)
            }
    }
}

struct Bead_Previews: PreviewProvider {
    static var previews: some View {
        HStack(spacing: 12) {
            Bead(index: 0)
            Bead(index: 6, isPicked: true)
            Bead(index: 9).frame(width: 20)
        }
        .frame(height: 60)
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
