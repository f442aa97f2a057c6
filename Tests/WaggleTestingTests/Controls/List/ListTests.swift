import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Lists as people use them, through the public interface.
@MainActor struct ListTests {
    struct Chore: Identifiable, Hashable {
        let id: Int
        var title: String
        var isDone = false
    }
    struct Settings: View {
        @State var count = 0
        var body: some View {
            List {
                Section("Household") {
                    Text("Kitchen")
                    Label("Lamp", systemImage: "star")
                    Button("Water the plants") { count += 1 }
                }
                Section {
                    HStack { Text("Watered"); Spacer(); Text("\(count)").foregroundStyle(.secondary) }
                    Text("A row with so much to say that it needs more than one line for all of it, as rows sometimes do.")
                } footer: { Text("Plants drink more in summer.") }
                Text("Loose row")
                Section { Button("Delete all", role: .destructive) {} }
            }
        }
    }

    private func frame(_ screen: TestScreen, _ target: ScreenTarget) throws -> CGRect { try screen.element(target).frame }

    // MARK: Positions, compared with real lists

    @Test func cardsStandSixteenFromTheEdgesAndRowsAreFortyFourHigh() throws {
        struct Two: View { var body: some View { List { Text("One"); Text("Two") } } }
        let screen = try TestScreen(Two(), size: CGSize(width: 390, height: 600))
        let one = try frame(screen, "One"), two = try frame(screen, "Two")
        #expect(one.minX == 32)
        #expect(two.minY - one.minY == 44)
        // 17.67 above the first card, 12 above the text.
        #expect(abs(one.minY - 29.5) < 1)
    }
    @Test func cardsOfWideWindowsStandTwentyFromTheEdges() throws {
        struct Two: View { var body: some View { List { Text("One") } } }
        let screen = try TestScreen(Two(), size: CGSize(width: 430, height: 600))
        #expect(try frame(screen, "One").minX == 36)
    }
    @Test func sectionsStandApartAndHeadersAboveTheirCards() throws {
        struct Three: View {
            var body: some View {
                List {
                    Section { Text("One") }
                    Section { Text("Two") }
                    Section("Header") { Text("Three") }
                }
            }
        }
        let screen = try TestScreen(Three(), size: CGSize(width: 390, height: 600))
        let one = try frame(screen, "One"), two = try frame(screen, "Two"), three = try frame(screen, "Three"), header = try frame(screen, "Header")
        #expect(abs(two.minY - one.minY - 44 - 106.0 / 3) < 1)
        #expect(abs(three.minY - two.minY - 44 - 53.0 / 3 - 38.67) < 1.5)
        #expect(header.minX == 32)
        #expect(abs(header.maxY - (three.minY - 12 - 6)) < 1)
        #expect(try screen.element("Header").traits.contains(.isHeader))
    }
    @Test func tallRowsHaveElevenPointsAboveAndBelow() throws {
        struct Tall: View { var body: some View { List { Color.red.frame(height: 100).accessibilityElement().accessibilityLabel("Tall"); Text("Below") }.listStyle(.plain) } }
        let screen = try TestScreen(Tall(), size: CGSize(width: 390, height: 600))
        #expect(abs(try frame(screen, "Tall").minY - 11) < 0.6)
        #expect(abs(try frame(screen, "Below").midY - (122 + 22)) < 0.6)
    }
    @Test func rowInsetsReplaceAllOfThem() throws {
        struct Own: View { var body: some View { List { Text("Own").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)) }.listStyle(.plain) } }
        let screen = try TestScreen(Own(), size: CGSize(width: 390, height: 600))
        let own = try frame(screen, "Own")
        #expect(own.minX == 3)
        // The minimum height applies.
        #expect(abs(own.midY - 22) < 0.6)
    }
    @Test func modifiersNearTheRowBeatThoseOfTheLoop() throws {
        struct Own: View {
            var body: some View {
                List {
                    ForEach(0..<2) { index in
                        if index == 0 { Text("Near").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)) } else { Text("Loop") }
                    }
                    .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                }
                .listStyle(.plain)
            }
        }
        let screen = try TestScreen(Own(), size: CGSize(width: 390, height: 600))
        #expect(try frame(screen, "Near").minX == 5)
        #expect(try frame(screen, "Loop").minX == 50)
    }
    @Test func rightToLeftMirrorsRows() throws {
        struct Two: View { var body: some View { List { Text("One") }.environment(\.layoutDirection, .rightToLeft) } }
        let screen = try TestScreen(Two(), size: CGSize(width: 390, height: 600))
        #expect(try frame(screen, "One").maxX == 390 - 32)
    }
    @Test func emptyListsAndEmptySectionsShowNothing() throws {
        struct Empty: View { var body: some View { List { EmptyView(); Section {} ; ForEach(0..<0) { Text("\($0)") } } } }
        let screen = try TestScreen(Empty(), size: CGSize(width: 390, height: 600))
        #expect(screen.elements.isEmpty)
    }

    // MARK: Presses

    @Test func theWholeRowPressesItsButton() throws {
        let screen = try TestScreen(Settings(), size: CGSize(width: 390, height: 700))
        let button = try frame(screen, "Water the plants")
        try screen.tap(.point(350, button.midY))
        try screen.settle()
        #expect(screen.shows("1"))
    }
    @Test func oneTapRunsAllButtonsOfTheAutomaticStyleAndNoneOfOthers() throws {
        let log = TestValue<[String]>([])
        struct Buttons: View {
            let log: TestValue<[String]>
            var body: some View {
                List {
                    HStack {
                        Button("A") { log.value.append("A") }
                        Spacer()
                        Button("B") { log.value.append("B") }
                        Button("C") { log.value.append("C") }.buttonStyle(.borderless)
                    }
                }
            }
        }
        let screen = try TestScreen(Buttons(log: log), size: CGSize(width: 390, height: 300))
        try screen.tap("A")
        #expect(log.value == ["A", "B"])
        try screen.tap("C")
        #expect(log.value == ["A", "B", "C"])
    }
    @Test func aScrollPressesNothing() throws {
        let count = TestValue(0)
        struct Long: View {
            let count: TestValue<Int>
            var body: some View { List(0..<50) { row in Button("Row \(row)") { count.value += 1 } } }
        }
        let screen = try TestScreen(Long(count: count), size: CGSize(width: 390, height: 600))
        try screen.drag("Row 5", by: CGSize(width: 0, height: -120))
        try screen.settle()
        #expect(count.value == 0)
        #expect(!screen.shows("Row 0"))
    }

    // MARK: Selection

    private struct Choice: View {
        let chosen: TestValue<Int?>
        var body: some View {
            List(selection: chosen.binding) {
                ForEach(0..<5) { Text("Row \($0)") }
                Text("Tagged").tag(77)
                Text("Of another type").tag("text")
                Text("Disabled").tag(78).selectionDisabled()
            }
        }
    }
    @Test func aTapChoosesARowByItsIdOrTag() throws {
        let chosen = TestValue<Int?>(nil), screen = try TestScreen(Choice(chosen: chosen), size: CGSize(width: 390, height: 700))
        try screen.tap("Row 3")
        #expect(chosen.value == 3)
        try screen.tap("Tagged")
        #expect(chosen.value == 77)
        try screen.tap("Of another type")
        #expect(chosen.value == 77)
        try screen.tap("Disabled")
        #expect(chosen.value == 77)
        try screen.settle()
    }

    // MARK: Badges and collapsible sections

    @Test func badgesStandAtTheTrailingEdge() throws {
        let screen = try TestScreen(List {
            Text("Inbox").badge(12)
            Text("Drafts").badge(0)
            Text("Sent").badge("new")
            HStack { Text("Wide"); Spacer(); Text("value") }.badge(3)
        }, size: CGSize(width: 390, height: 400))
        // A row's elements are merged or side by side; the badge ends 16 points before the card's edge.
        let frames = screen.elements.filter { $0.label == "12" || $0.label == "new" || $0.label == "3" }.map(\.frame)
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { abs($0.maxX - (390 - 32)) <= 0.5 })
        #expect(!screen.shows("0"))
        #expect(try frame(screen, "value").maxX < frames[2].minX)
    }
    @Test func sectionsFoldAwayInSidebars() throws {
        struct Sidebar: View {
            @State private var isExpanded = true
            var body: some View {
                List {
                    Section("Folders", isExpanded: $isExpanded) { Text("Letters"); Text("Bills") }
                    Text("Bin")
                }
                .listStyle(.sidebar)
            }
        }
        let screen = try TestScreen(Sidebar(), size: CGSize(width: 390, height: 400))
        let before = try frame(screen, "Bin").minY
        try screen.tap("Collapse")
        try screen.settle()
        #expect(!screen.shows("Letters"))
        #expect(try frame(screen, "Bin").minY < before - 80)
        try screen.tap("Expand")
        try screen.settle()
        #expect(screen.shows("Bills"))
        #expect(try frame(screen, "Bin").minY == before)
        // Other styles follow the binding and have no chevron.
        let plain = try TestScreen(List { Section("Folders", isExpanded: .constant(false)) { Text("Letters") } }, size: CGSize(width: 390, height: 400))
        #expect(plain.shows("FOLDERS") || plain.shows("Folders"))
        #expect(!plain.shows("Letters") && !plain.shows("Expand"))
    }

    // MARK: Buttons

    @Test func aHeldRowRepeatsTheButtonsThatRepeat() throws {
        struct Counters: View {
            @State private var more = 0
            @State private var once = 0
            var body: some View {
                List {
                    Button("More") { more += 1 }.buttonRepeatBehavior(.enabled)
                    Button("Once") { once += 1 }
                    HStack { Button("Both") { more += 1 }.buttonRepeatBehavior(.enabled); Button("Only once") { once += 1 } }
                    Text("\(more) and \(once)")
                    ForEach(0..<20, id: \.self) { Text("Row \($0)") }
                }
            }
        }
        let screen = try TestScreen(Counters(), size: CGSize(width: 390, height: 600))
        try screen.tap("More")
        #expect(screen.shows("1 and 0"))
        // Repeats like other buttons: after half a second, then every tenth of a second; the release adds nothing.
        try screen.press("More", for: 1.55)
        #expect(screen.shows("12 and 0"))
        try screen.press("Once", for: 1.55)
        #expect(screen.shows("12 and 1"))
        try screen.press("Both", for: 0.75)
        #expect(screen.shows("15 and 2"))
        try screen.tap("Both")
        #expect(screen.shows("16 and 3"))
        // Scrolling stops it.
        try screen.fingerDown(on: "More")
        screen.advance(by: 0.2)
        try screen.fingerMove(to: .point(195, 300), over: 0.2)
        screen.advance(by: 1)
        try screen.fingerUp()
        try screen.settle()
        #expect(screen.shows("16 and 3"))
    }

    // MARK: Edits

    struct Editor: View {
        let chores: TestValue<[Chore]>
        @State private var shown: [Chore] = []
        init(_ chores: TestValue<[Chore]>) {
            self.chores = chores
            _shown = State(initialValue: chores.value)
        }
        var body: some View {
            VStack(spacing: 0) {
                EditButton()
                List {
                    ForEach(shown) { Text($0.title) }
                        .onDelete { shown.remove(atOffsets: $0); chores.value = shown }
                        .onMove { shown.move(fromOffsets: $0, toOffset: $1); chores.value = shown }
                }
            }
        }
    }
    static func editor(_ count: Int = 6) throws -> (TestValue<[Chore]>, TestScreen) {
        let chores = TestValue((0..<count).map { Chore(id: $0, title: "Chore \($0)") })
        return (chores, try TestScreen(Editor(chores), size: CGSize(width: 390, height: 600)))
    }
    @Test func aSwipeUncoversTheButtonThatDeletes() throws {
        let (chores, screen) = try Self.editor()
        try screen.drag("Chore 1", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        #expect(chores.value.count == 6)
        try screen.tap("Delete")
        try screen.settle()
        #expect(chores.value.map(\.id) == [0, 2, 3, 4, 5])
        #expect(!screen.shows("Chore 1"))
    }
    @Test func aFullSwipeDeletesAtOnce() throws {
        let (chores, screen) = try Self.editor()
        try screen.drag("Chore 4", by: CGSize(width: -320, height: 0), halts: true)
        try screen.settle()
        #expect(chores.value.map(\.id) == [0, 1, 2, 3, 5])
    }
    @Test func aShortSwipeClosesAgain() throws {
        let (chores, screen) = try Self.editor()
        try screen.drag("Chore 1", by: CGSize(width: -30, height: 0), halts: true)
        try screen.settle()
        #expect(!screen.shows("Delete"))
        #expect(chores.value.count == 6)
    }
    @Test func swipingARowClosesTheOpenOne() throws {
        let (_, screen) = try Self.editor()
        try screen.drag("Chore 1", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        try screen.drag("Chore 3", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        #expect(screen.elements("Delete").count == 1)
        try screen.tap("Chore 5")
        try screen.settle()
        #expect(!screen.shows("Delete"))
    }
    @Test(arguments: [HorizontalEdge.leading, .trailing]) func aClosedRowFlungTowardsTheSideWithoutButtonsStaysClosed(edge: HorizontalEdge) throws {
        let screen = try TestScreen(List { Text("Row").swipeActions(edge: edge) { Button("Pin") {} } }, size: CGSize(width: 390, height: 300))
        let place = try screen.element("Row").frame, way: CGFloat = edge == .leading ? 1 : -1
        try screen.drag(.point(195, place.midY), by: CGSize(width: 80 * way, height: 0), halts: true)
        try screen.settle()
        #expect(try screen.element("Row").frame.minX == place.minX + 74 * way)
        // Closed by the finger and flung on.
        try screen.drag(.point(195, place.midY), by: CGSize(width: -150 * way, height: 0), over: 0.1)
        try screen.settle()
        #expect(try screen.element("Row").frame == place)
        try screen.drag(.point(195, place.midY), by: CGSize(width: -20 * way, height: 0), over: 0.02)
        try screen.settle()
        #expect(try screen.element("Row").frame == place)
        #expect(!screen.shows("Pin"))
    }
    @Test func anyTouchOutsideTheOpenRowClosesIt() throws {
        struct Rows: View {
            @State private var said = "nothing"
            var body: some View {
                NavigationStack {
                    List {
                        Section("Header") {
                            Text("Open").swipeActions { Button("Pin") { said = "done" } }
                            Button("Other") { said = "other" }
                        }
                        Section { Text("Said \(said)") }
                    }
                    .navigationTitle("Large")
                }
            }
        }
        let screen = try TestScreen(Rows(), size: CGSize(width: 390, height: 600))
        let said = try screen.element("Said nothing").frame
        let places: [(String, ScreenTarget)] = [("title", "Large"), ("header", .point(60, try screen.element("Open").frame.minY - 20)), ("gap", .point(200, said.minY - 22)),
                                                ("row", "Other"), ("below", .point(200, 580))]
        for (name, place) in places {
            try screen.drag("Open", by: CGSize(width: -80, height: 0), halts: true)
            try screen.settle()
            #expect(screen.shows("Pin"))
            try screen.fingerDown(on: place)
            try screen.settle()
            #expect(!screen.shows("Pin"), "a finger on the \(name) closes the row")
            try screen.fingerUp()
            try screen.settle()
            #expect(screen.shows("Said nothing"), "and does nothing else")
        }
        try screen.drag("Open", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        try screen.tap("Pin")
        try screen.settle()
        #expect(screen.shows("Said done") && !screen.shows("Pin"))
        try screen.tap("Other")
        try screen.settle()
        #expect(screen.shows("Said other"))
    }
    @Test func editModeOffersToDelete() throws {
        let (chores, screen) = try Self.editor(2)
        try screen.tap("Edit")
        try screen.settle()
        let circles = screen.elements("Delete")
        #expect(circles.count == 2)
        try screen.tap(.point(circles[0].frame.midX, circles[0].frame.midY))
        try screen.settle()
        // The row has moved aside, with its circle.
        let buttons = screen.elements("Delete")
        let button = try #require(buttons.max { $0.frame.minX < $1.frame.minX })
        try screen.tap(.point(button.frame.midX, button.frame.midY))
        try screen.settle()
        #expect(chores.value.map(\.id) == [1])
        try screen.tap("Done")
        try screen.settle()
        #expect(screen.elements("Delete").isEmpty)
    }
    // MARK: Size

    private final class Counter { var count = 0 }
    @Test func onlyRowsInSightAreMade() throws {
        struct Long: View {
            let made: Counter
            var body: some View { List(0..<100_000) { Row(row: $0, made: made) } }
            struct Row: View {
                let row: Int
                let made: Counter
                var body: some View {
                    let _ = made.count += 1
                    Text("Row \(row)")
                }
            }
        }
        let made = Counter(), screen = try TestScreen(Long(made: made), size: CGSize(width: 390, height: 600))
        #expect(made.count < 40)
        try screen.fling("Row 5", by: CGSize(width: 0, height: -300))
        try screen.settle()
        #expect((screen.scrollViews.first?.geometry.contentOffset.y ?? 0) > 500)
        #expect(!screen.elements.contains { $0.label == "Row 5" })
        #expect(made.count < 300)
    }

    @Test func picturesInLightAndDarkAreWritten() throws {
        guard let folder = ProcessInfo.processInfo.environment["LIST_PICTURES"] else { return }
        for (name, scheme) in [("light", ColorScheme.light), ("dark", .dark)] {
            let screen = try TestScreen(Settings(), size: CGSize(width: 390, height: 700), colorScheme: scheme)
            try screen.savePicture(to: "\(folder)/settings-\(name).png")
            try screen.fingerDown(on: "Water the plants")
            screen.advance(by: 0.3)
            if name == "light" { try screen.savePicture(to: "\(folder)/settings-pressed.png") }
            try screen.fingerUp()
            try screen.settle()
            try screen.savePicture(to: "\(folder)/settings-after.png")
        }
        func save<V: View>(_ name: String, @ViewBuilder _ view: () -> V, then: (TestScreen) throws -> Void = { _ in }) throws {
            let screen = try TestScreen(view(), size: CGSize(width: 390, height: 500))
            try then(screen)
            try screen.savePicture(to: "\(folder)/\(name).png")
        }
        let chores = (0..<30).map { Chore(id: $0, title: "Chore \($0)") }
        for (name, style) in [("plain", 0), ("grouped", 1), ("inset", 2), ("sidebar", 3)] {
            let list = List {
                Section("First") { ForEach(chores.prefix(4)) { Text($0.title) } }
                Section { ForEach(chores.dropFirst(4)) { Text($0.title) } } header: { Text("Second") } footer: { Text("The end") }
            }
            switch style {
            case 0: try save(name, { list.listStyle(.plain) }) { try $0.scroll("Chore 5", by: CGVector(dx: 0, dy: -60), halts: true) }
            case 1: try save(name, { list.listStyle(.grouped) })
            case 2: try save(name, { list.listStyle(.inset) })
            default: try save(name, { list.listStyle(.sidebar) })
            }
        }
        struct SignUp: View {
            @State var name = "Ada Marsh"
            @State var secret = "pond"
            @State var city = ""
            @State var isNews = true
            @State var size = 1
            @State var guests = 2
            var body: some View {
                Form {
                    Section("You") {
                        TextField("Name", text: $name)
                        SecureField("Password", text: $secret)
                        TextField("City", text: $city)
                    }
                    Section {
                        Toggle("News", isOn: $isNews)
                        Stepper("Guests: \(guests)", value: $guests, in: 0...9)
                        Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }.pickerStyle(.segmented)
                        LabeledContent("Version", value: "1.0")
                    } footer: { Text("No more than one letter a month.") }
                    Button("Sign up") {}
                }
            }
        }
        try save("form", { SignUp() })
        try save("form-typing", { SignUp() }) { try $0.tap("City"); try $0.type("Reedby"); $0.advance(by: 0.1) }
        struct Editable: View {
            @State var chores = (0..<6).map { Chore(id: $0, title: "Chore \($0)") }
            @State var chosen: Set<Int> = [2]
            var several = false
            var body: some View {
                VStack {
                    EditButton()
                    List(selection: several ? $chosen : nil) {
                        ForEach(chores) { chore in
                            Text(chore.title)
                                .swipeActions(edge: .leading) { Button { } label: { Label("Pin", systemImage: "star") }.tint(.orange) }
                        }
                        .onDelete { chores.remove(atOffsets: $0) }
                        .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
                    }
                }
            }
        }
        try save("edit", { Editable() }) { try $0.tap("Edit"); try $0.settle() }
        try save("edit-several", { Editable(several: true) }) { try $0.tap("Edit"); try $0.settle(); try $0.tap("Chore 3"); try $0.settle() }
        try save("swipe-trailing", { Editable() }) { try $0.drag("Chore 1", by: CGSize(width: -80, height: 0), halts: true); try $0.settle() }
        try save("swipe-leading", { Editable() }) { try $0.drag("Chore 1", by: CGSize(width: 80, height: 0), halts: true); try $0.settle() }
        try save("swipe-full", { Editable() }) { screen in
            try screen.fingerDown(on: "Chore 1")
            try screen.fingerMove(to: ("Chore 1" as ScreenTarget).at(UnitPoint(x: -3.6, y: 0.5)), over: 0.3)
        }
        try save("deleted", { Editable() }) { screen in
            try screen.drag("Chore 1", by: CGSize(width: -300, height: 0), halts: true)
            screen.advance(by: 0.15)
        }
    }

    // MARK: Links

    @Test func theContentOfALinkEndsBesideItsChevron() throws {
        struct Links: View {
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink { Text("Page") } label: { HStack { Text("Link"); Spacer(); Text("Value") } }
                        HStack { Text("Plain"); Spacer(); Text("Other") }
                    }
                }
            }
        }
        let screen = try TestScreen(Links(), size: CGSize(width: 390, height: 600))
        // 16 from the card's edge; a chevron of about 10 with 8 before it.
        #expect(try frame(screen, "Other").maxX == 358)
        #expect((336...344).contains(try frame(screen, "Value").maxX))
    }
}
