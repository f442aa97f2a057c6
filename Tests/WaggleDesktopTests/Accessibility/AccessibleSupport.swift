import Foundation
import WaggleCairo
import WaggleCore
import WaggleGeometry
@testable import WaggleDesktop

/// A window in memory for assistive programs.
@MainActor
final class AccessibleTestWindow: AccessibleWindowHost {
    let graph: ViewGraph
    private(set) lazy var window = AccessibleWindow(1, self)
    private var time = 0.0
    private(set) var requestedFrames = 0
    var isUpdating = false
    var accessibleTitle = "Test"
    var isActive = true
    var isShowing = true
    var accessibleTransform = AccessibleTransform()
    func requestFrame() { requestedFrames += 1 }
    func raise() {}

    init(_ content: some View, size: CGSize = CGSize(width: 300, height: 600)) {
        graph = ViewGraph(content, size: size, environment: EnvironmentValues(), textEngine: PangoTextEngine())
        settle()
    }

    /// Shows frames until nothing moves.
    func settle() {
        for _ in 0..<120 {
            time += 1.0 / 60
            graph.update(at: time)
            _ = graph.displayList()
            if graph.nextWork == nil, !graph.needsUpdate { break }
        }
        window.contentMayHaveChanged()
    }
    /// Settles and returns the events that assistive programs receive.
    func events() -> [AccessibleEvent] {
        settle()
        return window.refresh()
    }

    var tree: AccessibleTree {
        _ = window.refresh()
        return window.tree
    }
    /// The only object of the role and name; nil if there is none or there are several.
    func object(_ role: AtspiRole, _ name: String) -> Accessible? {
        let tree = tree, found = tree.order.compactMap { tree[$0] }.filter { $0.role == role && $0.name == name }
        return found.count == 1 ? found[0] : nil
    }
    func answers(_ object: Accessible) -> AccessibleAnswers {
        AccessibleAnswers(window: window, object: object, reference: { .string($0?.name ?? "") }, program: .string("program"))
    }
    /// Performs an action of the object.
    func perform(_ action: String, _ object: Accessible?) -> Bool {
        guard let object, let index = object.actions.firstIndex(where: { $0.name == action }) else { return false }
        let isDone = answers(object).answer(.action, "DoAction", [.int(index)]) == [.bool(true)]
        settle()
        return isDone
    }
}
