import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Sheets, covers, alerts and dialogs as people use them, through the public interface.
@MainActor struct PresentationTests {
    final class Journal { var events: [String] = [] }

    struct Inside: View {
        let name: String, journal: Journal
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Text("In \(name), presented \(isPresented)")
                Button("Close \(name)") { dismiss() }
            }
            .onAppear { journal.events.append("+\(name)") }
            .onDisappear { journal.events.append("-\(name)") }
        }
    }
    @Test func aSheetAndAPopoverTakeEscapeButHaveNoStopForItInTheTabOrder() throws {
        struct Asking: View {
            @State private var isSheet = false
            @State private var isPopover = false
            var body: some View {
                VStack {
                    Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { answers }
                    Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { answers.presentationCompactAdaptation(.popover) }
                }
            }
            private var answers: some View { VStack { Button("Yes") {}; Button("No") {} }.padding() }
        }
        let screen = try TestScreen(Asking(), size: CGSize(width: 390, height: 600))
        for way in ["Sheet", "Popover"] {
            try screen.tap(ScreenTarget(stringLiteral: way))
            try screen.settle()
            var stops: [String?] = []
            for _ in 0..<4 {
                try screen.press(.tab)
                stops.append(screen.keyboardFocus?.label)
            }
            #expect(stops == ["Yes", "No", "Yes", "No"], "in the \(way)")
            try screen.press(.escape)
            try screen.settle()
            #expect(!screen.shows("Yes"), "Escape closes the \(way)")
        }
    }
    struct Item: Identifiable, Equatable { let id: Int; var text = "" }

    struct Screen: View {
        let journal: Journal
        var detents: Set<PresentationDetent> = [.large]
        var isDismissDisabled = false
        @State private var isShown = false
        @State private var isCovered = false
        @State private var item: Item?
        @State private var asks = false
        @State private var chooses = false
        @State private var name = ""
        var body: some View {
            VStack(spacing: 12) {
                Text("flag \(isShown), item \(item?.id ?? 0)")
                Button("Open") { isShown = true }
                Button("Cover") { isCovered = true }
                Button("Item 1") { item = Item(id: 1, text: "one") }
                Button("Ask") { asks = true }
                Button("Choose") { chooses = true }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .sheet(isPresented: $isShown) { journal.events.append("dismissed, flag \(isShown)") } content: {
                Inside(name: "sheet", journal: journal)
                    .presentationDetents(detents)
                    .interactiveDismissDisabled(isDismissDisabled)
            }
            .fullScreenCover(isPresented: $isCovered) { Inside(name: "cover", journal: journal) }
            .sheet(item: $item, onDismiss: { journal.events.append("item dismissed") }) { shown in
                VStack {
                    Text("Item \(shown.id) \(shown.text)")
                    Button("Same") { item?.text = "changed" }
                    Button("Next") { item = Item(id: shown.id + 1, text: "new") }
                }
            }
            .alert("Delete?", isPresented: $asks) {
                TextField("Name", text: $name)
                Button("Delete", role: .destructive) { journal.events.append("delete \(name), asks \(asks)") }
                Button("Keep", role: .cancel) { journal.events.append("keep") }
            } message: { Text("This cannot be undone.") }
            .confirmationDialog("Share", isPresented: $chooses, titleVisibility: .visible) {
                Button("Copy") { journal.events.append("copy") }
                Button("Print") { journal.events.append("print") }
                Button("Erase", role: .destructive) { journal.events.append("erase") }
            }
        }
    }
    private func screen(_ detents: Set<PresentationDetent> = [.large], isDismissDisabled: Bool = false) throws -> (Journal, TestScreen) {
        let journal = Journal()
        return (journal, try TestScreen(Screen(journal: journal, detents: detents, isDismissDisabled: isDismissDisabled), size: CGSize(width: 390, height: 844)))
    }
    /// The middle of the sheet's content, which is that of the sheet.
    private func middle(_ screen: TestScreen) throws -> CGFloat {
        let text = try screen.element("In sheet, presented true").frame, button = try screen.element("Close sheet").frame
        return (text.minY + button.maxY) / 2
    }

    // MARK: Sheets

    @Test func aSheetSlidesInByTheSystemsSpring() throws {
        let (journal, screen) = try screen()
        try screen.tap("Open")
        let start = screen.time
        try screen.settle()
        let rest = try middle(screen)
        #expect(abs(rest - (20 + 844) / 2) < 2)
        #expect(journal.events == ["+sheet"])
        #expect(!screen.shows("Cover"), "what is behind cannot be reached")
        #expect(screen.time - start < 1.5)
        try screen.tap("Close sheet")
        try screen.settle()
        // Watched from the start this time.
        try screen.tap("Open")
        let begin = screen.time
        for (time, part) in [(0.05, 0.232), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.3, 0.973)] {
            screen.advance(by: time - (screen.time - begin))
            let travelled = 1 - (try middle(screen) - rest) / 824
            #expect(abs(travelled - part) < 0.04, "\(travelled) after \(screen.time - begin)")
        }
    }
    @Test func dismissWritesTheBindingWhenTheSheetHasGone() throws {
        let (journal, screen) = try screen()
        try screen.tap("Open")
        try screen.settle()
        #expect(screen.shows("In sheet, presented true"))
        try screen.tap("Close sheet")
        screen.advance(by: 0.1)
        #expect(journal.events == ["+sheet"])
        try screen.settle()
        #expect(Set(journal.events) == ["+sheet", "-sheet", "dismissed, flag false"])
        #expect(journal.events.count == 3)
        #expect(screen.shows("flag false, item 0"))
    }
    @Test func aDragDownDismissesPastHalfOrWhenFlung() throws {
        let (journal, screen) = try screen()
        func open() throws {
            try screen.tap("Open")
            try screen.settle()
        }
        try open()
        try screen.drag(.point(195, 100), by: CGSize(width: 0, height: 300), over: 0.6, halts: true)
        try screen.settle()
        #expect(screen.shows("Close sheet"), "less than half comes back")
        try screen.drag(.point(195, 100), by: CGSize(width: 0, height: 500), over: 0.8, halts: true)
        try screen.settle()
        #expect(!screen.shows("Close sheet"))
        #expect(Set(journal.events.suffix(2)) == ["-sheet", "dismissed, flag false"])
        try open()
        try screen.drag(.point(195, 100), by: CGSize(width: 0, height: 200), over: 0.1)
        try screen.settle()
        #expect(!screen.shows("Close sheet"), "a fling dismisses")
    }
    @Test func aSheetFollowsTheFingerBehindTheSlop() throws {
        let (_, screen) = try screen()
        try screen.tap("Open")
        try screen.settle()
        let rest = try middle(screen)
        try screen.fingerDown(on: .point(195, 100))
        try screen.fingerMove(to: .point(195, 210), over: 0.3)
        let pulled = try middle(screen) - rest
        #expect(abs(pulled - 100) < 1, "\(pulled)")
        try screen.fingerMove(to: .point(195, 160), over: 0.3)
        #expect(abs(try middle(screen) - rest - 50) < 1)
        try screen.fingerUp()
        try screen.settle()
        #expect(try middle(screen) == rest)
    }
    @Test func aSheetThatMayNotBeDismissedResists() throws {
        let (_, screen) = try screen(isDismissDisabled: true)
        try screen.tap("Open")
        try screen.settle()
        let rest = try middle(screen)
        try screen.fingerDown(on: .point(195, 100))
        try screen.fingerMove(to: .point(195, 600), over: 0.3)
        let pulled = try middle(screen) - rest
        #expect(pulled > 20 && pulled < 250)
        try screen.fingerUp()
        try screen.settle()
        #expect(try middle(screen) == rest)
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("Close sheet"))
    }
    @Test func detentsAreHeightsBetweenWhichADragChanges() throws {
        let (_, screen) = try screen([.medium, .large])
        try screen.tap("Open")
        try screen.settle()
        #expect(abs(try middle(screen) - 844 * 0.75) < 2)
        #expect(screen.shows("Sheet Grabber"))
        try screen.drag(.point(195, 440), by: CGSize(width: 0, height: -320), over: 0.6, halts: true)
        try screen.settle()
        #expect(abs(try middle(screen) - (20 + 844) / 2) < 2)
        try screen.tap(.point(195, 8))
        try screen.settle()
        #expect(screen.shows("Close sheet"), "the strip above a large sheet does nothing")
        try screen.drag(.point(195, 60), by: CGSize(width: 0, height: 330), over: 0.6, halts: true)
        try screen.settle()
        #expect(abs(try middle(screen) - 844 * 0.75) < 2)
        try screen.tap(.point(195, 100))
        try screen.settle()
        #expect(!screen.shows("Close sheet"), "a tap beside a low sheet dismisses it")
    }
    @Test func aHeightCountsWithoutTheSafeArea() throws {
        let journal = Journal()
        let screen = try TestScreen(Screen(journal: journal, detents: [.height(200)]), device: "iphone-15")
        try screen.tap("Open")
        try screen.settle()
        #expect(abs(try middle(screen) - (852 - 34 - 100)) < 2)
    }
    @Test func anItemsSheetChangesWithItsIdentity() throws {
        let (journal, screen) = try screen()
        try screen.tap("Item 1")
        try screen.settle()
        #expect(screen.shows("Item 1 one"))
        try screen.tap("Same")
        #expect(screen.shows("Item 1 changed") && journal.events.isEmpty)
        try screen.tap("Next")
        try screen.settle()
        #expect(journal.events == ["item dismissed"])
        #expect(screen.shows("Item 2 new"))
    }
    @Test func escapeAndAssistiveProgramsDismiss() throws {
        let (_, screen) = try screen()
        for _ in 0..<2 {
            try screen.tap("Open")
            try screen.settle()
            try screen.press(.escape)
            try screen.settle()
            #expect(!screen.shows("Close sheet"))
        }
    }

    @Test func presentationsStandOnEachOtherAndGoTogether() throws {
        struct Inner: View {
            let close: @MainActor () -> Void
            @State private var asks = false
            @State private var isDeeper = false
            var body: some View {
                VStack {
                    Button("Ask") { asks = true }
                    Button("Deeper") { isDeeper = true }
                }
                .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
                .sheet(isPresented: $isDeeper) { Button("Close all", action: close) }
            }
        }
        struct Outer: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Inner { isShown = false } } }
            }
        }
        let screen = try TestScreen(Outer(), size: CGSize(width: 390, height: 844))
        try screen.tap("Open")
        try screen.settle()
        try screen.tap("Ask")
        try screen.settle()
        #expect(screen.shows("Sure?") && !screen.shows("Deeper"))
        try screen.tap("Yes")
        try screen.settle()
        try screen.tap("Deeper")
        try screen.settle()
        try screen.tap("Close all")
        try screen.settle()
        #expect(screen.shows("Open") && !screen.shows("Deeper") && !screen.shows("Close all"))
    }
    @Test func oneThingIsPresentedAtATimeAndTheOtherWaits() throws {
        struct Two: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("Both") { (first, second) = (true, true) }
                    .sheet(isPresented: $first) { Text("First") }
                    .sheet(isPresented: $second) { Text("Second") }
            }
        }
        let screen = try TestScreen(Two(), size: CGSize(width: 390, height: 844))
        try screen.tap("Both")
        try screen.settle()
        #expect(screen.shows("First") != screen.shows("Second"))
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("First") != screen.shows("Second"))
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("Both"))
    }
    @Test func dismissedContentIsFreed() throws {
        struct Leaf: View {
            @State private var state = Journal()
            var body: some View { Text("Leaf").onAppear { PresentationTests.alive.append(Weak(state)) } }
        }
        struct Host: View {
            @State private var isShown = false
            var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Leaf() } }
        }
        Self.alive = []
        let screen = try TestScreen(Host(), size: CGSize(width: 300, height: 500))
        for _ in 0..<20 {
            try screen.tap("Open")
            try screen.settle()
            try screen.press(.escape)
            try screen.settle()
        }
        #expect(Self.alive.count == 20 && Self.alive.allSatisfy { $0.object == nil })
    }
    struct Weak { weak var object: AnyObject?; init(_ object: AnyObject) { self.object = object } }
    static var alive: [Weak] = []

    // MARK: Covers

    @Test func aCoverTakesTheWholeWindowAndNoDragMovesIt() throws {
        let (journal, screen) = try screen()
        try screen.tap("Cover")
        try screen.settle()
        let frame = try screen.element("Close cover").frame
        #expect(throws: (any Error).self) { try screen.drag(.point(195, 100), by: CGSize(width: 0, height: 600), over: 0.2) }
        try screen.settle()
        #expect(try screen.element("Close cover").frame == frame)
        try screen.tap("Close cover")
        try screen.settle()
        #expect(journal.events == ["+cover", "-cover"])
        #expect(screen.shows("Cover"))
    }

    // MARK: Alerts

    @Test func anAlertRunsItsActionThenClosesAndWritesTheBinding() throws {
        let (journal, screen) = try screen()
        try screen.tap("Ask")
        try screen.settle()
        #expect(screen.shows("Delete?") && screen.shows("This cannot be undone."))
        let delete = try screen.element("Delete").frame, keep = try screen.element("Keep").frame
        #expect(keep.maxX <= delete.minX + 0.5 && abs(keep.minY - delete.minY) < 0.5, "cancel stands left of two")
        #expect(abs(keep.width - 135) < 0.5 && abs(keep.height - 44) < 0.5)
        #expect(throws: (any Error).self, "a tap outside does nothing") { try screen.tap(.point(20, 20)) }
        try screen.settle()
        #expect(screen.shows("Delete?"))
        try screen.tap("Name")
        try screen.type("Ada")
        try screen.tap("Delete")
        try screen.settle()
        #expect(journal.events == ["delete Ada, asks true"])
        #expect(!screen.shows("Delete?"))
        try screen.tap("Ask")
        try screen.settle()
        try screen.press(.escape)
        try screen.settle()
        #expect(journal.events.last == "keep")
    }
    @Test func anAlertWithoutActionsSaysOK() throws {
        struct Plain: View {
            @State private var isShown = true
            var body: some View { Text("shown \(isShown)").alert("Done", isPresented: $isShown) {} }
        }
        let screen = try TestScreen(Plain(), size: CGSize(width: 390, height: 844))
        try screen.settle()
        try screen.press(.return)
        try screen.settle()
        #expect(screen.shows("shown false"))
    }
    @Test func aDialogStandsAtTheBottomWithACancelButtonOfItsOwn() throws {
        let (journal, screen) = try screen()
        try screen.tap("Choose")
        try screen.settle()
        let cancel = try screen.element("Cancel").frame, erase = try screen.element("Erase").frame, copy = try screen.element("Copy").frame
        #expect(abs(cancel.maxY - 836) < 0.5 && abs(cancel.width - 374) < 0.5)
        #expect(abs(cancel.minY - erase.maxY - 8) < 1 && copy.minY < erase.minY)
        #expect(abs(copy.height - 57.33) < 0.5)
        #expect(screen.shows("Share"))
        try screen.tap("Print")
        try screen.settle()
        #expect(journal.events == ["print"])
        try screen.tap("Choose")
        try screen.settle()
        try screen.tap(.point(195, 60))
        try screen.settle()
        #expect(!screen.shows("Copy") && journal.events == ["print"])
    }
    @Test func inAWideWindowADialogIsAPopoverWhoseOutsideCancels() throws {
        struct Dialogs: View {
            let journal: Journal
            @State private var asks = false
            var body: some View {
                Button("Delete") { asks = true }
                    .confirmationDialog("Really?", isPresented: $asks, titleVisibility: .visible) {
                        Button("Erase", role: .destructive) { journal.events.append("erase") }
                        Button("Keep", role: .cancel) { journal.events.append("keep") }
                    }
            }
        }
        let journal = Journal(), screen = try TestScreen(Dialogs(journal: journal), size: CGSize(width: 900, height: 700))
        let button = try screen.element("Delete").frame
        try screen.tap("Delete")
        try screen.settle()
        let erase = try screen.element("Erase").frame
        #expect(erase.width < 320 && abs(erase.midX - button.midX) < 2 && screen.shows("Really?"))
        #expect(!screen.shows("Keep"))
        try screen.tap(.point(20, 20))
        try screen.settle()
        #expect(journal.events == ["keep"] && !screen.shows("Erase"))
        try screen.tap("Delete")
        try screen.settle()
        try screen.press(.escape)
        try screen.settle()
        #expect(journal.events == ["keep", "keep"] && !screen.shows("Erase"))
        try screen.tap("Delete")
        try screen.settle()
        try screen.answer("Erase")
        try screen.settle()
        #expect(journal.events == ["keep", "keep", "erase"] && !screen.shows("Erase"))
    }
    @Test func olderAlertsAndActionSheetsWork() throws {
        struct Old: View {
            @State private var item: Item?
            @State private var isShown = false
            @State private var chosen = ""
            var body: some View {
                VStack {
                    Text("chosen \(chosen)")
                    Button("Warn") { item = Item(id: 3) }
                    Button("Sheet") { isShown = true }
                }
                .alert(item: $item) { item in
                    Alert(title: Text("Item \(item.id)"), message: Text("Really?"), primaryButton: .destructive(Text("Yes")) { chosen = "yes" }, secondaryButton: .cancel())
                }
                .actionSheet(isPresented: $isShown) {
                    ActionSheet(title: Text("Which?"), buttons: [.default(Text("First")) { chosen = "first" }, .cancel()])
                }
            }
        }
        let screen = try TestScreen(Old(), size: CGSize(width: 390, height: 844))
        try screen.tap("Warn")
        try screen.settle()
        #expect(screen.shows("Item 3"))
        try screen.tap("Yes")
        try screen.settle()
        #expect(screen.shows("chosen yes"))
        try screen.tap("Sheet")
        try screen.settle()
        try screen.tap("First")
        try screen.settle()
        #expect(screen.shows("chosen first"))
    }

    // MARK: Pictures

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_LOOK"] != nil), arguments: [ColorScheme.light, .dark])
    func presentationsAreLookedAt(scheme: ColorScheme) throws {
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] ?? ""
        for (button, detents) in [("Open", [.large]), ("Open", [.medium, .large]), ("Cover", [.large]), ("Ask", [.large]), ("Choose", [.large])] as [(String, Set<PresentationDetent>)] {
            let screen = try TestScreen(Screen(journal: Journal(), detents: detents).background(LinearGradient(colors: [.yellow, .mint, .purple], startPoint: .top, endPoint: .bottom)),
                                        device: "iphone-15", colorScheme: scheme)
            try screen.tap(ScreenTarget(stringLiteral: button))
            screen.advance(by: 0.1)
            try screen.savePicture(to: "\(folder)/present-\(button)-\(detents.count)-\(scheme)-1.png")
            try screen.settle()
            try screen.savePicture(to: "\(folder)/present-\(button)-\(detents.count)-\(scheme)-2.png")
        }
    }

    @Test func aDialogHigherThanTheWindowScrollsToItsLastButton() throws {
        struct Tall: View {
            @State private var isAsking = true
            @State private var chosen = 0
            var body: some View {
                Text("Chosen \(chosen)")
                    .confirmationDialog("Choose", isPresented: $isAsking) { ForEach(1..<20) { number in Button("Choice \(number)") { chosen = number } } }
            }
        }
        let screen = try TestScreen(Tall(), size: CGSize(width: 390, height: 600))
        try screen.settle()
        try screen.drag("Choice 6", by: CGSize(width: 0, height: -350), halts: true)
        try screen.drag("Choice 12", by: CGSize(width: 0, height: -350), halts: true)
        try screen.settle()
        try screen.tap("Choice 18")
        try screen.settle()
        #expect(screen.shows("Chosen 18") && !screen.shows("Choice 18"))
    }

    @Test func anAlertTypesIntoItsFirstFieldAtOnce() throws {
        struct Naming: View {
            @State private var isNaming = false
            @State private var name = "Lily"
            @State private var place = "Pond"
            var body: some View {
                Button("Name, \(name) of \(place)") { isNaming = true }
                    .alert("Name", isPresented: $isNaming) {
                        TextField("Name", text: $name)
                        TextField("Place", text: $place)
                        Button("Keep") {}
                    }
            }
        }
        let screen = try TestScreen(Naming(), size: CGSize(width: 390, height: 600))
        try screen.tap("Name, Lily of Pond")
        try screen.settle()
        try screen.type(" Reed")
        try screen.answer("Keep")
        try screen.settle()
        #expect(screen.shows("Name, Lily Reed of Pond"))
        #expect(screen.editedText == nil)
    }
}
