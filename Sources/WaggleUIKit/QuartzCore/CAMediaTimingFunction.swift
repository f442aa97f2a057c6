import Foundation
import WaggleGeometry
import WaggleMotion

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Starts fast and ends slowly: control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1). Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let c1: (x: Float, y: Float), c2: (x: Float, y: Float)
    /// The progress as a function of time.
    let curve: UnitCurve

    /// A curve with two control points; x is clamped to 0...1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (c1, c2) = ((c1x, c1y), (c2x, c2y))
        curve = .bezier(
            startControlPoint: UnitPoint(x: CGFloat(c1x), y: CGFloat(c1y)), endControlPoint: UnitPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
        super.init()
    }
    /// The predefined curve with a name; unknown names are linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes the x and y coordinates of a control point.
    /// - Parameter index: 0 for the start, 1 and 2 for the control points, 3 for the end.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        precondition((0...3).contains(index), "A timing function has the control points 0 to 3, not \(index).")
        let point: (Float, Float) = [(0, 0), c1, c2, (1, 1)][index]
        (values[0], values[1]) = point
    }
}
