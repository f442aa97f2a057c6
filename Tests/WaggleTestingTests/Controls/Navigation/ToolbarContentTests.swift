import SwiftUI
import Testing
import TestSupport
import WaggleTesting

/// Toolbar content that programs declare as types of their own.
@MainActor @Suite struct ToolbarContentTests {
    private let size = CGSize(width: 390, height: 600)

    /// Dismisses through the environment, counts in its own state, and takes content from its parameters.
    private struct PondTools: ToolbarContent {
        @Environment(\.dismiss) private var dismiss
        @State private var frogs = 0
        @Binding var isRaining: Bool
        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) { Button("Leave") { dismiss() } }
            ToolbarItem(placement: .primaryAction) { Button("Frogs \(frogs)") { frogs += 1 } }
            if isRaining { Umbrella() }
        }
    }
    private struct Umbrella: ToolbarContent {
        var body: some ToolbarContent {
            ToolbarItemGroup(placement: .bottomBar) { Text("Umbrella") }
        }
    }
    private struct Pond: View {
        @State private var isRaining = false
        var body: some View {
            Button("Rain") { isRaining.toggle() }.navigationTitle("Pond").toolbar { PondTools(isRaining: $isRaining) }
        }
    }

    @Test func contentHasStateBindingsAndTheEnvironment() throws {
        struct Garden: View {
            @State private var showsPond = false
            var body: some View {
                Button("Open") { showsPond = true }.sheet(isPresented: $showsPond) { NavigationStack { Pond() } }
            }
        }
        let screen = try TestScreen(Garden(), size: size)
        try screen.tap("Open")
        try screen.settle()
        try screen.tap("Frogs 0")
        try screen.settle()
        #expect(screen.shows("Frogs 1") && !screen.shows("Umbrella"))
        try screen.tap("Rain")
        try screen.settle()
        #expect(screen.shows("Umbrella") && screen.shows("Frogs 1"))
        try screen.tap("Leave")
        try screen.settle()
        #expect(!screen.shows("Frogs 1") && screen.shows("Open"))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func barItemsTakeTouchesOverTheHeightOfTheBarAndUpToItsEdge(direction: LayoutDirection) throws {
        struct Tools: View {
            @State private var said = "nothing"
            var body: some View {
                NavigationStack {
                    Text("Said \(said)").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle()).onTapGesture { said = "ground" }
                        .navigationTitle("Pond").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") { said = "add" } }
                            ToolbarItem(placement: .topBarTrailing) { Button("Less", systemImage: "minus") { said = "less" } }
                            ToolbarItem(placement: .topBarTrailing) { Menu("Kinds", systemImage: "ellipsis.circle") { Button("Frog") { said = "frog" } } }
                            ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "square.and.arrow.up") { said = "share" } }
                        }
                }
            }
        }
        let screen = try TestScreen(Tools().environment(\.layoutDirection, direction), size: size)
        func place(_ x: CGFloat, _ y: CGFloat) -> ScreenTarget { .point(direction == .leftToRight ? x : size.width - x, y) }
        func tap(_ x: CGFloat, _ y: CGFloat, _ said: String) throws {
            try screen.tap(place(x, y))
            try screen.settle()
            #expect(screen.shows(ScreenTarget(stringLiteral: "Said \(said)")), "tapped at \(x), \(y)")
            try screen.tap(.point(size.width / 2, 200))
            try screen.settle()
            #expect(screen.shows("Said ground"))
        }
        for y in [1.0, 43] {
            try tap(1, y, "add")
            try tap(38, y, "add")
            let less = try screen.element("Less").frame.midX
            try tap(direction == .leftToRight ? less : size.width - less, y, "less")
            try screen.tap(place(size.width - 1, y))
            try screen.settle()
            #expect(screen.shows("Frog"), "the outermost item reaches the edge")
            try screen.tap("Frog")
            try screen.settle()
        }
        for y in [size.height - 1, size.height - 43] { try tap(size.width / 2, y, "share") }
    }

    @Test func whatContentObservesMayChange() throws {
        struct Gauge: ToolbarContent {
            @Environment(Weather.self) private var weather
            var body: some ToolbarContent {
                ToolbarItem(placement: .principal) { Text("Wind \(weather.wind)") }
                if weather.wind > 5 { ToolbarItem(placement: .bottomBar) { Text("Gale") } }
            }
        }
        let weather = Weather()
        let screen = try TestScreen(NavigationStack { Text("Sea").toolbar { Gauge() } }.environment(weather), size: size)
        #expect(screen.shows("Wind 3") && !screen.shows("Gale"))
        weather.wind = 8
        try screen.settle()
        #expect(screen.shows("Wind 8") && screen.shows("Gale"))
    }

    @Test func customizableContentStandsInTuplesAndBranches() throws {
        struct Tools: CustomizableToolbarContent {
            let isWide: Bool
            var body: some CustomizableToolbarContent {
                ToolbarItem(id: "cut") { Text("Cut") }
                if isWide { ToolbarItem(id: "paste") { Text("Paste") } } else { ToolbarItem(id: "more") { Text("More") } }
            }
        }
        let screen = try TestScreen(NavigationStack { Text("Sheet").toolbar(id: "tools") { Tools(isWide: true) } }, size: size)
        #expect(screen.shows("Cut") && screen.shows("Paste") && !screen.shows("More"))
    }

    @Test func objectsOfContentAreFreedWithTheScreen() async throws {
        final class Notes: ObservableObject {}
        struct Noted: ToolbarContent {
            @StateObject private var notes: Notes
            init(_ notes: Notes) { _notes = StateObject(wrappedValue: notes) }
            var body: some ToolbarContent { ToolbarItem { Text(notes.objectWillChange === notes.objectWillChange ? "Notes" : "") } }
        }
        struct Page: View {
            @State private var isShown = true
            let make: () -> Notes
            var body: some View {
                NavigationStack {
                    VStack {
                        if isShown { Text("Page").toolbar { Noted(make()) } }
                        Button("Close") { isShown = false }
                    }
                }
            }
        }
        weak var left: Notes?
        let screen = try TestScreen(Page { let notes = Notes(); if left == nil { left = notes }; return notes }, size: size)
        #expect(screen.shows("Notes") && left != nil)
        try screen.tap("Close")
        try screen.settle()
        await eventually { left == nil }
        #expect(left == nil && !screen.shows("Notes"))
    }

    /// As on iOS, where the tint fills the background while it is on.
    @Test func aToggleInABarIsAButton() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack { Text(isOn ? "on" : "off").toolbar { Toggle("Grid", systemImage: "grid", isOn: $isOn) } }
            }
        }
        let screen = try TestScreen(Page(), size: size)
        let toggle = try screen.element("Grid")
        #expect(toggle.frame.width < 60, "A switch alone is wider: \(toggle.frame)")
        try screen.tap("Grid")
        try screen.settle()
        #expect(screen.shows("on"))
    }
}

@Observable private final class Weather {
    var wind = 3
}
