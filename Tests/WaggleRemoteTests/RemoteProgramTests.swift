import Foundation
import SwiftUI
import Testing
import WaggleCore
import WaggleRequest
import WaggleTesting
@testable import WaggleRemote

/// Programs inside the window of another one.
@MainActor
struct RemoteProgramTests {
    /// A shown program of 200 by 400 points in a window of half that size.
    private func show(_ content: some View, script: FilmScript? = nil) throws -> (screen: TestScreen, program: RemoteProgram, connection: LocalConnection) {
        let size = try RemoteScreen.window(width: 200, height: 400), connection = LocalConnection(content, size.screen, script: script)
        let program = RemoteProgram(screen: size) { connection }
        return (try TestScreen(RemoteProgramView(program), size: CGSize(width: 100, height: 200)), program, connection)
    }

    @Test func aProgramIsShownAndTapped() throws {
        let pressed = TestValue(0)
        let (screen, program, _) = try show(Pond(taps: pressed.binding))
        #expect(program.state == .running)
        // The lower half of the program, at half its size.
        try screen.tap(.point(50, 150))
        #expect(pressed.value == 1)
        try screen.tap(.point(50, 50))
        #expect(pressed.value == 1)
    }

    @Test func timeRunsAtItsSpeed() throws {
        let seen = TestValue(0.0)
        let (screen, program, connection) = try show(Clock(seconds: seen.binding))
        screen.advance(by: 1)
        #expect(abs(seen.value - 1) < 0.1)
        program.speed = 0.5
        screen.advance(by: 1)
        #expect(abs(seen.value - 1.5) < 0.1)
        program.speed = 0
        let steps = connection.requests.count
        screen.advance(by: 5)
        #expect(abs(seen.value - 1.5) < 0.1 && connection.requests.count <= steps + 1)
    }

    @Test func aProgramAtRestGetsNoRequests() throws {
        let (screen, _, connection) = try show(Color.red)
        screen.advance(by: 0.5)
        let steps = connection.requests.count
        screen.advance(by: 10)
        #expect(connection.requests.count == steps)
    }

    @Test func fewerFramesAreTakenThanTheScreenHas() throws {
        let seen = TestValue(0.0)
        let (screen, program, connection) = try show(Clock(seconds: seen.binding))
        program.framesPerSecond = 10
        screen.advance(by: 0.2)
        let steps = connection.requests.count
        screen.advance(by: 2)
        #expect((18...22).contains(connection.requests.count - steps))
    }

    @Test func screenAndAppearanceChange() throws {
        let described = TestValue("")
        let (screen, program, _) = try show(Surroundings(described: described.binding))
        #expect(described.value == "200x400 light")
        program.colorScheme = .dark
        program.screen = try .window(width: 300, height: 150)
        screen.advance(by: 0.1)
        #expect(described.value == "300x150 dark")
    }

    @Test func wheelsAndDragsScrollTheProgram() throws {
        let offset = TestValue(CGFloat(0))
        let (screen, _, _) = try show(Rows(offset: offset.binding))
        try screen.wheel(.point(50, 100), by: CGVector(dx: 0, dy: 1))
        screen.advance(by: 1)
        #expect(offset.value == 60, "A notch is 60 points of the program, at whatever size it is shown.")
        try screen.drag(.point(50, 150), to: .point(50, 100), halts: true)
        screen.advance(by: 1)
        #expect(abs(offset.value - 150) < 1, "The finger moves by 100 points of the program, less the 10 in which it is recognized.")
    }

    @Test func keysReachTheProgram() throws {
        let typed = TestValue("")
        let (screen, _, _) = try show(Typed(text: typed.binding))
        try screen.tap(.point(50, 100))
        try screen.press("a")
        #expect(typed.value == "a")
    }

    @Test func aScriptIsPlayedToItsEnd() throws {
        let pressed = TestValue(0)
        let script = FilmScript(steps: [.wait(seconds: 0.5), .tap(.point(100, 300), count: 1), .wait(seconds: 0.3)])
        let (screen, program, _) = try show(Pond(taps: pressed.binding), script: script)
        screen.advance(by: 0.4)
        #expect(pressed.value == 0 && !program.scriptIsOver)
        screen.advance(by: 1)
        #expect(pressed.value == 1 && program.scriptIsOver)
    }

    @Test func anEndedProgramSaysSoAndStartsAgain() throws {
        let (screen, program, connection) = try show(Pond(taps: .constant(0)))
        connection.hasEnded = true
        try screen.tap(.point(50, 50))
        guard case .ended = program.state else { throw TestFailure("The program still runs.") }
        connection.hasEnded = false
        program.restart()
        screen.advance(by: 0.1)
        #expect(program.state == .running)
    }

    @Test func anAnswerIsTakenWhileNoViewShowsTheProgram() throws {
        let size = try RemoteScreen.window(width: 200, height: 400), connection = LocalConnection(Color.red, size.screen)
        let program = RemoteProgram(screen: size) { connection }, window = WindowHost(waitsForOthers: false)
        program.didAppear(in: window)
        program.advance(to: 0)
        program.didDisappear(from: window)
        #expect(program.state == .starting, "A window does not wait for the answer.")
        connection.onArrival?()
        #expect(program.state == .running)
    }

    @Test func timeStandsStillWhileNoViewShowsTheProgram() throws {
        let size = try RemoteScreen.window(width: 200, height: 400), connection = LocalConnection(Clock(seconds: .constant(0)), size.screen)
        let program = RemoteProgram(screen: size) { connection }, window = WindowHost(waitsForOthers: true)
        program.didAppear(in: window)
        program.advance(to: 0)
        program.advance(to: 0.5)
        program.didHide()
        program.advance(to: 10)
        program.didDisappear(from: window)
        program.didAppear(in: window)
        program.advance(to: 20)
        program.advance(to: 20.5)
        #expect(connection.requests.last?.time == 1)
    }

    @Test func anEndIsNoticedWhileTheProgramRests() throws {
        let (_, program, connection) = try show(Color.red)
        #expect(program.state == .running)
        connection.hasEnded = true
        connection.onArrival?()
        guard case .ended = program.state else { throw TestFailure("The program still runs.") }
    }

    @Test func aProgramThatCannotStartSaysWhy() throws {
        let program = RemoteProgram(["/nowhere/pond"], screen: try .window(width: 100, height: 100))
        _ = try TestScreen(RemoteProgramView(program), size: CGSize(width: 100, height: 100))
        guard case .ended(let reason) = program.state else { throw TestFailure("The program runs.") }
        #expect(reason.contains("/nowhere/pond"))
        let silent = RemoteProgram(["true"], screen: try .window(width: 100, height: 100))
        _ = try TestScreen(RemoteProgramView(silent), size: CGSize(width: 100, height: 100))
        guard case .ended = silent.state else { throw TestFailure("The program runs.") }
    }
}

@MainActor
private final class WindowHost: AnimatedDrawingHost {
    let waitsForOthers: Bool
    init(waitsForOthers: Bool) { self.waitsForOthers = waitsForOthers }
    func requestFrame() {}
}

private struct TestFailure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// Its lower half counts taps.
private struct Pond: View {
    @Binding var taps: Int
    var body: some View {
        VStack(spacing: 0) {
            Color.blue
            Color.green.onTapGesture { taps += 1 }
        }
    }
}

/// Shows how long it has been visible.
private struct Clock: View {
    @Binding var seconds: Double
    @State private var start: Date?
    var body: some View {
        TimelineView(.animation) { timeline in
            Color.red.onChange(of: timeline.date, initial: true) { _, date in
                seconds = date.timeIntervalSince(start ?? date)
                if start == nil { start = date }
            }
        }
    }
}

private struct Surroundings: View {
    @Binding var described: String
    @Environment(\.colorScheme) private var scheme
    var body: some View {
        GeometryReader { geometry in
            let text = "\(Int(geometry.size.width))x\(Int(geometry.size.height)) \(scheme == .dark ? "dark" : "light")"
            Color.clear.onChange(of: text, initial: true) { described = text }
        }
    }
}

/// Shows how far it is scrolled.
private struct Rows: View {
    @Binding var offset: CGFloat
    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 50) } }
        }
        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in offset = y }
    }
}

private struct Typed: View {
    @Binding var text: String
    @FocusState private var isFocused: Bool
    var body: some View {
        Color.yellow.focusable().focused($isFocused).onAppear { isFocused = true }.onKeyPress { press in
            text += press.characters
            return .handled
        }
    }
}
