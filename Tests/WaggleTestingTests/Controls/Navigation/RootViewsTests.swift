import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Several views at the root of a screen, a sheet or another place are stacked vertically.
@MainActor struct RootViewsTests {
    enum Place: CaseIterable { case stack, destination, value, sheet, cover, column, tab, bar }
    struct Program: View {
        let place: Place
        @State private var isPresented = false
        @ViewBuilder private var views: some View {
            Text("One")
            Text("Two")
            Color.red.frame(height: 10).accessibilityIdentifier("rest")
        }
        var body: some View {
            switch place {
            case .stack: NavigationStack { views }
            case .destination: NavigationStack { NavigationLink("Open") { views } }
            case .value: NavigationStack { NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in views } }
            case .sheet: Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { views }
            case .cover: Button("Open") { isPresented = true }.fullScreenCover(isPresented: $isPresented) { views }
            case .column: NavigationSplitView { views } detail: { Text("Detail") }
            case .tab: TabView { Tab("First", systemImage: "star") { views } }
            case .bar: Color.white.safeAreaInset(edge: .bottom) { views }
            }
        }
    }
    @Test(arguments: Place.allCases) func severalViewsAreStacked(place: Place) throws {
        let screen = try TestScreen(Program(place: place), size: CGSize(width: 390, height: 844))
        if screen.shows("Open") {
            try screen.tap("Open")
            try screen.settle()
        }
        let one = try screen.element("One").frame, two = try screen.element("Two").frame, rest = try screen.element(.identifier("rest")).frame
        #expect(two.minY >= one.maxY && abs(two.midX - one.midX) < 1, "\(one) \(two)")
        #expect(rest.minY >= two.maxY && rest.height == 10, "\(two) \(rest)")
    }
    struct Rows: View {
        var body: some View {
            NavigationStack {
                Text("One")
                List { Text("Row") }
            }
        }
    }
    @Test func aListBelowATextFillsTheRest() throws {
        let screen = try TestScreen(Rows(), size: CGSize(width: 390, height: 844))
        #expect(try screen.element("One").frame.maxY < screen.element("Row").frame.minY)
    }
}

/// Several views in a label are one row.
@MainActor struct LabelPartsTests {
    struct Labels: View {
        let inList: Bool
        @State private var isOn = true
        @ViewBuilder private var controls: some View {
            Button {} label: { Text("Button A"); Text("Button B") }
            Button {} label: { Text("Bordered A"); Text("Bordered B") }.buttonStyle(.bordered)
            NavigationLink { Text("Page") } label: { Text("Link A"); Text("Link B") }
            Menu { Text("Item") } label: { Text("Menu A"); Text("Menu B") }
            Link(destination: URL(string: "https://example.org")!) { Text("Web A"); Text("Web B") }
            Label { Text("Title A"); Text("Title B") } icon: { Image(systemName: "star") }
            Toggle(isOn: $isOn) { Image(systemName: "moon").accessibilityLabel("Toggle A"); Text("Toggle B") }
            Text("After")
        }
        var body: some View {
            NavigationStack { if inList { List { controls } } else { VStack { controls } } }
        }
    }
    @Test(arguments: [false, true]) func aLabelOfSeveralViewsIsARow(inList: Bool) throws {
        let screen = try TestScreen(Labels(inList: inList), size: CGSize(width: 390, height: 844))
        for name in ["Button", "Bordered", "Link", "Menu", "Web", "Title", "Toggle"] {
            let a = try screen.element(.text("\(name) A")).frame, b = try screen.element(.text("\(name) B")).frame
            #expect(b.minX >= a.maxX && abs(a.midY - b.midY) < 2, "\(name): \(a) \(b)")
        }
        if inList {
            let button = try screen.element("Button A").frame, after = try screen.element("After").frame
            // Seven rows, some of which are higher.
            #expect(after.midY - button.midY < 8 * 44, "\(button) \(after)")
        }
    }
    struct Subtitled: View {
        @State private var isOn = true
        var body: some View {
            Form {
                Toggle(isOn: $isOn) { Text("Title"); Text("Subtitle") }
                LabeledContent { Text("Value") } label: { Text("Name"); Text("Detail") }
            }
        }
    }
    @Test func textsInTheLabelOfAToggleAreATitleAndASubtitleAsDocumented() throws {
        let screen = try TestScreen(Subtitled(), size: CGSize(width: 390, height: 844))
        let name = try screen.element("Name").frame, detail = try screen.element("Detail").frame, value = try screen.element("Value").frame
        #expect(detail.minY >= name.maxY && abs(detail.minX - name.minX) < 1 && detail.height < name.height)
        #expect(value.minX > name.maxX)
        #expect(screen.elements("Title").count == 1)
    }
}
