// References and writes on other threads.

import Foundation
import Observation
import Synchronization
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Runs an action when it is freed.
private final class Parting: @unchecked Sendable {
    private let action: @Sendable () -> Void
    init(_ action: @escaping @Sendable () -> Void) { self.action = action }
    deinit { action() }
}

/// A value that any thread may write; `@Observable` leaves locking to the program.
@Observable
private final class Model: Sendable {
    @ObservationIgnored private let stored = Mutex(0)
    var value: Int {
        get {
            access(keyPath: \.value)
            return stored.withLock { $0 }
        }
        set { withMutation(keyPath: \.value) { stored.withLock { $0 = newValue } } }
    }
}

@Suite struct ThreadTests {
    /// Returns whether the work ends; a deadlock is detected after ten seconds.
    private func ends(_ work: @escaping @Sendable () -> Void) -> Bool {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            work()
            done.signal()
        }
        return done.wait(timeout: .now() + 10) == .success
    }

    @Test func aValueThatWritesTheSameStateWhenItIsReplaced() {
        let pending = PendingWrites(), location = StateLocation<Parting?>(nil, pending: pending)
        #expect(ends {
            location.set(Parting { location.set(nil, nil) }, nil)
            location.set(Parting {}, nil)
        })
        #expect(location.get() == nil)
    }

    @MainActor @Test func aValueThatWritesTheSameStateWhenItIsCommittedAway() {
        let pending = PendingWrites(), location = StateLocation<Parting?>(nil, pending: pending), freed = Remote<Bool>()
        for _ in 0..<2 {
            location.set(Parting { location.set(nil, nil) }, nil)
            while let group = pending.takeFirst(upTo: pending.lastNumber) { location.commit(upTo: group.number) }
        }
        location.set(nil, nil)
        while let group = pending.takeFirst(upTo: pending.lastNumber) { location.commit(upTo: group.number) }
        #expect(location.get() == nil && freed.value == nil)
    }

    @MainActor @Test func pendingWritesDoNotRetainNodes() throws {
        struct Gone: View {
            var body: some View { Block(Paints.red) }
        }
        struct Scene: View {
            @State var isShown = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isShown)
                if isShown { Gone() }
            }
        }
        let remote = Remote<Bool>(), pending = PendingWrites()
        let window = HeadlessWindow(Scene(remote: remote), size: CGSize(width: 50, height: 50))
        var found: NodeReference?
        func visit(_ node: ViewNode) {
            if (node as? any CompositeViewNode)?.viewTypeName == "Gone" { found = node.reference }
            node.forEachChild(visit)
        }
        visit(window.graph.root)
        let reference = try #require(found)
        #expect(reference.node != nil)
        pending.append(.invalidate(reference), Transaction())
        pending.append(.observed(reference, 1), Transaction())
        remote.value = false
        window.settle()
        window.driver.frameIsOver()
        #expect(reference.node == nil && pending.changedNodes.isEmpty)
    }

    /// Objects in views' state are freed on the main actor, whichever thread reports changes meanwhile.
    @MainActor @Test func viewsAreFreedOnTheMainActorWhileOthersWrite() async {
        final class Counts: @unchecked Sendable {
            private let lock = NSLock()
            private var elsewhere = 0, all = 0
            func note(_ isMain: Bool) { lock.withLock { (elsewhere, all) = (elsewhere + (isMain ? 0 : 1), all + 1) } }
            var freed: (all: Int, elsewhere: Int) { lock.withLock { (all, elsewhere) } }
        }
        struct Row: View {
            @State var token: Parting
            let model: Model
            var body: some View {
                let _ = token
                Color.red.frame(width: CGFloat(model.value % 3), height: 1)
            }
        }
        struct Scene: View {
            @State var isShown = true
            let remote: Remote<Bool>, model: Model, counts: Counts
            var body: some View {
                remote.connect($isShown)
                if isShown { ForEach(0..<20, id: \.self) { _ in Row(token: Parting { [counts] in counts.note(ThreadContext.isMainActor) }, model: model) } }
            }
        }
        let remote = Remote<Bool>(), model = Model(), counts = Counts()
        let window = HeadlessWindow(Scene(remote: remote, model: model, counts: counts), size: CGSize(width: 50, height: 50))
        let group = DispatchGroup()
        for _ in 0..<4 { DispatchQueue.global().async(group: group) { for _ in 0..<500 { model.value += 1 } } }
        for step in 0..<60 {
            remote.value = step % 2 == 1
            window.settle()
        }
        group.wait()
        remote.value = false
        window.settle()
        #expect(counts.freed.all > 0 && counts.freed.elsewhere == 0)
    }
}
