import Foundation
import WaggleCore
import WaggleGeometry

/// A rectangle inside a view that constraints can refer to. Views have their own; others cannot be made.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    open private(set) weak var owningView: UIView?
    open var identifier = ""
    /// True for the part of a scroll view that does not scroll.
    var isOfFrame = false
    /// The distance from the view's edges.
    private let insets: @MainActor (UIView) -> UIEdgeInsets

    init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        (owningView, self.insets) = (view, insets)
        super.init()
    }
    @available(*, unavailable, message: "Layout guides of a program's own are not supported; use a hidden UIView, or a UIStackView.")
    public override init() { insets = { _ in .zero } }

    /// In the coordinates of the owning view.
    open var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
    var currentInsets: UIEdgeInsets { owningView.map(insets) ?? .zero }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .left, in: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .right, in: self) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .left, in: self) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .right, in: self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .centerX, in: self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .top, in: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .bottom, in: self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .centerY, in: self) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .width, in: self) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .height, in: self) }
}

extension UIView {
    @available(*, unavailable, message: "Layout guides of a program's own are not supported; use a hidden UIView, or a UIStackView.")
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
