import Foundation

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied = 1, authorized = 2, provisional = 3, ephemeral = 4 }

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1 << 0), sound = Self(rawValue: 1 << 1), alert = Self(rawValue: 1 << 2),
        carPlay = Self(rawValue: 1 << 3), criticalAlert = Self(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5), provisional = Self(rawValue: 1 << 6),
        announcement = Self(rawValue: 1 << 7), timeSensitive = Self(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1 << 0), sound = Self(rawValue: 1 << 1), alert = Self(rawValue: 1 << 2),
        list = Self(rawValue: 1 << 3), banner = Self(rawValue: 1 << 4)
}

public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled = 1, enabled = 2 }
public enum UNAlertStyle: Int, Sendable { case none = 0, banner = 1, alert = 2 }
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated = 1, never = 2 }

/// What the person allows, which follows from what the program has asked for.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    public let soundSetting, badgeSetting, alertSetting, notificationCenterSetting, lockScreenSetting: UNNotificationSetting
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    public var providesAppNotificationSettings: Bool { false }

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
            switch status {
            case .notDetermined: .notSupported
            case .denied: .disabled
            case .authorized, .provisional, .ephemeral: options.contains(option) ? .enabled : .notSupported
            }
        }
        (soundSetting, badgeSetting, alertSetting) = (setting(.sound), setting(.badge), setting(.alert))
        notificationCenterSetting = status == .notDetermined ? .notSupported : status == .denied ? .disabled : .enabled
        lockScreenSetting = notificationCenterSetting
    }
}

// MARK: - Categories

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1 << 0), destructive = Self(rawValue: 1 << 1),
        foreground = Self(rawValue: 1 << 2)
}

/// The symbol of an action. Desktops show words alone.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier, title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}

/// A button by which a person writes an answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle, textInputPlaceholder: String
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1 << 0), allowInCarPlay = Self(rawValue: 1 << 1),
        hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3), allowAnnouncement = Self(rawValue: 1 << 4)
}

/// The buttons of the notifications that name it.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let hiddenPreviewsBodyPlaceholder, categorySummaryFormat: String
    public let options: UNNotificationCategoryOptions
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String? = nil,
                options: UNNotificationCategoryOptions = []) {
        (self.identifier, self.actions, self.intentIdentifiers, self.options) = (identifier, actions, intentIdentifiers, options)
        (self.hiddenPreviewsBodyPlaceholder, self.categorySummaryFormat) = (hiddenPreviewsBodyPlaceholder, categorySummaryFormat ?? "")
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

// MARK: - Errors

public let UNErrorDomain = "UNErrorDomain"

public struct UNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType = 101, attachmentInvalidFileSize = 102,
            attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104, attachmentCorrupt = 105, notificationInvalidNoDate = 1400,
            notificationInvalidNoContent = 1401
        case contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid = 1501, badgeInputInvalid = 1600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}

extension UNError.Code {
    public static func ~= (code: UNError.Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
}
