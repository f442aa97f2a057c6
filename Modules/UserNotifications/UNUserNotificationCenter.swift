import Foundation
import UIKit

/// The program's notifications: those that wait for their trigger, and those that were delivered.
///
/// Triggers follow the program's clock, so they are the same in every film and test. A program is in front while it runs, so its delegate
/// decides what is shown, as on a phone; in a window the
/// desktop shows it, with its actions, and what a person presses comes back as a response. In pictures, films and tests
/// `deliveredNotifications` tells what there was, and `respond(to:)` presses.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    public static func current() -> UNUserNotificationCenter { only }

    private struct State {
        var status = UNAuthorizationStatus.notDetermined
        var options: UNAuthorizationOptions = []
        var isAllowed = true
        var pending: [UNNotificationRequest] = []
        var delivered: [UNNotification] = []
        var categories: Set<UNNotificationCategory> = []
        var badge = 0
        /// Told apart by it, so that a request that replaces another of its name does not fire at the other's time.
        var turn = 0
        var turns: [String: Int] = [:]
    }
    private let lock = NSLock()
    private var state = State()
    private func with<Value>(_ body: (inout State) -> Value) -> Value { lock.withLock { body(&state) } }

    private override init() { super.init() }

    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    public var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// What the person says when the program asks: yes. A test of the other way sets it to false before the program asks.
    public var grantsAuthorization: Bool {
        get { with { $0.isAllowed } }
        set { with { $0.isAllowed = newValue } }
    }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        with { state in
            if state.status == .notDetermined || state.status == .provisional {
                state.status = !state.isAllowed ? .denied : options.contains(.provisional) ? .provisional : .authorized
                state.options = options
            }
            return state.status != .denied
        }
    }
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            let isGranted = try await requestAuthorization(options: options)
            completionHandler(isGranted, nil)
        }
    }

    public func notificationSettings() async -> UNNotificationSettings { with { UNNotificationSettings($0.status, $0.options) } }
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { completionHandler(await notificationSettings()) }
    }

    // MARK: Requests

    /// Schedules a notification; one of the same identifier is replaced. Without a trigger it is delivered at once.
    /// - Throws: `UNError` if the identifier is empty or the person has declined.
    public func add(_ request: UNNotificationRequest) async throws {
        guard !request.identifier.isEmpty else { throw UNError(.notificationInvalidNoContent) }
        let turn = with { state -> Int? in
            guard state.status != .denied else { return nil }
            state.pending.removeAll { $0.identifier == request.identifier }
            state.pending.append(request)
            state.turn += 1
            state.turns[request.identifier] = state.turn
            return state.turn
        }
        guard let turn else { throw UNError(.notificationsNotAllowed) }
        schedule(request, turn)
    }
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        Task {
            do {
                try await add(request)
                completionHandler?(nil)
            } catch { completionHandler?(error) }
        }
    }

    /// - Parameter last: When it was due before, if it repeats.
    private func schedule(_ request: UNNotificationRequest, _ turn: Int, after last: Date = .distantPast) {
        guard let trigger = request.trigger else { return deliver(request, turn) }
        // A clock that was a moment early, or was set back, does not make the same date come twice.
        let now = max(Date(), last)
        // What no date will ever match waits forever.
        guard let date = trigger.next(after: now), date > now else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(date.timeIntervalSinceNow, 0)) { [self] in deliver(request, turn, due: date) }
    }

    private func deliver(_ request: UNNotificationRequest, _ turn: Int, due: Date = .distantPast) {
        let notification = UNNotification(request: request, date: Date())
        let isDelivered = with { state in
            guard state.turns[request.identifier] == turn else { return false }
            if request.trigger?.repeats != true {
                state.pending.removeAll { $0.identifier == request.identifier }
                state.turns[request.identifier] = nil
            }
            guard state.status != .notDetermined, state.status != .denied else { return false }
            state.delivered.removeAll { $0.request.identifier == request.identifier }
            state.delivered.append(notification)
            if let badge = request.content.badge { state.badge = badge.intValue }
            return true
        }
        if request.trigger?.repeats == true { schedule(request, turn, after: due) }
        guard isDelivered else { return }
        Task { @MainActor in
            guard let delegate else { return }
            let options = await delegate.userNotificationCenter(self, willPresent: notification)
            if !options.isDisjoint(with: [.banner, .alert]), UIApplication.shared.supportsMultipleScenes {
                DesktopNotifications.shared?.show(notification, category(of: notification))
            }
        }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { with { $0.pending } }
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        Task { completionHandler(await pendingNotificationRequests()) }
    }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        with { state in
            state.pending.removeAll { identifiers.contains($0.identifier) }
            for identifier in identifiers { state.turns[identifier] = nil }
        }
    }
    public func removeAllPendingNotificationRequests() {
        with { state in
            state.pending = []
            state.turns = [:]
        }
    }

    // MARK: Delivered ones

    /// The newest last.
    public func deliveredNotifications() async -> [UNNotification] { with { $0.delivered } }
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler(await deliveredNotifications()) }
    }
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        with { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }
    public func removeAllDeliveredNotifications() { with { $0.delivered = [] } }

    /// Does what a person does: presses a delivered notification or one of its actions, and so takes it away.
    /// - Parameters:
    ///   - identifier: The request's.
    ///   - actionIdentifier: That of an action, or of the notification itself.
    ///   - userText: What was typed for an action with a text.
    /// - Returns: False if no notification of this identifier was delivered.
    @MainActor @discardableResult
    public func respond(
        to identifier: String, with actionIdentifier: String = UNNotificationDefaultActionIdentifier, userText: String? = nil
    ) async -> Bool {
        let found = with { state -> UNNotification? in
            guard let index = state.delivered.lastIndex(where: { $0.request.identifier == identifier }) else { return nil }
            return state.delivered.remove(at: index)
        }
        guard let found else { return false }
        // A category says whether it wants to hear of being closed.
        if actionIdentifier == UNNotificationDismissActionIdentifier, category(of: found)?.options.contains(.customDismissAction) != true {
            return true
        }
        let response = userText.map { UNTextInputNotificationResponse(found, actionIdentifier, $0) } ?? UNNotificationResponse(found,
            actionIdentifier)
        await delegate?.userNotificationCenter(self, didReceive: response)
        return true
    }

    // MARK: Categories and badge

    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { with { $0.categories = categories } }
    public func notificationCategories() async -> Set<UNNotificationCategory> { with { $0.categories } }
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        Task { completionHandler(await notificationCategories()) }
    }
    private func category(of notification: UNNotification) -> UNNotificationCategory? {
        with { state in state.categories.first { $0.identifier == notification.request.content.categoryIdentifier } }
    }

    /// Remembers the number; a desktop's icons show none.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { with { $0.badge = newBadgeCount } }
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        with { $0.badge = newBadgeCount }
        if let completionHandler { Task { completionHandler(nil) } }
    }
    /// The number that the program or its last notification has set.
    public var badgeCount: Int { with { $0.badge } }
}

/// Hears of notifications while the program runs. Either form of a method will do.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Says how a notification is shown while the program is in front; without it, not at all.
    func userNotificationCenter(_ center: UNUserNotificationCenter,
        willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Hears what a person has pressed.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Never called: no desktop leads to a program's settings.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { continuation in
            userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
        }
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }
    @MainActor public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        await withCheckedContinuation { continuation in userNotificationCenter(center, didReceive: response) { continuation.resume() } }
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
