import WaggleRemote

/// The screens on which programs can be shown.
enum ScreenChoice: String, CaseIterable, Identifiable {
    case iPhone15 = "iPhone 15"
    case iPhone16ProMax = "iPhone 16 Pro Max"
    case iPhoneSE = "iPhone SE"
    case window = "Window"

    var id: String { rawValue }

    var screen: RemoteScreen {
        get throws {
            switch self {
            case .iPhone15: try .device("iphone-15")
            case .iPhone16ProMax: try .device("iphone-16-pro-max")
            case .iPhoneSE: try .device("iphone-se")
            case .window: try .window(width: 440, height: 760)
            }
        }
    }

    /// What surrounds the picture, in points of the screen.
    var bezel: Bezel {
        switch self {
        case .iPhone15: Bezel(width: 11, corner: 55, cutout: .island)
        case .iPhone16ProMax: Bezel(width: 9, corner: 62, cutout: .island)
        case .iPhoneSE: Bezel(width: 12, corner: 0, cutout: .button)
        case .window: Bezel(width: 1, corner: 10, cutout: .none)
        }
    }
}

/// The rim of a screen. Lengths are in points of the screen.
struct Bezel: Equatable {
    enum Cutout { case none, island, button }
    var width: Double
    /// The radius of the picture's corners.
    var corner: Double
    var cutout: Cutout
}
