import Foundation

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S>(_ style: S) where S: ShapeStyle {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        style._resolve(context)
    }

    /// The hidden colour, if the style is one.
    package var color: Color? { style as? Color }

    /// Whether both hide the same style. False also where that cannot be told, so true means: nothing changed.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ a: S) -> Bool { (other.style as? S).map { valuesAreEqual(a, $0) } ?? false }
        return compare(style)
    }
}

extension AnyShapeStyle: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? AnyShapeStyle).map(isEqual) ?? false }
}
