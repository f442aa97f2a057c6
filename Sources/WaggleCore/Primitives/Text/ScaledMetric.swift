import Foundation
import WaggleGeometry

/// A number that scales with the user's text size, like the line heights of a text style.
///
/// It is unchanged at the default text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    private var scaled: Value

    /// Scales like text of the style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, scaled) = (wrappedValue, wrappedValue)
        self.textStyle = textStyle
    }
    /// Scales like body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The scaled number; outside a view's lifetime, the unscaled one.
    public var wrappedValue: Value { scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let environment = node.trackedEnvironment, size = environment.dynamicTypeSize
        guard size != .large else { return scaled = base }
        // Rounded to pixels: at three pixels per point, 17 becomes 16.33 at the medium size. The unscaled number is not rounded.
        scaled = Value(
            (CGFloat(base) * textStyle.lineHeight(at: size) / textStyle.lineHeight(at: .large)).roundedToPixel(environment.displayScale))
    }
}
