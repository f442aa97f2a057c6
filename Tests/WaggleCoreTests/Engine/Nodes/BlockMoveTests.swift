import Foundation
import OpenCombine
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A view that moves by whole pixels carries its descendants along unchanged, with the same result as a new layout of all of them.
@MainActor
@Suite struct BlockMoveTests {
    final class Model: ObservableObject {
        @Published var rows: [Int] = []
        @Published var top: CGFloat = 0
        @Published var inset: CGFloat = 0
        @Published var isRaised = false
        @Published var showsBadge = false
    }
    private struct RowView: View {
        let number: Int
        var body: some View {
            HStack(spacing: 3) {
                Color.orange.frame(width: 10.3, height: 9)
                Text("Row \(number)").padding(1.25)
                Color.blue.frame(width: 4, height: 4).offset(x: 0.4).padding(0.5)
                Spacer(minLength: 0)
            }
            .frame(minHeight: 24)
        }
    }
    private struct Page: View {
        @ObservedObject var model: Model
        var isAnimated = false
        var body: some View {
            VStack(spacing: 0) {
                Color.green.frame(height: model.top)
                VStack(spacing: 0) {
                    ForEach(model.rows, id: \.self) { RowView(number: $0).frame(height: 24 + CGFloat($0 % 3) / 3) }
                    if model.showsBadge { Color.red.frame(width: 7.5, height: 7) }
                }
                .padding(.leading, model.inset)
                .rotationEffect(model.isRaised ? .degrees(1) : .zero)
                Spacer(minLength: 0)
            }
        }
    }
    private func page(_ model: Model, scale: CGFloat = 1) -> HeadlessWindow {
        HeadlessWindow(Page(model: model), size: CGSize(width: 300, height: 400), scale: scale)
    }
    private func copy(_ model: Model) -> Model {
        let copy = Model()
        (copy.rows, copy.top, copy.inset, copy.isRaised, copy.showsBadge) = (model.rows, model.top, model.inset, model.isRaised, model.showsBadge)
        return copy
    }
    private func frames(_ window: HeadlessWindow) -> [CGRect] { window.shown.map(\.frame) }
    /// The pixel-aligned frames of the leaves, each in its own space.
    private func leafFrames(_ window: HeadlessWindow) -> [CGRect] {
        var frames: [CGRect] = []
        func walk(_ item: ItemNode) {
            if let leaf = item as? LeafNode { frames.append(leaf.shownFrame) }
            item.forEachItem(walk)
        }
        walk(window.graph.root)
        return frames
    }

    @Test func rowsBelowAnInsertedOneAreNotEntered() {
        struct Rows: View {
            @ObservedObject var model: Model
            var body: some View { VStack(spacing: 0) { ForEach(model.rows, id: \.self) { RowView(number: $0) } }.frame(width: 200) }
        }
        let model = Model()
        model.rows = Array(0..<500)
        let window = HeadlessWindow(Rows(model: model), size: CGSize(width: 300, height: 400))
        model.rows.insert(1000, at: 0)
        window.settle()
        // Each row once, the new one with its contents, and the containers around them.
        #expect(window.graph.counters.resolves <= 520)
        model.rows.remove(at: 250)
        window.settle()
        // All rows: the list is centred, so its origin changes.
        #expect(window.graph.counters.resolves <= 520)
    }

    @Test func aContainerThatMovesByWholePixelsIsAllThatIsTouched() {
        let model = Model()
        model.rows = Array(0..<300)
        let window = page(model, scale: 2)
        model.top = 12
        window.settle()
        #expect(window.graph.counters.resolves < 12)
        // Half a point is a pixel here: the page is longer than the window and centred in it.
        model.top = 21
        window.settle()
        #expect(window.graph.counters.resolves < 12)
        model.top = 20.75
        window.settle()
        #expect(window.graph.counters.resolves > 300)
        #expect(frames(window) == frames(page(copy(model), scale: 2)))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat], [false, true]) func movesEndWhereFreshPagesBegin(scale: CGFloat, isAnimated: Bool) {
        var random = Dice(state: 7 + UInt64(scale))
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
        let model = Model(), window = page(model, scale: scale)
        var next = 0
        for step in 0..<80 {
            func change() {
                for _ in 0..<number(1...2) {
                    switch number(0...7) {
                    case 0, 1:
                        model.rows.insert(next, at: number(0...model.rows.count))
                        next += 1
                    case 2 where !model.rows.isEmpty: model.rows.remove(at: number(0...model.rows.count - 1))
                    case 3 where model.rows.count > 1: model.rows.swapAt(0, model.rows.count - 1)
                    case 4: model.isRaised.toggle()
                    case 5: model.inset = CGFloat(number(0...20)) / 4
                    case 6: model.showsBadge.toggle()
                    default: model.top = number(0...1) == 0 ? CGFloat(number(0...40)) : CGFloat(number(0...80)) / 3
                    }
                }
            }
            let animates = isAnimated && number(0...1) == 0
            if animates { withAnimation(.linear(duration: 0.2), change) } else { change() }
            window.advance(by: 1.0 / 60)
            // Sometimes the next change comes during an animation.
            if isAnimated, number(0...2) > 0 { continue }
            window.advance(by: 1)
            window.advance(by: 1)
            let fresh = page(copy(model), scale: scale), (a, b) = (frames(window), frames(fresh))
            // Leaf frames equal those of a fresh page exactly; drawing adds up offsets in a different order.
            guard leafFrames(window) == leafFrames(fresh) else {
                Issue.record("step \(step): \(leafFrames(window)), from scratch \(leafFrames(fresh))")
                return
            }
            guard a.count == b.count, zip(a, b).allSatisfy({ abs($0.minX - $1.minX) + abs($0.minY - $1.minY) + abs($0.maxX - $1.maxX) + abs($0.maxY - $1.maxY) < 1e-9 }) else {
                Issue.record("step \(step): \(a), from scratch \(b)")
                return
            }
        }
    }

    /// Half a point is a pixel of the window and a fraction of a pixel inside.
    @Test func viewsOfAnotherDisplayScaleAreRoundedToPixelsOfTheirOwn() {
        struct Column: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.green.frame(height: model.top)
                    VStack(spacing: 0) { Color.red.frame(width: 8, height: 7.2).environment(\.displayScale, 3) }
                    Spacer(minLength: 0)
                }
            }
        }
        let model = Model(), window = HeadlessWindow(Column(model: model), size: CGSize(width: 300, height: 400), scale: 2)
        for top in [0.5, 1, 2.5, 40, 0.5] as [CGFloat] {
            model.top = top
            window.settle()
            #expect(window.frame(.red) == HeadlessWindow(Column(model: copy(model)), size: CGSize(width: 300, height: 400), scale: 2).frame(.red))
        }
    }

    @Test func anAnimatedMoveBeginsWhereTheLastMoveEnded() {
        let model = Model()
        model.showsBadge = true
        let window = page(model)
        let start = window.frame(.red)?.minY ?? 0
        model.top = 30
        window.settle()
        #expect(window.frame(.red)?.minY == start + 30)
        withAnimation(.linear(duration: 1)) { model.top = 70 }
        window.settle()
        #expect(window.frame(.red)?.minY == start + 30)
        window.advance(by: 0.5)
        #expect(window.frame(.red)?.minY == start + 50)
        // An unanimated move during an animation is immediate, and the animation continues.
        model.top = 80
        window.settle()
        #expect(window.frame(.red)?.minY == start + 60)
        window.advance(by: 1)
        #expect(window.frame(.red)?.minY == start + 80)
    }

    @Test func departingViewsStayWhileTheirContainerMoves() {
        struct Column: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.green.frame(height: model.top)
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 5, height: 5)
                        if model.showsBadge { Color.red.frame(width: 8, height: 7) }
                    }
                    Spacer(minLength: 0)
                }
            }
        }
        let model = Model()
        model.showsBadge = true
        let window = HeadlessWindow(Column(model: model), size: CGSize(width: 300, height: 400))
        let start = window.frame(.red)?.minY
        #expect(start == 5)
        withAnimation(.linear(duration: 1)) { model.showsBadge = false }
        window.advance(by: 0.25)
        model.top = 40
        window.advance(by: 0.25)
        #expect(window.frame(.red)?.minY == start)
        model.top = 41
        window.advance(by: 0.25)
        #expect(window.frame(.red)?.minY == start)
    }

    // MARK: Several display scales in one tree

    private struct Mixed: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(height: model.top)
                HStack(spacing: model.inset) {
                    Color.orange.frame(width: 32.5, height: 9)
                    Color.blue.frame(width: 32.5, height: 9)
                    Color.red.frame(width: 7.5, height: 9).environment(\.displayScale, 3)
                }
                .environment(\.displayScale, model.isRaised ? 2 : 3)
                Spacer(minLength: 0)
            }
        }
    }
    private func mixed(_ model: Model) -> HeadlessWindow { HeadlessWindow(Mixed(model: model), size: CGSize(width: 300, height: 400), scale: 2) }

    @Test func framesAreRoundedAnewWhenTheScaleChangesInAMove() {
        let model = Model()
        model.inset = 8
        let window = mixed(model)
        (model.isRaised, model.inset) = (true, 3)
        window.advance(by: 1)
        #expect(frames(window) == frames(mixed(copy(model))))
    }
    @Test func innerViewsWithAScaleOfTheirOwnKeepToTheirPixelsInAMove() {
        let model = Model()
        let window = mixed(model)
        model.isRaised = true
        window.advance(by: 1)
        model.top = 10.5
        window.advance(by: 1)
        #expect(frames(window) == frames(mixed(copy(model))))
    }
}
