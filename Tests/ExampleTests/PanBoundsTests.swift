import Foundation
import Testing
@testable import ApiaryExample

/// The bounds of a comb's movement.
struct PanBoundsTests {
    private func bounds(_ cells: [Hex]) -> PanBounds { PanBounds(around: cells.map(\.center)) }

    @Test(arguments: [0, 1, 2, 3, 7, 8, 14, 19, 40, 60]) func everyCellCanBeInTheMiddle(_ count: Int) {
        let cells = Hex.spiral(count: count), bounds = bounds(cells)
        for cell in cells { #expect(bounds.nearest(to: cell.center).distance(to: cell.center) < 1e-9) }
    }
    @Test func noPlaceIsFarFromACell() {
        let cells = Hex.spiral(count: 14), bounds = bounds(cells)
        var dice = Dice(3)
        for _ in 0..<500 {
            let place = bounds.nearest(to: CGPoint(x: .random(in: -20...20, using: &dice), y: .random(in: -20...20, using: &dice)))
            #expect(cells.contains { $0.center.distance(to: place) <= 1 })
            #expect(bounds.nearest(to: place).distance(to: place) < 1e-9)
        }
    }
    @Test func oneCellStaysAndNoneIsTheMiddle() {
        #expect(bounds([Hex(q: 2, r: -1)]).nearest(to: CGPoint(x: 9, y: 9)) == Hex(q: 2, r: -1).center)
        #expect(bounds([]).nearest(to: CGPoint(x: 9, y: 9)) == .zero)
        #expect(bounds([.zero, .zero, .zero]).nearest(to: CGPoint(x: 9, y: 9)) == .zero)
    }
    @Test func cellsInARowLeaveALine() {
        let bounds = bounds([.zero, Hex(q: 0, r: 1), Hex(q: 0, r: 2)])
        #expect(bounds.nearest(to: CGPoint(x: 3, y: 1.4)) == CGPoint(x: 0, y: 1.4))
        #expect(bounds.nearest(to: CGPoint(x: 3, y: 7)) == CGPoint(x: 0, y: 2))
    }
    @Test func aPullBeyondTheBoundsIsFollowedEverMoreSlowly() {
        let bounds = bounds(Hex.spiral(count: 7))
        let inside = CGPoint(x: 0.3, y: -0.4)
        #expect(bounds.stretched(inside) == inside)
        var last: CGFloat = 0, step = CGFloat.infinity
        for pull in stride(from: 1.25, through: 40, by: 0.25) {
            let y = bounds.stretched(CGPoint(x: 0, y: pull)).y
            #expect(y > last)
            if last > 0 { #expect(y - last < step); step = y - last }
            last = y
        }
        #expect(last < 1 + 1.5)
        let pulled = CGPoint(x: 1.2, y: 1.6)
        #expect(bounds.stretched(bounds.unstretched(pulled)).distance(to: pulled) < 1e-9)
        #expect(bounds.unstretched(CGPoint(x: 0, y: 1e6)).y.isFinite)
    }
}
