import SwiftUI
import Testing
import WaggleTesting

/// Names of iOS 17 and 18 that programs use rarely.
@MainActor
struct SurfaceTests {
    @Test func aTabOfTheSidebarOnlyIsNotInTheBar() throws {
        struct Tabs: View {
            @State private var customization = TabViewCustomization()
            var body: some View {
                TabView {
                    Tab("Home", systemImage: "house") { Text("At home") }.customizationID("home").customizationBehavior(.disabled, for: .sidebar, .tabBar)
                    Tab("Attic", systemImage: "archivebox") { Text("In the attic") }.tabPlacement(.sidebarOnly)
                    TabSection("More") {
                        Tab("Cellar", systemImage: "wineglass") { Text("In the cellar") }.defaultVisibility(.hidden, for: .sidebar)
                    }
                    .sectionActions { Button("Add") {} }
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewCustomization($customization)
                .tabViewSidebarHeader { Text("Header") }
            }
        }
        let screen = try TestScreen(Tabs())
        try screen.settle()
        #expect(screen.shows("Home") && !screen.shows("Attic") && !screen.shows("Header"))
        try screen.selectTab("Cellar")
        try screen.settle()
        #expect(screen.shows("In the cellar"))
    }

    @Test func aTabCustomizationKeepsItsChangesAsData() throws {
        var customization = TabViewCustomization()
        customization[tab: "home"].sidebarVisibility = .hidden
        #expect(customization[sidebarVisibility: "home"] == .hidden && customization[sidebarVisibility: "other"] == .automatic)
        let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
        #expect(copy == customization)
        customization.resetVisibility()
        #expect(customization == TabViewCustomization())
    }

    @Test func sheetsOfWideWindowsTakeTheirSizing() throws {
        struct Sheet<S: PresentationSizing>: View {
            let sizing: S
            var body: some View { Color.clear.sheet(isPresented: .constant(true)) { Color.red.frame(minWidth: 300, maxWidth: 300, minHeight: 200, maxHeight: 200).accessibilityElement().accessibilityLabel("Card").presentationSizing(sizing) } }
        }
        struct Filling: View {
            var body: some View { Color.clear.sheet(isPresented: .constant(true)) { Color.red.accessibilityElement().accessibilityLabel("Card").presentationSizing(.form) } }
        }
        let form = try TestScreen(Filling(), size: CGSize(width: 1000, height: 800))
        try form.settle()
        let frame = try form.element("Card").frame
        #expect(abs(frame.width - 540) < 1 && abs(frame.height - 620) < 1 && abs(frame.midX - 500) < 1 && abs(frame.midY - 400) < 1)
        #expect(try pixels(form, in: CGRect(x: 2, y: 2, width: 1, height: 1))[0].red > 50, "What is behind stays in place.")
        let fitted = try TestScreen(Sheet(sizing: .fitted), size: CGSize(width: 1000, height: 800), scale: 1)
        try fitted.settle()
        #expect(try pixels(fitted, in: CGRect(x: 355, y: 305, width: 1, height: 1))[0].red > 200)
        #expect(try pixels(fitted, in: CGRect(x: 345, y: 400, width: 1, height: 1))[0].red < 250, "The sheet ends with its content.")
    }

    @Test func spatialEventsFollowAllFingers() throws {
        struct Pad: View {
            @State private var log = "none"
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 300, height: 300)
                        .gesture(SpatialEventGesture().onChanged { events in
                            log = "\(events.count) down, \(events.map { "\(Int($0.location.x))" }.joined(separator: " "))"
                        }.onEnded { events in log = "ended \(events.allSatisfy { $0.phase == .ended && $0.kind == .touch })" }, name: "pad")
                    Text(log)
                }
            }
        }
        let screen = try TestScreen(Pad(), size: CGSize(width: 300, height: 400))
        try screen.fingerDown(on: .point(50, 100), finger: 0)
        try screen.fingerDown(on: .point(200, 100), finger: 1)
        screen.advance(by: 0.1)
        #expect(screen.shows("2 down, 50 200"))
        try screen.fingerMove(to: .point(80, 100), finger: 0)
        #expect(screen.shows("2 down, 80 200"))
        try screen.fingerUp(finger: 0)
        try screen.fingerUp(finger: 1)
        try screen.settle()
        #expect(screen.shows("ended true"))
    }

    @Test func hoverEffectsOfOthersComeToStandardOnes() throws {
        struct Rising: CustomHoverEffect {
            func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect() }
        }
        struct Buoy: View {
            var isDisabled = false
            var body: some View { Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Buoy").hoverEffect(Rising().hoverEffectDisabled(isDisabled)) }
        }
        for isDisabled in [false, true] {
            let screen = try TestScreen(Buoy(isDisabled: isDisabled))
            try screen.hover("Buoy")
            try screen.settle()
            #expect(try (screen.element("Buoy").frame.width > 101) == !isDisabled)
        }
        _ = Color.red.hoverEffect(.lift).hoverEffect().defaultHoverEffect(.highlight)
    }

    @Test func thereIsNoPencilAndNoWritingTools() throws {
        struct Desk: View {
            @Environment(\.preferredPencilDoubleTapAction) private var action
            @Environment(\.writingToolsBehavior) private var tools
            var body: some View {
                Text(action == .ignore && tools == .disabled ? "Nothing" : "Something")
                    .onPencilDoubleTap { _ in }.onPencilSqueeze { _ in }.writingToolsBehavior(.complete).handGestureShortcut(.primaryAction)
            }
        }
        #expect(try TestScreen(Desk()).shows("Nothing"))
    }

    @Test func aShapeOfASizeStandsAtItsAnchor() {
        let path = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.boundingRect == CGRect(x: 80, y: 90, width: 20, height: 10))
        #expect(Rectangle().size(width: 20, height: 10).path(in: CGRect(x: 5, y: 5, width: 100, height: 100)).boundingRect == CGRect(x: 5, y: 5, width: 20, height: 10))
        #expect(HorizontalDirection.Set.all.contains(.leading) && VerticalDirection.allCases == [.up, .down])
    }
}
