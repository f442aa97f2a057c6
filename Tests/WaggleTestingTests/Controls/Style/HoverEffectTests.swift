import SwiftUI
import Testing
import WaggleTesting

/// Views under the pointer, tints of rows, groups of controls.
@MainActor struct HoverEffectTests {
    @Test func aLiftedViewGrowsUnderThePointer() throws {
        let screen = try TestScreen(VStack(spacing: 40) {
            Text("Lift").hoverEffect(.lift)
            Text("Still").hoverEffect(.lift, isEnabled: false)
            Text("Off").hoverEffect().defaultHoverEffect(.lift).hoverEffectDisabled()
        }, size: CGSize(width: 300, height: 300))
        for name in ["Lift", "Still", "Off"] {
            let target = ScreenTarget(stringLiteral: name), before = try screen.element(target).frame.width
            try screen.hover(target)
            try screen.settle()
            let after = try screen.element(target).frame.width
            #expect(name == "Lift" ? abs(after / before - 1.05) < 0.001 : after == before, "\(name)")
            try screen.hover(nil)
            try screen.settle()
            #expect(try screen.element(target).frame.width == before)
        }
    }

    private struct Groups: View {
        @State private var done = ""
        var body: some View {
            VStack {
                ControlGroup("Edit") {
                    Button("Cut", systemImage: "scissors") { done = "cut" }
                    Button("Copy", systemImage: "doc.on.doc") { done = "copied" }
                }
                .controlGroupStyle(.menu)
                Menu("More") {
                    ControlGroup { Button("Up", systemImage: "arrow.up") { done = "up" }; Button("Down", systemImage: "arrow.down") { done = "down" } }.controlGroupStyle(.compactMenu)
                    Button("Other") {}
                }
                Text("did \(done)")
            }
        }
    }
    @Test func aGroupOpensAsAMenuOrIsARowOfOne() throws {
        let screen = try TestScreen(Groups(), size: CGSize(width: 390, height: 600))
        #expect(!screen.shows("Copy"))
        try screen.tap("Edit")
        try screen.settle()
        try screen.tap("Copy")
        try screen.settle()
        #expect(screen.shows("did copied"))
        try screen.tap("More")
        try screen.settle()
        #expect(try screen.element("Up").frame.midY == screen.element("Down").frame.midY)
        try screen.tap("Down")
        try screen.settle()
        #expect(screen.shows("did down"))
    }

    nonisolated private struct ByScheme: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier { Suffix(text: environment.colorScheme == .dark ? "night" : "day") }
    }
    private struct Suffix: ViewModifier {
        let text: String
        nonisolated init(text: String) { self.text = text }
        func body(content: Content) -> some View { HStack { content; Text(text) } }
    }
    @Test func aModifierIsChosenByTheEnvironment() throws {
        #expect(try TestScreen(Text("It is").modifier(ByScheme())).shows("day"))
        #expect(try TestScreen(Text("It is").modifier(ByScheme()).environment(\.colorScheme, .dark)).shows("night"))
    }
}
