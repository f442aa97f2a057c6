/// A phone whose screen a program can be shown on.
public struct Device: Sendable, Equatable {
    /// The name for `--device`, such as `iphone-15`.
    public let name: String
    public let screen: Screen

    init(_ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double) {
        self.name = name
        self.screen = Screen(width: width, height: height, scale: scale, safeArea: .init(top: top, bottom: bottom), deviceName: name)
    }

    /// The default screen.
    public static let standard = Device("iphone-15", 393, 852, scale: 3, top: 59, bottom: 34)

    /// All known devices, in portrait.
    public static let all: [Device] = {
        func family(_ names: [String], _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double) -> [Device] {
            names.map { Device($0, width, height, scale: scale, top: top, bottom: bottom) }
        }
        return family(["iphone-8", "iphone-se"], 375, 667, 2, 20, 0)
            + family(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, 3, 44, 34)
            + family(["iphone-12-mini", "iphone-13-mini"], 375, 812, 3, 50, 34)
            + family(["iphone-xr", "iphone-11"], 414, 896, 2, 48, 34)
            + family(["iphone-xs-max", "iphone-11-pro-max"], 414, 896, 3, 44, 34)
            + family(["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"], 390, 844, 3, 47, 34)
            + family(["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, 3, 47, 34)
            + family(["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, 3, 59, 34)
            + family(["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932, 3, 59, 34)
            + family(["iphone-16-pro"], 402, 874, 3, 62, 34)
            + family(["iphone-16-pro-max"], 440, 956, 3, 62, 34)
    }()

    /// - Throws: `RequestError` with the known names if there is no such device.
    public static func named(_ name: String) throws -> Device {
        let wanted = name.lowercased().replacingSpaces()
        guard let device = all.first(where: { $0.name == wanted }) else {
            throw RequestError("There is no device “\(name)”; the known devices are \(all.map(\.name).joined(separator: ", ")).")
        }
        return device
    }
}

private extension String {
    func replacingSpaces() -> String { String(map { $0 == " " || $0 == "_" ? "-" : $0 }) }
}
