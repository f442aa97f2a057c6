// What animations change, and how views were before.

import Foundation
import WaggleCore
import WaggleGeometry

/// Notes which views change while a closure runs, and how they were before.
@MainActor
final class AnimatorRecording {
    private(set) static var current: AnimatorRecording?
    private var before: [(view: UIView, state: AnimatorChange.State)] = []
    private var known: Set<ObjectIdentifier> = []
    private(set) var change: AnimatorChange?
    private var outer: AnimatorRecording?

    /// Call before a view changes.
    func willChange(_ view: UIView) {
        outer?.willChange(view)
        if known.insert(ObjectIdentifier(view)).inserted { before.append((view, AnimatorChange.State(view))) }
    }
    func record(_ changes: () -> Void) {
        run(changes)
        change = AnimatorChange(views: before.map { ($0.view, $0.state, AnimatorChange.State($0.view)) })
    }
    /// Runs the changes of an animation, in its transaction. Until that is applied, the views are shown as they are now.
    func begin(_ changes: () -> Void) {
        run(changes)
        var marks: [ObjectIdentifier: WriteMark] = [:]
        for (view, state) in before {
            let top = view.top
            guard let mark = marks[ObjectIdentifier(top)] ?? top.writes?.mark() else { continue }
            marks[ObjectIdentifier(top)] = mark
            view.beginnings.removeAll { $0.mark.hasCome }
            view.beginnings.append(AnimationBeginning(mark: mark, state: state))
        }
    }
    private func run(_ changes: () -> Void) {
        outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
        outer = nil
    }
}

/// How a view is shown before an animation begins: other changes before the same frame come first, so that what was set just before is
/// where the animation starts.
struct AnimationBeginning {
    let mark: WriteMark
    let state: AnimatorChange.State
}

extension UIView {
    /// How the view is shown while changes before its animation are applied; nil for as it is.
    var stateBeforeAnimation: AnimatorChange.State? { beginnings.isEmpty ? nil : beginnings.first { !$0.mark.hasCome }?.state }
    /// The outermost view around.
    var top: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}

/// What an animation changes.
@MainActor
struct AnimatorChange {
    struct State {
        let frame: CGRect
        let alpha: CGFloat
        let transform: CGAffineTransform
        let color: UIColor?
        @MainActor init(_ view: UIView) {
            (frame, alpha, transform, color) = (view.frame, view.alpha, view.transform, view.backgroundColor)
        }
    }
    let views: [(view: UIView, start: State, end: State)]

    /// Sets the views to a point between the beginning, 0, and the end, 1.
    func show(_ fraction: CGFloat) {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { fraction == 1 ? b : a + (b - a) * fraction }
        for (view, start, end) in views {
            if start.frame != end.frame {
                view.frame = CGRect(x: between(start.frame.minX, end.frame.minX), y: between(start.frame.minY, end.frame.minY),
                                    width: max(between(start.frame.width, end.frame.width), 0),
                                    height: max(between(start.frame.height, end.frame.height), 0))
            }
            if start.alpha != end.alpha { view.alpha = between(start.alpha, end.alpha) }
            if start.transform != end.transform {
                let (a, b) = (start.transform, end.transform)
                view.transform = CGAffineTransform(
                    a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d), tx: between(a.tx, b.tx),
                    ty: between(a.ty, b.ty))
            }
            if start.color != end.color {
                view.backgroundColor = fraction == 1 ? end.color : fraction == 0 ? start.color : Self.mixed(
                    start.color, end.color, fraction)
            }
        }
    }
    static func mixed(_ a: UIColor?, _ b: UIColor?, _ fraction: CGFloat) -> UIColor {
        let first = a ?? b?.withAlphaComponent(0) ?? .clear, second = b ?? a?.withAlphaComponent(0) ?? .clear
        func components(_ color: UIColor) -> [CGFloat] {
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mix = zip(components(first), components(second)).map { $0 + ($1 - $0) * min(max(fraction, 0), 1) }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }
}
