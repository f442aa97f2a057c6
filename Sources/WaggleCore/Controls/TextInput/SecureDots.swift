import Foundation
import WaggleGeometry

/// The row of discs that a secure field shows instead of its characters: at 17 points each is 7.3 wide, 10.25 after the one before, as in
/// pictures of iOS.
struct SecureDots {
    /// From one disc to the next, for each point of the font's size.
    static let advance: CGFloat = 10.25 / 17
    private static let diameter: CGFloat = 7.3 / 17
    /// The centres lie in the middle of capital letters.
    private static let height: CGFloat = 0.3525

    var left: CGFloat
    var count: Int
    var fontSize: CGFloat
    var baseline: CGFloat

    /// The discs between two positions; a row may be much longer than its field.
    func path(from start: CGFloat, to end: CGFloat) -> Path {
        let advance = Self.advance * fontSize, diameter = Self.diameter * fontSize
        guard advance > 0, advance.isFinite, left.isFinite, baseline.isFinite, start < end else { return Path() }
        func index(_ x: CGFloat) -> Int { Int(min(max((x - left) / advance, 0), CGFloat(count))) }
        var path = Path()
        for dot in index(start)..<max(min(index(end) + 1, count), index(start)) {
            path.addEllipse(in: CGRect(
                x: left + (CGFloat(dot) + 0.5) * advance - diameter / 2, y: baseline - Self.height * fontSize - diameter / 2,
                width: diameter, height: diameter))
        }
        return path
    }
}
