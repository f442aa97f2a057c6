import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Colours and other paints while their target moves: they follow as `opacity` does.
@MainActor
@Suite struct PaintMotionTests {
    /// A view in a paint that depends on `x`, above one whose opacity does.
    private struct Both<Painted: View>: View {
        let animation: Animation
        let remote: Remote<Double>
        let painted: (Color) -> Painted
        @State private var x = 0.0
        var body: some View {
            remote.connect($x)
            VStack(spacing: 0) {
                painted(Paints.red.opacity(1 - abs(x / 50))).frame(width: 50, height: 50)
                Rectangle().fill(Paints.green).opacity(1 - abs(x / 50)).frame(width: 50, height: 50)
            }
            .animation(animation, value: x)
        }
    }
    /// The opacities of the painted view and of the one beside it in each of the frames in which a finger goes on and on.
    private func follow<Painted: View>(
        _ animation: Animation, framesPerSecond: Double = 60, shown: (HeadlessWindow) -> Double? = { window in
            window.all(Paints.red).first.flatMap { item in item.color.map { Double($0.opacity) * item.opacity } }
        }, @ViewBuilder _ painted: @escaping (Color) -> Painted
    ) -> [(painted: Double, faded: Double)] {
        let remote = Remote<Double>(), window = HeadlessWindow(Both(animation: animation, remote: remote, painted: painted), size: CGSize(width: 100, height: 100))
        return (1...30).map { frame in
            remote.value = 45 * sin(Double(frame) / 10)
            window.advance(to: Double(frame) / framesPerSecond)
            return (shown(window) ?? -1, window.one(Paints.green)?.opacity ?? -1)
        }
    }
    private func expectAlike(_ values: [(painted: Double, faded: Double)], _ place: SourceLocation = #_sourceLocation) {
        #expect(values.allSatisfy { near($0.painted, $0.faded, 0.004) }, "\(values.map { String(format: "%.3f %.3f", $0.painted, $0.faded) })", sourceLocation: place)
        #expect(values.contains { $0.faded < 0.9 }, sourceLocation: place)
    }

    @Test func aFillFollowsSpringsAndCurves() {
        expectAlike(follow(.bouncy) { Rectangle().fill($0) })
        expectAlike(follow(.interactiveSpring) { Rectangle().fill($0) })
        expectAlike(follow(.easeInOut) { Rectangle().fill($0) })
        expectAlike(follow(.easeInOut, framesPerSecond: 5) { Rectangle().fill($0) })
    }
    @Test func everythingPaintedFollowsTheSameColorAnimation() {
        expectAlike(follow(.bouncy) { $0 })
        expectAlike(follow(.bouncy) { Rectangle().stroke($0, lineWidth: 4) })
        expectAlike(follow(.bouncy) { Rectangle().foregroundStyle($0) })
        expectAlike(follow(.bouncy) { Text("a").foregroundColor($0) })
        expectAlike(follow(.bouncy) { Text("a").foregroundStyle($0) })
        expectAlike(follow(.bouncy) { Color.clear.background($0) })
        expectAlike(follow(.bouncy) { Color.clear.background($0, in: .circle) })
        expectAlike(follow(.bouncy) { Color.clear.border($0, width: 2) })
        expectAlike(follow(.bouncy) { Color.clear.overlay($0) })
        expectAlike(follow(.bouncy) { Image(systemName: "circle").foregroundStyle($0) })
        expectAlike(follow(.bouncy) { Rectangle().tint($0).foregroundStyle(.tint) })
    }
    @Test func soDoGradientsAndShadows() {
        func stop(_ window: HeadlessWindow) -> Double? {
            func find(_ list: DisplayList) -> Double? {
                for item in list.items {
                    switch item.content {
                    case .fill(_, _, .linear(let stops, _, _), _): return stops.first.map { Double($0.color.opacity) }
                    case .effect(.filter(.shadow(let color, _, _, _)), _): return Double(color.opacity)
                    case .effect(_, let list): if let found = find(list) { return found }
                    case .list(let list, _, _): if let found = find(list) { return found }
                    default: break
                    }
                }
                return nil
            }
            return find(window.graph.displayList())
        }
        expectAlike(follow(.bouncy, shown: stop) { Rectangle().fill(LinearGradient(colors: [$0, Paints.blue], startPoint: .top, endPoint: .bottom)) })
        expectAlike(follow(.easeInOut, shown: stop) { Rectangle().fill(LinearGradient(colors: [$0, Paints.blue], startPoint: .top, endPoint: .bottom)) })
        expectAlike(follow(.bouncy, shown: stop) { Rectangle().fill(Paints.blue.shadow(.drop(color: $0, radius: 3))) })
    }

    /// The numbers of stops differ, and the gradient is on its way when the target changes.
    @Test func aGradientWithOtherStopsGoesOnFromWhatIsShown() {
        struct Changing: View {
            @State var colors = [Paints.red, Paints.red]
            let remote: Remote<[Color]>
            var body: some View {
                remote.connect($colors)
                Rectangle().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
            }
        }
        func first(_ window: HeadlessWindow) -> Float? {
            guard case .fill(_, _, .linear(let stops, _, _), _)? = window.graph.displayList().items.first?.content else { return nil }
            return stops.first?.color.red
        }
        let remote = Remote<[Color]>(), window = HeadlessWindow(Changing(remote: remote), size: CGSize(width: 100, height: 100))
        #expect(first(window) == 1)
        window.animate(remote, to: [Paints.blue, Paints.blue, Paints.blue], .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(near(first(window).map { Double($0) }, 0.5, 0.01))
        window.animate(remote, to: [Paints.red, Paints.red], .linear(duration: 1))
        #expect(near(first(window).map { Double($0) }, 0.5, 0.01))
        window.advance(to: 2)
        #expect(first(window) == 1)
        #expect(!window.graph.needsUpdate)
    }

    @Test func aColourComesToRestAndItsCompletionRuns() {
        let remote = Remote<Color>(), journal = Journal()
        let window = HeadlessWindow(Held(Paints.red, remote) { color in Rectangle().fill(color.wrappedValue) }, size: CGSize(width: 100, height: 100))
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) { remote.value = Paints.blue } completion: { journal.note("done") }
        window.settle()
        for frame in 1...120 { window.advance(to: Double(frame) / 60) }
        #expect(journal.events == ["done"])
        #expect(window.all(Paints.blue).count == 1)
        #expect(!window.graph.needsUpdate)
    }
}
