import Foundation
import SwiftUI
import Testing
import WaggleTesting

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add one") { count += 1 }
        }
    }
}

@MainActor
@Suite struct TestScreenTests {
    @Test func aTapPressesAButtonAndTheTextCounts() throws {
        let screen = try TestScreen(Counter(), size: CGSize(width: 200, height: 100))
        #expect(screen.shows("Count: 0"))
        try screen.tap("Add one")
        try screen.tap("Add one")
        #expect(screen.shows("Count: 2") && !screen.shows("Count: 0"))
        #expect(try screen.element("Add one").traits == .isButton)
    }

    @Test func aDisabledButtonTakesNoTap() throws {
        let screen = try TestScreen(Counter().disabled(true), size: CGSize(width: 200, height: 100))
        let error = #expect(throws: TestScreenError.self) { try screen.tap("Add one") }
        #expect(error?.description.hasPrefix("\"Add one\" is at 100,") == true)
        #expect(error?.description.hasSuffix("where no view has a gesture or button that takes the touch.") == true)
        #expect(screen.isUntouched && screen.shows("Count: 0"))
    }

    /// The middle of the link's bounds is between its words.
    @Test func aTapOnALinkOfTwoLinesMeetsItsWords() throws {
        let opened = TestValue<[String]>([])
        let text = Text("Read [the pond](https://pond.example) now").frame(width: 84, alignment: .leading)
            .environment(\.openURL, OpenURLAction { opened.value.append($0.absoluteString); return .handled })
        let screen = try TestScreen(text, size: CGSize(width: 200, height: 100))
        #expect(try screen.element("the pond").frame.height > 36)
        try screen.tap("the pond")
        #expect(opened.value == ["https://pond.example"])
    }

    @Test func aMissingTargetIsReportedWithTheTextsOnScreen() throws {
        let screen = try TestScreen(Counter(), size: CGSize(width: 200, height: 100))
        let error = #expect(throws: TestScreenError.self) { try screen.tap("Take one") }
        #expect(error?.description == "Nothing in the window shows \"Take one\". It shows “Count: 0”, “Add one”.")
        #expect(screen.elements("Take one").isEmpty)
    }

    @Test func aPressShowsWhileTheFingerIsDown() throws {
        struct Dim: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
        }
        let screen = try TestScreen(Button("Go") {}.buttonStyle(Dim()), size: CGSize(width: 100, height: 100))
        try screen.fingerDown(on: "Go")
        #expect(try screen.element("Go").children.first?.opacity == 0.5)
        try screen.fingerMove(to: .point(0, 500))
        #expect(try screen.element("Go").children.first?.opacity == 1)
        try screen.fingerUp()
        #expect(screen.isUntouched)
    }

    @Test func aGestureStateGoesBackWhenTheFingerLifts() throws {
        struct Puck: View {
            @GestureState private var offset = CGSize.zero
            var body: some View {
                Circle().frame(width: 40, height: 40).accessibilityLabel("Puck").offset(offset)
                    .gesture(DragGesture(minimumDistance: 0).updating($offset) { value, offset, _ in offset = value.translation })
            }
        }
        let screen = try TestScreen(Puck(), size: CGSize(width: 200, height: 200))
        try screen.fingerDown(on: "Puck")
        try screen.fingerMove(to: .point(150, 120))
        #expect(try screen.element("Puck").frame == CGRect(x: 130, y: 100, width: 40, height: 40))
        try screen.fingerUp()
        #expect(try screen.element("Puck").frame == CGRect(x: 80, y: 80, width: 40, height: 40))
    }

    @Test func twoFingersPinchAndTurn() throws {
        struct Map: View {
            @Binding var log: [String]
            var body: some View {
                Color.green.frame(width: 150, height: 150).accessibilityIdentifier("map")
                    .gesture(MagnifyGesture().onEnded { log.append("scale \(($0.magnification * 1000).rounded() / 1000)") })
                    .simultaneousGesture(RotateGesture().onEnded { log.append("angle \($0.rotation.degrees.rounded())") })
            }
        }
        let log = TestValue<[String]>([])
        let screen = try TestScreen(Map(log: log.binding), size: CGSize(width: 200, height: 200))
        try screen.pinch(.identifier("map"), by: 1.5)
        #expect(log.value == ["scale 1.5"])
        log.value = []
        try screen.rotate(.identifier("map"), by: .degrees(45))
        #expect(log.value == ["angle 45.0"])
    }

    @Test func aValueOfTheTestIsReadAndWritten() throws {
        struct Level: View {
            @Binding var level: Int
            var body: some View { Button("Level \(level)") { level += 1 } }
        }
        let level = TestValue(3)
        let screen = try TestScreen(Level(level: level.binding), size: CGSize(width: 200, height: 100))
        try screen.tap("Level 3")
        #expect(level.value == 4 && screen.shows("Level 4"))
        level.value = 9
        screen.advance(by: 0)
        #expect(screen.shows("Level 9"))
        #expect(screen.views(of: Level.self).map(\.view.level) == [9])
    }

    @Test func viewsOfATypeHaveTheirValuesAndPlaces() throws {
        struct Tile: View {
            let name: String
            var body: some View { Color.blue.frame(width: 50, height: 20) }
        }
        let screen = try TestScreen(VStack(spacing: 10) { Tile(name: "a"); Tile(name: "b").offset(x: 5) }, size: CGSize(width: 100, height: 100))
        #expect(screen.views(of: Tile.self).map(\.view.name) == ["a", "b"])
        #expect(screen.views(of: Tile.self).map(\.frame) == [CGRect(x: 25, y: 25, width: 50, height: 20), CGRect(x: 30, y: 55, width: 50, height: 20)])
    }

    @Test func advancingRunsAnimationsUntilTheScreenSettles() throws {
        struct Fader: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
                    Text("Ghost").opacity(isShown ? 1 : 0)
                }
            }
        }
        let screen = try TestScreen(Fader(), size: CGSize(width: 100, height: 100))
        try screen.tap("Hide")
        screen.advance(by: 0.5)
        #expect(abs(try screen.element("Ghost").opacity - 0.5) < 1e-9)
        try screen.settle()
        #expect(try screen.element("Ghost").opacity == 0 && !screen.shows("Ghost"))
        #expect(abs(screen.time - 1.1) < 0.02)
    }

    @Test func whatNeverRestsIsNamed() throws {
        struct Spinner: View {
            @State private var isTurned = false
            var body: some View {
                Text("-").rotationEffect(.degrees(isTurned ? 360 : 0))
                    .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isTurned = true } }
            }
        }
        let screen = try TestScreen(Spinner(), size: CGSize(width: 100, height: 100))
        let error = #expect(throws: TestScreenError.self) { try screen.settle(limit: 2) }
        #expect(error?.description == "The screen did not come to rest within 2.0 s: after that, Spinner moves.")
        #expect(screen.time == 2)
    }

    @Test func tasksTimersAndDelayedBlocksFollowTheScreensTime() throws {
        struct Waiter: View {
            @State private var heard: [String] = []
            var body: some View {
                VStack { ForEach(heard, id: \.self) { Text($0) } }
                    .task {
                        try? await Task.sleep(for: .seconds(100))
                        heard.append("task")
                    }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 200) { heard.append("block") }
                        DispatchQueue.main.async { heard.append("soon") }
                        _ = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in MainActor.assumeIsolated { heard.append("timer") } }
                        let start = Date()
                        Task {
                            await Task.yield()
                            heard.append("elapsed \(Int(Date().timeIntervalSince(start)))")
                        }
                    }
            }
        }
        let screen = try TestScreen(Waiter(), size: CGSize(width: 200, height: 200))
        #expect(screen.elements.map(\.label).sorted() == ["elapsed 0", "soon"])
        func hears(_ word: String, after seconds: TimeInterval) {
            screen.advance(by: seconds)
            #expect(!screen.shows(.text(word)))
            screen.advance(by: 0.1)
            #expect(screen.shows(.text(word)), "\(word) at \(screen.time)")
        }
        hears("task", after: 99.95)
        hears("block", after: 99.9)
        hears("timer", after: 99.9)
    }

    @Test func aTaskEndsWithItsScreen() throws {
        let log = TestValue<[String]>([])
        do {
            let screen = try TestScreen(Text("a").task {
                do { try await Task.sleep(for: .seconds(1000)) } catch { log.value.append("cancelled") }
            }, size: CGSize(width: 50, height: 50))
            screen.advance(by: 1)
            #expect(log.value == [])
        }
        #expect(log.value == ["cancelled"])
    }

    @Test func aScriptPlaysOnAScreen() throws {
        let screen = try TestScreen(Counter(), size: CGSize(width: 200, height: 100))
        try screen.play(script: "wait 0.5\ntap \"Add one\"\ndoubletap \"Add one\"")
        #expect(screen.shows("Count: 3"))
        let error = #expect(throws: TestScreenError.self) { try screen.play(script: "tap \"Play\"") }
        #expect(error?.description.hasPrefix("script:1: Nothing in the window shows \"Play\".") == true)
    }

    @Test func aScreenIsAsLargeAsItsDevice() throws {
        struct Corner: View { var body: some View { Color.red.ignoresSafeArea() } }
        let screen = try TestScreen(Corner(), device: "iphone-15")
        #expect(screen.size == CGSize(width: 393, height: 852))
        #expect(screen.views(of: Corner.self).map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 852)])
        #expect(throws: TestScreenError.self) { try TestScreen(Corner(), device: "fridge") }
        #expect(throws: TestScreenError.self) { try TestScreen(Corner(), size: .zero) }
    }

    @Test func anAppIsShownByItsFirstWindow() throws {
        struct Pond: App { var body: some Scene { WindowGroup { Text("Pond") } } }
        #expect(try TestScreen(app: Pond()).shows("Pond"))
    }

    @Test func thePointerIsHeard() throws {
        struct Lamp: View {
            @State private var isLit = false
            var body: some View { Text(isLit ? "lit" : "dark").frame(width: 50, height: 50).onHover { isLit = $0 } }
        }
        let screen = try TestScreen(Lamp(), size: CGSize(width: 100, height: 100))
        try screen.hover("dark")
        #expect(screen.shows("lit"))
        try screen.hover(nil)
        #expect(screen.shows("dark"))
    }
}
