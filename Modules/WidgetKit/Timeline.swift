import Foundation
import SwiftUI

/// What a widget shows at a date.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget wants to be asked again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    /// The date; nil for the end of the timeline, or never.
    let date: Date?
    private let isNever: Bool
    public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false), never = TimelineReloadPolicy(date: nil, isNever: true)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}

public struct Timeline<Entry: TimelineEntry> {
    public let entries: [Entry]
    public let policy: TimelineReloadPolicy
    public init(entries: [Entry], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }

    /// The entry that a widget shows at a date: the last one that has begun, or else the first.
    public func _entry(at date: Date) -> Entry? { entries.last { $0.date <= date } ?? entries.first }
}
extension Timeline: Sendable where Entry: Sendable {}

/// Where a widget is to be shown.
public struct TimelineProviderContext: Sendable {
    public var family: WidgetFamily
    public var isPreview: Bool
    public var displaySize: CGSize
    init(family: WidgetFamily = .systemSmall, isPreview: Bool = true) {
        (self.family, self.isPreview, displaySize) = (family, isPreview, family.size)
    }
}

/// Makes the entries of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The same, for a widget that a person changes by an intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public struct AppIntentRecommendation<Intent> {
    let intent: Intent
    let description: String
    public init(intent: Intent, description: String) { (self.intent, self.description) = (intent, description) }
}

/// The widgets on the person's home screen: there are none, so nothing needs to be loaded again.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    private init() {}
    /// Does nothing, as on a phone whose home screen has none of the program's widgets.
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}
    /// None.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        Task { completion(.success([])) }
    }
}

public struct WidgetInfo: Hashable, Sendable, Identifiable {
    public let kind: String
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
}

public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    private init() {}
    /// Does nothing: no control centre has controls of the program.
    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
}
