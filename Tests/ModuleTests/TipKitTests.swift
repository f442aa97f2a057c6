import SwiftUI
import Testing
import TipKit
import WaggleTesting

private struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    static let opened = Event(id: "opened")
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("It stands at the top then.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "Learn More") }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
}

@MainActor @Suite(.serialized) struct TipKitTests {
    private struct Page: View {
        let tip = FavoriteTip()
        @State private var pressed = ""
        var body: some View {
            TipView(tip, arrowEdge: .bottom) { action in pressed = action.id }
            Text("Page \(pressed)")
        }
    }

    @Test func aTipIsShownWhenItsRulesHoldUntilItIsClosed() async throws {
        try Tips.resetDatastore()
        let screen = try TestScreen(Page())
        #expect(!screen.shows("Save as a Favorite"))
        try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
        FavoriteTip.isLoggedIn = true
        await FavoriteTip.opened.donate()
        screen.advance(by: 0.5)
        #expect(!screen.shows("Save as a Favorite") && FavoriteTip().status == .pending)
        await FavoriteTip.opened.donate()
        screen.advance(by: 1)
        #expect(screen.shows("Save as a Favorite"))
        try screen.tap("Learn More")
        screen.advance(by: 0.5)
        #expect(screen.shows("Page more"))
        try screen.tap("Close")
        screen.advance(by: 1)
        #expect(!screen.shows("Save as a Favorite") && FavoriteTip().status == .invalidated(.tipClosed))
        try Tips.resetDatastore()
    }

    private struct BriefTip: Tip {
        var title: Text { Text("Look here") }
        var options: [any TipOption] { Tips.MaxDisplayDuration(2) }
    }
    private struct OnceTip: Tip {
        var title: Text { Text("Only once") }
        var options: [any TipOption] { Tips.MaxDisplayCount(1) }
    }

    @Test func aTipGoesWhenItsTimeIsOver() throws {
        try Tips.resetDatastore()
        try Tips.configure()
        let screen = try TestScreen(TipView(BriefTip()))
        screen.advance(by: 1)
        #expect(screen.shows("Look here"))
        screen.advance(by: 3)
        #expect(!screen.shows("Look here") && BriefTip().status == .invalidated(.displayDurationExceeded))
        try Tips.resetDatastore()
    }

    @Test func aTipIsShownAsOftenAsItSays() throws {
        struct Door: View {
            @State private var isOpen = true
            var body: some View {
                Button("Turn") { isOpen.toggle() }
                if isOpen { TipView(OnceTip()) }
            }
        }
        try Tips.resetDatastore()
        try Tips.configure()
        let screen = try TestScreen(Door())
        screen.advance(by: 1)
        #expect(screen.shows("Only once") && OnceTip().status == .available)
        try screen.tap("Turn")
        screen.advance(by: 1)
        #expect(!screen.shows("Only once") && OnceTip().status == .invalidated(.displayCountExceeded))
        try screen.tap("Turn")
        screen.advance(by: 1)
        #expect(!screen.shows("Only once"))
        try Tips.resetDatastore()
    }

    @Test func aPopoverHasTheTip() throws {
        struct Bar: View {
            struct Hint: Tip { var title: Text { Text("Press here") } }
            let tip = Hint()
            var body: some View { Button("Go") { tip.invalidate(reason: .actionPerformed) }.popoverTip(tip, arrowEdge: .top) }
        }
        try Tips.resetDatastore()
        try Tips.configure()
        let screen = try TestScreen(Bar())
        screen.advance(by: 1)
        #expect(screen.shows("Press here"))
        try screen.tap("Close")
        screen.advance(by: 1)
        #expect(!screen.shows("Press here") && Bar.Hint().status == .invalidated(.tipClosed))
        try Tips.resetDatastore()
    }
}
