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

    /// Whether both hide equal styles. False also where styles cannot be compared, so true means: nothing changed.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        func compare<T: Equatable>(_ a: T) -> Bool { (other.style as? T) == a }
        guard let style = style as? any Equatable else { return false }
        return compare(style)
    }
}

extension AnyShapeStyle: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? AnyShapeStyle).map(isEqual) ?? false }
}
