import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    struct Values {
        var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = "", launchImageName = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var targetContentIdentifier, filterCriteria: String?
    }
    var values = Values()

    public override init() { super.init() }
    init(_ values: Values) { self.values = values }

    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    /// The number on the program's icon; nil leaves it as it is.
    open var badge: NSNumber? { values.badge }
    open var sound: UNNotificationSound? { values.sound }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    open var categoryIdentifier: String { values.categoryIdentifier }
    open var threadIdentifier: String { values.threadIdentifier }
    open var launchImageName: String { values.launchImageName }
    open var attachments: [UNNotificationAttachment] { values.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    open var relevanceScore: Double { values.relevanceScore }
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    open var filterCriteria: String? { values.filterCriteria }

    open override func copy() -> Any { UNNotificationContent(values) }
    open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}

/// The same, to be filled.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() { super.init() }
    override init(_ values: Values) { super.init(values) }

    open override var title: String { get { values.title } set { values.title = newValue } }
    open override var subtitle: String { get { values.subtitle } set { values.subtitle = newValue } }
    open override var body: String { get { values.body } set { values.body = newValue } }
    open override var badge: NSNumber? { get { values.badge } set { values.badge = newValue } }
    open override var sound: UNNotificationSound? { get { values.sound } set { values.sound = newValue } }
    open override var userInfo: [AnyHashable: Any] { get { values.userInfo } set { values.userInfo = newValue } }
    open override var categoryIdentifier: String { get { values.categoryIdentifier } set { values.categoryIdentifier = newValue } }
    open override var threadIdentifier: String { get { values.threadIdentifier } set { values.threadIdentifier = newValue } }
    open override var launchImageName: String { get { values.launchImageName } set { values.launchImageName = newValue } }
    open override var attachments: [UNNotificationAttachment] { get { values.attachments } set { values.attachments = newValue } }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel } set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double { get { values.relevanceScore } set { values.relevanceScore = newValue } }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier } set { values.targetContentIdentifier = newValue }
    }
    open override var filterCriteria: String? { get { values.filterCriteria } set { values.filterCriteria = newValue } }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active = 1, timeSensitive = 2, critical = 3 }

/// The name of a sound file of the program.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// What a notification sounds like: the desktop decides, so sounds are told apart and not played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    private let name: String
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
    public static let `default` = UNNotificationSound(named: "default"), defaultCritical = UNNotificationSound(named: "critical"),
        defaultRingtone = UNNotificationSound(named: "ringtone")
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// A file that belongs to a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public let type: String
    /// - Parameter identifier: Empty for a new one.
    /// - Throws: `UNError` if there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        type = url.pathExtension
    }
}

// MARK: - Triggers

/// What a notification waits for.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
    func next(after date: Date) -> Date? { nil }
}

/// A time that passes.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    /// - Parameter timeInterval: Seconds, above 0; 60 or more to repeat.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "A notification's time interval is above 0.")
        precondition(!repeats || timeInterval >= 60, "A notification that repeats has a time interval of at least 60 seconds.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    override func next(after date: Date) -> Date? { timeInterval.isFinite ? date.addingTimeInterval(timeInterval) : nil }
    open func nextTriggerDate() -> Date? { next(after: Date()) }
}

/// A date, by those of its parts that matter.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        // Parts that are not named are the smallest, as at the beginning of that minute or hour.
        if wanted.hour != nil, wanted.minute == nil { wanted.minute = 0 }
        if wanted.minute != nil, wanted.second == nil { wanted.second = 0 }
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }
    open func nextTriggerDate() -> Date? { next(after: Date()) }
}

/// A notification from a server, of which there are none.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

@available(*, unavailable, message: "No place is watched; ask for a notification by time, or when the program has been told where it is.")
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

// MARK: - Requests and notifications

/// A notification that the program asks for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    /// - Parameter trigger: Nil for now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        // Changes of the program's own copy come too late.
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
    }
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    public let date: Date
    init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What a person has pressed.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String
    init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}

/// The notification itself was pressed, or closed.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
