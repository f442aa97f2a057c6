import Foundation
import Observation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

@Observable private final class Dial { var value = 1.0 }

@MainActor
@Suite struct CanvasTests {
    typealias Canvas = WaggleCore.Canvas

    @Test func aCanvasTakesTheProposedSize() {
        let scene = LayoutScene { Canvas { _, _ in }.probe("canvas") }
        #expect(scene.size("canvas", 30, 20) == CGSize(width: 30, height: 20))
        #expect(scene.size("canvas", nil, 20) == CGSize(width: 10, height: 20))
        let view = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in } symbols: { Text("a") }
        #expect(view.isOpaque && view.colorMode == .linear && view.rendersAsynchronously)
        #expect(!Canvas { _, _ in }.isOpaque && Canvas { _, _ in }.colorMode == .nonLinear && !Canvas { _, _ in }.rendersAsynchronously)
    }

    @Test func theClosureGetsTheSizeAndRunsOnceUntilItChanges() {
        struct Board: View {
            let journal: Journal
            let remote: Remote<CGFloat>
            @State private var width: CGFloat = 30
            var body: some View {
                ZStack {
                    remote.connect($width)
                    Canvas { [journal] _, size in journal.note("\(Int(size.width))x\(Int(size.height))") }.frame(width: width, height: 20)
                }
            }
        }
        let journal = Journal(), remote = Remote<CGFloat>()
        let window = HeadlessWindow(Board(journal: journal, remote: remote), size: CGSize(width: 100, height: 50))
        _ = window.graph.displayList()
        _ = window.graph.displayList()
        window.advance(to: 0.1)
        _ = window.graph.displayList()
        #expect(journal.events == ["30x20"])
        remote.value = 40
        window.settle()
        _ = window.graph.displayList()
        #expect(journal.events == ["30x20", "40x20"])
    }

    @Test func stateReadInTheDrawingClosureRedrawsTheCanvas() {
        struct Board: View {
            let journal: Journal
            let dial: Dial
            let remote: Remote<Int>
            @State private var count = 1
            var body: some View {
                ZStack {
                    remote.connect($count)
                    Inner(journal: journal, dial: dial, count: $count)
                }
            }
        }
        struct Inner: View {
            let journal: Journal
            let dial: Dial
            @Binding var count: Int
            var body: some View {
                Canvas { [journal, dial, $count] context, _ in
                    journal.note("\(dial.value) \($count.wrappedValue) \(context.environment.colorScheme)")
                }
            }
        }
        let journal = Journal(), dial = Dial(), remote = Remote<Int>()
        let window = HeadlessWindow(Board(journal: journal, dial: dial, remote: remote), size: CGSize(width: 40, height: 40))
        func last() -> String? {
            window.settle()
            _ = window.graph.displayList()
            return journal.events.last
        }
        #expect(last() == "1.0 1 light")
        dial.value = 2
        #expect(last() == "2.0 1 light")
        remote.value = 5
        #expect(last() == "2.0 5 light")
        var environment = window.graph.root.environment.values
        environment.colorScheme = .dark
        window.graph.setEnvironment(environment)
        #expect(last() == "2.0 5 dark")
        #expect(journal.events.count == 4)
    }

    @Test func aTimelineDrawsACanvasInEachFrame() {
        let journal = Journal()
        let view = TimelineView(.animation) { timeline in
            Canvas { context, _ in
                journal.ran("draw")
                context.fill(Path(CGRect(x: timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 10), y: 0, width: 2, height: 2)), with: .color(.red))
            }
        }
        let window = HeadlessWindow(view, size: CGSize(width: 40, height: 40))
        for frame in 0..<4 {
            window.advance(to: Double(frame) / 60)
            _ = window.graph.displayList()
        }
        #expect(journal["draw"] == 4)
    }

    @Test func nothingIsShownOutsideOfTheBounds() throws {
        let view = Canvas { context, _ in context.fill(Path(CGRect(x: -20, y: -20, width: 100, height: 100)), with: .color(Paints.red)) }.frame(width: 20, height: 20)
        let surface = try HeadlessWindow(view, size: CGSize(width: 60, height: 60)).draw()
        #expect(surface.color(x: 30, y: 30).green == 0)
        #expect(surface.color(x: 15, y: 30) == .white && surface.color(x: 45, y: 30) == .white)
    }

    @Test func anOpaqueCanvasBeginsBlack() throws {
        let surface = try HeadlessWindow(Canvas(opaque: true) { _, _ in }, size: CGSize(width: 10, height: 10)).draw()
        #expect(surface.color(x: 5, y: 5) == .black)
    }

    @Test func effectsActOnTheDrawingAsAWhole() throws {
        let square = CGRect(x: 10, y: 10, width: 20, height: 20)
        let canvas = Canvas { context, _ in
            context.fill(Path(square), with: .color(.black))
            context.fill(Path(square.offsetBy(dx: 10, dy: 0)), with: .color(.white))
        }
        // Where the parts overlap, only the upper one is visible.
        let faded = try HeadlessWindow(ZStack { Paints.red; canvas.opacity(0.5) }, size: CGSize(width: 60, height: 40)).draw()
        #expect(faded.color(x: 25, y: 20) == faded.color(x: 35, y: 20))
        #expect(faded.color(x: 15, y: 20) != faded.color(x: 25, y: 20))
        // No part casts its shadow on another one.
        let shaded = try HeadlessWindow(canvas.shadow(color: .black, radius: 3), size: CGSize(width: 60, height: 40)).draw()
        #expect(shaded.color(x: 25, y: 20) == .white)
        #expect(shaded.color(x: 42, y: 20) != .white)
    }

    // MARK: Symbols

    @Test func symbolsAreFoundByTheirTagsAtTheirIdealSize() throws {
        let journal = Journal()
        let view = Canvas { context, _ in
            let square = context.resolveSymbol(id: "square"), exact = context.resolveSymbol(id: 2)
            journal.note("\(square?.size ?? .zero) \(exact?.size ?? .zero) \(context.resolveSymbol(id: 7) == nil) \(context.resolveSymbol(id: "squares") == nil)")
            if let square {
                context.draw(square, at: CGPoint(x: 20, y: 20))
                context.draw(square, in: CGRect(x: 0, y: 30, width: 40, height: 10))
            }
        } symbols: {
            Paints.red.frame(width: 8, height: 6).tag("square")
            Paints.blue.tag(2, includeOptional: false)
        }
        let surface = try HeadlessWindow(view, size: CGSize(width: 40, height: 40)).draw()
        #expect(journal.events == ["\(CGSize(width: 8, height: 6)) \(CGSize(width: 10, height: 10)) true true"])
        #expect(surface.color(x: 20, y: 20).green == 0 && surface.color(x: 17, y: 18).green == 0 && surface.color(x: 15, y: 20) == .white)
        #expect(surface.color(x: 1, y: 35).green == 0 && surface.color(x: 39, y: 39).green == 0)
    }

    @Test func symbolsKeepStateAnimateAndDrawTheCanvasAgain() throws {
        struct Lamp: View {
            let remote: Remote<Bool>
            @State private var isOn = false
            var body: some View {
                ZStack {
                    remote.connect($isOn)
                    Rectangle().fill(Paints.red).frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
                }
            }
        }
        struct Board: View {
            let journal: Journal
            let remote: Remote<Bool>
            var body: some View {
                Canvas { [journal] context, size in
                    journal.ran("draw")
                    if let lamp = context.resolveSymbol(id: 0) { context.draw(lamp, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
                } symbols: { Lamp(remote: remote).tag(0) }
            }
        }
        let journal = Journal(), remote = Remote<Bool>()
        let window = HeadlessWindow(Board(journal: journal, remote: remote), size: CGSize(width: 20, height: 20))
        #expect(try window.draw().color(x: 10, y: 10) == .white)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        for (time, green) in [(0, 1), (0.25, 0.75), (0.5, 0.5), (1, 0)] as [(Double, Float)] {
            window.advance(to: time)
            #expect(abs(try window.draw().color(x: 10, y: 10).green - green) < 0.02, "at \(time)")
        }
        window.advance(to: 1.1)
        _ = try window.draw()
        let draws = journal["draw"]
        window.advance(to: 2)
        _ = try window.draw()
        #expect(journal["draw"] == draws)
    }

    @Test func aCanvasThatMovesTakesItsSymbolsAlong() throws {
        struct Board: View {
            let remote: Remote<CGFloat>
            @State private var x: CGFloat = 10
            var body: some View {
                ZStack {
                    remote.connect($x)
                    Canvas { context, _ in
                        if let block = context.resolveSymbol(id: 0) { context.draw(block, at: CGPoint(x: 5, y: 5)) }
                    } symbols: { Block(Paints.red, 10).tag(0) }
                    .frame(width: 10, height: 10).position(x: x, y: 20)
                }
            }
        }
        let remote = Remote<CGFloat>(), window = HeadlessWindow(Board(remote: remote), size: CGSize(width: 100, height: 40))
        #expect(window.minX(Paints.red) == 5)
        withAnimation(.linear(duration: 1)) { remote.value = 60 }
        window.advance(to: 0)
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), 30, 0.6))
        window.advance(to: 1)
        #expect(window.minX(Paints.red) == 55)
    }

    @Test func symbolsTakeNoTouchesAndAreNotRead() {
        let view = Canvas { context, _ in
            if let button = context.resolveSymbol(id: 0) { context.draw(button, at: CGPoint(x: 20, y: 20)) }
        } symbols: { Button("Press") {}.tag(0) }
        let window = HeadlessWindow(view, size: CGSize(width: 40, height: 40))
        #expect(window.graph.accessibilityElements().isEmpty)
    }

    // MARK: Texts

    @Test func textsAreMeasuredAndWrapped() {
        let journal = Journal()
        let view = Canvas { context, _ in
            let text = context.resolve(Text("Two words"))
            let far = CGSize(width: CGFloat.infinity, height: .infinity), whole = text.measure(in: far), narrow = text.measure(in: CGSize(width: whole.width * 0.7, height: 200))
            if whole.width > 60, narrow.width < whole.width, narrow.height > whole.height * 1.5 { journal.note("wraps") }
            if text.firstBaseline(in: far) == text.lastBaseline(in: far), text.firstBaseline(in: far) > whole.height / 2 { journal.note("one baseline") }
            if text.lastBaseline(in: CGSize(width: whole.width * 0.7, height: 200)) > whole.height { journal.note("two lines") }
            if text.measure(in: CGSize(width: whole.width * 0.7, height: whole.height)).height == whole.height { journal.note("cut") }
        }
        _ = HeadlessWindow(view, size: CGSize(width: 40, height: 40)).graph.displayList()
        #expect(journal.events == ["wraps", "one baseline", "two lines", "cut"])
    }

    @Test func textsStandAtTheirAnchorInTheirShading() {
        let view = Canvas { context, _ in
            var text = context.resolve(Text("Hi").font(.system(size: 20)))
            context.draw(text, at: CGPoint(x: 100, y: 50))
            text.shading = .color(Paints.red)
            context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
            context.draw(Text("Hi").font(.system(size: 20)).foregroundStyle(Paints.blue), in: CGRect(x: 10, y: 60, width: 80, height: 40))
        }
        let items = HeadlessWindow(view, size: CGSize(width: 200, height: 100)).shown
        #expect(items.count == 3 && items.allSatisfy { $0.kind == "text" })
        guard items.count == 3 else { return }
        #expect(near(items[0].frame.midX, 100) && near(items[0].frame.midY, 50))
        #expect(items[1].frame.origin == CGPoint(x: 100, y: 50) && items[1].color == Paints.red.resolvedColor(in: EnvironmentValues()))
        #expect(items[2].frame.origin == CGPoint(x: 10, y: 60))
    }

    // MARK: Damage

    @Test func whatIsDrawnAgainAlikeIsNotDamaged() throws {
        struct Board: View {
            let remote: Remote<CGFloat>
            @State private var x: CGFloat = 10
            var body: some View {
                ZStack {
                    remote.connect($x)
                    Canvas { context, size in
                        for index in 0..<20 { context.fill(Path(ellipseIn: CGRect(x: index * 20, y: 0, width: 10, height: 10)), with: .color(.blue)) }
                        context.fill(Path(CGRect(x: x, y: 300, width: 10, height: 10)), with: .color(.red))
                        context.stroke(Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: size.width, y: 100)) }, with: .color(.green))
                    }
                }
            }
        }
        let remote = Remote<CGFloat>(), window = HeadlessWindow(Board(remote: remote), size: CGSize(width: 400, height: 400))
        let before = window.graph.displayList()
        remote.value = 20
        window.settle()
        let damage = window.graph.displayList().damage(from: before)
        #expect(damage.bounds == CGRect(x: 10, y: 300, width: 20, height: 10))
    }
}
