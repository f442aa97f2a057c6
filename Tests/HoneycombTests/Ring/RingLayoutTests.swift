import Honeycomb
import SwiftUI
import Testing
import WaggleTesting

@MainActor struct RingLayoutTests {
    private struct Beads: View {
        var layout: RingLayout
        var sizes: [CGFloat]
        var body: some View {
            layout { ForEach(sizes.indices, id: \.self) { Tile(name: "\($0)").frame(width: sizes[$0], height: sizes[$0]) } }
        }
    }

    private func frames(_ layout: RingLayout, _ sizes: [CGFloat], size: CGSize = CGSize(width: 300, height: 300), direction: LayoutDirection = .leftToRight) throws -> [CGRect] {
        let screen = try TestScreen(Beads(layout: layout, sizes: sizes).environment(\.layoutDirection, direction), size: size)
        return try sizes.indices.map { try screen.element(ScreenTarget(stringLiteral: "\($0)")).frame }
    }

    private func measured(_ layout: RingLayout, _ sizes: [CGFloat]) throws -> CGSize {
        let size = TestValue(CGSize.zero)
        _ = try TestScreen(Beads(layout: layout, sizes: sizes).fixedSize().onGeometryChange(for: CGSize.self) { $0.size } action: { size.value = $0 }, size: CGSize(width: 300, height: 300))
        return size.value
    }

    @Test func discsDoNotOverlapFromTheRadiusOnThatGeometrySays() {
        for (count, radius) in [(3, 0.5774), (4, 0.7071), (6, 1), (8, 1.3066), (12, 1.9319)] {
            #expect(abs(RingLayout().leastRadius(count: count, diameter: 1) - radius) < 1e-4)
        }
        #expect(RingLayout().leastRadius(count: 2, diameter: 10) == 5 && RingLayout().leastRadius(count: 1, diameter: 10) == 0 && RingLayout().leastRadius(count: 0, diameter: 10) == 0)
        #expect(abs(RingLayout(spacing: 5).leastRadius(count: 6, diameter: 10) - 15) < 1e-9)
        // On most of a turn the ends are nearer to each other than neighbours are.
        let arc = RingLayout(from: .degrees(0), to: .degrees(350))
        #expect(abs(arc.leastRadius(count: 3, diameter: 10) - 10 / (2 * sin(5 * Double.pi / 180))) < 1e-6)
    }

    @Test func theFirstChildStandsAtTheStartAndTheRestFollowClockwise() throws {
        let frames = try frames(RingLayout(radius: .fixed(100)), [20, 20, 20, 20])
        let expected = [(150.0, 50.0), (250, 150), (150, 250), (50, 150)]
        for (frame, place) in zip(frames, expected) { #expect(near(frame.midX, place.0) && near(frame.midY, place.1)) }
        #expect(near(frames.reduce(0) { $0 + $1.midX }, 600) && near(frames.reduce(0) { $0 + $1.midY }, 600), "They balance.")
        let other = try self.frames(RingLayout(radius: .fixed(100), isClockwise: false), [20, 20, 20, 20])
        #expect(near(other[1].midX, 50) && near(other[3].midX, 250))
    }

    @Test func rightToLeftIsMirrored() throws {
        let plain = try frames(RingLayout(radius: .fixed(80), from: .degrees(-30)), [20, 30, 20]), mirrored = try frames(RingLayout(radius: .fixed(80), from: .degrees(-30)), [20, 30, 20], direction: .rightToLeft)
        for (one, other) in zip(plain, mirrored) { #expect(near(one.midX + other.midX, 300, within: 1) && near(one.midY, other.midY)) }
    }

    @Test func anArcEndsAtItsEndAndHasTheSizeOfItsChildren() throws {
        let arc = RingLayout(radius: .fixed(100), from: .degrees(180), to: .degrees(270)), size = try measured(arc, [20, 20, 20])
        #expect(near(size.width, 120) && near(size.height, 120))
        #expect(arc.angles(count: 3) == [.degrees(180), .degrees(225), .degrees(270)] && arc.angles(count: 1) == [.degrees(180)] && arc.angles(count: 0) == [])
        #expect(RingLayout(from: .degrees(0), to: .degrees(-90), isClockwise: false).angles(count: 2) == [.degrees(0), .degrees(-90)])
        #expect(RingLayout(from: .degrees(0), to: .degrees(900)).angles(count: 4).map(\.degrees) == [0, 90, 180, 270])
        #expect(RingLayout(from: .degrees(0), to: .degrees(-90)).angles(count: 2).map(\.degrees) == [0, 270], "The way in the direction of travel.")
    }

    @Test func aRingFitsAnyProposalWithItsChildren() throws {
        for size in [CGSize(width: 200, height: 300), CGSize(width: 300, height: 120)] {
            let frames = try frames(RingLayout(), [20, 40, 20, 20, 20], size: size)
            #expect(frames.allSatisfy { CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1).contains($0) })
            #expect(near(frames[0].midY, size.height / 2 - min(size.width, size.height) / 2 + 20, within: 1))
        }
    }

    @Test func ownSizesAreThoseOfRingsAndChildren() throws {
        #expect(try measured(RingLayout(), []) == .zero)
        #expect(near(try measured(RingLayout(), [30]).width, 30))
        #expect(near(try measured(RingLayout(radius: .noOverlap), [30, 30]).width, 60))
        #expect(near(try measured(RingLayout(radius: .fixed(100)), [20, 20, 20]).height, 220))
        #expect(near(try measured(RingLayout(), [20, 20, 20, 20, 20, 20]).width, 60), "Without a proposal as with no overlap.")
    }

    @Test(arguments: [3, 7, 24]) func neighborsDoNotOverlap(count: Int) throws {
        let frames = try frames(RingLayout(radius: .noOverlap, spacing: 2), (0..<count).map { CGFloat(10 + $0 % 3) })
        for one in frames.indices { for other in frames.indices where one < other {
            let dx = frames[one].midX - frames[other].midX, dy = frames[one].midY - frames[other].midY
            #expect((dx * dx + dy * dy).squareRoot() + 1 >= (frames[one].width + frames[other].width) / 2 + 2)
        } }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -40]) func absurdNumbersAreHarmless(number: CGFloat) throws {
        for layout in [RingLayout(radius: .fixed(number), spacing: number), RingLayout(radius: .noOverlap, from: .degrees(number), to: .degrees(number), spacing: number), RingLayout(from: .degrees(number))] {
            let size = try measured(layout, [10, 20, 30])
            let frames = try frames(layout, [10, 20, 30])
            #expect(size.width.isFinite && size.height.isFinite && frames.allSatisfy { $0.midX.isFinite })
        }
    }

    @Test func tenThousandChildrenHaveTheirPlaces() throws {
        #expect(RingLayout().angles(count: 10_000).count == 10_000)
        let size = try measured(RingLayout(radius: .noOverlap), [CGFloat](repeating: 2, count: 10_000))
        // Around it are 10,000 discs of 2 points.
        let diameter: CGFloat = 20_000 / .pi
        #expect(near(size.width, diameter + 2, within: 2))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func turnedChildrenHaveTheirFeetAtTheCenter(direction: LayoutDirection) throws {
        let screen = try TestScreen(Ring(RingLayout(radius: .fixed(100)), turning: .turned) {
            ForEach(0..<4) { Tile(name: "\($0)").frame(width: 40, height: 10) }
        }.environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 300))
        let frames = try (0..<4).map { try screen.element(ScreenTarget(stringLiteral: "\($0)")).frame }
        #expect(near(frames[0].width, 40) && near(frames[1].width, 10, within: 1) && near(frames[1].height, 40, within: 1) && near(frames[2].width, 40))
        #expect(near(frames[1].midX, direction == .leftToRight ? 250 : 50, within: 1))
    }

    @Test func anotherNumberOfChildrenKeepsTheStateOfTheFirstOnes() throws {
        struct Counter: View {
            let name: Int
            @State private var count = 0
            var body: some View { Button("\(name): \(count)") { count += 1 } }
        }
        struct Growing: View {
            let count: TestValue<Int>
            var body: some View { RingLayout(radius: .noOverlap) { ForEach(0..<count.value, id: \.self) { Counter(name: $0) } } }
        }
        let count = TestValue(3), screen = try TestScreen(Growing(count: count), size: CGSize(width: 400, height: 400))
        try screen.tap("1: 0")
        count.value = 5
        try screen.settle()
        #expect(screen.shows("1: 1") && screen.shows("4: 0"))
        count.value = 0
        try screen.settle()
    }
}
