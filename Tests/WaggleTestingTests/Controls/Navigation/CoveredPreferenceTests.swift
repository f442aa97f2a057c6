import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// What a screen says about the window holds while another screen covers it.
@MainActor struct CoveredPreferenceTests {
    struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct Dark: View {
        let scheme: ColorScheme?, own: ColorScheme?
        var body: some View {
            NavigationStack {
                List { NavigationLink("Open") { Scheme().preferredColorScheme(own) } }.preferredColorScheme(scheme)
            }
        }
    }
    @Test func theColourSchemeOfACoveredScreenHolds() throws {
        let screen = try TestScreen(Dark(scheme: .dark, own: nil), size: CGSize(width: 390, height: 844))
        try screen.tap("Open")
        screen.advance(by: 0.1)
        #expect(screen.shows("dark"))
        try screen.settle()
        #expect(screen.shows("dark"))
        let own = try TestScreen(Dark(scheme: nil, own: .dark), size: CGSize(width: 390, height: 844))
        try own.tap("Open")
        try own.settle()
        #expect(own.shows("dark"), "the screen in front has its own")
    }
    struct Tabs: View {
        let root: Visibility, page: Visibility
        var body: some View {
            TabView {
                NavigationStack {
                    List { NavigationLink("Open") { Text("Page").toolbar(page, for: .tabBar) } }.toolbar(root, for: .tabBar)
                }
                .tabItem { Text("First") }
                Text("Other").tabItem { Text("Second") }
            }
        }
    }
    @Test func theTabBarStaysHiddenUnlessTheScreenInFrontShowsIt() throws {
        for (root, page, isShown) in [(Visibility.hidden, Visibility.automatic, false), (.hidden, .visible, true), (.visible, .hidden, false), (.automatic, .hidden, false), (.automatic, .automatic, true)] {
            let screen = try TestScreen(Tabs(root: root, page: page), size: CGSize(width: 390, height: 844))
            #expect(screen.shows("Second") == (root != .hidden))
            try screen.tap("Open")
            try screen.settle()
            #expect(screen.shows("Second") == isShown, "\(root), then \(page)")
            try screen.goBack()
            try screen.settle()
            #expect(screen.shows("Second") == (root != .hidden))
        }
    }
    struct Half: View {
        @State private var isPresented = true
        var body: some View {
            Color.white.sheet(isPresented: $isPresented) {
                NavigationStack {
                    NavigationLink("Open") { Text("Page").frame(maxHeight: .infinity, alignment: .top) }
                        .navigationTitle("Root").navigationBarTitleDisplayMode(.inline).presentationDetents([.medium])
                }
            }
        }
    }
    @Test func theDetentsOfACoveredScreenHold() throws {
        let screen = try TestScreen(Half(), size: CGSize(width: 390, height: 844))
        try screen.settle()
        let title = try screen.element("Root").frame
        #expect(title.minY > 400)
        try screen.tap("Open")
        try screen.settle()
        #expect(try screen.element("Page").frame.minY > 400)
    }
}
