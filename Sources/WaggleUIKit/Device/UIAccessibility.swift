import Foundation
import WaggleCore

/// What the person prefers, and messages for screen readers.
///
/// The settings are those of the first window; without one, those of a person who has not set any.
@MainActor @preconcurrency
public struct UIAccessibility {
    private static var environment: EnvironmentValues? { UIApplication.shared.environment }
    public static var isVoiceOverRunning: Bool { environment?.accessibilityVoiceOverEnabled ?? false }
    public static var isSwitchControlRunning: Bool { environment?.accessibilitySwitchControlEnabled ?? false }
    public static var isReduceMotionEnabled: Bool { environment?.accessibilityReduceMotion ?? false }
    public static var isReduceTransparencyEnabled: Bool { environment?.accessibilityReduceTransparency ?? false }
    public static var shouldDifferentiateWithoutColor: Bool { environment?.accessibilityDifferentiateWithoutColor ?? false }
    public static var isInvertColorsEnabled: Bool { environment?.accessibilityInvertColors ?? false }
    public static var isDarkerSystemColorsEnabled: Bool { environment?.colorSchemeContrast == .increased }
    public static var isBoldTextEnabled: Bool { environment?.legibilityWeight == .bold }
    public static var buttonShapesEnabled: Bool { environment?.accessibilityShowButtonShapes ?? false }
    /// Always false: desktops have no such setting.
    public static var isGrayscaleEnabled: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isMonoAudioEnabled: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Always true: desktops have no such setting.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Always false: desktops have no such setting.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Always false: desktops have no such setting.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// A message to screen readers.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }
    /// Changes of the screen reach screen readers without this call. Announcements are not read; while a screen reader runs, this is
    /// reported once.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement, isVoiceOverRunning else { return }
        Diagnostics.shared.report("UIAccessibility.post does not read announcements here; show the text, or make it the value of a view.")
    }

    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// What a view is for assistive programs.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)

    /// SwiftUI's traits.
    var traits: AccessibilityTraits {
        var traits: AccessibilityTraits = []
        let known: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected), (.playsSound, .playsSound),
            (.keyboardKey, .isKeyboardKey),
            (.staticText, .isStaticText), (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
            (.searchField, .isSearchField),
            (.startsMediaSession, .startsMediaSession), (.allowsDirectInteraction, .allowsDirectInteraction),
            (.causesPageTurn, .causesPageTurn), (.header, .isHeader),
        ]
        for (own, other) in known where contains(own) { traits.formUnion(other) }
        return traits
    }
}
