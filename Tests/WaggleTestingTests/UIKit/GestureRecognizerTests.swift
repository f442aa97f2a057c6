import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import WaggleUIKit

/// Gesture recognizers of UIKit: what they recognize, and who makes way for whom.
@MainActor
struct GestureRecognizerTests {
    /// Notes what recognizers tell it.
    private final class Log: NSObject, UIGestureRecognizerDelegate {
        var notes: [String] = []
        var together = false, begins = true, receives = true
        var others: [String] = []
        func note(_ recognizer: UIGestureRecognizer) { notes.append("\(recognizer.name ?? "-") \(recognizer.state)") }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
            others.append("\(type(of: other))")
            return together
        }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    }
    private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to view: UIView, _ log: Log) -> R {
        recognizer.name = name
        recognizer.addTarget(log, action: Selector(Log.note(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
    private func screen(_ view: UIView) throws -> TestScreen { try TestScreen(Represented(view), size: CGSize(width: 200, height: 200)) }

    // MARK: Taps and presses

    @Test func aTapIsRecognizedOnAPlainView() throws {
        let view = UIView(), log = Log(), tap = add(UITapGestureRecognizer(), "tap", to: view, log)
        let screen = try screen(view)
        try screen.tap(.point(30, 40))
        #expect(log.notes == ["tap ended"] && tap.location(in: view) == CGPoint(x: 30, y: 40) && tap.state == .possible)
        try screen.tap(.point(30, 40))
        #expect(log.notes.count == 2)
        // Fingers complain where nobody takes them.
        tap.isEnabled = false
        try? screen.tap(.point(30, 40))
        tap.isEnabled = true
        log.receives = false
        tap.delegate = log
        try? screen.tap(.point(30, 40))
        log.receives = true
        log.begins = false
        try? screen.tap(.point(30, 40))
        view.removeGestureRecognizer(tap)
        try? screen.tap(.point(30, 40))
        #expect(log.notes.count == 2 && tap.view == nil)
    }
    @Test func aSingleTapWaitsForADoubleTapOnlyIfItRequiresItsFailure() throws {
        let view = UIView(), log = Log()
        let single = add(UITapGestureRecognizer(), "single", to: view, log), double = add(UITapGestureRecognizer(), "double", to: view, log)
        double.numberOfTapsRequired = 2
        let screen = try screen(view)
        try screen.tap(.point(50, 50))
        #expect(log.notes == ["single ended"])
        screen.advance(by: 1)
        try screen.tap(.point(50, 50), count: 2)
        #expect(log.notes.contains("double ended"))
        log.notes = []
        screen.advance(by: 1)
        single.require(toFail: double)
        try screen.tap(.point(50, 50), count: 2)
        screen.advance(by: 1)
        #expect(log.notes == ["double ended"])
        try screen.tap(.point(50, 50))
        screen.advance(by: 0.2)
        #expect(log.notes == ["double ended"])
        screen.advance(by: 0.3)
        #expect(log.notes == ["double ended", "single ended"])
    }
    @Test func tapsMayNeedTwoFingers() throws {
        let view = UIView(), log = Log(), tap = add(UITapGestureRecognizer(), "two", to: view, log)
        tap.numberOfTouchesRequired = 2
        let screen = try screen(view)
        try screen.tap(.point(50, 50))
        #expect(log.notes.isEmpty)
        try screen.fingerDown(on: .point(50, 50))
        try screen.fingerDown(on: .point(90, 50), finger: 1)
        try screen.fingerUp()
        try screen.fingerUp(finger: 1)
        #expect(log.notes == ["two ended"])
    }
    @Test func aLongPressBeginsChangesAndEnds() throws {
        let view = UIView(), log = Log(), press = add(UILongPressGestureRecognizer(), "press", to: view, log)
        let screen = try screen(view)
        try screen.fingerDown(on: .point(50, 50))
        screen.advance(by: 0.4)
        #expect(log.notes.isEmpty)
        screen.advance(by: 0.2)
        #expect(log.notes == ["press began"] && press.numberOfTouches == 1)
        try screen.fingerMove(to: .point(90, 50), over: 0.02)
        try screen.fingerUp()
        #expect(log.notes.contains("press changed") && log.notes.last == "press ended")
        log.notes = []
        try screen.fingerDown(on: .point(50, 50))
        try screen.fingerMove(to: .point(80, 50))
        screen.advance(by: 1)
        try screen.fingerUp()
        #expect(log.notes.isEmpty, "A finger that moved before its time is no press.")
    }

    // MARK: Movements

    @Test func aPanTellsItsTranslationAndVelocity() throws {
        let view = UIView(), log = Log(), pan = add(UIPanGestureRecognizer(), "pan", to: view, log)
        let screen = try screen(view)
        try screen.fingerDown(on: .point(20, 50))
        try screen.fingerMove(to: .point(120, 50), over: 0.2)
        #expect(log.notes.first == "pan began" && log.notes.last == "pan changed")
        #expect(abs(pan.translation(in: view).x - 90) < 1 && abs(pan.translation(in: view).y) < 0.01 && pan.velocity(in: view).x > 300)
        pan.setTranslation(.zero, in: view)
        try screen.fingerMove(to: .point(120, 80), over: 0.1)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
        try screen.fingerUp()
        #expect(log.notes.last == "pan ended" && !log.notes.contains("pan cancelled"))
        try screen.fingerDown(on: .point(20, 50))
        try screen.fingerMove(to: .point(60, 50))
        pan.isEnabled = false
        #expect(log.notes.last == "pan cancelled")
    }
    @Test func aTranslationFollowsTheViewsTransform() throws {
        let root = UIView(), view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), log = Log(), pan = add(UIPanGestureRecognizer(), "pan", to: view, log)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(view)
        let screen = try screen(root)
        try screen.fingerDown(on: .point(40, 100))
        try screen.fingerMove(to: .point(90, 100), over: 0.2)
        #expect(abs(pan.translation(in: view).x - 20) < 1 && abs(pan.translation(in: root).x - 40) < 1)
    }
    @Test func aSwipeNeedsItsDirection() throws {
        let view = UIView(), log = Log(), left = add(UISwipeGestureRecognizer(), "left", to: view, log), right = add(UISwipeGestureRecognizer(), "right", to: view, log)
        left.direction = .left
        right.direction = .right
        let screen = try screen(view)
        try screen.drag(.point(150, 100), to: .point(30, 100), over: 0.2)
        #expect(log.notes == ["left ended"])
        try screen.drag(.point(30, 100), to: .point(150, 100), over: 0.2)
        #expect(log.notes == ["left ended", "right ended"])
        try screen.drag(.point(30, 100), to: .point(150, 100), over: 2)
        #expect(log.notes.count == 2, "A slow movement is no swipe.")
    }
    @Test func aPinchScalesAndARotationTurns() throws {
        let view = UIView(), log = Log(), pinch = add(UIPinchGestureRecognizer(), "pinch", to: view, log), turn = add(UIRotationGestureRecognizer(), "turn", to: view, log)
        let screen = try screen(view)
        var scale: CGFloat = 0, rotation: CGFloat = 0
        pinch.closures = [{ scale = pinch.scale }]
        turn.closures = [{ rotation = turn.rotation }]
        try screen.pinch(.point(100, 100), by: 2)
        #expect(log.notes.first == "pinch began" && log.notes.last == "pinch ended" && (1.5...2).contains(scale))
        log.notes = []
        try screen.rotate(.point(100, 100), by: .degrees(60))
        #expect(log.notes.first == "turn began" && log.notes.last == "turn ended" && (0.8...1.1).contains(rotation))
    }
    @Test func anEdgePanBeginsAtTheEdge() throws {
        let view = UIView(), log = Log(), pan = add(UIScreenEdgePanGestureRecognizer(), "edge", to: view, log)
        pan.edges = .left
        let screen = try screen(view)
        try screen.drag(.point(100, 100), to: .point(180, 100))
        #expect(log.notes.isEmpty)
        try screen.drag(.point(5, 100), to: .point(100, 100))
        #expect(log.notes.first == "edge began" && log.notes.last == "edge ended")
    }
    @Test func theHoverRecognizerFollowsThePointer() throws {
        let root = UIView(), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), log = Log()
        view.backgroundColor = .red
        let hover = add(UIHoverGestureRecognizer(), "hover", to: view, log)
        root.addSubview(view)
        let screen = try screen(root)
        try screen.hover(.point(20, 30))
        #expect(hover.location(in: view) == CGPoint(x: 20, y: 30))
        try screen.hover(.point(40, 30))
        try screen.hover(.point(150, 150))
        #expect(log.notes == ["hover began", "hover changed", "hover ended"])
    }

    // MARK: Several recognizers

    @Test func theInnermostViewsTapComesFirst() throws {
        let outer = UIView(), inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), log = Log()
        outer.addSubview(inner)
        _ = add(UITapGestureRecognizer(), "outer", to: outer, log)
        let tap = add(UITapGestureRecognizer(), "inner", to: inner, log)
        let screen = try screen(outer)
        try screen.tap(.point(50, 50))
        #expect(log.notes == ["inner ended"])
        try screen.tap(.point(150, 150))
        #expect(log.notes == ["inner ended", "outer ended"])
        log.together = true
        tap.delegate = log
        try screen.tap(.point(50, 50))
        #expect(Set(log.notes.suffix(2)) == ["inner ended", "outer ended"] && log.notes.count == 4)
    }
    @Test func theFirstRecognizedGestureStopsTheOthers() throws {
        let view = UIView(), log = Log()
        _ = add(UIPanGestureRecognizer(), "pan", to: view, log)
        _ = add(UILongPressGestureRecognizer(), "press", to: view, log)
        let screen = try screen(view)
        try screen.fingerDown(on: .point(50, 50))
        screen.advance(by: 0.6)
        try screen.fingerMove(to: .point(120, 50))
        try screen.fingerUp()
        #expect(!log.notes.contains { $0.hasPrefix("pan") } && log.notes.last == "press ended")
        log.notes = []
        try screen.drag(.point(50, 50), to: .point(120, 50))
        #expect(!log.notes.contains { $0.hasPrefix("press") } && log.notes.last == "pan ended")
    }
    private final class Slate: UIView {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }
    @Test func recognizedTouchesAreCancelledForTheView() throws {
        let view = Slate(), log = Log(), tap = add(UITapGestureRecognizer(), "tap", to: view, log)
        let screen = try screen(view)
        try screen.tap(.point(50, 50))
        tap.cancelsTouchesInView = false
        try screen.tap(.point(50, 50))
        #expect(view.heard == ["began", "cancelled", "began", "ended"] && log.notes.count == 2)
    }
    @Test func aTapAroundAButtonLeavesTheButtonItsTap() throws {
        let view = UIView(), button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)), log = Log()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
        _ = add(UITapGestureRecognizer(), "tap", to: view, log)
        let pan = add(UIPanGestureRecognizer(), "pan", to: view, log)
        let screen = try screen(view)
        try screen.tap(.point(40, 20))
        #expect(presses == 1 && log.notes.isEmpty)
        try screen.drag(.point(40, 20), to: .point(60, 35))
        #expect(presses == 1 && log.notes.first == "pan began", "A pan takes the finger from the button.")
        pan.isEnabled = false
        log.notes = []
        _ = add(UITapGestureRecognizer(), "own", to: button, log)
        try screen.tap(.point(40, 20))
        #expect(presses == 1 && log.notes == ["own ended"], "A recognizer of the button itself takes its touches.")
    }

    /// Recognizes two corners.
    private final class Corners: UIGestureRecognizer {
        private(set) var count = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            guard let place = touches.first?.location(in: view) else { return }
            if count == 0, place.x > 150 { count = 1 }
            if count == 1, place.y > 150 {
                count = 2
                state = .recognized
            }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if count < 2 { state = .failed } }
        override func reset() { count = 0 }
    }
    @Test func aProgramsOwnRecognizerSetsItsState() throws {
        let view = UIView(), log = Log()
        let corners = add(Corners(), "corners", to: view, log)
        let screen = try screen(view)
        try screen.drag(.point(10, 10), to: .point(180, 10))
        #expect(log.notes.isEmpty && corners.count == 0)
        try screen.fingerDown(on: .point(10, 10))
        try screen.fingerMove(to: .point(180, 10))
        try screen.fingerMove(to: .point(180, 180))
        try screen.fingerUp()
        #expect(log.notes == ["corners ended"])
    }

    // MARK: With SwiftUI's gestures

    @Test func gesturesOfSwiftUIAroundMakeWay() throws {
        let view = UIView(), log = Log()
        let tap = add(UITapGestureRecognizer(), "tap", to: view, log)
        var taps = 0
        let screen = try TestScreen(Represented(view).onTapGesture { taps += 1 }, size: CGSize(width: 100, height: 100))
        try screen.tap(.point(50, 50))
        #expect(log.notes == ["tap ended"] && taps == 0)
        tap.delegate = log
        log.together = true
        try screen.tap(.point(50, 50))
        #expect(log.notes.count == 2 && taps == 1 && log.others.contains("UITapGestureRecognizer"))
    }
    @Test func aPanInAScrollViewComesFirstUnlessItDoesNotBegin() throws {
        let view = UIView(), log = Log(), pan = add(UIPanGestureRecognizer(), "pan", to: view, log)
        let screen = try TestScreen(ScrollView { Represented(view).frame(height: 300); Text("Below").frame(height: 900) }, size: CGSize(width: 200, height: 300))
        func top() throws -> CGFloat { try screen.element("Below").frame.minY }
        let before = try top()
        try screen.drag(.point(100, 200), to: .point(100, 100), halts: true)
        #expect(log.notes.first == "pan began")
        #expect(try top() == before)
        pan.delegate = log
        log.begins = false
        log.notes = []
        try screen.drag(.point(100, 200), to: .point(100, 100), halts: true)
        #expect(log.notes.isEmpty)
        #expect(try top() < before - 50)
    }
    @Test func aRecognizerAroundHostedViewsLeavesButtonsTheirTaps() throws {
        var presses = 0
        let root = UIView(), log = Log(), host = UIHostingController(rootView: Button("Order") { presses += 1 })
        host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        root.addSubview(host.view)
        _ = add(UITapGestureRecognizer(), "tap", to: root, log)
        let screen = try screen(root)
        try screen.tap("Order")
        #expect(presses == 1 && log.notes.isEmpty)
        try screen.tap(.point(100, 150))
        #expect(presses == 1 && log.notes == ["tap ended"])
    }
    @Test func aViewThatGoesCancelsItsGesture() throws {
        struct Hiding: View {
            let view: UIView
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Represented(view).frame(height: 100) }
                    Text("Gone").task { try? await Task.sleep(for: .seconds(1)); isShown = false }
                }
            }
        }
        let view = UIView(), log = Log()
        _ = add(UIPanGestureRecognizer(), "pan", to: view, log)
        let screen = try TestScreen(Hiding(view: view), size: CGSize(width: 200, height: 200))
        try screen.fingerDown(on: .point(50, 80))
        try screen.fingerMove(to: .point(120, 80))
        screen.advance(by: 1.5)
        #expect(log.notes.last == "pan cancelled")
    }
    @Test func stillRecognizersCostNothing() throws {
        let view = UIView(), log = Log()
        _ = add(UILongPressGestureRecognizer(), "press", to: view, log)
        let screen = try screen(view)
        #expect(screen.isSettled)
        try screen.tap(.point(50, 50))
        screen.advance(by: 0.1)
        #expect(screen.isSettled)
    }

    // MARK: As gestures of SwiftUI's views

    private struct Press: UIGestureRecognizerRepresentable {
        let log: Log
        final class Coordinator: NSObject {
            var place = CGPoint.zero
        }
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            log.notes.append("\(recognizer.state) \(context.converter.localLocation.x.rounded()) \(context.converter.localTranslation?.x.rounded() ?? 0)")
        }
    }
    @Test func aRecognizerIsAGestureOfASwiftUIView() throws {
        let log = Log()
        var taps = 0
        let screen = try TestScreen(Color.red.frame(width: 100, height: 100).onTapGesture { taps += 1 }.gesture(Press(log: log)), size: CGSize(width: 200, height: 200))
        try screen.fingerDown(on: .point(60, 100))
        try screen.fingerMove(to: .point(100, 100), over: 0.1)
        #expect(log.notes.first?.hasPrefix("began") == true && log.notes.last == "changed 50.0 30.0")
        try screen.fingerUp()
        #expect(log.notes.last?.hasPrefix("ended") == true && taps == 0)
        try screen.tap(.point(100, 100))
        #expect(taps == 1)
    }
    @Test func aRecognizerOfTheWindowSeesTapsOnSwiftUIsViews() throws {
        struct Page: View {
            @State private var presses = 0
            var body: some View { VStack { Button("Pressed \(presses)") { presses += 1 }; Color.red } }
        }
        let log = Log()
        let application = ApplicationContentWrapper(UIApplication.shared)
        defer { application.programDidEnd() }
        application.programWillBegin()
        let screen = try TestScreen(application.wrapped(AnyView(Page())), size: CGSize(width: 200, height: 300))
        let window = try #require(UIApplication.shared.windows.first)
        let tap = add(UITapGestureRecognizer(), "window", to: window, log)
        try screen.tap(.point(100, 250))
        #expect(log.notes == ["window ended"])
        try screen.tap("Pressed 0")
        #expect(log.notes.count == 1 && screen.shows("Pressed 1"))
        tap.delegate = log
        log.together = true
        tap.cancelsTouchesInView = false
        try screen.tap("Pressed 1")
        #expect(log.notes.count == 2 && screen.shows("Pressed 2"))
    }
}
