/// The surface on which a program is shown. Lengths are in points; both sides and the scale are finite and positive.
public struct Screen: Codable, Sendable, Equatable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    public var safeArea: SafeArea
    /// The device; nil for a custom size.
    public var deviceName: String?
    /// What pictures show of the device.
    public var parts = DeviceParts()

    /// The insets covered by bars and cutouts, in points.
    public struct SafeArea: Codable, Sendable, Equatable {
        /// In points.
        public var top, leading, bottom, trailing: Double
        public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    public init(width: Double, height: Double, scale: Double, safeArea: SafeArea = SafeArea(), deviceName: String? = nil) {
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.deviceName = deviceName
    }

    /// The default window size: portrait, like the screens most programs are designed for, and not too tall for a small monitor.
    public static let window = Screen(width: 440, height: 760, scale: 2)

    /// The maximum number of pixels per side: Cairo's limit.
    public static let largestPixelSide = 32_767.0

    /// - Throws: `RequestError` for parts of a device that is not there, or if a side is not a positive number or exceeds the
    ///   limit in pixels.
    public func validated() throws -> Screen {
        if device == nil, parts.showsFrame || parts.showsStatusBar {
            throw RequestError(
                "Only a device has a \(parts.showsFrame ? "frame" : "status bar"): take a device such as iphone-15 in place of a size.")
        }
        guard scale.isFinite, scale >= 0.1, scale <= 10 else { throw RequestError("The scale \(scale) must lie between 0.1 and 10.") }
        for side in [width, height] {
            guard side.isFinite, side > 0 else {
                throw RequestError("A screen of \(width)x\(height) points cannot be drawn: both sides must be above 0.")
            }
            guard side * scale <= Self.largestPixelSide else {
                throw RequestError(
                    "A screen of \(width)x\(height) points at scale \(scale) is too large: a side may have at most \(Int(Self.largestPixelSide)) pixels.")
            }
        }
        return self
    }
}

/// What pictures and films show of a device beside the program's window. A keyboard is also shown without a device, as a phone's or a
/// tablet's by the size.
public struct DeviceParts: Codable, Sendable, Equatable {
    /// A frame around the screen, whose corners are then round.
    public var showsFrame: Bool
    /// The status bar, what is cut out of the screen, and the home indicator.
    public var showsStatusBar: Bool
    /// A keyboard while a text is edited.
    public var showsKeyboard: Bool

    public init(showsFrame: Bool = false, showsStatusBar: Bool = false, showsKeyboard: Bool = false) {
        self.showsFrame = showsFrame
        self.showsStatusBar = showsStatusBar
        self.showsKeyboard = showsKeyboard
    }
}

extension Screen {
    /// Parses `393x852`: width and height in points, as integers or decimals.
    /// - Throws: `RequestError` if malformed.
    public static func size(_ text: String) throws -> (width: Double, height: Double) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0, height > 0, width.isFinite,
              height.isFinite else {
            throw RequestError("The size “\(text)” must be width x height in points, such as 393x852.")
        }
        return (width, height)
    }
}

extension Screen {
    /// The screen in landscape. On phones, the cutout's inset applies to both ends; tablets keep their bars.
    public var landscape: Screen {
        guard height > width else { return self }
        var screen = self
        (screen.width, screen.height) = (height, width)
        if device?.isTablet == true { return screen }
        // Without a cutout the status bar disappears; the home indicator covers less than in portrait.
        let hasCutout = safeArea.bottom > 0
        screen.safeArea = hasCutout ? SafeArea(leading: safeArea.top, bottom: 21, trailing: safeArea.top) : SafeArea()
        return screen
    }

    /// The screen in portrait.
    public var portrait: Screen {
        guard width > height else { return self }
        if let device {
            var screen = device.screen
            (screen.scale, screen.parts) = (scale, parts)
            return screen
        }
        var screen = self
        (screen.width, screen.height) = (height, width)
        return screen
    }
}
