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

    // MARK: Places, by frames of real lists

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
        // The least height holds.
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

    // MARK: Badges and sections that fold

    @Test func badgesStandAtTheTrailingEdge() throws {
        let screen = try TestScreen(List {
            Text("Inbox").badge(12)
            Text("Drafts").badge(0)
            Text("Sent").badge("new")
            HStack { Text("Wide"); Spacer(); Text("value") }.badge(3)
        }, size: CGSize(width: 390, height: 400))
        // A row's elements are merged or stand beside each other; the badge ends 16 points before the card.
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

    // MARK: Mouse and keys

    private struct Files: View {
        let chosen: TestValue<Set<Int>>
        let opened: TestValue<[Set<Int>]>
        @State private var selection: Set<Int> = []
        var body: some View {
            List(0..<100, id: \.self, selection: Binding { selection } set: { (selection, chosen.value) = ($0, $0) }) { Text("File \($0)") }
                .contextMenu(forSelectionType: Int.self) { files in
                    if files.isEmpty {
                        Button("New") { opened.value.append([-1]) }
                    } else {
                        Button("Open \(files.count)") { opened.value.append(files) }
                    }
                } primaryAction: { opened.value.append($0) }
        }
    }
    private func files() throws -> (TestValue<Set<Int>>, TestValue<[Set<Int>]>, TestScreen) {
        let chosen = TestValue<Set<Int>>([]), opened = TestValue<[Set<Int>]>([])
        return (chosen, opened, try TestScreen(Files(chosen: chosen, opened: opened), size: CGSize(width: 390, height: 600)))
    }
    @Test func aMouseChoosesOneRowAndWithKeysMore() throws {
        let (chosen, _, screen) = try files()
        try screen.click("File 2")
        #expect(chosen.value == [2])
        try screen.click("File 4", modifiers: .control)
        #expect(chosen.value == [2, 4])
        try screen.click("File 2", modifiers: .command)
        #expect(chosen.value == [4])
        screen.advance(by: 1)
        try screen.click("File 3")
        try screen.click("File 6", modifiers: .shift)
        #expect(chosen.value == [3, 4, 5, 6])
        try screen.click("File 1", modifiers: .shift)
        #expect(chosen.value == [1, 2, 3])
        try screen.click("File 8", modifiers: [.shift, .control])
        #expect(chosen.value == [1, 2, 3, 4, 5, 6, 7, 8])
    }
    @Test func keysMoveAndExtendTheSelectionAndScrollToIt() throws {
        let (chosen, opened, screen) = try files()
        try screen.click("File 2")
        try screen.press(.downArrow)
        #expect(chosen.value == [3])
        try screen.press(.downArrow, modifiers: .shift)
        #expect(chosen.value == [3, 4])
        try screen.press(.upArrow, modifiers: .shift)
        try screen.press(.upArrow, modifiers: .shift)
        #expect(chosen.value == [2, 3])
        try screen.press(.return)
        #expect(opened.value == [[2, 3]])
        for _ in 0..<30 { try screen.press(.downArrow) }
        try screen.settle()
        #expect(chosen.value == [32])
        let frame = try frame(screen, "File 32")
        #expect(frame.minY > 0 && frame.maxY <= 600.5, "\(frame)")
    }
    @Test func theMenuOfAListIsAboutTheSelectionOrTheRow() throws {
        let (chosen, opened, screen) = try files()
        try screen.click("File 2")
        try screen.click("File 3", modifiers: .control)
        try screen.secondaryClick("File 3")
        try screen.settle()
        try screen.tap("Open 2")
        try screen.settle()
        try screen.secondaryClick("File 5")
        try screen.settle()
        try screen.tap("Open 1")
        try screen.settle()
        #expect(opened.value == [[2, 3], [5]])
        #expect(chosen.value == [2, 3])
        try screen.secondaryClick(.point(4, 300))
        try screen.settle()
        try screen.tap("New")
        #expect(opened.value.last == [-1])
    }
    @Test func aTapOrTwoClicksOpenARow() throws {
        let (_, opened, screen) = try files()
        try screen.tap("File 1")
        #expect(opened.value == [[1]])
        screen.advance(by: 1)
        try screen.click("File 4")
        #expect(opened.value == [[1]])
        screen.advance(by: 1)
        try screen.click("File 4", count: 2)
        #expect(opened.value == [[1], [4]])
    }

    // MARK: Edits

    private struct Editor: View {
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
    private func editor(_ count: Int = 6) throws -> (TestValue<[Chore]>, TestScreen) {
        let chores = TestValue((0..<count).map { Chore(id: $0, title: "Chore \($0)") })
        return (chores, try TestScreen(Editor(chores), size: CGSize(width: 390, height: 600)))
    }
    @Test func aSwipeUncoversTheButtonThatDeletes() throws {
        let (chores, screen) = try editor()
        try screen.drag("Chore 1", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        #expect(chores.value.count == 6)
        try screen.tap("Delete")
        try screen.settle()
        #expect(chores.value.map(\.id) == [0, 2, 3, 4, 5])
        #expect(!screen.shows("Chore 1"))
    }
    @Test func aFullSwipeDeletesAtOnce() throws {
        let (chores, screen) = try editor()
        try screen.drag("Chore 4", by: CGSize(width: -320, height: 0), halts: true)
        try screen.settle()
        #expect(chores.value.map(\.id) == [0, 1, 2, 3, 5])
    }
    @Test func aShortSwipeClosesAgain() throws {
        let (chores, screen) = try editor()
        try screen.drag("Chore 1", by: CGSize(width: -30, height: 0), halts: true)
        try screen.settle()
        #expect(!screen.shows("Delete"))
        #expect(chores.value.count == 6)
    }
    @Test func oneRowIsOpenAtATime() throws {
        let (_, screen) = try editor()
        try screen.drag("Chore 1", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        try screen.drag("Chore 3", by: CGSize(width: -80, height: 0), halts: true)
        try screen.settle()
        #expect(screen.elements("Delete").count == 1)
        try screen.tap("Chore 5")
        try screen.settle()
        #expect(!screen.shows("Delete"))
    }
    @Test func editModeOffersToDelete() throws {
        let (chores, screen) = try editor(2)
        try screen.tap("Edit")
        try screen.settle()
        let circles = screen.elements("Delete")
        #expect(circles.count == 2)
        try screen.tap(.point(circles[0].frame.midX, circles[0].frame.midY))
        try screen.settle()
        // The row has gone aside, with its circle.
        let buttons = screen.elements("Delete")
        let button = try #require(buttons.max { $0.frame.minX < $1.frame.minX })
        try screen.tap(.point(button.frame.midX, button.frame.midY))
        try screen.settle()
        #expect(chores.value.map(\.id) == [1])
        try screen.tap("Done")
        try screen.settle()
        #expect(screen.elements("Delete").isEmpty)
    }
    /// Brings a finger onto a row's handle, in edit mode, and moves it so many rows.
    private func moveRow(_ row: Int, by rows: Double, _ screen: TestScreen) throws {
        let place = try frame(screen, ScreenTarget(stringLiteral: "Chore \(row)"))
        let handle = CGPoint(x: 390 - 16 - 19, y: place.midY)
        try screen.fingerDown(on: .point(handle.x, handle.y))
        try screen.fingerMove(to: .point(handle.x, handle.y + rows * 44), over: 0.4)
        screen.advance(by: 0.3)
    }
    @Test(arguments: [(1, 2.0, [0, 2, 3, 1, 4, 5]), (4, -3.0, [0, 4, 1, 2, 3, 5]), (0, 9.0, [1, 2, 3, 4, 5, 0]), (2, 0.2, [0, 1, 2, 3, 4, 5])])
    func rowsMoveByTheirHandles(row: Int, rows: Double, order: [Int]) throws {
        let (chores, screen) = try editor()
        try screen.tap("Edit")
        try screen.settle()
        try moveRow(row, by: rows, screen)
        if abs(rows) > 1 { #expect(chores.value.map(\.id) == [0, 1, 2, 3, 4, 5]) }
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.map(\.id) == order)
        let places = try order.map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY }
        #expect(places == places.sorted())
    }
    @Test func aCancelledMovePutsEveryRowBackAndTheNextOneMoves() throws {
        let (chores, screen) = try editor()
        try screen.tap("Edit")
        try screen.settle()
        let before = try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")) }
        try moveRow(1, by: 2, screen)
        #expect(try frame(screen, "Chore 3") != before[3])
        screen.cancelTouches()
        try screen.settle()
        #expect(try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")) } == before)
        #expect(chores.value.map(\.id) == [0, 1, 2, 3, 4, 5])
        try moveRow(0, by: 1, screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.map(\.id) == [1, 0, 2, 3, 4, 5])
    }
    @Test func aRowThatGoesWhileItIsMovedLeavesTheOthersInPlace() throws {
        let chores = TestValue((0..<6).map { Chore(id: $0, title: "Chore \($0)") })
        let going = GoingRow()
        let screen = try TestScreen(GoingEditor(going, chores), size: CGSize(width: 390, height: 600))
        try screen.tap("Edit")
        try screen.settle()
        let before = try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY }
        try moveRow(1, by: 2, screen)
        going.id = 1
        try screen.settle()
        try screen.fingerUp()
        try screen.settle()
        #expect(try [0, 2, 3, 4, 5].map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY } == Array(before.prefix(5)))
        try moveRow(5, by: -1, screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.map(\.id).filter { $0 != 1 } == [0, 2, 3, 5, 4])
    }
    @Observable final class GoingRow { var id: Int? }
    struct GoingEditor: View {
        let going: GoingRow
        let chores: TestValue<[Chore]>
        @State private var shown: [Chore]
        init(_ going: GoingRow, _ chores: TestValue<[Chore]>) {
            (self.going, self.chores) = (going, chores)
            _shown = State(initialValue: chores.value)
        }
        var body: some View {
            VStack(spacing: 0) {
                EditButton()
                List {
                    ForEach(shown.filter { $0.id != going.id }) { Text($0.title) }
                        .onMove { from, to in
                            var left = shown.filter { $0.id != going.id }
                            left.move(fromOffsets: from, toOffset: to)
                            (shown, chores.value) = (left, left)
                        }
                }
            }
        }
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

    @Test func pictures() throws {
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

    private struct Chores: View {
        @State private var rows = ["Dust", "Mop", "Rake"]
        @State private var chosen: String?
        var body: some View {
            VStack {
                EditButton()
                List(selection: $chosen) {
                    ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
                }
                Text(rows.joined(separator: " "))
            }
        }
    }
    @Test func tabReachesTheButtonThatTheDeleteCircleUncovers() throws {
        let screen = try TestScreen(Chores(), size: CGSize(width: 390, height: 400))
        try screen.tap("Edit")
        try screen.settle()
        // Done, the list, the circle of its first row.
        try screen.press(.tab)
        #expect(screen.keyboardFocus?.label == "Done")
        try screen.press(.tab)
        try screen.press(.tab)
        #expect(screen.keyboardFocus?.label == "Delete")
        try screen.press(.space)
        try screen.settle()
        try screen.press(.tab)
        try screen.press(.return)
        try screen.settle()
        #expect(screen.shows("Mop Rake"))
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
