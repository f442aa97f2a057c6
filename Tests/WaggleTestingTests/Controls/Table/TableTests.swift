import SwiftUI
import Testing
import WaggleTesting

private struct River: Identifiable, Hashable {
    var name: String
    var length: Int
    var id: String { name }
}

@MainActor @Suite struct TableTests {
    private struct Rivers: View {
        @State var rivers = [River(name: "Otter", length: 120), River(name: "Amber", length: 310), River(name: "Wren", length: 45)]
        @State private var order = [KeyPathComparator(\River.name)]
        @State private var selection: River.ID?
        var body: some View {
            VStack {
                Table(rivers.sorted(using: order), selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Length", value: \.length) { Text("\($0.length) km") }.width(120)
                    TableColumn("First") { Text(String($0.name.prefix(1))) }
                }
                Text("selected \(selection ?? "none")")
            }
        }
    }
    private func names(on screen: TestScreen) -> [String] {
        ["Otter", "Amber", "Wren"].sorted { (try? screen.element(.text($0)).frame.minY) ?? 0 < (try? screen.element(.text($1)).frame.minY) ?? 0 }
    }

    @Test func aWideTableHasColumnsThatSort() throws {
        let screen = try TestScreen(Rivers().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        #expect(names(on: screen) == ["Amber", "Otter", "Wren"])
        #expect(screen.shows("310 km"))
        try screen.tap("Length")
        try screen.settle()
        #expect(names(on: screen) == ["Wren", "Otter", "Amber"])
        try screen.tap("Length")
        try screen.settle()
        #expect(names(on: screen) == ["Amber", "Otter", "Wren"])
        #expect(try screen.element("Length").value == "descending")
        try screen.tap("Name")
        try screen.settle()
        #expect(names(on: screen) == ["Amber", "Otter", "Wren"])
    }
    @Test func cellsStandBelowTheirTitles() throws {
        let screen = try TestScreen(Rivers().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        #expect(try screen.element("310 km").frame.minX == screen.element("Length").frame.minX)
        let name = try screen.element("Amber").frame.minX
        #expect(name < 40)
    }
    @Test func aCompactTableIsAListOfItsFirstColumn() throws {
        let screen = try TestScreen(Rivers(), size: CGSize(width: 390, height: 600))
        #expect(screen.shows("Amber"))
        #expect(!screen.shows("310 km"))
        #expect(!screen.shows("Length"))
    }
    @Test func aRowIsChosen() throws {
        let screen = try TestScreen(Rivers(), size: CGSize(width: 390, height: 600))
        try screen.tap("Otter")
        try screen.settle()
        #expect(screen.shows("selected Otter"))
    }
    @Test func rowsOfABuilderMixWithLoops() throws {
        let rivers = [River(name: "Otter", length: 120)]
        let screen = try TestScreen(Table(of: River.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(River(name: "Sea", length: 0))
            ForEach(rivers) { TableRow($0) }
        })
        #expect(screen.shows("Sea"))
        #expect(screen.shows("Otter"))
    }

    // MARK: User-arranged columns

    private struct Arranged: View {
        let rivers = [River(name: "Otter", length: 120), River(name: "Amber", length: 310)]
        @State private var columns = TableColumnCustomization<River>()
        var body: some View {
            VStack {
                Table(rivers, columnCustomization: $columns) {
                    TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
                    TableColumn("Length") { Text("\($0.length) km") }.customizationID("length").alignment(.trailing)
                    TableColumn("First") { Text(String($0.name.prefix(1))) }.customizationID("first").defaultVisibility(.hidden)
                }
                Button("Reset") { columns.resetOrder() }
            }
        }
    }
    private func x(_ screen: TestScreen, _ title: ScreenTarget) throws -> CGFloat { try screen.element(title).frame.midX }
    @Test func usersHideAndShowColumns() throws {
        let screen = try TestScreen(Arranged().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        #expect(screen.shows("310 km") && !screen.shows("First"))
        try screen.secondaryClick("Length")
        try screen.settle()
        #expect(!screen.shows("Name"), "The menu must not list a column that users cannot hide.")
        try screen.tap("First")
        try screen.settle()
        #expect(screen.shows("First"))
        try screen.secondaryClick("First")
        try screen.settle()
        try screen.tap("Length")
        try screen.settle()
        #expect(!screen.shows("310 km"))
    }
    @Test func usersMoveColumnsByTheirTitles() throws {
        let screen = try TestScreen(Arranged().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        #expect(try x(screen, "Name") < x(screen, "Length"))
        try screen.drag("Name", by: CGSize(width: 500, height: 0), halts: true)
        try screen.settle()
        #expect(try x(screen, "Length") < x(screen, "Name"))
        #expect(try x(screen, "310 km") < x(screen, "Amber"))
        try screen.tap("Reset")
        try screen.settle()
        #expect(try x(screen, "Name") < x(screen, "Length"))
    }
    @Test func cellsAreAlignedAsTheirColumn() throws {
        let screen = try TestScreen(Arranged().environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        #expect(abs(try screen.element("310 km").frame.maxX - 780) < 1)
        #expect(abs(try screen.element("Length").frame.maxX - 780) < 1)
    }
    @Test func aCellOfSeveralViewsOrNoneKeepsTheOthersInTheirColumns() throws {
        let table = Table([River(name: "Otter", length: 120), River(name: "Amber", length: 310)]) {
            TableColumn("Name", value: \.name)
            TableColumn("Marks") { river in
                if river.length > 200 {
                    Text("long")
                    Text("wide")
                }
            }
            TableColumn("Length") { Text("\($0.length) km") }
        }
        let screen = try TestScreen(table.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        let length = try screen.element("Length").frame.minX, marks = try screen.element("Marks").frame.minX
        #expect(try screen.element("120 km").frame.minX == length)
        #expect(try screen.element("310 km").frame.minX == length)
        #expect(try screen.element("long").frame.minX == marks)
        #expect(try screen.element("wide").frame.minX > marks && screen.element("wide").frame.maxX < length)
    }
    @Test func anArrangementIsCoded() throws {
        var columns = TableColumnCustomization<River>()
        columns[visibility: "length"] = .hidden
        #expect(columns[visibility: "name"] == .automatic)
        let copy = try JSONDecoder().decode(TableColumnCustomization<River>.self, from: JSONEncoder().encode(columns))
        #expect(copy == columns && copy[visibility: "length"] == .hidden)
    }

    // MARK: Sections and outlines

    private struct Basin: Identifiable {
        let id: String
        var parts: [Basin]?
    }
    @Test func outlinesAndSectionsOfRows() throws {
        let basins = [Basin(id: "North", parts: [Basin(id: "Otter"), Basin(id: "Amber")]), Basin(id: "South")]
        let screen = try TestScreen(Table(basins, children: \.parts) { TableColumn("Basin", value: \.id) }, size: CGSize(width: 390, height: 600))
        #expect(screen.shows("South") && !screen.shows("Otter"))
        try screen.tap("North")
        try screen.settle()
        #expect(screen.shows("Otter"))
        let sections = try TestScreen(Table(of: Basin.self) { TableColumn("Basin", value: \.id) } rows: {
            Section("Wet") { TableRow(Basin(id: "Marsh")) }
            Section {
                DisclosureTableRow(Basin(id: "Hills"), isExpanded: .constant(true)) { ForEach([Basin(id: "Peak")]) { TableRow($0) } }
            } header: { Text("Dry") }
        }, size: CGSize(width: 390, height: 600))
        for text in ["Wet", "Marsh", "Dry", "Hills", "Peak"] { #expect(sections.shows(.init(stringLiteral: text)), "\(text)") }
    }
    private struct Source: TableRowContent {
        let name: String
        @TableRowBuilder<Basin> var tableRowBody: some TableRowContent<Basin> {
            TableRow(Basin(id: name))
            TableRow(Basin(id: name + " spring"))
        }
    }
    @Test func programsComposeRowsAndColumns() throws {
        let screen = try TestScreen(Table(of: Basin.self) {
            TableColumnForEach([1, 2], id: \.self) { number in TableColumn("Column \(number)") { (basin: Basin) in Text("\(basin.id) \(number)") } }
        } rows: { Source(name: "Fen") }.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 800, height: 600))
        #expect(screen.shows("Column 2") && screen.shows("Fen spring 2"))
    }

    // MARK: Lists that edit their data

    private struct Editable: View {
        @State var rivers = [River(name: "Otter", length: 1), River(name: "Amber", length: 2), River(name: "Wren", length: 3)]
        var body: some View {
            VStack {
                List($rivers, editActions: .all) { $river in Text(river.name) }
                Text(rivers.map(\.name).joined(separator: " "))
            }
        }
    }
    @Test func aBoundListDeletesAndMovesItsRows() throws {
        let screen = try TestScreen(Editable(), size: CGSize(width: 390, height: 600))
        try screen.drag("Amber", by: CGSize(width: -300, height: 0))
        try screen.settle()
        if screen.shows("Delete") { try screen.tap("Delete") }
        try screen.settle()
        #expect(screen.shows("Otter Wren"))
        try screen.fingerDown(on: .text("Otter", number: 1))
        screen.advance(by: 0.7)
        try screen.fingerMove(to: .text("Wren", number: 1).at(UnitPoint(x: 0.5, y: 1.5)), over: 0.5)
        try screen.fingerUp()
        try screen.settle()
        #expect(screen.shows("Wren Otter"))
    }

    // MARK: Pickers that push

    private struct Settings: View {
        @State private var flavor = "Lemon"
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Flavor", selection: $flavor) { ForEach(["Vanilla", "Lemon", "Mint"], id: \.self) { Text($0) } }.pickerStyle(.navigationLink)
                }
                .navigationTitle("Settings")
            }
        }
    }
    @Test func aPickerPushesItsOptionsAndGoesBackWithTheChoice() throws {
        let screen = try TestScreen(Settings())
        #expect(screen.shows("Lemon"))
        #expect(!screen.shows("Mint"))
        try screen.tap("Flavor")
        try screen.settle()
        try screen.tap("Mint")
        try screen.settle()
        #expect(!screen.shows("Vanilla"))
        #expect(screen.shows("Mint"))
    }

    // MARK: Drops on text fields

    private struct Fields: View {
        @State private var text = "one two"
        var body: some View {
            VStack(spacing: 60) {
                Text("Carp").padding().draggable("big ")
                TextField("Field", text: $text).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
            }
            .padding()
        }
    }
    @Test func aFieldTakesTextWhereItIsDropped() throws {
        let screen = try TestScreen(Fields())
        try screen.carry("Carp", to: .text("one two").at(UnitPoint(x: 0.9, y: 0.5)))
        #expect(try screen.element(.identifier("field")).value == "one twobig ")
    }

    // MARK: Selectable text

    @Test func aMouseSelectsAPartOfATextAndKeysCopyIt() throws {
        let screen = try TestScreen(VStack(spacing: 40) {
            Text("Lily and reed").textSelection(.enabled)
            Text("Fixed")
        }.font(.system(size: 20)))
        try screen.click("Lily and reed", count: 2)
        try screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "and")
        try screen.mouseDrag(.text("Lily and reed").at(.leading), to: .text("Lily and reed").at(.trailing))
        try screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "Lily and reed")
        try screen.press(.escape)
        screen.clipboard = nil
        #expect(throws: TestScreenError.self) { try screen.press("c", modifiers: .control) }
        #expect(throws: TestScreenError.self) { try screen.tap("Fixed") }
    }
    @Test func aFingerThatRestsSelectsAText() throws {
        let screen = try TestScreen(Text("Lily and reed").textSelection(.enabled))
        try screen.press("Lily and reed", for: 0.7)
        try screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "Lily and reed")
    }

    // MARK: Elements stay where they are touched

    @Test func anActionAroundOneControlKeepsTheElementWhereTheControlIs() throws {
        var presses = 0
        let screen = try TestScreen(
            HStack { Spacer(); Button("Press") { presses += 1 } }.frame(width: 300, height: 200).accessibilityAction(named: "Other") {}.accessibilityHidden(false))
        try screen.tap("Press")
        #expect(presses == 1)
        #expect(try screen.element("Press").frame.width < 100)
    }
}
