import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// What the content of presentations inherits from the view that presents it, and what it decides itself.
@MainActor struct PresentationEnvironmentTests {
    enum Kind: CaseIterable, Sendable { case sheet, mediumSheet, cover, popover, item }
    private let size = CGSize(width: 390, height: 844)

    struct Inside: View {
        let name: String
        @Environment(\.colorScheme) private var scheme
        @Environment(\.font) private var font
        @Environment(\.lineLimit) private var lineLimit
        @Environment(\.textCase) private var textCase
        @Environment(\.multilineTextAlignment) private var alignment
        var body: some View {
            VStack {
                Text("\(name) scheme \(scheme == .dark ? "dark" : "light")")
                Text("\(name) font \(font == .largeTitle ? "largeTitle" : font == nil ? "none" : "other")")
                Text("\(name) limit \(lineLimit ?? 0) case \(textCase == nil ? "none" : "some") alignment \(alignment == .trailing ? "trailing" : "other")")
            }
        }
    }
    struct Item: Identifiable { let id = 1 }
    struct Presenting<Content: View>: View {
        let kind: Kind
        @Binding var isOpen: Bool
        @ViewBuilder let content: () -> Content
        var body: some View {
            let root = Inside(name: "outside")
            switch kind {
            case .sheet: root.sheet(isPresented: $isOpen, content: content)
            case .mediumSheet: root.sheet(isPresented: $isOpen) { content().presentationDetents([.medium]) }
            case .cover: root.fullScreenCover(isPresented: $isOpen, content: content)
            case .popover: root.popover(isPresented: $isOpen) { content().presentationCompactAdaptation(.popover) }
            case .item: root.sheet(item: Binding(get: { isOpen ? Item() : nil }, set: { isOpen = $0 != nil })) { _ in content() }
            }
        }
    }

    // MARK: The colour scheme

    @Test(arguments: Kind.allCases) func aPreferredColorSchemeMakesThePresentationDarkAndNothingElse(_ kind: Kind) throws {
        let screen = try TestScreen(Presenting(kind: kind, isOpen: .constant(true)) { Inside(name: "inside").preferredColorScheme(.dark) }, size: size)
        try screen.settle()
        #expect(screen.shows("inside scheme dark"))
        let place = try screen.element("inside scheme dark").frame
        let background = try pixels(screen, in: CGRect(x: place.minX - 4, y: place.midY, width: 2, height: 2))
        #expect(background.allSatisfy { $0.red < 60 && $0.green < 60 && $0.blue < 60 }, "the background is that of the dark scheme")
        let closing = TestValue(true), other = try TestScreen(Presenting(kind: kind, isOpen: closing.binding) { Inside(name: "inside").preferredColorScheme(.dark) }, size: size)
        try other.settle()
        closing.value = false
        try other.settle()
        #expect(other.shows("outside scheme light"))
    }
    @Test func aPreferredColorSchemeIsThereWhenThePresentationFirstShows() throws {
        let isOpen = TestValue(false), screen = try TestScreen(Presenting(kind: .cover, isOpen: isOpen.binding) { Inside(name: "inside").preferredColorScheme(.dark) }, size: size)
        isOpen.value = true
        for _ in 0..<30 where screen.elements("inside scheme").isEmpty { screen.advance(by: 1.0 / 60) }
        #expect(screen.elements("inside scheme dark").count == 1)
    }
    @Test func aPreferredColorSchemeMayChangeAndGo() throws {
        let scheme = TestValue<ColorScheme?>(.dark)
        struct Content: View {
            @Binding var scheme: ColorScheme?
            var body: some View { Inside(name: "inside").preferredColorScheme(scheme) }
        }
        let screen = try TestScreen(Presenting(kind: .sheet, isOpen: .constant(true)) { Content(scheme: scheme.binding) }, size: size)
        try screen.settle()
        for (value, shown) in [(ColorScheme?.some(.light), "light"), (.dark, "dark"), (nil, "light")] {
            scheme.value = value
            try screen.settle()
            #expect(screen.shows(.text("inside scheme \(shown)")))
        }
    }

    // MARK: What is inherited

    @Test(arguments: Kind.allCases) func contentInheritsTheLookOfItsPresenter(_ kind: Kind) throws {
        let root = Presenting(kind: kind, isOpen: .constant(true)) { Inside(name: "inside") }
            .font(.largeTitle).lineLimit(3).textCase(.lowercase).multilineTextAlignment(.trailing)
        let screen = try TestScreen(root, size: size)
        try screen.settle()
        #expect(screen.shows("inside font largeTitle") && screen.shows("inside limit 3 case some alignment trailing"))
    }
    @Test func dialogsLookTheSameWhereverTheyArePresented() throws {
        func size(of alert: some View) throws -> CGSize {
            let screen = try TestScreen(alert, size: self.size)
            try screen.settle()
            return try screen.element("Really?").frame.size
        }
        let alert = Text("a").alert("Really?", isPresented: .constant(true)) { Button("Yes") {} }
        #expect(try size(of: alert.font(.largeTitle)) == size(of: alert))
    }
    /// A bar or a section header gives the views in it a look of its own, which is not meant for what they present.
    @Test func containersKeepTheirLookFromPresentations() throws {
        struct Opener: View {
            let name: String
            @State private var isOpen = false
            var body: some View {
                Button(name) { isOpen = true }.sheet(isPresented: $isOpen) {
                    VStack {
                        Inside(name: "inside")
                        Label("A rather long title", systemImage: "star")
                    }
                }
            }
        }
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    List { Section { Text("Row") } header: { Opener(name: "Header") } }
                        .toolbar {
                            ToolbarItem { Opener(name: "Top") }
                            ToolbarItem(placement: .bottomBar) { Opener(name: "Bottom") }
                        }
                }
            }
        }
        for (font, shown) in [(Font?.none, "none"), (.largeTitle, "largeTitle")] {
            for name in ["Top", "Bottom", "Header"] {
                let screen = try TestScreen(Screen().font(font), size: size)
                try screen.settle()
                try screen.tap(.text(name))
                try screen.settle()
                #expect(screen.shows(.text("inside font \(shown)")), "from \(name)")
                #expect(screen.shows("inside limit 0 case none alignment other"), "from \(name)")
                #expect(try screen.element("A rather long title").frame.width > 100, "a label in a sheet from \(name) has its title")
            }
        }
    }
}
