import Foundation

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    let style: any ShapeStyle

    /// Erases the type of a style.
    public init<S>(_ style: S) where S: ShapeStyle {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        style._resolve(context)
    }

    /// The erased style as a colour; nil if it is another style.
    package var color: Color? { style as? Color }

    /// True if both erase equal styles. May be false for equal styles of a type that is not equatable.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ a: S) -> Bool { (other.style as? S).map { valuesAreEqual(a, $0) } ?? false }
        return compare(style)
    }
}

extension AnyShapeStyle: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? AnyShapeStyle).map(isEqual) ?? false }
}
