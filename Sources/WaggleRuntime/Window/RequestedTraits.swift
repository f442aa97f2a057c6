// A request's traits as values of the views and of the process.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleLocale
import WaggleRequest

extension EnvironmentValues {
    /// Takes what the traits set.
    package mutating func apply(_ traits: ScreenTraits) {
        if let scheme = traits.colorScheme { colorScheme = ColorScheme(scheme) }
        if let size = traits.textSize { dynamicTypeSize = DynamicTypeSize(size) }
        if let zone = traits.timeZone.flatMap(TimeZone.init(identifier:)) { timeZone = zone }
        if let identifier = traits.locale {
            locale = Locale(identifier: identifier)
            var calendar = locale.calendar
            (calendar.locale, calendar.timeZone) = (locale, timeZone)
            self.calendar = calendar
        } else if traits.timeZone != nil {
            calendar.timeZone = timeZone
        }
        if let isMirrored = traits.mirrorsLayout { layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
        if let increases = traits.increasesContrast { colorSchemeContrast = increases ? .increased : .standard }
        if let isBold = traits.hasBoldText { legibilityWeight = isBold ? .bold : nil }
        if let reduces = traits.reducesMotion { accessibilityReduceMotion = reduces }
        if let reduces = traits.reducesTransparency { accessibilityReduceTransparency = reduces }
    }
}

extension ColorScheme {
    package init(_ scheme: ProgramRequest.ColorScheme) { self.init(isDark: scheme == .dark) }
}
extension ProgramRequest.ColorScheme {
    package init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
}

extension ScreenTraits {
    /// Sets what the program reads outside its views: `Locale.current`, `Calendar.current`, `TimeZone.current`.
    package func applyToProcess() {
        if let timeZone { Self.setTimeZone(timeZone) }
        if let locale { ProcessLocale.take(locale) }
    }
    /// The locale and time zone of the process.
    package static var ofProcess: ScreenTraits {
        ScreenTraits(locale: ProcessLocale.locale.identifier, timeZone: TimeZone.current.identifier)
    }

    /// Sets the time zone of the process.
    package static func setTimeZone(_ name: String) {
        guard TimeZone.current.identifier != name else { return }
        // Foundation reads the variable when it is told to forget the zone.
        setenv("TZ", name, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
    }
}

extension DynamicTypeSize {
    fileprivate init(_ size: ScreenTraits.TextSize) {
        self = switch size {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}

// MARK: The screen

extension EdgeInsets {
    package init(_ area: Screen.SafeArea) { self.init(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing) }
}

extension MainScreen {
    /// Makes a request's screen the main one.
    package static func show(_ screen: Screen) {
        size = CGSize(width: screen.width, height: screen.height)
        scale = screen.scale
        safeArea = EdgeInsets(screen.safeArea)
    }
}
