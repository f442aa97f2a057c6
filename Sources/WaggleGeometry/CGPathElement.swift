@_exported import struct CPathElement.CGPathElement
import Foundation

/// What a step of an outline is.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension CGPathElement {
    /// - Parameter points: The step's points, which must outlive the element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.init(typeNumber: type.rawValue, pointMemory: UnsafeMutableRawPointer(points))
    }
    /// What the step is.
    public var type: CGPathElementType {
        get { CGPathElementType(rawValue: typeNumber) ?? .closeSubpath }
        set { typeNumber = newValue.rawValue }
    }
    /// One point for a move or a line, the end last for curves (two points for a quadratic one, three for a cubic one), none for a close.
    /// Valid during the call.
    public var points: UnsafeMutablePointer<CGPoint> {
        get { pointMemory.assumingMemoryBound(to: CGPoint.self) }
        set { pointMemory = UnsafeMutableRawPointer(newValue) }
    }
}

/// A function that is called for each step of an outline, with the value that was handed to `apply`.
public typealias CGPathApplierFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that is called for each step of an outline.
public typealias CGPathApplyBlock = @convention(block) (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls the closure with all steps in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            guard let start = points.baseAddress else { return }
            path.forEach { element in
                let type: CGPathElementType
                switch element {
                case .move(let end): (type, points[0]) = (.moveToPoint, end)
                case .line(let end): (type, points[0]) = (.addLineToPoint, end)
                case .quadCurve(let end, let control): (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
                case .curve(let end, let control1, let control2):
                    (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, end)
                case .closeSubpath: type = .closeSubpath
                }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }

    /// Calls the function with all steps in order.
    /// - Parameter info: handed to the function.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) { applyWithBlock { function(info, $0) } }
}
