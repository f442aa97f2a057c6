import SwiftUI

/// A glass bead that fills its room; its hue tells it from its neighbours and stays with it while the ring is formed anew.
struct Bead: View {
    let index: Int
    var isPicked = false

    private var hue: Double { (0.03 + Double(index) * 0.076).truncatingRemainder(dividingBy: 1) }

    var body: some View {
        GeometryReader { proxy in
            let diameter = min(proxy.size.width, proxy.size.height)
            Circle()
                .fill(RadialGradient(
                    colors: [Color(hue: hue, saturation: 0.35, brightness: 1), Color(hue: hue, saturation: 0.75, brightness: 0.88)],
                    center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0, endRadius: diameter * 0.9))
                .overlay {
                    Text("\(index + 1)")
                        .font(.system(size: diameter * 0.38, weight: .semibold))
                        .foregroundColor(.white)
                        .fixedSize()
                }
                .overlay {
                    Circle()
                        .stroke(Color("Plum"), lineWidth: 2.5)
                        .padding(-3.5)
                        .opacity(isPicked ? 1 : 0)
                }
                .shadow(color: Color(hue: hue, saturation: 0.9, brightness: 0.4).opacity(0.35), radius: diameter * 0.11, y: diameter * 0.07)
        }
        .aspectRatio(1, contentMode: .fit)
        .contentShape(Circle())
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
