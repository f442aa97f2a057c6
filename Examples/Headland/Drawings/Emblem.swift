import SwiftUI

/// A lighthouse's round emblem, as soon as it is loaded.
struct Emblem: View {
    let lighthouse: Lighthouse

    var body: some View {
        AsyncImage(url: lighthouse.emblemURL) { image in
            image
                .resizable()
                .scaledToFill()
        } placeholder: {
            Circle()
                .fill(LinearGradient(colors: [Color(hue: lighthouse.look.high, saturation: 0.55, brightness: 0.62), Color("Deep")], startPoint: .top, endPoint: .bottom))
                .overlay {
                    GeometryReader { proxy in
                        Image(systemName: "light.beacon.max.fill")
                            .font(.system(size: proxy.size.height * 0.46))
                            .foregroundColor(Color("Lamp"))
                            .frame(width: proxy.size.width, height: proxy.size.height)
                    }
                }
        }
        .clipShape(Circle())
        .overlay { Circle().strokeBorder(.white.opacity(0.85), lineWidth: 2) }
        .accessibilityHidden(true)
    }
}
