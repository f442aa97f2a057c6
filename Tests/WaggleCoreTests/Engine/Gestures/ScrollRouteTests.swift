import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

@MainActor
struct ScrollRouteTests {
    let journal = Journal()
    private func box(_ name: String, _ axes: Axis.Set = .vertical) -> ScrollBox { ScrollBox(name, axes, journal) }
    private let place = CGPoint(x: 50, y: 50)
    private func notch(_ dx: CGFloat, _ dy: CGFloat) -> InputEvent { .scroll(ScrollEvent(delta: CGVector(dx: dx, dy: dy), isPrecise: false, location: place, time: 0)) }
    private func fingers(_ phase: ScrollEvent.Phase, _ dx: CGFloat, _ dy: CGFloat) -> InputEvent {
        .scroll(ScrollEvent(phase: phase, delta: CGVector(dx: dx, dy: dy), location: place, time: 0))
    }

    @Test func aWheelScrollsTheInnermostViewThatHasRoomThatWay() {
        let inner = box("inner"), outer = box("outer"), graph = Hand(on: Color.red.scrollBox(inner).scrollBox(outer)).window.graph
        #expect(graph.send(notch(0, -1)))
        inner.forward = .stretches
        #expect(graph.send(notch(0, -1)))
        // A wheel does not rubber-band.
        outer.forward = .stretches
        #expect(!graph.send(notch(0, -1)))
        #expect(journal.take() == ["inner notch 0,-60", "outer notch 0,-60"])
    }

    @Test func aWheelPassesByViewsThatScrollAcross() {
        let graph = Hand(on: Color.red.scrollBox(box("row", .horizontal)).scrollBox(box("list"))).window.graph
        graph.send(notch(0, 1))
        graph.send(notch(-1, 0))
        #expect(journal.take() == ["list notch 0,60", "row notch -60,0"])
        #expect(!Hand(on: Color.red).window.graph.send(notch(0, 1)))
    }

    @Test func withShiftAWheelScrollsSideways() {
        let graph = Hand(on: Color.red.scrollBox(box("row", .horizontal)).scrollBox(box("list"))).window.graph
        func event(_ dx: CGFloat, _ dy: CGFloat, isPrecise: Bool = false, _ phase: ScrollEvent.Phase? = nil) -> InputEvent {
            .scroll(ScrollEvent(phase: phase, delta: CGVector(dx: dx, dy: dy), isPrecise: isPrecise, location: place, time: 0, modifiers: .shift))
        }
        graph.send(event(0, -1))
        graph.send(event(1, 0))
        // Scrolling with fingers keeps its direction.
        graph.send(event(0, -5, isPrecise: true, .began))
        #expect(journal.take() == ["row notch -60,0", "row notch 60,0", "list began 0,-5"])
    }

    @Test func aMovementOnATrackpadStaysWithItsViewUntilItEnds() {
        let inner = box("inner"), graph = Hand(on: Color.red.scrollBox(inner).scrollBox(box("outer"))).window.graph
        graph.send(fingers(.began, 0, -5))
        inner.forward = .stretches
        graph.send(fingers(.moved, 0, -5))
        graph.send(fingers(.moved, 0, 5))
        graph.send(fingers(.ended, 0, 0))
        graph.send(.scroll(ScrollEvent(momentum: .moved, delta: CGVector(dx: 0, dy: -3), location: place, time: 0)))
        graph.send(fingers(.began, 0, -5))
        #expect(journal.take() == ["inner began 0,-5", "inner moved 0,-5", "inner moved 0,5", "inner ended 0,0", "inner momentum moved 0,-3", "outer began 0,-5"])
    }

    @Test func aMovementThatBeginsWithNothingFindsItsViewByTheFirstStep() {
        let graph = Hand(on: Color.red.scrollBox(box("row", .horizontal)).scrollBox(box("list"))).window.graph
        graph.send(fingers(.began, 0, 0))
        graph.send(fingers(.moved, 0, -4))
        graph.send(fingers(.moved, -9, 0))
        graph.send(fingers(.ended, 0, 0))
        #expect(journal.take() == ["list began 0,-4", "list moved -9,0", "list ended 0,0"])
    }

    @Test func whereNoViewHasRoomATrackpadStretchesTheInnermost() {
        let inner = box("inner"), outer = box("outer")
        (inner.backward, outer.backward) = (.stretches, .stretches)
        let graph = Hand(on: Color.red.scrollBox(inner).scrollBox(outer)).window.graph
        graph.send(fingers(.began, 0, 5))
        #expect(journal.take() == ["inner began 0,5"])
    }

    @Test func fingersThatRestStopWhatCoastsBelowThem() {
        let outer = box("outer")
        let graph = Hand(on: Color.red.scrollBox(box("inner")).scrollBox(outer)).window.graph
        #expect(!graph.send(fingers(.rested, 0, 0)))
        outer.isCoasting = true
        #expect(graph.send(fingers(.rested, 0, 0)))
        #expect(journal.take() == ["outer rested 0,0"])
    }

    @Test func aViewThatGoesLosesItsMovement() {
        struct Going: View {
            let remote: Remote<Bool>
            let box: ScrollBox
            @State private var isThere = true
            var body: some View {
                remote.connect($isThere)
                if isThere { Color.red.scrollBox(box) }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Going(remote: remote, box: box("list")))
        hand.window.graph.send(fingers(.began, 0, 5))
        remote.value = false
        hand.wait(0.02)
        #expect(!hand.window.graph.send(fingers(.moved, 0, 5)))
        #expect(journal.take() == ["list began 0,5"])
    }

    @Test func aDisabledViewDoesNotScroll() {
        #expect(!Hand(on: Color.red.scrollBox(box("list")).disabled(true)).window.graph.send(notch(0, 1)))
    }
}
