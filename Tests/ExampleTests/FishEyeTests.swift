import Foundation
import Testing
@testable import ApiaryExample

/// The effect of a comb's rim on its cells.
struct FishEyeTests {
    static let sizes = [(60, 60), (100, 100), (150, 600), (200, 200), (260, 260), (320, 480), (393, 700), (700, 500), (800, 600), (1400, 900)]
        .map { CGSize(width: $0.0, height: $0.1) }

    private func geometry(_ size: CGSize, _ focus: CGPoint = .zero) -> CombGeometry { CombGeometry(size: size, focus: focus, idealDiameter: 125) }

    @Test(arguments: sizes) func neighborsNeverOverlapAndNothingLeavesTheFrame(_ size: CGSize) {
        var dice = Dice(1)
        for _ in 0..<400 {
            let seen = geometry(size, CGPoint(x: .random(in: -4...4, using: &dice), y: .random(in: -4...4, using: &dice)))
            for hex in Hex.spiral(count: 127) {
                let cell = seen.sight(of: hex.center)
                guard cell.diameter > 0 else { continue }
                #expect(abs(cell.center.x) + cell.diameter / 2 <= size.width / 2 + 1e-9)
                #expect(abs(cell.center.y) + cell.diameter / 2 <= size.height / 2 + 1e-9)
                for other in hex.neighbors.map({ seen.sight(of: $0.center) }) where other.diameter > 0 {
                    #expect(cell.center.distance(to: other.center) >= (cell.diameter + other.diameter) / 2)
                }
            }
        }
    }
    @Test(arguments: sizes) func thePlaneIsMappedWithoutJumps(_ size: CGSize) {
        for diameter in [20, 125, 400] as [CGFloat] {
            let eye = FishEye(diameter: diameter, frame: size)
            var last = eye.look(at: CGPoint(x: -600, y: 40))
            for x in stride(from: -599.0, through: 600, by: 1) {
                let next = eye.look(at: CGPoint(x: x, y: 40))
                // A point in the plane moves at most a point on screen, and never backward.
                #expect(next.center.x > last.center.x)
                #expect(next.center.x - last.center.x <= 1 + 1e-9)
                #expect(abs(next.diameter - last.diameter) <= 0.75 + 1e-9)
                last = next
            }
        }
    }
    @Test(arguments: sizes) func theCellUnderAFingerIsTheOneSeenThere(_ size: CGSize) {
        let seen = geometry(size, CGPoint(x: 0.7, y: -0.4))
        for hex in Hex.spiral(count: 91) {
            let cell = seen.sight(of: hex.center)
            guard cell.diameter > 0.1 else { continue }
            for (x, y) in [(0, 0), (0.49, 0), (-0.49, 0), (0, 0.49), (0, -0.49)] as [(CGFloat, CGFloat)] {
                #expect(seen.hex(at: CGPoint(x: size.width / 2 + cell.center.x + x * cell.diameter, y: size.height / 2 + cell.center.y + y * cell.diameter)) == hex)
            }
        }
    }
    @Test func betweenTheDiscsThereIsNoCell() {
        let seen = geometry(CGSize(width: 800, height: 600))
        let a = seen.sight(of: .zero).center, b = seen.sight(of: Hex(q: 1, r: 0).center).center, c = seen.sight(of: Hex(q: 0, r: 1).center).center
        #expect(seen.hex(at: CGPoint(x: 400 + (a.x + b.x + c.x) / 3, y: 300 + (a.y + b.y + c.y) / 3)) == nil)
        #expect(geometry(.zero).hex(at: .zero) == nil)
    }
    @Test func aSmallFrameStillShowsMoreThanOneCell() {
        #expect(geometry(CGSize(width: 120, height: 140)).diameter * 2 < 120)
        #expect(geometry(CGSize(width: 393, height: 700)).diameter == 125)
        #expect(geometry(CGSize(width: -3, height: 5)).diameter == 0)
    }
}
