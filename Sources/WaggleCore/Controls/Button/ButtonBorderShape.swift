import Foundation
import WaggleGeometry

/// The outline of buttons with a border.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        /// nil: by the size of the button.
        case roundedRectangle(CGFloat?)
    }
    private let kind: Kind
    private var inset: CGFloat = 0
    private init(_ kind: Kind) { self.kind = kind }

    /// Rounded corners; a capsule around small buttons.
    public static let automatic = ButtonBorderShape(.automatic)
    public static let capsule = ButtonBorderShape(.capsule)
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
    /// - Parameter radius: In points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.roundedRectangle(radius)) }
    /// A circle in the middle of the button, for labels as wide as they are high.
    public static let circle = ButtonBorderShape(.circle)

    /// The shape with everything that it leaves open settled.
    func resolved(for size: ControlSize) -> ButtonBorderShape {
        switch (kind, size) {
        case (.automatic, .mini), (.automatic, .small): .capsule
        case (.automatic, _), (.roundedRectangle(nil), _): .roundedRectangle(radius: size == .large || size == .extraLarge ? 12 : 8)
        default: self
        }
    }
    var isCircle: Bool { kind == .circle }
}

nonisolated extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        switch kind {
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .automatic: return RoundedRectangle(cornerRadius: max(8 - inset, 0)).path(in: rect)
        case .roundedRectangle(let radius): return RoundedRectangle(cornerRadius: max((radius ?? 8) - inset, 0)).path(in: rect)
        }
    }
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
    /// Sets the outline of bordered buttons within.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of a button of regular size.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
