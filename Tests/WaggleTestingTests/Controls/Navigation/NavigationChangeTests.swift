import SwiftUI
import Testing
import TestSupport
import WaggleTesting

/// Changes of a navigation stack's path while its screens move.
@MainActor struct NavigationChangeTests {
    final class ShownScreens { var names: Set<String> = [] }
    struct Numbers: View {
        @Binding var path: [Int]
        var shown = ShownScreens()
        var body: some View {
            NavigationStack(path: $path) { screen("Root").navigationDestination(for: Int.self) { screen("Screen \($0)") } }
        }
        func screen(_ name: String) -> some View { Text(name).onAppear { shown.names.insert(name) }.onDisappear { shown.names.remove(name) } }
    }

    @Test func aPushInterruptedAtAnyMomentGoesOnFromThere() throws {
        for step in 0..<20 {
            let path = TestValue<[Int]>([])
            let screen = try TestScreen(Numbers(path: path.binding), size: CGSize(width: 390, height: 844))
            path.value = [1]
            screen.advance(by: Double(step) / 40)
            var places: [CGFloat] = []
            for frame in 0..<12 {
                if frame == 4 { path.value = [] }
                screen.advance(by: 1.0 / 60)
                places.append(try screen.element("Screen 1").frame.midX)
            }
            // The velocity changes no faster than the spring allows: neither position nor speed jumps.
            for frame in 2..<places.count {
                let bend = places[frame] - 2 * places[frame - 1] + places[frame - 2]
                #expect(abs(bend) < 40, "step \(step), frame \(frame): \(places)")
            }
            try screen.settle()
            #expect(screen.shows("Root") && !screen.shows("Screen 1"))
        }
    }
    @Test(arguments: [0, 3, 8, 15, 40]) func aPathReplacedByALongerOneChangesAgainAtAnyMoment(frames: Int) throws {
        struct Stack: View {
            @Binding var path: [String]
            var body: some View {
                NavigationStack(path: $path) { Text("Root").navigationDestination(for: String.self) { Text("Screen \($0)").navigationTitle($0) }.navigationTitle("Start") }
            }
        }
        for next in [["b", "c"], ["b", "c", "d"], ["b", "d"], ["b"], ["a"], []] {
            let path = TestValue(["a"])
            let screen = try TestScreen(Stack(path: path.binding), size: CGSize(width: 390, height: 844))
            path.value = ["b", "c"]
            for _ in 0..<frames { screen.advance(by: 1.0 / 60) }
            path.value = next
            screen.advance(by: 1.0 / 60)
            let front = next.last.map { "Screen \($0)" } ?? "Root"
            #expect(screen.shows(.text(front)), "\(next) after \(frames) frames: \(whatIsShown(screen))")
            try screen.settle()
            for name in ["a", "b", "c", "d"] where name != next.last { #expect(!screen.shows(.text("Screen \(name)")), "\(next) after \(frames) frames") }
            #expect(try abs(screen.element(.text(front)).frame.midX - 195) < 1)
            for name in next.reversed() {
                #expect(screen.shows(.text("Screen \(name)")))
                try screen.tap(.identifier("BackButton"))
                try screen.settle()
            }
            #expect(screen.shows("Root") && path.value.isEmpty)
        }
    }
    @Test func aReplacedScreenStaysBeneathThoseThatThePathKeeps() throws {
        struct Stack: View {
            @Binding var path: [String]
            var body: some View {
                NavigationStack(path: $path) {
                    Color.gray.navigationDestination(for: String.self) { name in
                        (name == "a" ? Color(red: 1, green: 0, blue: 0) : name == "c" ? Color(red: 0, green: 0, blue: 1) : Color(red: 0, green: 1, blue: 0))
                            .ignoresSafeArea().toolbar(.hidden, for: .navigationBar)
                    }
                }
            }
        }
        let path = TestValue(["a"])
        let screen = try TestScreen(Stack(path: path.binding), size: CGSize(width: 390, height: 844))
        func color(_ x: CGFloat) throws -> String {
            let pixel = try pixels(screen, in: CGRect(x: x, y: 500, width: 1, height: 1))[0]
            return pixel.red > 200 ? "red" : pixel.blue > 200 ? "blue" : pixel.green > 200 ? "green" : "another"
        }
        path.value = ["b", "c"]
        for _ in 0..<12 { screen.advance(by: 1.0 / 60) }
        #expect(try color(360) == "blue" && color(10) != "blue")
        path.value = ["b", "c", "d"]
        screen.advance(by: 1.0 / 60)
        #expect(try color(360) == "blue")
        // The screen in front comes over all of them.
        for _ in 0..<12 { screen.advance(by: 1.0 / 60) }
        #expect(try color(360) == "green")
        try screen.settle()
        #expect(try color(10) == "green")
    }
    @Test func aPathMayChangeWithoutAnimationInMidPush() throws {
        for (next, front) in [([], "Root"), ([2], "Screen 2"), ([1, 2], "Screen 2")] {
            let path = TestValue<[Int]>([])
            let screen = try TestScreen(Numbers(path: path.binding), size: CGSize(width: 390, height: 844))
            path.value = [1]
            for _ in 0..<5 { screen.advance(by: 1.0 / 60) }
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { path.value = next }
            screen.advance(by: 1.0 / 60)
            #expect(screen.shows(.text(front)), "\(next)")
            try screen.settle()
            #expect(try screen.element(.text(front)).frame.midX == 195, "\(next)")
            #expect(!screen.shows("Screen 1"))
        }
    }
    @Test func aDestinationPushedAgainInMidPopFollowsItsSource() throws {
        struct Stack: View {
            @State private var isOn = false
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text("Root").navigationDestination(isPresented: $isOn) { Text("Count \(count)") }
                }
                Button("On") { isOn = true }
                Button("Off") { isOn = false }
                Button("More") { count += 1 }
            }
        }
        let screen = try TestScreen(Stack(), size: CGSize(width: 390, height: 844))
        try screen.tap("On")
        try screen.settle()
        try screen.tap("Off")
        screen.advance(by: 0.1)
        try screen.tap("On")
        try screen.settle()
        try screen.tap("More")
        try screen.settle()
        #expect(screen.shows("Count 1"))
    }
    @Test(arguments: [[], [1], [2, 3], [1, 2, 3], [1, 2, 3, 4], [5, 6, 7]], [205.0, 0]) func aPathThatChangesUnderAFingerTakesTheScreensFromIt(next: [Int], finger: Double) throws {
        let path = TestValue([1, 2]), front = next.last.map { "Screen \($0)" } ?? "Root", shown = ShownScreens()
        let screen = try TestScreen(Numbers(path: path.binding, shown: shown), size: CGSize(width: 390, height: 844))
        try screen.fingerDown(on: .point(5, 400))
        try screen.fingerMove(to: .point(205, 400), over: 0.3)
        if finger < 205 { try screen.fingerMove(to: .point(finger, 400), over: 0.3) }
        let before = try screen.element("Screen 2").frame.midX
        path.value = next
        screen.advance(by: 1.0 / 60)
        // The screen in front goes on from where the finger had it.
        if next.last != 2, next.count != 2 { #expect(try abs(screen.element("Screen 2").frame.midX - before) < 60) }
        try screen.fingerMove(to: .point(320, 400), over: 0.1)
        try screen.fingerUp()
        try screen.settle()
        #expect(path.value == next && shown.names == [front])
        #expect(try abs(screen.element(.text(front)).frame.midX - 195) < 1, "\(whatIsShown(screen))")
        for name in ["Root"] + (1...7).map({ "Screen \($0)" }) where name != front { #expect(!screen.shows(.text(name)), "\(name) with \(next)") }
        for _ in next {
            try screen.tap(.identifier("BackButton"))
            try screen.settle()
        }
        #expect(screen.shows("Root") && path.value.isEmpty)
    }
}
