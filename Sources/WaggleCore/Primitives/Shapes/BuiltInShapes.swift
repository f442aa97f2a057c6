import Foundation
import WaggleGeometry
import WaggleMotion

/// A rectangle that fills the view.
public struct Rectangle: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) { Path($0) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
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
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) { Path(ellipseIn: Self.square(in: $0)) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// An ellipse that fills the view.
public struct Ellipse: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) { Path(ellipseIn: $0) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount) { [style] in Path(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2, style: style) }
    }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners that fills the view.
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRoundedRectangle(base: self, amount: amount) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with an individual radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
                topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadii: RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                                                    bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(cornerRadii.topLeading, cornerRadii.topTrailing),
                           AnimatablePair(cornerRadii.bottomLeading, cornerRadii.bottomTrailing))
        }
        set {
            cornerRadii = RectangleCornerRadii(topLeading: newValue.first.first, bottomLeading: newValue.second.first,
                                               bottomTrailing: newValue.second.second, topTrailing: newValue.first.second)
        }
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetFigure(base: self, amount: amount) { [cornerRadii, style] rect in
            func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
            return Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(
                topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
                bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing)), style: style)
        }
    }
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
        return Path(roundedRect: inner, cornerSize: CGSize(width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0)), style: base.style)
    }
    func inset(by amount: CGFloat) -> InsetRoundedRectangle { InsetRoundedRectangle(base: base, amount: self.amount + amount) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape determined only by its rectangle, in an inset rectangle.
struct InsetFigure<Base: Shape>: InsettableShape {
    let base: Base
    var amount: CGFloat
    let outline: @Sendable (CGRect) -> Path

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : outline(inner)
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    func inset(by amount: CGFloat) -> InsetFigure { InsetFigure(base: base, amount: self.amount + amount, outline: outline) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
    public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
                            topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
                               bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
