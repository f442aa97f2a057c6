// Lays out the subviews of a view by its constraints.

import Foundation
import WaggleCore
import WaggleGeometry

/// Linear equations in order of priority. An equation that is redundant or contradicts the preceding ones is dropped.
struct EquationSystem {
    /// Each row is solved for one variable: its coefficient is 1 there and 0 in all other rows. The last coefficient is the constant.
    private var rows: [(variable: Int, coefficients: [Double])] = []
    let variableCount: Int

    init(variableCount: Int) { self.variableCount = variableCount }

    /// - Parameter coefficients: One for each variable. The weighted sum of the variables equals the constant.
    mutating func add(_ coefficients: [Double], _ constant: Double) {
        assert(coefficients.count == variableCount, "An equation's number of coefficients does not match the variables.")
        var new = coefficients + [constant]
        for row in rows where new[row.variable] != 0 { Self.subtract(row.coefficients, new[row.variable], from: &new) }
        // Lengths are in points; anything smaller is a rounding error.
        guard let pivot = (0..<variableCount).max(by: { abs(new[$0]) < abs(new[$1]) }), abs(new[pivot]) > 1e-6 else { return }
        let factor = new[pivot]
        for index in new.indices { new[index] /= factor }
        for index in rows.indices where rows[index].coefficients[pivot] != 0 {
            Self.subtract(new, rows[index].coefficients[pivot], from: &rows[index].coefficients)
        }
        rows.append((pivot, new))
    }
    private static func subtract(_ row: [Double], _ factor: Double, from other: inout [Double]) {
        for index in other.indices { other[index] -= factor * row[index] }
    }
    /// The values of the variables; undetermined ones are 0.
    var solution: [Double] {
        var values = [Double](repeating: 0, count: variableCount)
        for row in rows { values[row.variable] = row.coefficients[variableCount] }
        return values
    }
}

extension UIView {
    /// Lays out by constraints the subviews that do not translate their autoresizing masks.
    ///
    /// Equations are added in order of priority, followed by the intrinsic sizes and then the current frames. Inequalities violated by the
    /// result become equations, one at a time.
    func placeByConstraints() {
        let placed = subviewsByConstraints
        guard !arrangesSubviews, !placed.isEmpty, !constraints.isEmpty else { return }
        var problem = ConstraintProblem(self, placed, edges: constrainsContentSize ? .content : .known)
        let solution = problem.solve()
        if constrainsContentSize {
            contentSizeIsConstrained(
                to: solution.size, horizontally: problem.refersToFarEdge(.horizontal), vertically: problem.refersToFarEdge(.vertical))
        }
        for (view, frame) in zip(placed, solution.frames) where frame != view.frame { view.take(frame) }
    }
    fileprivate var subviewsByConstraints: [UIView] { subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// The size that the constraints inside give the view. Without any it has its intrinsic size, or else that
    /// which `sizeThatFits` returns.
    /// - Parameter fixed: The lengths that are given.
    func fittingSize(_ fixed: (width: CGFloat?, height: CGFloat?)) -> CGSize {
        let size = constrainedSize(width: fixed.width, height: fixed.height) ?? {
            let own = sizeThatFits(CGSize(width: fixed.width ?? 0, height: fixed.height ?? 0)), content = intrinsicContentSize
            return CGSize(
                width: content.width >= 0 ? content.width : own.width,
                height: fixed.width != nil ? own.height : content.height >= 0 ? content.height : own.height)
        }()
        return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
    }
    /// The size that the constraints inside give the view; nil without any.
    func constrainedSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize? {
        let placed = subviewsByConstraints
        guard !arrangesSubviews, !placed.isEmpty, !constraints.isEmpty else { return nil }
        var problem = ConstraintProblem(self, placed, edges: .own)
        (problem.width, problem.height) = (width, height)
        return problem.solve().size
    }
    /// The size of the view's content for the layout around it; negative where nothing determines it.
    fileprivate var layoutContentSize: CGSize {
        let own = intrinsicContentSize
        guard own.width < 0 || own.height < 0, let inside = constrainedSize() else { return own }
        return CGSize(
            width: own.width >= 0 ? own.width : inside.width > 0 ? inside.width : -1,
            height: own.height >= 0 ? own.height : inside.height > 0 ? inside.height : -1)
    }
}

@MainActor
private struct ConstraintProblem {
    /// What the edges of the enclosing view are.
    enum Edges {
        /// Those of its bounds.
        case known
        /// Those of its content, whose size is sought, as in a scroll view. Its width and height are those of its bounds.
        case content
        /// Those of its bounds, whose size is sought.
        case own
    }
    let around: UIView
    let views: [UIView]
    let edges: Edges
    /// The size of the enclosing view where it is not sought.
    var width: CGFloat?, height: CGFloat?
    /// The inequalities that have become equations.
    private var tight: Set<ObjectIdentifier> = []
    private let ordered: [NSLayoutConstraint]
    private var count: Int { views.count * 4 + 2 }

    init(_ around: UIView, _ views: [UIView], edges: Edges) {
        (self.around, self.views, self.edges) = (around, views, edges)
        // The constraints of single lengths are held by the view itself if it had no superview when they were made.
        let own = (edges == .own ? around.superview?.constraints.filter { $0.firstItem === around && $0.secondItem == nil } ?? [] : [])
            + views.flatMap { view in
                view.constraints.filter { $0.firstItem === view && ($0.secondItem == nil || $0.secondItem === view) }
            }
        ordered = (around.constraints + own).enumerated().sorted {
            (-$0.element.priority.rawValue, $0.offset) < (-$1.element.priority.rawValue, $1.offset)
        }.map(\.element)
    }

    mutating func solve() -> (frames: [CGRect], size: CGSize) {
        var values = solveEquations()
        for _ in 0..<ordered.count where tighten(values) { values = solveEquations() }
        let frames = views.indices.map {
            CGRect(x: values[$0 * 4], y: values[$0 * 4 + 1], width: max(values[$0 * 4 + 2], 0), height: max(values[$0 * 4 + 3], 0))
        }
        return (frames, CGSize(width: max(values[count - 2], 0), height: max(values[count - 1], 0)))
    }
    private func solveEquations() -> [Double] {
        var system = EquationSystem(variableCount: count)
        if let width { system.add(unit(count - 2), width) }
        if let height { system.add(unit(count - 1), height) }
        for constraint in ordered where constraint.relation == .equal || tight.contains(ObjectIdentifier(constraint)) {
            add(constraint, to: &system)
        }
        // Where not all can have the size of their content, those with the lowest priorities give way.
        var contents: [(priority: Float, variable: Int, length: CGFloat)] = []
        for (index, view) in views.enumerated() {
            let content = view.layoutContentSize
            for (axis, length, variable) in [
                (NSLayoutConstraint.Axis.horizontal, content.width, index * 4 + 2), (.vertical, content.height, index * 4 + 3)
            ] where length >= 0 {
                contents.append((
                    view.contentHuggingPriority(for: axis).rawValue + view.contentCompressionResistancePriority(for: axis).rawValue,
                    variable, length))
            }
        }
        for content in contents.enumerated().sorted(by: { (-$0.element.priority, $0.offset) < (-$1.element.priority, $1.offset) })
            .map(\.element) {
            system.add(unit(content.variable), content.length)
        }
        for (index, view) in views.enumerated() {
            for (offset, value) in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].enumerated() {
                system.add(unit(index * 4 + offset), value)
            }
        }
        return system.solution
    }

    /// Turns the first violated inequality into an equation.
    /// - Returns: False if none is violated.
    private mutating func tighten(_ values: [Double]) -> Bool {
        for constraint in ordered where constraint.relation != .equal && !tight.contains(ObjectIdentifier(constraint)) {
            guard let (coefficients, constant) = equation(constraint) else { continue }
            let difference = zip(coefficients, values).reduce(-constant) { $0 + $1.0 * $1.1 }
            if constraint.relation == .lessThanOrEqual ? difference > 1e-6 : difference < -1e-6 {
                tight.insert(ObjectIdentifier(constraint))
                return true
            }
        }
        return false
    }

    /// True if a constraint says where the far edge of the enclosing view is.
    func refersToFarEdge(_ axis: Axis) -> Bool {
        ordered.contains { constraint in
            equation(constraint).map { $0.coefficients[axis == .horizontal ? count - 2 : count - 1] != 0 } ?? false
        }
    }

    private func unit(_ variable: Int) -> [Double] { (0..<count).map { $0 == variable ? 1 : 0 } }

    private func add(_ constraint: NSLayoutConstraint, to system: inout EquationSystem) {
        if let (coefficients, constant) = equation(constraint) { system.add(coefficients, constant) }
    }
    /// Nil if the constraint refers to a view that is neither this view nor one of its subviews.
    private func equation(_ constraint: NSLayoutConstraint) -> (coefficients: [Double], constant: Double)? {
        var coefficients = [Double](repeating: 0, count: count), constant = Double(constraint.constant)
        guard let first = constraint.firstItem,
              collect(first, constraint.firstGuide, constraint.firstAttribute, 1, &coefficients, &constant) else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.secondItem, collect(
                second, constraint.secondGuide, constraint.secondAttribute, -Double(constraint.multiplier), &coefficients,
                &constant) else { return nil }
        }
        return (coefficients, constant)
    }
    /// Adds an attribute of a view to the coefficients, or its value to the constant if the frame is known.
    private func collect(
        _ view: UIView, _ guide: UILayoutGuide?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        _ coefficients: inout [Double], _ constant: inout Double
    ) -> Bool {
        // Coefficients of x, y, width and height, and the offset by the guide's insets.
        let shares: [Double], insets = guide?.currentInsets ?? .zero, offset: CGFloat
        switch attribute {
        case .left, .leading: (shares, offset) = ([1, 0, 0, 0], insets.left)
        case .right, .trailing: (shares, offset) = ([1, 0, 1, 0], -insets.right)
        case .centerX: (shares, offset) = ([1, 0, 0.5, 0], (insets.left - insets.right) / 2)
        case .top: (shares, offset) = ([0, 1, 0, 0], insets.top)
        case .bottom: (shares, offset) = ([0, 1, 0, 1], -insets.bottom)
        case .centerY: (shares, offset) = ([0, 1, 0, 0.5], (insets.top - insets.bottom) / 2)
        case .firstBaseline:
            let baseline = view.baselineInsets?.first
            (shares, offset) = (baseline == nil ? [0, 1, 0, 1] : [0, 1, 0, 0], baseline ?? 0)
        case .lastBaseline: (shares, offset) = ([0, 1, 0, 1], -(view.baselineInsets?.last ?? 0))
        case .width: (shares, offset) = ([0, 0, 1, 0], -insets.left - insets.right)
        case .height: (shares, offset) = ([0, 0, 0, 1], -insets.top - insets.bottom)
        case .notAnAttribute: return false
        }
        constant -= factor * offset
        if let index = views.firstIndex(where: { $0 === view }) {
            for offset in 0..<4 { coefficients[index * 4 + offset] += factor * shares[offset] }
            return true
        }
        guard view === around || view.superview === around else { return false }
        let isLength = attribute == .width || attribute == .height
        if view === around, edges == .own || edges == .content && !isLength && guide?.isOfFrame != true {
            coefficients[count - 2] += factor * shares[2]
            coefficients[count - 1] += factor * shares[3]
            return true
        }
        let known = view === around ? CGRect(
            origin: guide?.isOfFrame == true ? around.contentOrigin : .zero, size: around.frame.size) : view.frame
        let values = [known.minX, known.minY, known.width, known.height].map(Double.init)
        constant -= factor * zip(shares, values).reduce(0) { $0 + $1.0 * $1.1 }
        return true
    }
}
