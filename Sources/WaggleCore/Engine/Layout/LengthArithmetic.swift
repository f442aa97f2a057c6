// Sums and shares of lengths that programs may compare with what they expect.

import Foundation
import WaggleGeometry

/// The arithmetic of layout.
///
/// A third of a point has no exact `Double`, so 8 + (385 - w) + w is often not 393, and a program that waits for `minX >= 0` would wait in
/// vain. Sums that come within their rounding error of a simple fraction are that fraction. So a sum is the same number in whatever order
/// its parts were added, which also keeps the cached answers of nested containers few: proposals that differ by a rounding error would
/// multiply at each level.
extension Double {
    /// The sum of two lengths without a rounding error.
    @inline(__always) func plus(_ other: Double) -> Double { (self + other).settled(after: self, other) }
    /// The difference of two lengths without a rounding error.
    @inline(__always) func minus(_ other: Double) -> Double { (self - other).settled(after: self, other) }

    /// An equal share of the length, as a container proposes it: at least 0.
    fileprivate func share(of count: Int) -> Double {
        let share = Swift.max(self / Double(count), 0)
        if count == 1 || share.isShortFraction || !(self < Self.settledLimit) { return share }
        let settled = share.settled(after: self, 0)
        // The remainder is 0 if the quotient is exact.
        if settled != share || share.isSettled || (-self).addingProduct(share, Double(count)) == 0 { return settled }
        // 2 to the 36th: far below what a program can notice, and above the error of the length that was divided.
        return (share * 0x1p36).rounded() * 0x1p-36
    }

    /// Halves, thirds, sevenths and six decimals, and their products: 2 to the 6th, 3 to the 4th, 5 to the 6th, 7.
    private static var fractions: Double { 567_000_000 }
    /// Up to here the products with `fractions` are whole numbers with bits to spare.
    private static var settledLimit: Double { 0x1p21 }

    /// True for numbers that only an exact computation yields: whole numbers, and binary fractions as precise as pointers report.
    @inline(__always) private var isShortFraction: Bool {
        let steps = self * 0x1p24
        return steps == steps.rounded(.down)
    }
    private var isSettled: Bool { self == (self * Self.fractions).rounded() / Self.fractions }

    /// The simple fraction that a sum or quotient of two numbers stands for; the number itself if there is none nearby.
    @inline(__always) private func settled(after a: Double, _ b: Double) -> Double {
        isShortFraction ? self : settled(within: Swift.max(Swift.abs(a), Swift.abs(b)))
    }
    private func settled(within largest: Double) -> Double {
        guard largest < Self.settledLimit else { return self }
        let fraction = (self * Self.fractions).rounded() / Self.fractions
        // 32 times the error of one addition: a length may come from several. Adding zero turns negative zero into zero.
        return Swift.abs(fraction - self) <= largest * 0x1p-48 ? fraction + 0 : self
    }
}

extension CGFloat {
    /// The sum of two lengths without a rounding error.
    @inline(__always) func plus(_ other: CGFloat) -> CGFloat { CGFloat(Double(self).plus(Double(other))) }
    /// The difference of two lengths without a rounding error.
    @inline(__always) func minus(_ other: CGFloat) -> CGFloat { CGFloat(Double(self).minus(Double(other))) }
    /// A product of lengths and ratios without a rounding error.
    var withoutRoundingError: CGFloat { plus(0) }
    /// An equal share of the length, as a container proposes it: at least 0.
    func share(of count: Int) -> CGFloat { CGFloat(Double(self).share(of: count)) }
}

extension Sequence<CGFloat> {
    /// The sum of all lengths.
    var total: CGFloat { reduce(0) { $0.plus($1) } }
}

extension CGPoint {
    func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x.plus(other.x), y: y.plus(other.y)) }
    func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x.minus(other.x), y: y.minus(other.y)) }
}

extension CGRect {
    /// The rectangle moved by a distance, without a rounding error.
    func movedExactly(by distance: CGPoint) -> CGRect { CGRect(origin: origin.plus(distance), size: size) }
}

extension CGAffineTransform {
    /// True if the transform only moves.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

// MARK: Points

// Internal, because programs define such operators themselves.
extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension CGRect {
    func offsetBy(_ move: CGPoint) -> CGRect { offsetBy(dx: move.x, dy: move.y) }
}

extension BinaryFloatingPoint where Self: SendableMetatype {
    /// The number if it is finite; otherwise `standard`, with a diagnostic.
    ///
    /// Non-finite numbers come from divisions by zero and from sizes that are not yet known. They would spread through the layout.
    /// - Parameter name: what the number was given for, as in `padding(_:)`.
    nonisolated func usable(for name: StaticString, else standard: Self) -> Self {
        if isFinite { return self }
        Diagnostics.shared.reportInView("\(name): \(self) is not finite; \(standard) is used instead.")
        return standard
    }
}

extension CGSize {
    nonisolated func usable(for name: StaticString, else standard: CGFloat) -> CGSize {
        CGSize(width: width.usable(for: name, else: standard), height: height.usable(for: name, else: standard))
    }
}
