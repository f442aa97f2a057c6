import Foundation
import Testing
import WaggleGeometry

@Suite struct RoundedCornerTests {
    /// The mean distance of the outline from the left edge per row of pixels, from the top, at three pixels per point.
    private func inset(ofRow row: Int, _ path: Path, width: CGFloat) -> CGFloat {
        let samples = 20
        let insets = (0..<samples).map { sample -> CGFloat in
            let y = (CGFloat(row - 1) + (CGFloat(sample) + 0.5) / CGFloat(samples)) / 3
            var (outside, inside) = (CGFloat(0), width / 2)
            while inside - outside > 1e-4 {
                let x = (outside + inside) / 2
                if path.contains(CGPoint(x: x, y: y)) { inside = x } else { outside = x }
            }
            return inside
        }
        return insets.reduce(0, +) / CGFloat(samples)
    }
    private func rows(_ size: CGSize, radius: CGFloat) -> [CGFloat] {
        let path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius, style: .continuous)
        return [1, 2, 4].map { inset(ofRow: $0, path, width: size.width) }
    }

    /// A radius of half the height leaves no space for the continuous corner on the vertical sides and enough on the horizontal ones. Measured on one
    /// of Apple's pictures at three pixels per point: 19.6, 17.1 and 13.8. The same method measures a circle's corner 0.13 too far in, so no tolerance
    /// is smaller than that.
    @Test func aLongSideBendsAllTheWayThoughTheShortOneCannot() {
        let insets = rows(CGSize(width: 84, height: 40), radius: 20)
        for (inset, measured) in zip(insets, [19.6, 17.1, 13.8]) { #expect(abs(inset - measured) < 0.14, "\(insets)") }
    }
    /// The outline changes with the height without a jump: from a side without room for the extension to one with room for all of it.
    @Test func aCornerGrowsSteadilyWithTheRoomBesideIt() {
        let heights = stride(from: CGFloat(40), through: 64, by: 1), insets = heights.map { rows(CGSize(width: 84, height: $0), radius: 20) }
        for (low, high) in zip(insets, insets.dropFirst()) {
            #expect(zip(low, high).allSatisfy { abs($0 - $1) < 0.1 }, "\(low) \(high)")
        }
        #expect((insets.last?[0] ?? 0) - (insets.first?[0] ?? 0) > 0.5)
    }
    @Test func aSideWithRoomForTheWholeExtensionIsNotChanged() {
        #expect(zip(rows(CGSize(width: 200, height: 56), radius: 16), rows(CGSize(width: 200, height: 200), radius: 16)).allSatisfy { abs($0 - $1) < 1e-3 })
    }
    @Test func aSquareOfTwiceTheRadiusIsACircle() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20, style: .continuous)
        for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
            func point(_ radius: Double) -> CGPoint { CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle)) }
            #expect(path.contains(point(19.95)) && !path.contains(point(20.05)))
        }
    }
    @Test func aCornerIsTheSameFromBothSides() {
        let level = Path(roundedRect: CGRect(x: 0, y: 0, width: 84, height: 40), cornerRadius: 20, style: .continuous)
        let upright = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 84), cornerRadius: 20, style: .continuous)
        for x in stride(from: 0.25, to: 42, by: 1.5) {
            for y in stride(from: 0.25, to: 20, by: 0.5) {
                #expect(level.contains(CGPoint(x: x, y: y)) == upright.contains(CGPoint(x: y, y: x)))
                #expect(level.contains(CGPoint(x: x, y: y)) == level.contains(CGPoint(x: 84 - x, y: 40 - y)))
            }
        }
    }
}
