// Actions that observe the first scroll view inside.

import Foundation
import WaggleGeometry

nonisolated private struct GeometryAction<Value: Equatable>: ScrollLinkModifier {
    typealias Body = Never
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> GeometryActionLink<Value> { GeometryActionLink(modifier) }
    @MainActor static func update(_ link: GeometryActionLink<Value>, with modifier: Self, _ node: ViewNode) {
        link.modifier = modifier
        if let scroll = link.scroll, scroll.isAlive { scroll.graph.geometry.ask(scroll) }
    }
}

private final class GeometryActionLink<Value: Equatable>: ScrollLink {
    var modifier: GeometryAction<Value>
    private var last: Value?
    init(_ modifier: GeometryAction<Value>) { self.modifier = modifier }

    override func geometryDidChange(_ scroll: ScrollNode) {
        let value = scroll.runningDeferred { modifier.transform(scroll.geometry) }
        guard value != last else { return }
        let old = last ?? value
        last = value
        scroll.graph.afterUpdate { [weak self, weak scroll] in
            guard let self, scroll?.isAlive == true else { return }
            self.modifier.action(old, value)
        }
    }
}

/// The context of a scroll phase change.
public struct ScrollPhaseChangeContext {
    /// The content's geometry when the phase changed.
    public let geometry: ScrollGeometry
    /// Points per second, positive towards the end of the content; nil unless the content moves by itself.
    public let velocity: CGVector?
}

nonisolated private struct PhaseAction: ScrollLinkModifier {
    typealias Body = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> PhaseActionLink { PhaseActionLink(modifier) }
    @MainActor static func update(_ link: PhaseActionLink, with modifier: Self, _ node: ViewNode) { link.modifier = modifier }
}

private final class PhaseActionLink: ScrollLink {
    var modifier: PhaseAction
    init(_ modifier: PhaseAction) { self.modifier = modifier }

    override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroll: ScrollNode) {
        modifier.action(
            old, new, ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.movement.velocity(at: scroll.graph.time)))
    }
}

extension View {
    /// Runs the action with a value computed from the geometry of the first scroll view inside, after the first layout and whenever the
    /// value changes.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryAction(transform: transform, action: action))
    }
    /// Runs the action when the phase of the first scroll view inside changes.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(PhaseAction { old, new, _ in action(old, new) })
    }
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(PhaseAction(action: action))
    }
}
