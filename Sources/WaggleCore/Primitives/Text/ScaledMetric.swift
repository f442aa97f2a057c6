import Foundation

/// A number that grows with the reader's text size, as the lines of a text style do.
///
/// At the usual text size it is the number given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    private var scaled: Value

    /// Grows as text of the style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, scaled) = (wrappedValue, wrappedValue)
        self.textStyle = textStyle
    }
    /// Grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The scaled number; outside of a view's life the one given.
    public var wrappedValue: Value { scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let size = node.trackedEnvironment.dynamicTypeSize
        let factor = textStyle.lineHeight(at: size) / textStyle.lineHeight(at: .large)
        // To whole and half numbers, as points on screens are; the given number itself is not touched.
        scaled = size == .large ? base : Value((Double(base) * factor * 2).rounded() / 2)
    }
}
