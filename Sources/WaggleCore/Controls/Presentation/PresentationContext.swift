// The presentation in front of a window or of another presentation.

import Foundation

/// A window's content, or the content of a presentation. It presents one thing at a time.
@MainActor
final class PresentationContext: GraphService {
    /// Of the window's content.
    static func make(for graph: ViewGraph) -> PresentationContext { PresentationContext() }

    /// The owner of what is presented.
    private(set) weak var current: AnyObject?
    private var waiting: [(owner: WeakOwner, present: () -> Void)] = []
    private struct WeakOwner { weak var owner: AnyObject? }

    nonisolated init() {}

    /// - Returns: False if something else is presented. The closure is called when that is over, unless the owner is gone by then.
    func begin(_ owner: AnyObject, later: @escaping () -> Void) -> Bool {
        if let current, current !== owner {
            if !waiting.contains(where: { $0.owner.owner === owner }) { waiting.append((WeakOwner(owner: owner), later)) }
            return false
        }
        current = owner
        return true
    }
    func end(_ owner: AnyObject) {
        waiting.removeAll { $0.owner.owner === owner || $0.owner.owner == nil }
        guard current === owner else { return }
        current = nil
        assert(!waiting.contains { $0.owner.owner === owner }, "A presentation that has ended still waits.")
        if !waiting.isEmpty { waiting.removeFirst().present() }
    }
}

/// The context of the window that a view is in.
struct WindowPresentationContext: DynamicProperty { fileprivate(set) var value: PresentationContext? }
extension WindowPresentationContext: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { value = node.graph.service() }
}

private enum PresentationContextKey: EnvironmentKey { static var defaultValue: PresentationContext? { nil } }
private enum PresenterClosesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The context of the presentation that the view is in; nil for the window's.
    var presentationContext: PresentationContext? {
        get { self[PresentationContextKey.self] }
        set { self[PresentationContextKey.self] = newValue }
    }
    /// True while the enclosing presentation closes. Its own presentations close with it.
    var presenterCloses: Bool {
        get { self[PresenterClosesKey.self] }
        set { self[PresenterClosesKey.self] = newValue }
    }
}
