import Foundation
import SwiftUI

/// The width or height of a mark, or a radius.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// In points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value.isFinite ? max(value, 0) : 0)) }
    /// A share of the step between two values; of the outer radius for an inner one.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio.isFinite ? ratio : 1)) }
    /// The step without so many points on either side.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset.isFinite ? inset : 0)) }
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// The length within a step: a share of it and so many points.
    func length(automatic: Length) -> Length {
        switch kind {
        case .automatic: automatic
        case .fixed(let points): Length(share: 0, points: points)
        case .ratio(let ratio): Length(share: ratio, points: 0)
        case .inset(let inset): Length(share: 1, points: -2 * inset)
        }
    }
    struct Length { var share: Double, points: Double }
}

/// What bars and areas at the same place do.
public struct MarkStackingMethod: Sendable, Hashable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind

    /// One on the other, beginning at zero.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// One on the other, as shares of their sum.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// One on the other, around zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// In front of each other.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
