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
        for index in rows.indices where rows[index].coefficients[pivot] != 0 { Self.subtract(new, rows[index].coefficients[pivot], from: &rows[index].coefficients) }
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
    /// Equations are added in order of priority, followed by the intrinsic sizes and then the current frames. Inequalities violated by the result become
    /// equations, one at a time.
    func placeByConstraints() {
        let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !placed.isEmpty, !constraints.isEmpty else { return }
        var problem = ConstraintProblem(self, placed)
        for _ in 0...constraints.count {
            let frames = problem.solve()
            guard problem.tighten(frames) else {
                for (view, frame) in zip(placed, frames) where frame != view.frame { view.take(frame) }
                return
            }
        }
    }
}

@MainActor
private struct ConstraintProblem {
    let around: UIView
    let views: [UIView]
    /// The inequalities that have become equations.
    private var tight: Set<ObjectIdentifier> = []
    private let ordered: [NSLayoutConstraint]

    init(_ around: UIView, _ views: [UIView]) {
        self.around = around
        self.views = views
        ordered = around.constraints.enumerated().sorted { (-$0.element.priority.rawValue, $0.offset) < (-$1.element.priority.rawValue, $1.offset) }.map(\.element)
    }

    func solve() -> [CGRect] {
        var system = EquationSystem(variableCount: views.count * 4)
        for constraint in ordered where constraint.relation == .equal || tight.contains(ObjectIdentifier(constraint)) { add(constraint, to: &system) }
        for (index, view) in views.enumerated() {
            let content = view.intrinsicContentSize
            if content.width >= 0 { system.add(unit(index * 4 + 2), content.width) }
            if content.height >= 0 { system.add(unit(index * 4 + 3), content.height) }
        }
        for (index, view) in views.enumerated() {
            for (offset, value) in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].enumerated() { system.add(unit(index * 4 + offset), value) }
        }
        let values = system.solution
        return views.indices.map { CGRect(x: values[$0 * 4], y: values[$0 * 4 + 1], width: max(values[$0 * 4 + 2], 0), height: max(values[$0 * 4 + 3], 0)) }
    }

    /// Turns the first violated inequality into an equation.
    /// - Returns: False if none is violated.
    mutating func tighten(_ frames: [CGRect]) -> Bool {
        let values = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
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

    private func unit(_ variable: Int) -> [Double] { (0..<views.count * 4).map { $0 == variable ? 1 : 0 } }

    private func add(_ constraint: NSLayoutConstraint, to system: inout EquationSystem) {
        if let (coefficients, constant) = equation(constraint) { system.add(coefficients, constant) }
    }
    /// Nil if the constraint refers to a view that is neither this view nor one of its subviews.
    private func equation(_ constraint: NSLayoutConstraint) -> (coefficients: [Double], constant: Double)? {
        var coefficients = [Double](repeating: 0, count: views.count * 4), constant = Double(constraint.constant)
        guard let first = constraint.firstItem, collect(first, constraint.firstAttribute, 1, &coefficients, &constant) else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.secondItem, collect(second, constraint.secondAttribute, -Double(constraint.multiplier), &coefficients, &constant) else { return nil }
        }
        return (coefficients, constant)
    }
    /// Adds an attribute of a view to the coefficients, or its value to the constant if the frame is known.
    private func collect(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ coefficients: inout [Double], _ constant: inout Double) -> Bool {
        // Coefficients of x, y, width and height.
        let shares: [Double]
        switch attribute {
        case .left, .leading: shares = [1, 0, 0, 0]
        case .right, .trailing: shares = [1, 0, 1, 0]
        case .centerX: shares = [1, 0, 0.5, 0]
        case .top: shares = [0, 1, 0, 0]
        case .bottom: shares = [0, 1, 0, 1]
        case .centerY: shares = [0, 1, 0, 0.5]
        case .width: shares = [0, 0, 1, 0]
        case .height: shares = [0, 0, 0, 1]
        case .notAnAttribute: return false
        }
        if let index = views.firstIndex(where: { $0 === view }) {
            for offset in 0..<4 { coefficients[index * 4 + offset] += factor * shares[offset] }
            return true
        }
        let known = view === around ? view.bounds : view.frame
        guard view === around || view.superview === around else { return false }
        let values = [known.minX, known.minY, known.width, known.height].map(Double.init)
        constant -= factor * zip(shares, values).reduce(0) { $0 + $1.0 * $1.1 }
        return true
    }
}
