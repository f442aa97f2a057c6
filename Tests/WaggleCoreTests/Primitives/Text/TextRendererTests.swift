import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

private struct Mark: TextAttribute { let number: Int }

/// Records its arguments and draws with the closure.
private struct Probe: TextRenderer {
    let journal: Journal
    var padding = EdgeInsets()
    var drawing: (Text.Layout, inout GraphicsContext) -> Void
    var displayPadding: EdgeInsets { padding }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { drawing(layout, &ctx) }
}

private struct Slide: TextRenderer {
    var distance: CGFloat
    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        ctx.translateBy(x: distance, y: 0)
        for line in layout { ctx.draw(line) }
    }
}

private struct Tall: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        var size = text.sizeThatFits(proposal)
        size.height += 100
        return size
    }
}

@MainActor
@Suite struct TextRendererTests {
    private func drawn(_ view: some View, width: CGFloat = 300, _ draw: @escaping (Text.Layout, inout GraphicsContext) -> Void) -> [ShownItem] {
        HeadlessWindow(view.textRenderer(Probe(journal: Journal(), drawing: draw)), size: CGSize(width: width, height: 200)).shown
    }

    @Test func aLayoutIsLinesOfRunsOfSlices() {
        let journal = Journal()
        _ = drawn(Text("One \(Text("two").bold())\nthree")) { layout, _ in
            journal.note("\(layout.count) lines, \(layout.map { $0.count }), \(layout.map { $0.map { $0.count } }), \(layout.isTruncated)")
            let slices = layout.flatMap { $0 }.flatMap { $0 }
            journal.note(slices.map { "\($0.characterIndices.map(\.value))" }.joined())
            #expect(layout == layout && layout[0] == layout.first && layout[0][0][1] == layout[0][0][1..<2])
        }
        #expect(journal.events.first == "2 lines, [2, 1], [[4, 3], [5]], false")
        #expect(journal.events.last == "[0][1][2][3][4][5][6][8][9][10][11][12]")
    }

    @Test func boundsFollowTheLines() {
        let journal = Journal()
        _ = drawn(Text("Wide line\nit").font(.system(size: 20))) { layout, _ in
            guard layout.count == 2 else { return }
            let first = layout[0].typographicBounds, second = layout[1].typographicBounds
            #expect(first.origin == layout[0].origin && first.width > second.width && first.ascent > first.descent && first.descent > 0)
            #expect(first.rect.minY == 0 && abs(first.rect.maxY + first.leading - second.rect.minY) < 0.01)
            // The slices of a run lie side by side.
            let run = layout[0][0], slices = run.map { $0.typographicBounds.rect }
            #expect(zip(slices, slices.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 })
            #expect(abs(run[0..<4].typographicBounds.width - (slices[3].maxX - slices[0].minX)) < 0.01)
            // The spacing of letters is split between both sides of a letter, so the last one may end a little earlier.
            #expect(abs((slices.last?.maxX ?? 0) - run.typographicBounds.rect.maxX) < 1 && run.layoutDirection == .leftToRight)
            journal.ran("draw")
        }
        #expect(journal["draw"] == 1)
    }

    @Test func runsCarryTheirAttributes() {
        let journal = Journal()
        _ = drawn(Text("plain ") + Text("marked").customAttribute(Mark(number: 7)) + Text(" again")) { layout, _ in
            journal.note(layout[0].map { $0[Mark.self].map { "\($0.number)" } ?? "-" }.joined() + "\(layout[0][1][0][Mark.self] == Mark(number: 7))")
        }
        #expect(journal.events == ["-7-true"])
    }

    @Test func whatIsDrawnLineByLineLooksLikeTheText() throws {
        for view in [Text("Wind and **words**\nand \(Image(systemName: "star")) more").underline(), Text("שלום and hello"), Text("ffi fi é office")] {
            let plain = HeadlessWindow(view.frame(width: 200, height: 80), size: CGSize(width: 200, height: 80), scale: 2)
            for kind in 0..<3 {
                let journal = Journal()
                let rendered = HeadlessWindow(view.frame(width: 200, height: 80).textRenderer(Probe(journal: journal) { layout, context in
                    for line in layout {
                        if kind == 0 { context.draw(line) } else {
                            for run in line {
                                if kind == 1 || run.isEmpty { context.draw(run) } else { for slice in run { context.draw(slice) } }
                            }
                        }
                    }
                }), size: CGSize(width: 200, height: 80), scale: 2)
                let (a, b) = (try plain.draw().makeImage().pixels, try rendered.draw().makeImage().pixels)
                // Overlapping letters are composited one by one.
                let far = zip(a, b).count { abs(Int($0) - Int($1)) > (kind == 2 ? 96 : 0) }
                #expect(far == 0, "\(kind): \(far) of \(a.count)")
            }
        }
    }

    @Test func aLineWithAnotherOriginDrawsItselfThere() {
        let items = drawn(Text("Hello")) { layout, context in
            var line = layout[0]
            line.origin.x += 30
            #expect(line.typographicBounds.origin.x == layout[0].typographicBounds.origin.x + 30 && line[0].typographicBounds.origin.x == line.origin.x)
            context.draw(line)
            context.draw(layout[0])
        }
        #expect(items.count == 2 && near(items.first?.frame.minX, (items.last?.frame.minX ?? 0) + 30))
    }

    @Test func aRenderersValuesAnimate() {
        struct Board: View {
            let remote: Remote<CGFloat>
            @State private var distance: CGFloat = 0
            var body: some View {
                ZStack {
                    remote.connect($distance)
                    Text("Slide").foregroundStyle(Paints.red).textRenderer(Slide(distance: distance))
                }
            }
        }
        let remote = Remote<CGFloat>(), window = HeadlessWindow(Board(remote: remote), size: CGSize(width: 300, height: 40))
        let start = window.minX(Paints.red) ?? 0
        withAnimation(.linear(duration: 1)) { remote.value = 100 }
        window.advance(to: 0)
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), start + 50, 0.01))
        window.advance(to: 1.1)
        #expect(near(window.minX(Paints.red), start + 100, 0.01))
    }

    @Test func aRendererChoosesTheSize() {
        let scene = LayoutScene { VStack { Text("a").probe("plain"); Text("a").textRenderer(Tall()).probe("tall") } }
        #expect(scene["tall"]?.height == (scene["plain"]?.height ?? 0) + 100)
    }

    @Test func renderersReadTheEnvironmentAndBlendAlone() throws {
        let view = ZStack {
            Paints.blue
            Text("H").font(.system(size: 60, weight: .black)).textRenderer(Probe(journal: Journal()) { layout, context in
                context.fill(Path(CGRect(x: -100, y: -100, width: 400, height: 400)), with: .foreground)
                context.blendMode = .destinationOut
                for line in layout { context.draw(line) }
            }).foregroundStyle(Paints.red)
        }
        let surface = try HeadlessWindow(view, size: CGSize(width: 80, height: 80)).draw()
        // The letter is a hole through which the view behind shows.
        #expect(surface.color(x: 40, y: 40).blue == 1 && surface.color(x: 40, y: 40).red == 0)
        #expect(surface.color(x: 2, y: 2).red == 1)
    }
}
