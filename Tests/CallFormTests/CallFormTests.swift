import SwiftUI
import Testing
import WaggleTesting

/// Call forms that programs of other authors use and that nothing else here does, in the language mode of those programs.
@MainActor
struct CallFormTests {
    private func number(_ screen: TestScreen, after prefix: String) throws -> Int {
        let label = try screen.element(.text(prefix)).label
        return try #require(Int(label.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces).prefix { $0.isNumber || $0 == "-" }))
    }

    // MARK: Readers

    @Test func aReaderOfAClearColorFollowsAPullAndItsReturn() throws {
        let screen = try TestScreen(PulledList())
        try screen.settle()
        #expect(screen.shows("Pulled by 0") && screen.shows("Crate 1"))
        try screen.fingerDown(on: .point(200, 200))
        try screen.fingerMove(to: .point(200, 300), over: 0.3)
        screen.advance(by: 0.1)
        let pulled = try number(screen, after: "Pulled by")
        #expect((20..<100).contains(pulled), "A pull past the edge gives way less and less.")
        try screen.fingerUp()
        screen.advance(by: 0.1)
        #expect(try number(screen, after: "Pulled by") < pulled)
        try screen.settle()
        #expect(screen.shows("Pulled by 0"))
    }

    @Test func aReaderOfAnyViewReturnsEarlyAndStartsTasks() throws {
        let wide = try TestScreen(HarbourSign(width: 120))
        try wide.settle()
        wide.advance(by: 0.6)
        #expect(wide.shows("Harbour") && wide.shows("Measured 120, visited 10"))
        let narrow = try TestScreen(HarbourSign(width: 80))
        try narrow.settle()
        narrow.advance(by: 0.4)
        #expect(!narrow.shows("Harbour") && narrow.shows("Measured 0, visited 0"))
        narrow.advance(by: 0.2)
        #expect(narrow.shows("Measured 0, visited 10"))
    }

    // MARK: Presentations and navigation

    @Test func presentationModeEndsASheet() throws {
        let screen = try TestScreen(PierOffice())
        try screen.tap("Open desk")
        try screen.settle()
        try screen.tap("Close desk")
        try screen.settle()
        #expect(!screen.shows("Close desk") && screen.shows("Closed 1 times"))
        try screen.tap("Show pier")
        try screen.settle()
        #expect(screen.shows("Pier North"))
    }

    @Test func dismissingThePresentationModePops() throws {
        let screen = try TestScreen(Signpost())
        try screen.settle()
        #expect(screen.navigationTitle == "Signpost")
        try screen.tap("To the chart")
        try screen.settle()
        #expect(screen.navigationDepth == 1 && screen.shows("Sea chart"))
        try screen.tap("Fold")
        try screen.settle()
        #expect(screen.navigationDepth == 0 && !screen.shows("Sea chart"))
    }

    @Test func aPageReachesUnderTheStatusBarWithoutABar() throws {
        let screen = try TestScreen(Logbook(title: "Log"), device: "iphone-15")
        try screen.settle()
        #expect(screen.navigationTitle == "Log" && screen.shows("Log"))
        try screen.tap("First page")
        try screen.settle()
        #expect(try screen.element("Cover").frame == CGRect(x: 0, y: 0, width: 393, height: 200))
        try screen.tap("Leave")
        try screen.settle()
        #expect(screen.shows("First page") && screen.shows("Log"))
    }

    @Test func aBarHasItsOwnColorAndFont() throws {
        let screen = try TestScreen(BlueBar(), size: CGSize(width: 300, height: 400), scale: 1)
        try screen.settle()
        let title = try screen.element("Bridge").frame, deck = try screen.element("Deck").frame
        #expect(title.height < deck.height, "A font around the stack is none of its title.")
        let picture = try Picture(screen)
        let corner = picture[4, Int(title.midY)]
        #expect(corner.blue > 200 && corner.red < 60, "The bar is blue: \(corner)")
        let light = picture.pixels(in: title).map { min($0.red, $0.green, $0.blue) }.max() ?? 0
        #expect(light > 230, "The title of a dark bar is white.")
    }

    @Test func aBareEditButtonEditsTheList() throws {
        let screen = try TestScreen(YardForm())
        try screen.settle()
        let row = try screen.element("Speed 1").frame
        try screen.tap(.point(row.maxX - 10, row.midY))
        try screen.settle()
        #expect(screen.shows("Speed 1.5"))
        try screen.tap("Side")
        try screen.settle()
        try screen.tap("Below")
        try screen.settle()
        #expect(screen.shows("Below") && screen.shows("Middle"))
        try screen.tap("Edit")
        try screen.settle()
        try screen.tap(.text("Delete", number: 2))
        try screen.settle()
        // The row has moved aside for its button.
        let button = try #require(screen.elements("Delete").max { $0.frame.minX < $1.frame.minX }).frame
        try screen.tap(.point(button.midX, button.midY))
        try screen.settle()
        #expect(screen.shows("Done") && screen.shows("Anna") && !screen.shows("Berta"))
    }

    // MARK: Names

    @Test func theProgramsOwnNamesWin() throws {
        let screen = try TestScreen(NamedMoves(state: .running))
        #expect(screen.shows("State running, 1 events") && screen.shows("linear") && screen.shows("opacity"))
        try screen.tap("Go on")
        #expect(screen.shows("State idle, 0 events"))
        try screen.tap("Go on")
        #expect(screen.shows("State pulling, 1 events"))
    }

    @Test func aSecondAnimationOfOneActionWaitsForTheFirst() throws {
        let screen = try TestScreen(NamedMoves())
        let start = try screen.element("Box").frame
        try screen.tap("Chain")
        screen.advance(by: 0.25)
        let between = try screen.element("Box").frame
        #expect(between.minX > start.minX + 30 && between.minY == start.minY)
        screen.advance(by: 0.5)
        let later = try screen.element("Box").frame
        #expect(later.minX == start.minX + 100 && later.minY > start.minY + 10 && later.minY < start.minY + 60)
        try screen.settle()
        #expect(try screen.element("Box").frame == start.offsetBy(dx: 100, dy: 60))
    }

    // MARK: Previews

    @Test func aPreviewHasItsOwnNamespace() throws {
        let screen = try TestScreen(Buoy_Previews.previews)
        #expect(screen.shows("Lit") && screen.shows("Dark"))
        #expect(screen.views(of: Buoy.self).map(\.view.isLit) == [true, false])
    }

    // MARK: The device

    @Test func windowsAndTextsAreMeasuredByUIKit() throws {
        let screen = try TestScreen(app: InsetApp(), device: "iphone-15")
        try screen.settle()
        try screen.tap("Measure")
        #expect(screen.shows("Top 59, half 196"))
        let (narrow, wide) = ("i".width(in: UIFont.preferredFont(forTextStyle: .title2)), "W".width(in: .preferredFont(forTextStyle: .title2)))
        #expect(narrow > 2 && wide > narrow * 2 && "W".width(in: .preferredFont(forTextStyle: .footnote)) < wide)
    }

    private class InsetDelegate: NSObject, UIApplicationDelegate {}
    private struct InsetApp: App {
        @UIApplicationDelegateAdaptor(InsetDelegate.self) var delegate
        var body: some Scene { WindowGroup { Insets() } }
    }
    private struct Insets: View {
        @State private var text = ""
        var body: some View {
            Button("Measure") { text = "Top \(Int(UIApplication.topInset)), half \(Int(UIScreen.halfWidth))" }
            Text(text)
        }
    }

    // MARK: Targets and selectors

    @Test func aButtonOfUIKitCallsItsTargetsAndARecognizerBesideThem() throws {
        struct Shown: UIViewRepresentable {
            let button: CounterButton
            func makeUIView(context: Context) -> CounterButton { button }
            func updateUIView(_ button: CounterButton, context: Context) {}
        }
        let button = CounterButton(), screen = try TestScreen(Shown(button: button))
        button.counter.attach(to: button)
        screen.advance(by: 0)
        try screen.tap("Count")
        #expect(button.counter.count == 1101)
        button.counter.perform(button.counter.action)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        #expect(button.counter.count >= 1112)
        UIApplication.shared.endEditingEverywhere()
    }
}
