import SwiftUI
import Testing
import UniformTypeIdentifiers
import WaggleTesting

/// Forms of controls that programs use rarely.
@MainActor
struct SurfaceFormsTests {
    @Test func aPickerShowsItsCurrentValueLabelInsteadOfTheOption() throws {
        struct Tides: View {
            @State private var tide = "low"
            var body: some View {
                Picker("Tide", selection: $tide) {
                    Text("Low water").tag("low")
                    Text("High water").tag("high")
                } currentValueLabel: {
                    Text("It is \(tide)")
                }
            }
        }
        let screen = try TestScreen(Tides())
        #expect(screen.shows("It is low") && !screen.shows("Low water"))
        try screen.tap("It is low")
        try screen.settle()
        try screen.tap("High water")
        try screen.settle()
        #expect(screen.shows("It is high") && !screen.shows("High water"))
    }

    @Test func actionsOfASectionAreItsLastRowsAndFoldWithIt() throws {
        struct Shelf: View {
            @State private var isExpanded = true
            @State private var count = 1
            var body: some View {
                List {
                    Section("Jars", isExpanded: $isExpanded) { ForEach(0..<count, id: \.self) { Text("Jar \($0)") } }.sectionActions { Button("Add a jar") { count += 1 } }
                    Section("Tins") { Text("Tin") }
                }
                .listStyle(.sidebar)
                Button("Fold") { isExpanded.toggle() }
            }
        }
        let screen = try TestScreen(Shelf())
        let (jar, add, tin) = (try screen.element("Jar 0").frame, try screen.element("Add a jar").frame, try screen.element("Tin").frame)
        #expect(jar.maxY <= add.minY && add.maxY <= tin.minY)
        try screen.tap("Add a jar")
        try screen.settle()
        #expect(try screen.element("Jar 1").frame.maxY <= screen.element("Add a jar").frame.minY)
        try screen.tap("Fold")
        try screen.settle()
        #expect(!screen.shows("Add a jar") && screen.shows("Tin"))
    }

    @Test func containersShowTheActionsOfSectionsWhereTheyLike() throws {
        struct Board<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ForEach(sections: content) { section in
                    HStack { section.actions }
                    VStack { section.content }
                    Text("\(section.content.count) pins")
                }
            }
        }
        let screen = try TestScreen(VStack { Board { Section { Text("Pin"); Text("Needle") }.sectionActions { Text("Pin up") } } })
        #expect(screen.shows("2 pins"))
        #expect(try screen.element("Pin up").frame.maxY <= screen.element("Pin").frame.minY)
        #expect(screen.elements("Pin up").count == 1)
    }

    private struct Boat: Identifiable {
        let id: Int
        let name: String
    }

    @Test func aTableStyleOfTheProgramsDecoratesAnother() throws {
        struct Framed: TableStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Boats")
                    InsetTableStyle().makeBody(configuration: configuration)
                }
            }
        }
        let boats = [Boat(id: 1, name: "Kestrel"), Boat(id: 2, name: "Tern")]
        let screen = try TestScreen(Table(boats) { TableColumn("Name", value: \.name) }.tableStyle(Framed()), size: CGSize(width: 900, height: 500))
        #expect(screen.shows("Boats") && screen.shows("Kestrel"))
    }

    @Test func itemsAreDroppedBetweenTheRowsOfATable() throws {
        struct Harbour: View {
            @State private var boats = [Boat(id: 1, name: "Kestrel"), Boat(id: 2, name: "Tern")]
            var body: some View {
                VStack {
                    Text("Gull").padding().draggable("Gull")
                    Table(of: Boat.self) { TableColumn("Name", value: \.name) } rows: {
                        ForEach(boats) { TableRow($0) }.dropDestination(for: String.self) { offset, names in
                            boats.insert(contentsOf: names.map { Boat(id: boats.count + 1, name: $0) }, at: offset)
                        }
                    }
                }
            }
        }
        let screen = try TestScreen(Harbour(), size: CGSize(width: 900, height: 600))
        try screen.carry("Gull", to: .text("Kestrel").at(UnitPoint(x: 0.5, y: 1)))
        let added = try screen.element(.text("Gull", number: 2)).frame
        #expect(try added.minY > screen.element("Kestrel").frame.minY && added.minY < screen.element("Tern").frame.minY)
    }

    @Test func rowsOfATableNeedOnlyTheirData() throws {
        let boats = [Boat(id: 1, name: "Kestrel"), Boat(id: 2, name: "Tern")]
        let screen = try TestScreen(Table(of: Boat.self) { TableColumn("Name", value: \.name) } rows: { ForEach(boats) }, size: CGSize(width: 900, height: 500))
        #expect(screen.shows("Kestrel") && screen.shows("Tern"))
    }

    @Test func columnsAndRowsOfProgramsOwnTypesAreShown() throws {
        struct NameColumn: TableColumnContent {
            var tableColumnBody: some TableColumnContent<Boat, Never> { TableColumn("Name") { (boat: Boat) in Text(boat.name) } }
        }
        struct Fleet: TableRowContent {
            let boats: [Boat]
            var tableRowBody: some TableRowContent<Boat> { ForEach(boats) { TableRow($0) } }
        }
        let fleet = Fleet(boats: [Boat(id: 1, name: "Kestrel"), Boat(id: 2, name: "Tern")])
        let screen = try TestScreen(Table(of: Boat.self) { NameColumn() } rows: { fleet }, size: CGSize(width: 900, height: 500))
        #expect(screen.shows("Kestrel") && screen.shows("Tern") && screen.shows("Name"))
    }

    @Test func explicitGuidesAreCombinedAsLayoutsDoIt() {
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 12, 8]) == 8)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([nil, 12, 8]) == 12)
        #expect(HorizontalAlignment.center.combineExplicit([10, nil, 20]) == 15)
        #expect(HorizontalAlignment.center.combineExplicit([nil, nil] as [CGFloat?]) == nil)
    }

    @Test func theContextOfFontsFollowsTheSizeOfText() {
        var values = EnvironmentValues()
        let before = values.fontResolutionContext
        #expect(before == values.fontResolutionContext && before.debugDescription.contains("large"))
        values.dynamicTypeSize = .accessibility2
        #expect(before != values.fontResolutionContext)
    }

    @Test func theSelectedOptionOfAPaletteTakesAVariantInsteadOfAMark() throws {
        struct Flags: View {
            @State private var flag = "red"
            let effect: PaletteSelectionEffect
            var body: some View {
                Menu("Flags") {
                    Picker("Flag", selection: $flag) {
                        Label("Red", systemImage: "flag").tag("red")
                        Label("Blue", systemImage: "flag").tag("blue")
                    }
                    .pickerStyle(.palette).paletteSelectionEffect(effect)
                }
            }
        }
        func isMarked(_ effect: PaletteSelectionEffect) throws -> Bool {
            let screen = try TestScreen(Flags(effect: effect))
            try screen.tap("Flags")
            try screen.settle()
            return try screen.element("Red").traits.contains(.isSelected)
        }
        #expect(try isMarked(.automatic))
        #expect(try !isMarked(.symbolVariant(.fill)))
    }

    @Test func aGaugeWithMarkedValuesShowsItsOwn() throws {
        let screen = try TestScreen(Gauge(value: 0.4) { Text("Fuel") } currentValueLabel: { Text("Two fifths") } markedValueLabels: { Text("Half").tag(0.5) })
        #expect(try screen.element("Fuel").value == "Two fifths")
        #expect(!screen.shows("Half"))
    }

    @Test func theArrangementOfTabsIsStored() throws {
        struct Settings: View {
            @AppStorage("arrangement") private var tabs: TabViewCustomization
            var body: some View {
                Text(tabs[tab: "home"].sidebarVisibility == .hidden ? "Hidden" : "Shown")
                Button("Hide") { tabs[tab: "home"].sidebarVisibility = .hidden }
            }
        }
        let name = "waggle-\(UUID().uuidString)", store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let first = try TestScreen(Settings().defaultAppStorage(store))
        try first.tap("Hide")
        #expect(first.shows("Hidden"))
        #expect(try TestScreen(Settings().defaultAppStorage(store)).shows("Hidden"))
    }
}

/// Pages that are shown before a document is chosen.
@MainActor
struct DocumentLaunchTests {
    private struct Desk: View {
        @State private var fails = false
        let file: URL
        var body: some View {
            DocumentLaunchView("Sketches", for: [.plainText]) {
                NewDocumentButton("New sketch", contentType: .plainText) {
                    if fails { throw CocoaError(.fileWriteNoPermission) }
                    return file
                }
                Button("Fail") { fails = true }
            } onDocumentOpen: { url in
                Text("Sketch \(url.lastPathComponent)")
            } background: {
                Color.teal
            } overlayAccessoryView: { places in
                Text("Card at \(Int(places.titleViewFrame.midX)) of \(Int(places.frame.width))").position(x: places.frame.midX, y: 40)
            }
        }
    }

    @Test func aNewDocumentCoversThePageAndGoesBackToIt() throws {
        let screen = try TestScreen(Desk(file: URL(filePath: "/tmp/pond.txt")), size: CGSize(width: 600, height: 600))
        try screen.settle()
        #expect(screen.shows("Sketches"))
        try screen.tap("New sketch")
        try screen.settle()
        #expect(screen.shows("Sketch pond.txt") && screen.shows("pond"))
        try screen.tap("Documents")
        try screen.settle()
        #expect(!screen.shows("Sketch pond.txt") && screen.shows("New sketch"))
    }

    @Test func filesAreOpenedFromThePage() throws {
        let screen = try TestScreen(Desk(file: URL(filePath: "/tmp/pond.txt")))
        try screen.tap("Open…")
        try screen.chooseFiles([URL(filePath: "/tmp/lake.txt")])
        try screen.settle()
        #expect(screen.shows("Sketch lake.txt"))
    }

    @Test func whyADocumentCouldNotBeMadeIsTold() throws {
        let screen = try TestScreen(Desk(file: URL(filePath: "/tmp/pond.txt")))
        try screen.tap("Fail")
        try screen.tap("New sketch")
        try screen.settle()
        #expect(screen.shows("The document could not be opened"))
    }

    @Test func whatStandsBeforeThePageKnowsWhereTheCardIs() throws {
        let screen = try TestScreen(Desk(file: URL(filePath: "/tmp/pond.txt")), size: CGSize(width: 600, height: 600))
        try screen.settle()
        #expect(screen.shows("Card at 300 of 600"))
        let light = try pixels(screen, in: CGRect(x: 10, y: 300, width: 1, height: 1))[0]
        #expect(light.green > light.red, "The background reaches the edges.")
    }
}
