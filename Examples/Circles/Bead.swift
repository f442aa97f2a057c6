import SwiftUI

/// A glass bead; its hue tells it from its neighbours and stays with it while the ring is formed anew.
struct Bead: View {
    let index: Int

    private var hue: Double { (0.03 + Double(index) * 0.076).truncatingRemainder(dividingBy: 1) }

    var body: some View {
        Circle()
            .fill(RadialGradient(
                colors: [Color(hue: hue, saturation: 0.35, brightness: 1), Color(hue: hue, saturation: 0.75, brightness: 0.88)],
                center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0, endRadius: 40))
            .overlay {
                Text("\(index + 1)")
                    .font(.callout.weight(.semibold))
                    .foregroundColor(.white)
            }
            .shadow(color: Color(hue: hue, saturation: 0.9, brightness: 0.4).opacity(0.35), radius: 5, y: 3)
    }
}
