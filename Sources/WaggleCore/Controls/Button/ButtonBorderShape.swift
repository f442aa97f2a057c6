import Foundation
import WaggleGeometry

/// The border shape of buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        /// Nil for a radius that depends on the button's size.
        case roundedRectangle(CGFloat?)
    }
    private let kind: Kind
    private var inset: CGFloat = 0
    private init(_ kind: Kind) { self.kind = kind }

    /// A capsule for small buttons, otherwise a rounded rectangle.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A rectangle with a corner radius that depends on the button's size.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
    /// A rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.roundedRectangle(radius)) }
    /// A circle around the label.
    public static let circle = ButtonBorderShape(.circle)

    /// The corner radii of UIKit's buttons, in points.
    private static let regularRadius: CGFloat = 5.95
    private static let largeRadius: CGFloat = 8.75

    /// The concrete shape for a size.
    func resolved(for size: ControlSize) -> ButtonBorderShape {
        switch (kind, size) {
        case (.automatic, .mini), (.automatic, .small): .capsule
        case (.automatic, .large), (.automatic, .extraLarge), (.roundedRectangle(nil), .large), (.roundedRectangle(nil), .extraLarge):
            .roundedRectangle(radius: Self.largeRadius)
        case (.automatic, .regular), (.roundedRectangle(nil), .mini), (.roundedRectangle(nil), .small), (.roundedRectangle(nil), .regular):
            .roundedRectangle(radius: Self.regularRadius)
        case (.capsule, _), (.circle, _), (.roundedRectangle(.some), _): self
        }
    }
    var isCircle: Bool { kind == .circle }
}

nonisolated extension ButtonBorderShape: InsettableShape {
    /// The border of a button with these bounds.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        switch kind {
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .automatic, .roundedRectangle(nil): return RoundedRectangle(cornerRadius: max(Self.regularRadius - inset, 0)).path(in: rect)
        case .roundedRectangle(let radius?): return RoundedRectangle(cornerRadius: max(radius - inset, 0)).path(in: rect)
        }
    }
    /// The border inset by the amount in points on each side.
    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of bordered buttons inside.
    @_disfavoredOverload public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The border shape of a button of regular size.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
