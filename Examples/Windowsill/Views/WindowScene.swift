import SwiftUI

/// The view through the window: a hill by day, the moon by night.
struct WindowScene: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            ZStack {
                LinearGradient(colors: [Color("SkyTop"), Color("SkyLow")], startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(colorScheme == .dark ? Color(red: 0.95, green: 0.93, blue: 0.82) : Color(red: 1, green: 0.90, blue: 0.55))
                    .frame(width: 56, height: 56)
                    .shadow(color: .yellow.opacity(colorScheme == .dark ? 0.35 : 0.8), radius: 24)
                    .position(x: size.width * 0.76, y: size.height * 0.2)
                Ellipse()
                    .fill(Color("Hill"))
                    .frame(width: size.width * 1.5, height: size.height * 0.7)
                    .position(x: size.width * 0.25, y: size.height * 1.08)
                cross
            }
            .frame(width: size.width, height: size.height)
            .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: 10, style: .continuous)
                    .strokeBorder(Color("Frame"), lineWidth: 12)
                    .shadow(color: .black.opacity(0.18), radius: 3, y: 1)
            }
        }
        // The hill extends below the window, out of sight.
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var cross: some View {
        ZStack {
            Color("Frame").frame(width: 9)
            Color("Frame").frame(height: 9)
        }
    }
}
