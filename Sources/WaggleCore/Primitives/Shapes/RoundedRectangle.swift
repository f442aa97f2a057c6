import Foundation
import WaggleGeometry
import WaggleMotion

/// A rectangle with rounded corners that fills the view.
public struct RoundedRectangle: InsettableShape {
    /// The extent of a corner along both sides, in points; clamped to half of each. 0 or less gives sharp corners.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    /// - Parameter cornerSize: The extent of a corner along both sides, in points; clamped to half of each. 0 or less gives sharp corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// Equal corners with a radius in points, clamped to half of the shorter side; 0 or less gives sharp corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// The rectangle inset by points on each side; a negative amount outsets it. Its corners shrink or grow by as much.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedRectangle(base: self, amount: amount) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An inset rounded rectangle; its corner radii shrink by the same amount as its sides.
struct InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat
    var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        return Path(
            roundedRect: inner,
            cornerSize: CGSize(width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0)),
            style: base.style)
    }
    func inset(by amount: CGFloat) -> InsetRoundedRectangle { InsetRoundedRectangle(base: base, amount: self.amount + amount) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a radius in points, clamped to half of the shorter side.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// A rectangle with corners of an extent in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }
    /// The capsule inset by points on each side; a negative amount outsets it. Empty if the inset leaves no room.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRectShape(base: self, amount: amount) { [style] in
            Path(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2, style: style)
        }
    }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// A circle centred in the view, as wide as the view's shorter side.
public struct Circle: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal.width != nil || proposal.height != nil else { return CGSize(width: 10, height: 10) }
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }
    /// The circle with its radius reduced by points, enlarged if negative; nothing where no room is left.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRectShape(base: self, amount: amount) { Path(ellipseIn: Self.square(in: $0)) }
    }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }

/// An ellipse that fills the view.
public struct Ellipse: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The ellipse inset by points on each side; a negative amount outsets it. Empty if the inset leaves no room.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectShape(base: self, amount: amount) { Path(ellipseIn: $0) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }

/// A rectangle that fills the view.
public struct Rectangle: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The rectangle inset by points on each side; a negative amount outsets it. Empty if the inset leaves no room.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectShape(base: self, amount: amount) { Path($0) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
