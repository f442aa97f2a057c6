import SwiftUI

/// The picture of a coast: sky, sun or moon, three ridges, and the sea.
struct Scenery: View {
    let shore: Shore

    var body: some View {
        let palette = Palette(shore.hour)
        GeometryReader { proxy in
            let size = proxy.size
            ZStack(alignment: .bottom) {
                LinearGradient(colors: palette.sky, startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.75))
                Circle()
                    .fill(palette.light)
                    .frame(width: min(size.width, size.height) * 0.16)
                    .position(x: size.width * (0.2 + 0.6 * CGFloat(shore.id * 5 % 11) / 11), y: size.height * (0.2 + 0.2 * CGFloat(shore.id % 3) / 3))
                Ridge(seed: shore.id * 3 + 1, height: 0.56, roughness: 0.45).fill(palette.ridges[0])
                Ridge(seed: shore.id * 5 + 7, height: 0.44, roughness: 0.5).fill(palette.ridges[1])
                LinearGradient(colors: palette.sea, startPoint: .top, endPoint: .bottom)
                    .frame(height: size.height * 0.24)
                Ridge(seed: shore.id * 11 + 4, height: 0.2, roughness: 0.8).fill(palette.ridges[2])
            }
        }
        .clipped()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Picture of \(shore.name)")
        .accessibilityAddTraits(.isImage)
    }
}

/// The colours of an hour, from far to near.
private struct Palette {
    let sky: [Color], light: Color, ridges: [Color], sea: [Color]

    init(_ hour: Shore.Hour) {
        switch hour {
        case .dawn:
            sky = [Color(hex: 0x8FB8DE), Color(hex: 0xF6D7C3), Color(hex: 0xF9E7D4)]
            light = Color(hex: 0xFFF6E5)
            ridges = [Color(hex: 0xB9A7C0), Color(hex: 0x8A7DA3), Color(hex: 0x4B4A6A)]
            sea = [Color(hex: 0xE9C9BC), Color(hex: 0x9C9BBB)]
        case .noon:
            sky = [Color(hex: 0x3E8FD0), Color(hex: 0xA9D8EE)]
            light = .white
            ridges = [Color(hex: 0x8DBFB3), Color(hex: 0x4E9B84), Color(hex: 0x2C6A5A)]
            sea = [Color(hex: 0x5FC0D0), Color(hex: 0x2481A6)]
        case .dusk:
            sky = [Color(hex: 0x4A3F78), Color(hex: 0xE07A5F), Color(hex: 0xF6B26B)]
            light = Color(hex: 0xFFE1A8)
            ridges = [Color(hex: 0xA85C6B), Color(hex: 0x70405F), Color(hex: 0x362447)]
            sea = [Color(hex: 0xE89A6B), Color(hex: 0x6B3F66)]
        case .night:
            sky = [Color(hex: 0x0B1433), Color(hex: 0x2A3F73)]
            light = Color(hex: 0xF3F1DC)
            ridges = [Color(hex: 0x2B4066), Color(hex: 0x1B2A4A), Color(hex: 0x0C142A)]
            sea = [Color(hex: 0x33507F), Color(hex: 0x142345)]
        }
    }
}

extension Color {
    /// From red, green and blue in two hexadecimal digits each.
    fileprivate init(hex: UInt32) {
        self.init(red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}
