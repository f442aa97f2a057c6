import WaggleDisplayList

/// The system colors that a color set may refer to by name, as in iOS 13 to 18.
enum SystemColorReference {
    static func resolved(_ name: String, dark: Bool) -> ResolvedColor? {
        guard let hex = table[name] else { return nil }
        let value = dark ? hex.dark : hex.light
        // Encoded as RRGGBBAA.
        func part(_ shift: UInt32) -> Float { Float((value >> shift) & 0xFF) / 255 }
        return ResolvedColor(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }

    private static let table: [String: (light: UInt32, dark: UInt32)] = [
        "systemRedColor": (0xFF3B30FF, 0xFF453AFF), "systemOrangeColor": (0xFF9500FF, 0xFF9F0AFF),
        "systemYellowColor": (0xFFCC00FF, 0xFFD60AFF),
        "systemGreenColor": (0x34C759FF, 0x30D158FF), "systemMintColor": (0x00C7BEFF, 0x63E6E2FF),
        "systemTealColor": (0x30B0C7FF, 0x40C8E0FF),
        "systemCyanColor": (0x32ADE6FF, 0x64D2FFFF), "systemBlueColor": (0x007AFFFF, 0x0A84FFFF),
        "systemIndigoColor": (0x5856D6FF, 0x5E5CE6FF),
        "systemPurpleColor": (0xAF52DEFF, 0xBF5AF2FF), "systemPinkColor": (0xFF2D55FF, 0xFF375FFF),
        "systemBrownColor": (0xA2845EFF, 0xAC8E68FF),
        "systemGrayColor": (0x8E8E93FF, 0x8E8E93FF), "systemGray2Color": (0xAEAEB2FF, 0x636366FF),
        "systemGray3Color": (0xC7C7CCFF, 0x48484AFF),
        "systemGray4Color": (0xD1D1D6FF, 0x3A3A3CFF), "systemGray5Color": (0xE5E5EAFF, 0x2C2C2EFF),
        "systemGray6Color": (0xF2F2F7FF, 0x1C1C1EFF),
        "labelColor": (0x000000FF, 0xFFFFFFFF), "secondaryLabelColor": (0x3C3C4399, 0xEBEBF599),
        "tertiaryLabelColor": (0x3C3C434D, 0xEBEBF54D),
        "quaternaryLabelColor": (0x3C3C432E, 0xEBEBF529), "linkColor": (0x007AFFFF, 0x0984FFFF), "separatorColor": (0x3C3C434A, 0x54545899),
        "opaqueSeparatorColor": (0xC6C6C8FF, 0x38383AFF), "placeholderTextColor": (0x3C3C434D, 0xEBEBF54D),
        "systemBackgroundColor": (0xFFFFFFFF, 0x000000FF), "secondarySystemBackgroundColor": (0xF2F2F7FF, 0x1C1C1EFF),
        "tertiarySystemBackgroundColor": (0xFFFFFFFF, 0x2C2C2EFF), "systemGroupedBackgroundColor": (0xF2F2F7FF, 0x000000FF),
        "secondarySystemGroupedBackgroundColor": (0xFFFFFFFF, 0x1C1C1EFF), "tertiarySystemGroupedBackgroundColor": (0xF2F2F7FF, 0x2C2C2EFF),
        "systemFillColor": (0x78788033, 0x7878805C), "secondarySystemFillColor": (0x78788029, 0x78788052),
        "tertiarySystemFillColor": (0x7676801F, 0x7676803D), "quaternarySystemFillColor": (0x74748014, 0x7474802E),
    ]
}
