import Foundation
import WaggleCore
import WaggleGeometry

/// One side of a constraint: an edge, a centre or a length of a view.
///
/// It can relate sibling views and their superview. Leading is always left.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var view: UIView?
    let attribute: NSLayoutConstraint.Attribute
    /// The part of the view that the side belongs to; nil for all of it.
    let guide: UILayoutGuide?

    init(_ view: UIView?, _ attribute: NSLayoutConstraint.Attribute, in guide: UILayoutGuide? = nil) {
        self.view = view
        self.attribute = attribute
        self.guide = guide
    }
    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            view, attribute, relation, other?.view, other?.attribute ?? .notAnAttribute, multiplier, constant)
        (constraint.firstGuide, constraint.secondGuide) = (guide, other?.guide)
        return constraint
    }
    /// At the other position or of the other length, plus a constant in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }
    /// At least the other position or length, plus a constant in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }
    /// At most the other position or length, plus a constant in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }
}
/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Of a length in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }
    /// At least of a length in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }
    /// At most of a length in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, constant: c) }
    /// Of the other length times a factor, plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }
}

/// A relation between positions or lengths of views.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// A layout axis.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
        var axis: WaggleGeometry.Axis { self == .horizontal ? .horizontal : .vertical }
    }
    /// The relation of the first side to the second.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// An edge, a centre or a length of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }

    /// `firstItem.firstAttribute` = `multiplier` × `secondItem.secondAttribute` + `constant`, or the corresponding inequality (≤ or ≥).
    open private(set) weak var firstItem: UIView?
    public let firstAttribute: Attribute
    public let relation: Relation
    /// Nil for a constraint to the constant alone.
    open private(set) weak var secondItem: UIView?
    public let secondAttribute: Attribute
    /// The factor of the second attribute; 1 unless given.
    public let multiplier: CGFloat
    /// In points.
    open var constant: CGFloat { didSet { if constant != oldValue { holder?.layoutDidChange() } } }
    /// Constraints with a higher priority are satisfied first; 1000, the default, is required.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { holder?.layoutDidChange() } } }
    open var identifier: String?
    /// The parts of the views that are meant; nil for all of them.
    fileprivate(set) var firstGuide: UILayoutGuide?, secondGuide: UILayoutGuide?
    private weak var holder: UIView?

    init(
        _ first: UIView?, _ attribute: Attribute, _ relation: Relation, _ second: UIView?, _ secondAttribute: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        firstItem = first
        firstAttribute = attribute
        self.relation = relation
        secondItem = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }
    /// A constraint with explicit attributes. The multiplier is a factor, the constant in points.
    public convenience init(
        item view1: UIView, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: UIView?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    /// Whether the constraint takes part in layout. The nearest common ancestor of its views holds it.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    private func activate() {
        guard let first = firstItem else { return }
        var around: UIView? = first
        if let second = secondItem {
            while let view = around, !second.isDescendant(of: view) { around = view.superview }
            guard around != nil else {
                Diagnostics.shared.report(
                    "A constraint between \(type(of: first)) and \(type(of: second)) cannot be active, because they have no common superview; add them as subviews first.")
                return
            }
        }
        // A constraint on the length of a single view is solved in its superview.
        let holder = around === first && secondItem !== first && first.superview != nil && secondItem == nil ? first.superview : around
        self.holder = holder
        holder?.constraints.append(self)
        holder?.layoutDidChange()
    }
    private func deactivate() {
        holder?.constraints.removeAll { $0 === self }
        holder?.layoutDidChange()
        holder = nil
    }
    func forget() { holder = nil }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Removes the constraints that refer to a removed view.
    func forgetConstraints(of view: UIView) {
        for constraint in constraints where constraint.firstItem?.isDescendant(of: view) != false
            || constraint.secondItem?.isDescendant(of: view) == true { constraint.forget() }
        constraints.removeAll { !$0.isActive }
        superview?.forgetConstraints(of: view)
    }
}
