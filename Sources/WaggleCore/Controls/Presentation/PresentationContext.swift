// The presentation in front of a window or of another presentation.

import Foundation

/// A window's content, or the content of a presentation. It presents one thing at a time.
@MainActor
final class PresentationContext {
    private(set) weak var current: Presenter?
    private var waiting: [(presenter: WeakPresenter, present: () -> Void)] = []
    private struct WeakPresenter { weak var presenter: Presenter? }

    nonisolated init() {}

    /// - Returns: False if something else is presented. The closure is called when that is over, unless the presenter is gone by then.
    func begin(_ presenter: Presenter, later: @escaping () -> Void) -> Bool {
        if let current, current !== presenter {
            if !waiting.contains(where: { $0.presenter.presenter === presenter }) { waiting.append((WeakPresenter(presenter: presenter), later)) }
            return false
        }
        current = presenter
        return true
    }
    func end(_ presenter: Presenter) {
        waiting.removeAll { $0.presenter.presenter === presenter || $0.presenter.presenter == nil }
        guard current === presenter else { return }
        current = nil
        assert(!waiting.contains { $0.presenter.presenter === presenter }, "A presentation that has ended still waits.")
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
