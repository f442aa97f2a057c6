import SwiftUI
import Testing
@testable import UserNotifications
import WaggleTesting

private final class Ear: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var heard: [String] = []
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        heard.append("presents \(notification.request.content.title)")
        completionHandler([.banner, .sound])
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        heard.append("\(response.actionIdentifier) \((response as? UNTextInputNotificationResponse)?.userText ?? "")")
    }
}

/// One after the other, since a process has one center. Nothing is awaited before the time has passed: the screens of other tests would
/// move it on.
@MainActor @Suite(.serialized) struct UserNotificationsTests {
    private let center = UNUserNotificationCenter.current()

    /// As most programs do it: a button asks and schedules.
    private struct Reminder: View {
        var delay = 5.0
        @State private var text = "?"
        var body: some View {
            Text(text)
            Button("Remind") {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, error in
                    guard isGranted, error == nil else { return }
                    let content = UNMutableNotificationContent()
                    content.title = "Feed the cat"
                    content.subtitle = "It looks hungry"
                    content.sound = UNNotificationSound.default
                    content.badge = 2
                    content.categoryIdentifier = "CAT"
                    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: delay, repeats: false)
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "cat", content: content, trigger: trigger))
                }
            }
        }
    }

    @Test func aNotificationIsDeliveredWhenItsTimeHasPassedAndAnswered() async throws {
        let ear = Ear()
        center.delegate = ear
        center.setNotificationCategories([UNNotificationCategory(
            identifier: "CAT", actions: [UNNotificationAction(identifier: "FED", title: "Fed")], intentIdentifiers: [])])
        center.setBadgeCount(0, withCompletionHandler: nil)
        let screen = try TestScreen(Reminder())
        try screen.tap("Remind")
        screen.advance(by: 4)
        #expect(center.badgeCount == 0 && ear.heard.isEmpty)
        screen.advance(by: 2)
        #expect(await center.deliveredNotifications().map(\.request.content.subtitle) == ["It looks hungry"])
        #expect(await center.pendingNotificationRequests().isEmpty && center.badgeCount == 2)
        #expect(ear.heard == ["presents Feed the cat"])
        #expect(await center.respond(to: "cat", with: "FED"))
        #expect(ear.heard.last == "FED ")
        #expect(await center.deliveredNotifications().isEmpty)
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled
            && settings.carPlaySetting == .notSupported)
    }

    @Test func whatIsReplacedOrRemovedIsNotDelivered() async throws {
        struct Later: View {
            var body: some View {
                Reminder(delay: 2)
                Button("Later") {
                    let content = UNMutableNotificationContent()
                    content.title = "Later"
                    UNUserNotificationCenter.current().add(UNNotificationRequest(
                        identifier: "cat", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 1e6, repeats: false)))
                }
            }
        }
        center.setBadgeCount(0, withCompletionHandler: nil)
        let screen = try TestScreen(Later())
        try screen.tap("Remind")
        screen.advance(by: 1)
        try screen.tap("Later")
        screen.advance(by: 3)
        #expect(center.badgeCount == 0)
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Later"])
        center.removePendingNotificationRequests(withIdentifiers: ["cat"])
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test func aCalendarsTriggerIsTheNextDateThatMatches() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var components = DateComponents(hour: 9, minute: 30)
        (components.calendar, components.timeZone) = (calendar, calendar.timeZone)
        let date = try #require(UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
        #expect(calendar.dateComponents([.hour, .minute, .second], from: date) == DateComponents(hour: 9, minute: 30, second: 0))
        #expect(date > Date() && date.timeIntervalSinceNow <= 86_400)
    }

    @Test func wordsAreNoMarkupOfTheDesktops() {
        #expect(DesktopNotifications.escaped("Cat & <b>eel</b>") == "Cat &amp; &lt;b&gt;eel&lt;/b&gt;")
    }

    @Test func contentIsCopiedWhenARequestIsMade() {
        let content = UNMutableNotificationContent()
        content.body = "one"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.body = "two"
        #expect(request.content.body == "one" && (request.content.mutableCopy() as? UNMutableNotificationContent)?.body == "one")
        #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/no/such/file"), options: nil) }
    }
}
