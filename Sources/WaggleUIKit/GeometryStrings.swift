// String and object representations of points, sizes and rectangles.

import Foundation
import WaggleGeometry

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

extension NSCoder {
    /// `{x, y}`
    public class func string(for point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
    /// `{width, height}`
    public class func string(for size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
    /// `{{x, y}, {width, height}}`
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// `{dx, dy}`
    public class func string(for vector: CGVector) -> String { "{\(number(vector.dx)), \(number(vector.dy))}" }
    /// `[a, b, c, d, tx, ty]`
    public class func string(for transform: CGAffineTransform) -> String {
        "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number).joined(separator: ", "))]"
    }
    /// `{top, left, bottom, right}`
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", "))}"
    }

    /// The point described by a string; zero if it describes none.
    public class func cgPoint(for string: String) -> CGPoint {
        let found = numbers(string, 2)
        return CGPoint(x: found[0], y: found[1])
    }
    /// The size described by a string; zero if it describes none.
    public class func cgSize(for string: String) -> CGSize {
        let found = numbers(string, 2)
        return CGSize(width: found[0], height: found[1])
    }
    /// The rectangle described by a string; zero if it describes none.
    public class func cgRect(for string: String) -> CGRect {
        let found = numbers(string, 4)
        return CGRect(x: found[0], y: found[1], width: found[2], height: found[3])
    }

    private class func number(_ value: CGFloat) -> String {
        String(format: "%.17g", Double(value)).count > 15 ? "\(Double(value))" : String(format: "%.17g", Double(value))
    }
    private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
        let found = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }
}

public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

extension NSValue {
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}
