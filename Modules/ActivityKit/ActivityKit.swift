import Foundation
import SwiftUI

/// What a live activity shows: what stays, and what changes.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// Whether the person allows live activities: no.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    /// False once, and no more.
    public var activityEnablementUpdates: AsyncStream<Bool> {
        AsyncStream { source in
            source.yield(false)
            source.finish()
        }
    }
}

public enum ActivityAuthorizationError: Error, Sendable {
    case denied, unsupported, globalMaximumExceeded, targetMaximumExceeded, visibility, persistenceFailure, attributesTooLarge,
        malformedActivityIdentifier, missingProcessIdentifier, reconnectNotPermitted
    case unsupportedTarget, unentitled
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

public struct ActivityContent<State: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    public static let `default` = Self(date: nil), immediate = Self(date: .distantPast)
    public static func after(_ date: Date) -> Self { Self(date: date) }
}

public struct PushType: Hashable, Sendable {
    public static let token = PushType()
    public static func channel(_ id: String) -> PushType { PushType() }
}

public struct AlertConfiguration: Sendable {
    public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }
    public var title, body: LocalizedStringResource
    public var sound: AlertSound
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Something that goes on, on the lock screen. The person allows none, so none is ever made.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState
    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public var activityState: ActivityState { .ended }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    /// None.
    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

    /// - Throws: `ActivityAuthorizationError.denied`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(_ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
