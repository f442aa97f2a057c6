import SwiftUI
import Testing
import WaggleTesting

@MainActor
struct GlassTests {
    /// Half red, half blue, with a plate of glass over the border between the two.
    private struct Plate<Front: View>: View {
        let front: Front
        var body: some View {
            ZStack {
                HStack(spacing: 0) {
                    Color.red
                    Color.blue
                }
                front
            }
        }
    }
    private func screen<V: View>(_ front: V) throws -> TestScreen { try TestScreen(Plate(front: front), size: CGSize(width: 200, height: 100), scale: 1) }
    private func pixel(_ screen: TestScreen, _ x: CGFloat, _ y: CGFloat) throws -> (blue: UInt8, green: UInt8, red: UInt8) {
        try #require(try pixels(screen, in: CGRect(x: x, y: y, width: 1, height: 1)).first)
    }

    @Test func glassMixesWhatIsBehindItAndLeavesTheRest() throws {
        let screen = try screen(Color.clear.frame(width: 100, height: 40).glassEffect(.regular, in: .rect(cornerRadius: 10)))
        let middle = try pixel(screen, 100, 50)
        #expect(middle.red > 120 && middle.blue > 120 && middle.green > 80, "Red and blue are mixed and veiled.")
        let outside = try pixel(screen, 10, 10)
        #expect(outside.red > 240 && outside.green < 70)
    }

    @Test func clearGlassShowsMoreAndIdentityAll() throws {
        func green(_ glass: Glass) throws -> Int { Int(try pixel(try screen(Color.clear.frame(width: 100, height: 40).glassEffect(glass)), 75, 50).green) }
        let regular = try green(.regular), clear = try green(.clear), none = try green(.identity)
        #expect(regular > clear && clear > none)
    }

    @Test func tintColorsTheGlass() throws {
        let screen = try screen(Color.clear.frame(width: 100, height: 40).glassEffect(.regular.tint(.green)))
        let middle = try pixel(screen, 75, 50)
        #expect(middle.green > middle.red && middle.green > middle.blue)
    }

    @Test func glassButtonsRunTheirActionsAndStandInCapsules() throws {
        struct Buttons: View {
            @State private var taps = 0
            var body: some View {
                VStack {
                    Button("Cast off") { taps += 1 }.buttonStyle(.glass)
                    Button("Moor") { taps += 10 }.buttonStyle(.glassProminent)
                    Button("Drift") { taps += 100 }.buttonStyle(.glass(.clear))
                    Button(role: .close) { taps += 1000 }
                    Text("Taps \(taps)")
                }
            }
        }
        let screen = try TestScreen(Buttons())
        for title in ["Cast off", "Moor", "Drift", "Close"] { try screen.tap(.text(title)) }
        try screen.settle()
        #expect(screen.shows("Taps 1,111"))
    }

    @Test func aUnionOfGlassFillsTheGapBetweenItsParts() throws {
        struct Union: View {
            @Namespace private var space
            let isJoined: Bool
            var body: some View {
                GlassEffectContainer(spacing: 20) {
                    HStack(spacing: 60) {
                        ForEach(0..<2) { _ in Color.clear.frame(width: 40, height: 40).glassEffect().glassEffectUnion(id: isJoined ? "both" : nil, namespace: space) }
                    }
                }
            }
        }
        let apart = try pixel(try screen(Union(isJoined: false)), 97, 50), joined = try pixel(try screen(Union(isJoined: true)), 97, 50)
        #expect(joined.green > apart.green + 30)
    }

    @Test func interactiveGlassLetsTheButtonInsideActAndGrowsMeanwhile() throws {
        struct Pad: View {
            @State private var taps = 0
            var body: some View {
                ScrollView {
                    Button("Taps \(taps)") { taps += 1 }.padding(20).glassEffect(.regular.interactive())
                    Color.yellow.frame(height: 2000)
                }
            }
        }
        let screen = try TestScreen(Pad())
        try screen.tap("Taps 0")
        try screen.settle()
        #expect(screen.shows("Taps 1"))
        let before = try screen.element("Taps 1").frame
        try screen.fingerDown(on: "Taps 1")
        screen.advance(by: 0.3)
        #expect(try screen.element("Taps 1").frame.width > before.width)
        try screen.fingerUp()
        try screen.settle()
        try screen.drag("Taps 2", by: CGSize(width: 0, height: -100))
        try screen.settle()
        #expect(try screen.element("Taps 2").frame.minY < before.minY - 50, "A pull that begins on glass still scrolls.")
    }

    @Test func glassBlursFineLines() throws {
        struct Lines: View {
            var body: some View {
                ZStack {
                    HStack(spacing: 0) { ForEach(0..<50) { $0 % 2 == 0 ? Color.black : Color.white } }.frame(width: 200)
                    Color.clear.frame(width: 100, height: 60).glassEffect(in: .rect)
                }
            }
        }
        let screen = try TestScreen(Lines(), size: CGSize(width: 200, height: 100), scale: 1)
        let row = try pixels(screen, in: CGRect(x: 80, y: 50, width: 40, height: 1)).map { Int($0.green) }
        #expect(try #require(row.max()) - #require(row.min()) < 30, "Nothing of lines of four points is left.")
    }

    // MARK: Bars

    @Test func anAccessoryStandsAboveTheTabBarOnAllTabs() throws {
        struct Tabs: View {
            @State private var isOn = true
            var body: some View {
                TabView {
                    Tab("One", systemImage: "1.circle") { Button("Toggle") { isOn.toggle() } }
                    Tab("Two", systemImage: "2.circle") { VStack { Spacer(); Text("Low") } }
                }
                .tabViewBottomAccessory(isEnabled: isOn) { Accessory() }
                .tabBarMinimizeBehavior(.onScrollDown)
            }
            struct Accessory: View {
                @Environment(\.tabViewBottomAccessoryPlacement) private var placement
                var body: some View { Text(placement == .expanded ? "Playing" : "Unknown") }
            }
        }
        let screen = try TestScreen(Tabs())
        try screen.settle()
        let playing = try screen.element("Playing").frame
        try screen.selectTab("Two")
        try screen.settle()
        #expect(try screen.element("Playing").frame == playing)
        #expect(try screen.element("Low").frame.maxY < playing.minY, "Content ends above the accessory.")
        try screen.selectTab("One")
        try screen.settle()
        try screen.tap("Toggle")
        try screen.settle()
        #expect(!screen.shows("Playing"))
    }

    @Test func toolbarSpacersSeparateItems() throws {
        struct Bars: View {
            let isSpaced: Bool
            var body: some View {
                NavigationStack {
                    Text("Pier").navigationTitle("Pier").navigationSubtitle("Ferries").navigationBarTitleDisplayMode(.inline).toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("A") {} }.sharedBackgroundVisibility(.hidden)
                        if isSpaced { ToolbarSpacer(.fixed, placement: .topBarTrailing) }
                        ToolbarItem(placement: .topBarTrailing) { Button("B") {} }
                        ToolbarItem(placement: .bottomBar) { Button("C") {} }
                        if isSpaced { ToolbarSpacer(placement: .bottomBar) }
                        ToolbarItem(placement: .bottomBar) { Button("D") {} }
                    }
                }
            }
        }
        let tight = try TestScreen(Bars(isSpaced: false)), wide = try TestScreen(Bars(isSpaced: true))
        for screen in [tight, wide] { try screen.settle() }
        func gap(_ screen: TestScreen, _ first: String, _ second: String) throws -> CGFloat {
            try screen.element(.text(second)).frame.minX - screen.element(.text(first)).frame.maxX
        }
        #expect(try gap(wide, "A", "B") >= gap(tight, "A", "B") + 16)
        #expect(try gap(wide, "C", "D") > 250, "Flexible room pushes items of the bottom bar to its ends.")
        #expect(wide.shows("Ferries"))
    }

    @Test func aSafeAreaBarInsetsTheContent() throws {
        let screen = try TestScreen(VStack {
            Spacer()
            Text("Low")
        }.safeAreaBar(edge: .bottom, spacing: 0) { Text("Bar").frame(height: 60) })
        #expect(try screen.element("Low").frame.maxY <= screen.element("Bar").frame.minY)
    }

    @Test func aBackgroundExtensionContinuesTheViewIntoTheSafeArea() throws {
        let screen = try TestScreen(Color.green.backgroundExtensionEffect().padding(0).background(Color.clear),
                                    size: CGSize(width: 100, height: 200), scale: 1, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
        let above = try pixel(screen, 50, 20)
        #expect(above.green > 150 && above.red < 120)
    }

    // MARK: Shapes

    @Test func concentricCornersShareTheContainersCentres() throws {
        struct Card: View {
            let corner: Edge.Corner.Style
            var body: some View {
                Color.white.overlay { ConcentricRectangle(corners: corner).fill(.black).padding(10) }.frame(width: 100, height: 100)
                    .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
            }
        }
        func isInked(_ corner: Edge.Corner.Style, _ distance: CGFloat) throws -> Bool {
            let screen = try TestScreen(Card(corner: corner), size: CGSize(width: 100, height: 100), scale: 1)
            return try pixel(screen, 10 + distance, 10 + distance).red < 128
        }
        // A circle of radius r leaves 0.29 r of the diagonal free.
        #expect(try !isInked(.concentric, 4) && isInked(.concentric, 8), "30 less 10 is 20.")
        #expect(try !isInked(.concentric(minimum: 40), 8) && isInked(.concentric(minimum: 40), 14))
        #expect(try isInked(.fixed(0), 0) && isInked(4, 3) && !isInked(.fixed(40), 8))
    }
}
