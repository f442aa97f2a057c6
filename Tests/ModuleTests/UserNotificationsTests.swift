import SwiftUI
import Testing
import UserNotifications
import WaggleTesting

private final class Ear: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var heard: [String] = []
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        heard.append("presents \(notification.request.content.title)")
        completionHandler([.banner, .sound])
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        heard.append("\(response.actionIdentifier) \((response as? UNTextInputNotificationResponse)?.userText ?? "")")
    }
}

/// One after the other, since a process has one center.
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
        center.setNotificationCategories([UNNotificationCategory(identifier: "CAT", actions: [UNNotificationAction(identifier: "FED", title: "Fed")], intentIdentifiers: [])])
        let screen = try TestScreen(Reminder())
        try screen.tap("Remind")
        screen.advance(by: 1)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["cat"])
        #expect(await center.deliveredNotifications().isEmpty)
        screen.advance(by: 5)
        #expect(await center.deliveredNotifications().map(\.request.content.subtitle) == ["It looks hungry"])
        #expect(await center.pendingNotificationRequests().isEmpty && center.badgeCount == 2)
        #expect(ear.heard == ["presents Feed the cat"])
        #expect(await center.respond(to: "cat", with: "FED"))
        #expect(ear.heard.last == "FED ")
        #expect(await center.deliveredNotifications().isEmpty)
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled && settings.carPlaySetting == .notSupported)
    }

    @Test func whatIsReplacedOrRemovedIsNotDelivered() async throws {
        let screen = try TestScreen(Reminder(delay: 2))
        try screen.tap("Remind")
        screen.advance(by: 1)
        let content = UNMutableNotificationContent()
        content.title = "Later"
        try await center.add(UNNotificationRequest(identifier: "cat", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
        screen.advance(by: 3)
        #expect(await center.deliveredNotifications().isEmpty)
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Later"])
        center.removePendingNotificationRequests(withIdentifiers: ["cat"])
        #expect(await center.pendingNotificationRequests().isEmpty)
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

    @Test func contentIsCopiedWhenARequestIsMade() {
        let content = UNMutableNotificationContent()
        content.body = "one"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.body = "two"
        #expect(request.content.body == "one" && (request.content.mutableCopy() as? UNMutableNotificationContent)?.body == "one")
        #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/no/such/file"), options: nil) }
    }
}
