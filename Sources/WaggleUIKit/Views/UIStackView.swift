import Foundation
import WaggleCore
import WaggleGeometry

/// Arranges subviews in a row or a column by their content sizes and by constraints on their lengths. Hidden ones take no room.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// Those with the lowest hugging priority grow, those with the lowest compression resistance shrink.
        case fill
        case fillEqually
        /// In proportion to their content.
        case fillProportionally
        /// At their own lengths, with equal spaces.
        case equalSpacing
        /// At their own lengths, with equal distances of their centres.
        case equalCentering
    }
    /// Where the views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading
        case firstBaseline
        case center, trailing
        case lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    /// Stands for the system's space between views, 8 points.
    public static let spacingUseSystem: CGFloat = 1.17549435e-38
    /// Stands for `spacing`: the greatest finite number, which is no length.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { contentDidChange() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { contentDidChange() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { contentDidChange() } } }
    /// In points; the least space with distributions that space equally.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { contentDidChange() } } }
    /// True leaves the margins free.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { contentDidChange() } }
    }
    /// Has no effect: spaces are those between edges.
    open var isBaselineRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacingsAfter: [ObjectIdentifier: CGFloat] = [:]

    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Arranged subviews

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds the view as a subview if it is none, at an index from 0, which is clamped. A view that is already arranged moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        contentDidChange()
    }
    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        contentDidChange()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        spacingsAfter[ObjectIdentifier(subview)] = nil
    }
    /// Sets the space after a view, in points; `spacingUseDefault` stands for the stack's.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacingsAfter[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        contentDidChange()
    }
    /// The space after a view, in points; `spacingUseDefault` if it has none of its own.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacingsAfter[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Layout

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private func space(after view: UIView) -> CGFloat {
        let space = spacingsAfter[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? 8 : space.isFinite ? space : 0
    }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// A view's length along an axis, if the other one is known.
    private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis, across: CGFloat?) -> CGFloat {
        let limits = limits(of: view, axis)
        if let fixed = limits.fixed { return fixed }
        let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        let across = self.limits(of: view, other).fixed ?? across
        let size = view.arrangedSize(width: axis == .vertical ? across : nil, height: axis == .horizontal ? across : nil)
        return limits.applied(to: max(axis == .horizontal ? size.width : size.height, 0))
    }
    /// What the program's constraints on one length of a view say.
    private struct Limits {
        var fixed: CGFloat?, least: CGFloat = 0, most = CGFloat.infinity
        func applied(to length: CGFloat) -> CGFloat { fixed ?? max(min(length, most), least) }
    }
    private func limits(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Limits {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        var limits = Limits()
        for constraint in constraints + view.constraints where constraint.firstItem === view && constraint.firstAttribute == attribute {
            let length: CGFloat
            if let second = constraint.secondItem {
                // In relation to the stack, or of the view's two lengths to each other.
                if second === self, constraint.secondAttribute == .width || constraint.secondAttribute == .height {
                    length = (constraint.secondAttribute == .width ? frame.width : frame.height) * constraint.multiplier
                        + constraint.constant
                } else if second === view, constraint.secondAttribute != attribute,
                          let other = self.limits(ofConstant: view, axis == .horizontal ? .height : .width) {
                    length = other * constraint.multiplier + constraint.constant
                } else {
                    continue
                }
            } else {
                length = constraint.constant
            }
            switch constraint.relation {
            case .equal: limits.fixed = limits.fixed ?? max(length, 0)
            case .greaterThanOrEqual: limits.least = max(limits.least, length)
            case .lessThanOrEqual: limits.most = min(limits.most, length)
            }
        }
        return limits
    }
    /// The constant that a constraint gives a length.
    private func limits(ofConstant view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        (constraints + view.constraints).first {
            $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        }?.constant
    }

    /// The size of the content, if the length across the axis is known.
    fileprivate func contentSize(across: CGFloat?) -> CGSize {
        let views = shown, margins = margins
        let isRow = axis == .horizontal
        let inside = across.map { max($0 - (isRow ? margins.top + margins.bottom : margins.left + margins.right), 0) }
        let lengths = views.map { length($0, axis, across: inside) }
        let spaces = views.dropLast().reduce(0) { $0 + space(after: $1) }
        var along = spaces
        switch distribution {
        case .fillEqually: along += (lengths.max() ?? 0) * CGFloat(lengths.count)
        case .fill, .fillProportionally, .equalSpacing, .equalCentering: along += lengths.reduce(0, +)
        }
        let other: NSLayoutConstraint.Axis = isRow ? .vertical : .horizontal
        let thickness = zip(views, lengths).map { length($0, other, across: $1) }.max() ?? 0
        let size = isRow ? CGSize(width: along, height: thickness) : CGSize(width: thickness, height: along)
        return CGSize(width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        guard !shown.isEmpty else { return super.intrinsicContentSize }
        return contentSize(across: nil)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fitting(width: size.width > 0 && size.width.isFinite ? size.width : nil, height: nil)
    }
    func fitting(width: CGFloat?, height: CGFloat?) -> CGSize {
        if axis == .vertical { return contentSize(across: width) }
        let size = contentSize(across: height)
        guard let width, width < size.width else { return size }
        // Where the row is too short, views are narrower, and maybe higher.
        let margins = margins, lengths = distributed(along: max(width - margins.left - margins.right, 0), across: nil)
        let thickness = zip(shown, lengths).map { self.length($0, .vertical, across: $1) }.max() ?? 0
        return CGSize(width: width, height: thickness + margins.top + margins.bottom)
    }

    /// The lengths of the shown views in a stack of a length.
    private func distributed(along room: CGFloat, across: CGFloat?) -> [CGFloat] {
        let views = shown, axis = axis
        let spaces = views.dropLast().reduce(0) { $0 + space(after: $1) }, left = max(room - spaces, 0)
        var lengths = views.map { length($0, axis, across: across) }
        switch distribution {
        case .fillEqually:
            return views.map { _ in left / CGFloat(max(views.count, 1)) }
        case .fillProportionally:
            let sum = lengths.reduce(0, +)
            return sum > 0 ? lengths.map { $0 * left / sum } : views.map { _ in left / CGFloat(max(views.count, 1)) }
        case .equalSpacing, .equalCentering:
            let sum = lengths.reduce(0, +)
            if sum <= left { return lengths }
        case .fill: break
        }
        var rest = left - lengths.reduce(0, +)
        // The views that give way first, until the others have to.
        var open = Set(views.indices.filter { limits(of: views[$0], axis).fixed == nil })
        while abs(rest) > 1e-6, !open.isEmpty {
            let priority: (Int) -> Float = {
                rest > 0 ? views[$0].contentHuggingPriority(for: axis).rawValue : views[$0].contentCompressionResistancePriority(for: axis)
                    .rawValue
            }
            let lowest = open.map(priority).min() ?? 0
            // The first of several that are equal takes all, as the solver of UIKit settles it; when they shrink, the last.
            let candidates = open.filter { priority($0) == lowest }
            guard let index = rest > 0 ? candidates.min() : candidates.max() else { break }
            let new = limits(of: views[index], axis).applied(to: max(lengths[index] + rest, 0))
            rest -= new - lengths[index]
            lengths[index] = new
            open.remove(index)
        }
        return lengths
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown, margins = margins, isRow = axis == .horizontal
        guard !views.isEmpty else { return }
        let area = CGRect(origin: .zero, size: frame.size).inset(by: margins)
        let along = max(isRow ? area.width : area.height, 0), across = max(isRow ? area.height : area.width, 0)
        let lengths = distributed(along: along, across: across), other: NSLayoutConstraint.Axis = isRow ? .vertical : .horizontal
        let left = along - lengths.reduce(0, +)
        let evenly = views.count > 1 ? left / CGFloat(views.count - 1) : 0
        let baseline = alignment == .firstBaseline || alignment == .lastBaseline ? views.compactMap { $0.baselineInsets?.first }
            .max() ?? 0 : 0
        var position: CGFloat = 0
        let centers = views.count > 1 ? (along - (lengths.first ?? 0) / 2 - (lengths.last ?? 0) / 2) / CGFloat(views.count - 1) : 0
        for (index, view) in views.enumerated() {
            let length = lengths[index], limits = limits(of: view, other)
            let thickness = alignment == .fill ? limits.applied(to: across) : min(
                self.length(view, other, across: length), limits.fixed ?? max(across, limits.least))
            let start: CGFloat
            switch alignment {
            case .fill, .leading: start = 0
            case .center: start = (across - thickness) / 2
            case .trailing: start = across - thickness
            case .firstBaseline: start = isRow ? baseline - (view.baselineInsets?.first ?? thickness) : 0
            case .lastBaseline: start = isRow
                ? across - thickness - (views.compactMap { $0.baselineInsets?.last }.max() ?? 0) + (view.baselineInsets?.last ?? 0) : 0
            }
            if distribution == .equalCentering, left >= 0, index > 0 {
                position = max((lengths.first ?? 0) / 2 + CGFloat(index) * centers - length / 2, position)
            }
            view.take(isRow ? CGRect(x: area.minX + position, y: area.minY + start, width: length, height: thickness)
                      : CGRect(x: area.minX + start, y: area.minY + position, width: thickness, height: length))
            position += length + (distribution == .equalSpacing && left >= 0 ? max(evenly, space(after: view)) : space(after: view))
        }
    }
    /// Constraints on the lengths of arranged views are part of the arrangement.
    override var arrangesSubviews: Bool { true }
}

extension UIView {
    /// The size of an arranged view; a length that is given breaks its lines.
    fileprivate func arrangedSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        if let stack = self as? UIStackView { return stack.fitting(width: width, height: height) }
        let content = intrinsicContentSize
        if let width, content.width > width, content.height >= 0 {
            return CGSize(width: content.width, height: max(sizeThatFits(CGSize(width: width, height: 0)).height, content.height))
        }
        if content.width < 0 || content.height < 0, let inside = constrainedSize(width: width, height: height) {
            return CGSize(
                width: content.width >= 0 ? content.width : inside.width, height: content.height >= 0 ? content.height : inside.height)
        }
        return content
    }
}
