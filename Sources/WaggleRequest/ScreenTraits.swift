import Foundation

/// What a person has set on a device, as far as a request, a script or a test sets it: text size, locale, direction, colours, motion.
///
/// Nil leaves a setting as it is: the standard one in pictures, films and tests, the desktop's in windows. A locale whose language is
/// written from right to left also turns the layout, unless the direction is set.
public struct ScreenTraits: Codable, Sendable, Equatable {
    public var colorScheme: ProgramRequest.ColorScheme?
    public var textSize: TextSize?
    /// The identifier of a locale, such as `de_DE`.
    public var locale: String?
    /// The name of a time zone, such as `Europe/Berlin`.
    public var timeZone: String?
    public var isRightToLeft: Bool?
    public var increasesContrast: Bool?
    public var hasBoldText: Bool?
    public var reducesMotion: Bool?
    public var reducesTransparency: Bool?

    /// A text size by Apple's name, from `xSmall` to `accessibility5`; `large` is the standard one.
    public enum TextSize: String, Codable, Sendable, Equatable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
             accessibility5
    }

    public init(
        colorScheme: ProgramRequest.ColorScheme? = nil, textSize: TextSize? = nil, locale: String? = nil, timeZone: String? = nil,
        isRightToLeft: Bool? = nil,
        increasesContrast: Bool? = nil, hasBoldText: Bool? = nil, reducesMotion: Bool? = nil, reducesTransparency: Bool? = nil
    ) {
        self.colorScheme = colorScheme
        self.textSize = textSize
        self.locale = locale
        self.timeZone = timeZone
        self.isRightToLeft = isRightToLeft
        self.increasesContrast = increasesContrast
        self.hasBoldText = hasBoldText
        self.reducesMotion = reducesMotion
        self.reducesTransparency = reducesTransparency
    }

    /// These traits with what the others set.
    public func changed(by others: ScreenTraits) -> ScreenTraits {
        ScreenTraits(colorScheme: others.colorScheme ?? colorScheme, textSize: others.textSize ?? textSize, locale: others.locale ?? locale,
                     timeZone: others.timeZone ?? timeZone,
                     isRightToLeft: others.isRightToLeft ?? isRightToLeft, increasesContrast: others.increasesContrast ?? increasesContrast,
                     hasBoldText: others.hasBoldText ?? hasBoldText,
                     reducesMotion: others.reducesMotion ?? reducesMotion,
                     reducesTransparency: others.reducesTransparency ?? reducesTransparency)
    }

    /// The direction of the layout: the one that is set, or that of the locale's language.
    public var mirrorsLayout: Bool? { isRightToLeft ?? locale.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } }
}

// MARK: From words

extension ScreenTraits {
    /// - Throws: `RequestError` for an unknown locale or time zone.
    package func validated() throws -> ScreenTraits {
        if let locale { _ = try Self.locale(named: locale) }
        if let timeZone { _ = try Self.timeZone(named: timeZone) }
        return self
    }
}

extension ScreenTraits.TextSize {
    /// - Throws: `RequestError` with the known sizes if there is no such size. Upper case and lower case are the same.
    public init(named name: String) throws {
        guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            throw RequestError("“\(name)” is not a text size; the sizes are \(Self.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        self = size
    }
}

extension ScreenTraits {
    /// A locale's identifier as Foundation writes it.
    /// - Throws: `RequestError` unless the language and the region, if there is one, are known.
    public static func locale(named name: String) throws -> String {
        let locale = Locale(identifier: name)
        guard let language = locale.language.languageCode, language.isISOLanguage, locale.region?.isISORegion ?? true else {
            throw RequestError(
                "“\(name)” is not a locale; write a language, or a language and a region, such as de_DE, pt_BR, ja_JP, ar_EG or fr.")
        }
        return locale.identifier
    }

    /// - Throws: `RequestError` if there is no such time zone.
    public static func timeZone(named name: String) throws -> String {
        guard let zone = TimeZone(identifier: name) else {
            throw RequestError(
                "“\(name)” is not a time zone; write a name of the tz database, such as Europe/Berlin, America/New_York or Asia/Tokyo, or GMT.")
        }
        return zone.identifier
    }

    /// The names of the steps that set a trait. With two dashes they are options, too, except `light`, which is the standard.
    static let steps = [
        "dark", "light", "text-size", "locale", "time-zone", "right-to-left", "left-to-right", "increase-contrast", "bold-text",
        "reduce-motion", "reduce-transparency"]

    /// Reads a step of a script.
    /// - Returns: nil if the command is about something else.
    init?(_ command: String, _ words: inout ScriptLine) throws {
        self.init()
        switch command {
        case "dark": colorScheme = .dark
        case "light": colorScheme = .light
        case "text-size": textSize = try TextSize(named: words.word(example: "text-size accessibility3"))
        case "locale": locale = try Self.locale(named: words.word(example: "locale de_DE"))
        case "time-zone": timeZone = try Self.timeZone(named: words.word(example: "time-zone Europe/Berlin"))
        case "right-to-left": isRightToLeft = true
        case "left-to-right": isRightToLeft = false
        case "increase-contrast": increasesContrast = !words.take("off")
        case "bold-text": hasBoldText = !words.take("off")
        case "reduce-motion": reducesMotion = !words.take("off")
        case "reduce-transparency": reducesTransparency = !words.take("off")
        default: return nil
        }
    }
}
