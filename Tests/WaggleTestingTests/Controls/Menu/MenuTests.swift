import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Menus as people use them, through the public interface.
@MainActor struct MenuTests {
    enum Order: String, CaseIterable, Identifiable { case name, size, date; var id: Self { self } }

    struct Screen: View {
        var alignment = Alignment.top
        let journal: TestValue<[String]>
        @State private var isBold = true
        @State private var order = Order.size
        @State private var count = 0

        var body: some View {
            VStack(spacing: 20) {
                Menu("Actions") {
                    Button("Rename", systemImage: "pencil") { note("rename") }
                    Button("Delete", role: .destructive) { note("delete") }
                    Button("Archive") { note("archive") }.disabled(true)
                    Divider()
                    Toggle("Bold", isOn: $isBold)
                    Section("Sort by") {
                        Picker("Order", selection: $order) { ForEach(Order.allCases) { Text($0.rawValue) } }
                    }
                    Menu("More") {
                        Button("Print") { note("print") }
                        Button("Export") { note("export") }
                    }
                    Button("Count \(count)") { count += 1 }.menuActionDismissBehavior(.disabled)
                }
                Text("bold \(isBold), by \(order.rawValue)")
                Button("Behind") { note("behind") }.padding(.top, 500)
            }
            .padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
        private func note(_ event: String) { journal.value.append(event) }
    }
    private func screen(_ alignment: Alignment = .top) throws -> (TestValue<[String]>, TestScreen) {
        let journal = TestValue<[String]>([])
        return (journal, try TestScreen(Screen(alignment: alignment, journal: journal), size: CGSize(width: 390, height: 844)))
    }
    private func open(_ screen: TestScreen, _ target: ScreenTarget = "Actions") throws {
        try screen.tap(target)
        try screen.settle()
    }

    @Test func aTapOpensRowsOf250PointsBelowTheControl() throws {
        let (_, screen) = try screen()
        let control = try screen.element("Actions").frame
        try open(screen)
        let rename = try screen.element("Rename").frame, delete = try screen.element("Delete").frame
        #expect(rename.width == 250)
        #expect(abs(rename.height - 43.67) < 0.5)
        #expect(rename.minY == control.maxY + 8)
        #expect(abs(rename.midX - control.midX) <= 0.5)
        #expect(delete.minY > rename.maxY && delete.minY < rename.maxY + 1)
        #expect(!screen.shows("Behind"), "what lies behind a menu cannot be reached")
        #expect(try screen.element("size").traits.contains(.isSelected))
        #expect(try screen.element("Bold").traits.contains(.isSelected))
        #expect(try !screen.element("Archive").isEnabled)
    }
    @Test func aRowRunsItsActionAndClosesTheMenu() throws {
        let (journal, screen) = try screen()
        try open(screen)
        try screen.tap("Delete")
        #expect(journal.value == ["delete"])
        try screen.settle()
        #expect(!screen.shows("Delete"))
        try screen.tap("Behind")
        #expect(journal.value == ["delete", "behind"])
    }
    @Test func aTouchOutsideClosesTheMenuAndPressesNothing() throws {
        let (journal, screen) = try screen()
        let behind = try screen.element("Behind").frame
        try open(screen)
        try screen.tap(.point(behind.midX, behind.midY))
        try screen.settle()
        #expect(journal.value == [])
        #expect(!screen.shows("Delete"))
        try screen.tap("Behind")
        #expect(journal.value == ["behind"])
    }
    @Test func aDisabledRowDoesNothingAndTheMenuStays() throws {
        let (journal, screen) = try screen()
        try open(screen)
        let frame = try screen.element("Archive").frame
        try screen.tap(.point(frame.midX, frame.midY))
        try screen.settle()
        #expect(journal.value == [])
        #expect(screen.shows("Delete"))
    }
    @Test func aFingerThatRestsSlidesOntoARow() throws {
        let (journal, screen) = try screen()
        let control = try screen.element("Actions").frame
        try screen.fingerDown(on: "Actions")
        screen.advance(by: 0.35)
        #expect(!screen.shows("Delete"))
        screen.advance(by: 0.6)
        #expect(screen.shows("Delete"))
        let delete = try screen.element("Delete").frame
        try screen.fingerMove(to: .point(control.midX + 30, delete.midY), over: 0.2)
        try screen.fingerUp()
        #expect(journal.value == ["delete"])
        try screen.settle()
        #expect(!screen.shows("Delete"))
    }
    @Test func aFingerThatLiftsOnTheControlLeavesTheMenuOpen() throws {
        let (journal, screen) = try screen()
        try screen.press("Actions", for: 1)
        try screen.settle()
        #expect(screen.shows("Delete"))
        #expect(journal.value == [])
    }
    @Test func keysMoveThroughTheRowsChooseAndClose() throws {
        let (journal, screen) = try screen()
        try open(screen)
        try screen.press(.downArrow)
        try screen.press(.downArrow)
        try screen.press(.return)
        try screen.settle()
        #expect(journal.value == ["delete"])
        try open(screen)
        // Disabled rows are skipped, and the last row follows the first.
        for _ in 0..<2 { try screen.press(.upArrow) }
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("Delete"))
        #expect(journal.value == ["delete"])
    }
    @Test func keysReachTheMenuWhileSomethingElseHadTheFocusAndReturnThereAfterwards() throws {
        struct Focused: View {
            let journal: TestValue<[String]>
            @State private var text = ""
            @FocusState private var isEditing: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($isEditing)
                    Text("editing \(isEditing)")
                    Menu("Actions") { Button("First") { journal.value.append("first") }; Button("Second") { journal.value.append("second") } }.menuOrder(.fixed)
                }
            }
        }
        let journal = TestValue<[String]>([]), screen = try TestScreen(Focused(journal: journal), size: CGSize(width: 390, height: 400))
        try screen.tap("Name")
        try screen.settle()
        #expect(screen.shows("editing true"))
        try screen.click("Actions")
        try screen.settle()
        try screen.press(.downArrow)
        try screen.press(.downArrow)
        try screen.press(.return)
        try screen.settle()
        #expect(journal.value == ["second"])
        #expect(screen.shows("editing true"))
        try screen.type("Ada")
        #expect(screen.editedText?.paragraph == "Ada")
    }
    @Test func togglesAndPickersShowCheckMarksAndWriteTheirBindings() throws {
        let (_, screen) = try screen()
        try open(screen)
        // All texts of a menu with check marks are aligned.
        try screen.tap("Bold")
        try screen.settle()
        #expect(screen.shows("bold false, by size"))
        try open(screen)
        #expect(try !screen.element("Bold").traits.contains(.isSelected))
        try screen.tap("date")
        try screen.settle()
        #expect(screen.shows("bold false, by date"))
    }
    @Test func aSubmenuOpensOverItsRowAndLeadsBack() throws {
        let (journal, screen) = try screen()
        try open(screen)
        let more = try screen.element("More").frame
        try screen.tap("More")
        try screen.settle()
        let header = try screen.element("More").frame
        #expect(abs(header.minY - more.minY) <= 0.5, "on whole pixels")
        #expect(!screen.shows("Rename"))
        try screen.tap("More")
        try screen.settle()
        #expect(screen.shows("Rename") && !screen.shows("Print"))
        try screen.tap("More")
        try screen.settle()
        try screen.tap("Export")
        try screen.settle()
        #expect(journal.value == ["export"])
        #expect(!screen.shows("Rename") && !screen.shows("Print"))
    }
    @Test func whatAScreenReaderChoosesClosesTheMenu() throws {
        let (journal, screen) = try screen()
        try open(screen)
        try screen.perform(.activate, on: "More")
        try screen.settle()
        try screen.perform(.activate, on: "Export")
        try screen.settle()
        #expect(journal.value == ["export"])
        #expect(!screen.shows("Rename") && !screen.shows("Print") && !screen.shows("Export"))
    }
    @Test func aRowMayKeepTheMenuOpen() throws {
        let (_, screen) = try screen()
        try open(screen)
        try screen.tap("Count 0")
        try screen.tap("Count 1")
        try screen.settle()
        #expect(screen.shows("Count 2"))
    }
    @Test func aMenuLowInTheWindowStandsAboveAndReadsFromTheControl() throws {
        let (_, screen) = try screen(.bottom)
        let view = VStack { Spacer(); Menu("Low") { Button("First") {}; Button("Second") {} }.padding(40) }
        let low = try TestScreen(view, size: CGSize(width: 390, height: 844))
        try open(low, "Low")
        let control = CGRect(x: 0, y: 844 - 40 - 22, width: 0, height: 22)
        #expect(try low.element("First").frame.maxY < control.minY)
        #expect(try low.element("First").frame.minY > low.element("Second").frame.minY)
        let fixed = try TestScreen(view.menuOrder(.fixed), size: CGSize(width: 390, height: 844))
        try open(fixed, "Low")
        #expect(try fixed.element("First").frame.minY < fixed.element("Second").frame.minY)
        _ = screen
    }
    @Test func aMenuThatScrollsReadsFromTheTopEvenAboveItsControl() throws {
        struct Rows: View {
            let isList: Bool
            @State private var size = 0
            private var controls: some View {
                Group {
                    Color.yellow.frame(height: 600)
                    Menu("Low") { Button("First") {}; Button("Second") {} }
                    Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }.pickerStyle(.menu)
                }
            }
            var body: some View { if isList { List { controls } } else { ScrollView { controls } } }
        }
        for isList in [false, true] {
            let menu = try TestScreen(Rows(isList: isList), size: CGSize(width: 390, height: 844))
            let control = try menu.element("Low").frame
            try open(menu, "Low")
            #expect(try menu.element("First").frame.maxY < control.minY)
            #expect(try menu.element("First").frame.minY < menu.element("Second").frame.minY)
        }
        let ordered = try TestScreen(Rows(isList: false).menuOrder(.priority), size: CGSize(width: 390, height: 844))
        try open(ordered, "Low")
        #expect(try ordered.element("First").frame.minY > ordered.element("Second").frame.minY)
        let picker = try TestScreen(Rows(isList: false), size: CGSize(width: 390, height: 844))
        let shown = try picker.element("Size").frame
        try open(picker, "Size")
        #expect(try picker.elements("Small").contains { try $0.frame.maxY < shown.minY && $0.frame.minY < picker.element("Large").frame.minY })
    }
    @Test func aTapRunsThePrimaryActionInsteadOfOpeningTheMenu() throws {
        let journal = TestValue<[String]>([])
        let screen = try TestScreen(Menu("Add") { Button("Folder") { journal.value.append("folder") } } primaryAction: { journal.value.append("add") },
                                    size: CGSize(width: 390, height: 400))
        try screen.tap("Add")
        try screen.settle()
        #expect(journal.value == ["add"])
        try screen.press("Add", for: 0.6)
        try screen.settle()
        try screen.tap("Folder")
        #expect(journal.value == ["add", "folder"])
    }
    @Test(arguments: [20, 200])
    func longMenusScrollInsideTheWindow(_ count: Int) throws {
        let journal = TestValue<[String]>([])
        let screen = try TestScreen(Menu("Rows") { ForEach(0..<count, id: \.self) { row in Button("Row \(row)") { journal.value.append("\(row)") } } },
                                    size: CGSize(width: 390, height: 500))
        try open(screen, "Rows")
        #expect(try screen.element("Row 0").frame.minY >= 8)
        try screen.scroll("Row 3", by: CGVector(dx: 0, dy: -2_000), over: 0.5)
        try screen.settle()
        #expect(journal.value == [])
        try screen.reveal(ScreenTarget(stringLiteral: "Row \(count - 1)"))
        try screen.settle()
        #expect(try screen.element(ScreenTarget(stringLiteral: "Row \(count - 1)")).frame.maxY <= 492.5)
        try screen.tap(ScreenTarget(stringLiteral: "Row \(count - 1)"))
        #expect(journal.value == ["\(count - 1)"])
    }
    @Test func aMenuClosesWhenItsControlIsRemoved() throws {
        struct Vanishing: View {
            @State private var isThere = true
            var body: some View {
                VStack { if isThere { Menu("Here") { Button("Leave") { isThere = false }.menuActionDismissBehavior(.disabled) } } else { Text("Gone") } }
            }
        }
        let screen = try TestScreen(Vanishing(), size: CGSize(width: 390, height: 400))
        try open(screen, "Here")
        try screen.tap("Leave")
        try screen.settle()
        #expect(screen.shows("Gone") && !screen.shows("Leave"))
    }
    @Test func pickersOpenAMenuOfTheirOptions() throws {
        struct Picking: View {
            @State private var order = Order.size
            var body: some View {
                VStack {
                    Picker("Order", selection: $order) { ForEach(Order.allCases) { Text($0.rawValue) } }
                    List { Picker("In a list", selection: $order) { ForEach(Order.allCases) { Text($0.rawValue) } } }
                }
            }
        }
        let screen = try TestScreen(Picking(), size: CGSize(width: 390, height: 500))
        #expect(try screen.element("Order").value == "size")
        try open(screen, "Order")
        try screen.tap("date")
        try screen.settle()
        #expect(try screen.element("Order").value == "date")
        // Anywhere in the row.
        try open(screen, "In a list")
        try screen.tap("name")
        try screen.settle()
        #expect(try screen.element("Order").value == "name")
    }
    @Test func rightToLeftAndLargeTextsFit() throws {
        let (journal, screen) = try screen()
        _ = screen
        let mirrored = try TestScreen(Screen(journal: journal).environment(\.layoutDirection, .rightToLeft).dynamicTypeSize(.accessibility5), size: CGSize(width: 390, height: 844))
        try open(mirrored)
        #expect(try mirrored.element("Rename").frame.width == 370)
        #expect(try mirrored.element("Rename").frame.minX >= 8)
        try mirrored.tap("Rename")
        #expect(journal.value == ["rename"])
    }

    // MARK: Context menus

    struct Photos: View {
        let journal: TestValue<[String]>
        var body: some View {
            VStack(spacing: 40) {
                Button { journal.value.append("opened") } label: {
                    RoundedRectangle(cornerRadius: 8).fill(.orange.gradient).frame(width: 160, height: 120).overlay { Text("Dune").foregroundStyle(.white) }
                }
                .contextMenu {
                    Button("Share", systemImage: "square.and.arrow.up") { journal.value.append("share") }
                    Button("Delete", systemImage: "trash", role: .destructive) { journal.value.append("delete") }
                }
                Text("Lake").padding().contextMenu { Button("Rename") { journal.value.append("rename") } } preview: { Color.blue.frame(width: 220, height: 140) }
            }
        }
    }
    @Test func aSecondaryClickOpensAMenuWhereThePointerIs() throws {
        let journal = TestValue<[String]>([])
        let screen = try TestScreen(Photos(journal: journal), size: CGSize(width: 390, height: 700))
        let photo = try screen.element("Dune").frame
        try screen.secondaryClick("Dune")
        try screen.settle()
        let share = try screen.element("Share").frame
        #expect(abs(share.minX - min(photo.midX, 390 - 8 - 250)) <= 1)
        #expect(abs(share.minY - photo.midY) <= 1)
        try screen.tap("Share")
        #expect(journal.value == ["share"])
        try screen.settle()
        #expect(!screen.shows("Share"))
        #expect(throws: TestScreenError.self) { try screen.secondaryClick(.point(5, 5)) }
    }
    @Test func aLongPressLiftsTheViewAndATapStillPressesIt() throws {
        let journal = TestValue<[String]>([])
        let screen = try TestScreen(Photos(journal: journal), size: CGSize(width: 390, height: 700))
        try screen.tap("Dune")
        #expect(journal.value == ["opened"])
        try screen.press("Dune", for: 0.45)
        try screen.settle()
        #expect(!screen.shows("Share"))
        journal.value = []
        try screen.press("Dune", for: 0.7)
        try screen.settle()
        #expect(screen.shows("Share"))
        #expect(journal.value == [])
        try screen.tap("Delete")
        try screen.settle()
        #expect(journal.value == ["delete"])
        #expect(screen.shows("Dune"))
    }
    @Test func scrollingOverAContextMenuOpensNothing() throws {
        let screen = try TestScreen(ScrollView { VStack { ForEach(0..<40) { row in Text("Row \(row)").frame(maxWidth: .infinity).padding().contextMenu { Button("Pin") {} } } } },
                                    size: CGSize(width: 390, height: 500))
        try screen.drag("Row 5", by: CGSize(width: 0, height: -150), over: 1)
        try screen.settle()
        #expect(!screen.shows("Pin"))
        #expect(screen.scrollViews[0].geometry.contentOffset.y > 100)
    }

    // MARK: Pictures for inspection

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_LOOK"] != nil), arguments: [ColorScheme.light, .dark])
    func picturesOfTheOpeningAreWritten(_ scheme: ColorScheme) throws {
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] ?? ""
        let (_, screen) = try screen()
        screen.colorScheme = scheme
        try screen.tap("Actions")
        for frame in 0..<5 {
            screen.advance(by: 0.05)
            try screen.savePicture(to: "\(folder)/menu-\(scheme)-opens-\(frame).png")
        }
        try screen.settle()
        try screen.hover("Delete")
        screen.advance(by: 0.1)
        try screen.savePicture(to: "\(folder)/menu-\(scheme).png")
        try screen.tap("More")
        try screen.settle()
        try screen.savePicture(to: "\(folder)/menu-\(scheme)-submenu.png")
        let photos = try TestScreen(Photos(journal: TestValue([])), size: CGSize(width: 390, height: 844))
        photos.colorScheme = scheme
        try photos.fingerDown(on: "Dune")
        for (index, time) in [0.55, 0.05, 0.1, 0.6].enumerated() {
            photos.advance(by: time)
            try photos.savePicture(to: "\(folder)/context-\(scheme)-\(index).png")
        }
    }
}

/// Rows arrange the image and the text of a button's label.
@MainActor struct MenuRowLabelTests {
    @Test func anImageStandsAtTheEndOfItsRowInEitherOrder() throws {
        struct Looks: View {
            let isImageFirst: Bool
            var body: some View {
                Menu("Actions") {
                    Button {} label: {
                        if isImageFirst { Image(systemName: "star"); Text("Mark") } else { Text("Mark"); Image(systemName: "star") }
                    }
                    Button("Next") {}
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        /// Which pixels are dark where the menu is.
        func drawn(_ view: some View) throws -> [Bool] {
            let screen = try TestScreen(view, size: CGSize(width: 390, height: 400))
            try screen.tap("Actions")
            try screen.settle()
            return try pixels(screen, in: CGRect(x: 0, y: 0, width: 390, height: 250)).map { $0.red < 100 }
        }
        let first = try drawn(Looks(isImageFirst: true))
        #expect(first.contains(true))
        #expect(try drawn(Looks(isImageFirst: false)) == first)
        #expect(try drawn(Menu("Actions") { Button("Mark", systemImage: "star") {}; Button("Next") {} }.frame(maxHeight: .infinity, alignment: .top)) == first)
    }
}
