/// A phone or tablet whose screen a program can be shown on.
public struct Device: Sendable, Equatable {
    /// The name for `--device`, such as `iphone-15`.
    public let name: String
    public let screen: Screen

    /// What is cut out of the screen's upper edge, or where the button below it is.
    public enum Front: Sendable, Equatable {
        /// A rectangular screen with a home button below it.
        case homeButton
        /// A notch at the upper edge.
        case notch
        /// A Dynamic Island below the upper edge.
        case island
        /// A tablet's screen with round corners and nothing cut out.
        case roundCorners
    }
    public let front: Front

    private init(_ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double, _ front: Front) {
        self.name = name
        self.front = front
        screen = Screen(width: width, height: height, scale: scale, safeArea: .init(top: top, bottom: bottom), deviceName: name)
    }

    /// The default screen.
    public static let standard = Device("iphone-15", 393, 852, scale: 3, top: 59, bottom: 34, .island)

    /// All known devices, in portrait.
    public static let all: [Device] = {
        func family(
            _ names: [String], _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double, _ front: Front
        ) -> [Device] {
            names.map { Device($0, width, height, scale: scale, top: top, bottom: bottom, front) }
        }
        func tablets(_ names: [String], _ width: Double, _ height: Double) -> [Device] {
            family(names, width, height, 2, 24, 20, .roundCorners)
        }
        return family(["iphone-8", "iphone-se"], 375, 667, 2, 20, 0, .homeButton)
            + family(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, 3, 44, 34, .notch)
            + family(["iphone-12-mini", "iphone-13-mini"], 375, 812, 3, 50, 34, .notch)
            + family(["iphone-xr", "iphone-11"], 414, 896, 2, 48, 34, .notch)
            + family(["iphone-xs-max", "iphone-11-pro-max"], 414, 896, 3, 44, 34, .notch)
            + family(["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"], 390, 844, 3, 47, 34, .notch)
            + family(["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, 3, 47, 34, .notch)
            + family(["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, 3, 59, 34, .island)
            + family(["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932, 3, 59, 34, .island)
            + family(["iphone-16-pro", "iphone-17", "iphone-17-pro"], 402, 874, 3, 62, 34, .island)
            + family(["iphone-16-pro-max", "iphone-17-pro-max"], 440, 956, 3, 62, 34, .island)
            + family(["iphone-air"], 420, 912, 3, 68, 34, .island)
            + family(["ipad-9"], 810, 1080, 2, 20, 0, .homeButton)
            + tablets(["ipad-mini"], 744, 1133)
            + tablets(["ipad", "ipad-10", "ipad-air-11"], 820, 1180)
            + tablets(["ipad-pro-11-2022"], 834, 1194)
            + tablets(["ipad-pro-11"], 834, 1210)
            + tablets(["ipad-air-13", "ipad-pro-12.9"], 1024, 1366)
            + tablets(["ipad-pro-13"], 1032, 1376)
    }()

    public var isTablet: Bool { name.hasPrefix("ipad") }

    /// - Parameter name: One of the known names, or Apple's, such as `iPad Pro 11-inch (M4)` or `iPhone SE (3rd generation)`.
    /// - Throws: `RequestError` with the known names if there is no such device.
    public static func named(_ name: String) throws -> Device {
        let wanted = name.lowercased().withDashes()
        // What tells generations of one size apart.
        let shorter = wanted.replacing("-inch", with: "").replacing(/-(m\d+|a\d+(-pro)?|\d+(st|nd|rd|th)-generation|wi-fi)/, with: "")
        guard let device = all.first(where: { $0.name == wanted }) ?? all.first(where: { $0.name == shorter }) else {
            throw RequestError("There is no device “\(name)”; the known devices are \(all.map(\.name).joined(separator: ", ")).")
        }
        return device
    }
}

extension Screen {
    /// The device with this screen; nil for a custom size.
    public var device: Device? { deviceName.flatMap { name in Device.all.first { $0.name == name } } }
}

private extension String {
    func withDashes() -> String { String(filter { $0 != "(" && $0 != ")" }.map { $0 == " " || $0 == "_" ? "-" : $0 }) }
}
