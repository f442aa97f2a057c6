import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTesting

/// What a link pushes is made by the view that contains the link, and stays up to date while that view is covered.
@MainActor struct PushedPageTests {
    struct Item: Identifiable, Hashable {
        let id: Int
        var n = 0
        var children: [Item]?
    }
    @Observable final class Store { var items = (0..<3).map { Item(id: $0) } }
    final class Journal { var rows = 0 }

    /// The places of links.
    enum Place: CaseIterable {
        case list, loop, form, stack, grid, table, outline, bindings, observed, reader, readerInRow, readerAroundList, tabsAround, sections, row, active, tag, flag, item, picker
    }

    struct Links: View {
        let place: Place, journal: Journal
        @State private var items = (0..<3).map { Item(id: $0, children: $0 == 1 ? [Item(id: 10)] : nil) }
        @State private var store = Store()
        @State private var active: Int?
        @State private var chosen: Item?

        var body: some View { NavigationStack { content } }

        @ViewBuilder private var content: some View {
            switch place {
            case .list: List(items) { link($0) }
            case .loop: List { ForEach(items) { link($0) } }
            case .form: Form { Section { ForEach(items) { item in NavigationLink("Row \(item.id)", destination: page(item)) } } }
            case .stack: ScrollView { LazyVStack { ForEach(items) { link($0) } } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(items) { link($0) } } }
            case .table: Table(items) { TableColumn("Item") { link($0) } }
            case .outline: List { OutlineGroup(items, children: \.children) { link($0) } }
            case .bindings: List($items) { $item in NavigationLink("Row \(item.id)") { Text("count \(item.n)"); Button("Add") { item.n += 1 } } }
            case .observed:
                List(store.items) { item in
                    NavigationLink("Row \(item.id)") { VStack { Text("count \(item.n)"); Button("Add") { store.items[item.id].n += 1 } } }
                }
            case .reader: GeometryReader { _ in VStack { ForEach(items) { link($0) } } }
            case .readerInRow: List(items) { item in GeometryReader { _ in link(item) } }
            case .readerAroundList: GeometryReader { _ in List(items) { link($0) } }
            case .tabsAround: TabView { List(items) { link($0) } }
            case .sections: List { ForEach(items) { item in Section { link(item) } } }
            case .row: List(items) { Row(item: $0, items: $items) }
            case .active:
                List(items) { item in
                    NavigationLink("Row \(item.id)", isActive: Binding { active == item.id } set: { active = $0 ? item.id : nil }) { page(item) }
                }
            case .tag: List(items) { item in NavigationLink("Row \(item.id)", tag: item.id, selection: $active) { page(item) } }
            case .flag:
                List(items) { item in
                    Button("Row \(item.id)") { active = item.id }
                        .navigationDestination(isPresented: Binding { active == item.id } set: { active = $0 ? item.id : nil }) { page(item) }
                }
            case .item:
                List(items) { item in
                    Button("Row \(item.id)") { chosen = item }
                        .navigationDestination(item: Binding { chosen?.id == item.id ? chosen : nil } set: { chosen = $0 }) { page(items[$0.id]) }
                }
            case .picker: List(items) { item in
                    NavigationLink("Row \(item.id)") {
                        List([item]) { item in NavigationLink("To \(item.id)") { page(item) } }
                    }
                }
            }
        }
        private func link(_ item: Item) -> some View {
            journal.rows += 1
            return NavigationLink { page(item) } label: { Text("Row \(item.id)") }
        }
        private func page(_ item: Item) -> some View {
            VStack {
                Text("count \(item.n)")
                Button("Add") { items[item.id].n += 1 }
            }
        }
    }
    struct Row: View {
        let item: Item
        @Binding var items: [Item]
        var body: some View { NavigationLink("Row \(item.id)") { VStack { Text("count \(item.n)"); Button("Add") { items[item.id].n += 1 } } } }
    }

    @Test(arguments: Place.allCases) func aPushedPageShowsEachChangeOfWhatItsLinkWasMadeFrom(place: Place) throws {
        let screen = try TestScreen(Links(place: place, journal: Journal()), size: CGSize(width: 390, height: 844))
        try screen.tap("Row 2")
        try screen.settle()
        if place == .picker {
            try screen.tap("To 2")
            try screen.settle()
        }
        #expect(screen.shows("count 0"))
        for count in 1...3 {
            try screen.tap("Add")
            #expect(screen.shows(.text("count \(count)")), "after \(count) taps in \(place)")
        }
        try screen.goBack()
        try screen.settle()
        if place == .picker {
            try screen.goBack()
            try screen.settle()
        }
        try screen.tap("Row 2")
        try screen.settle()
        if place != .picker { #expect(screen.shows("count 3")) }
    }
    @Test func onlyTheRowThatMadeTheShownPageIsMadeAnew() throws {
        let journal = Journal(), screen = try TestScreen(Links(place: .list, journal: journal), size: CGSize(width: 390, height: 844))
        try screen.tap("Row 2")
        try screen.settle()
        var before = journal.rows
        try screen.tap("Add")
        #expect(journal.rows == before + 1)
        try screen.goBack()
        try screen.settle()
        before = journal.rows
        try screen.tap("Row 0")
        try screen.settle()
        #expect(journal.rows == before, "nothing has changed")
        try screen.tap("Add")
        #expect(journal.rows == before + 1, "the row of the page that has gone no longer matters")
    }

    struct Growing: View {
        let byValue: Bool
        @State private var items = (0..<3).map { Item(id: $0) }
        var body: some View {
            NavigationStack {
                List(items) { item in
                    if byValue { NavigationLink("Row \(item.id)", value: item.id) } else { NavigationLink("Row \(item.id)") { page(item) } }
                }
                .navigationDestination(for: Int.self) { page(items[$0]) }
            }
        }
        private func page(_ item: Item) -> some View {
            VStack {
                Color.red.frame(width: 10 + CGFloat(item.n), height: 20).accessibilityIdentifier("bar")
                Button("Grow") { withAnimation(.linear(duration: 1)) { items[item.id].n += 100 } }
            }
        }
    }
    @Test(arguments: [false, true]) func aPageMovesByTheAnimationOfTheChange(byValue: Bool) throws {
        let screen = try TestScreen(Growing(byValue: byValue), size: CGSize(width: 390, height: 844))
        try screen.tap("Row 1")
        try screen.settle()
        try screen.tap("Grow")
        screen.advance(by: 0.5)
        let width = try screen.element(.identifier("bar")).frame.width
        #expect(width > 40 && width < 90, "\(width)")
        try screen.settle()
        #expect(try screen.element(.identifier("bar")).frame.width == 110)
    }

    struct Columns: View {
        let count: Int
        @State var visibility = NavigationSplitViewVisibility.all
        @State private var items: [Item] = []
        init(count: Int) {
            self.count = count
            _items = State(initialValue: (0..<count).map { Item(id: $0) })
        }
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(items) { item in
                    NavigationLink("Row \(item.id)") {
                        VStack {
                            Text("count \(item.n)")
                            Button("Add") { items[item.id].n += 1 }
                            Button("Alone") { visibility = .detailOnly }
                        }
                    }
                }
            } detail: {
                Text("Choose")
            }
        }
    }
    @Test func aDetailShowsChangesWhereverItsLinkIs() throws {
        let screen = try TestScreen(Columns(count: 900), size: CGSize(width: 1180, height: 820))
        try screen.tap("Row 2")
        try screen.settle()
        try screen.tap("Add")
        #expect(screen.shows("count 1"), "the link in sight")
        for _ in 0..<30 {
            try screen.wheel(.point(100, 400), by: CGVector(dx: 0, dy: 10))
            try screen.settle()
        }
        #expect(!screen.shows("Row 2"))
        try screen.tap("Add")
        #expect(screen.shows("count 2"), "the link scrolled away")
        try screen.wheel(.point(100, 400), by: CGVector(dx: 0, dy: 500))
        try screen.settle()
        try screen.tap("Add")
        #expect(screen.shows("count 3"), "the link scrolled far away")
        try screen.tap("Alone")
        try screen.settle()
        try screen.tap("Add")
        #expect(screen.shows("count 4"), "the column hidden")
    }
    @Test func aCollapsedDetailShowsChanges() throws {
        let screen = try TestScreen(Columns(count: 3), size: CGSize(width: 390, height: 844))
        try screen.tap("Row 2")
        try screen.settle()
        try screen.tap("Add")
        try screen.tap("Add")
        #expect(screen.shows("count 2"))
    }

    struct Tabs: View {
        @State private var items = (0..<3).map { Item(id: $0) }
        var body: some View {
            TabView {
                NavigationStack { List(items) { item in NavigationLink("Row \(item.id)") { Text("count \(item.n)") } } }.tabItem { Text("First") }
                Button("Add to all") { for index in items.indices { items[index].n += 1 } }.tabItem { Text("Second") }
            }
        }
    }
    @Test func aPageInAHiddenTabIsUpToDateWhenTheTabIsShown() throws {
        let screen = try TestScreen(Tabs(), size: CGSize(width: 390, height: 844))
        try screen.tap("Row 1")
        try screen.settle()
        try screen.selectTab("Second")
        try screen.tap("Add to all")
        try screen.tap("Add to all")
        try screen.selectTab("First")
        #expect(screen.shows("count 2"))
    }

    struct UnderASheet: View {
        @State private var path: [Int] = []
        @State private var isPresented = false
        @State private var n = 0
        var body: some View {
            NavigationStack(path: $path) {
                Button("Present") { isPresented = true }
                    .sheet(isPresented: $isPresented) {
                        Text("sheet \(n)")
                        Button("Push") { path.append(1) }
                        Button("Add") { n += 1 }
                    }
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }
    @Test func aSheetStaysWhileItsPresenterIsCoveredByAPush() throws {
        let screen = try TestScreen(UnderASheet(), size: CGSize(width: 390, height: 844))
        try screen.tap("Present")
        try screen.settle()
        try screen.tap("Push")
        try screen.settle()
        #expect(screen.shows("sheet 0"))
        try screen.tap("Add")
        #expect(screen.shows("sheet 1"))
    }
}
