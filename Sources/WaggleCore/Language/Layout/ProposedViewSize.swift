import Foundation

/// The space that a container proposes to a subview, in points.
///
/// On each axis a number proposes that length, nil asks for the ideal size, 0 for the minimum and infinity for the maximum.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size; dimensions of `size` replace nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

import WaggleGeometry

extension ProposedViewSize {
    /// The proposal minus the insets; nil stays nil, and lengths are at least 0.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - insets.leading - insets.trailing, 0) },
                         height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGFloat {
    /// The length as a container proposes it: at least 0, and without the last bits, which depend on the order of summation.
    ///
    /// Equal proposals are answered from the cache. Proposals that differ by rounding errors would multiply in nested containers.
    var asOffer: CGFloat {
        // 2 to the 30th: the error is far below a pixel and far above that of a sum, and the product is exact for all lengths up to the limit.
        let steps: CGFloat = 1_073_741_824
        guard Swift.abs(self) < 4e6 else { return Swift.max(self, 0) }
        return Swift.max((self * steps).rounded() / steps, 0)
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
