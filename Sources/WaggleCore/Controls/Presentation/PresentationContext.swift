// The presentation in front of a window or of another presentation.

import Foundation

/// A window's content, or the content of a presentation. It presents one thing at a time.
@MainActor
final class PresentationContext {
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

private enum PresentationContextKey: EnvironmentKey { static var defaultValue: PresentationContext? { nil } }
private enum PresenterClosesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The context in which the view presents.
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
