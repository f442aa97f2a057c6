// The current thread's activity: the node being evaluated and the transaction of writes.

import Foundation

/// The framework's only thread-local state; small, because everything else is passed as an argument.
final class ThreadContext {
    /// The node whose body, content or layout is being evaluated; nil outside of evaluations.
    var evaluating: ViewNode?
    /// The container around the view whose shape is being asked for its path; nil if there is none.
    var container: ContainerOutline?
    /// The transaction of state written now; nil for an empty one.
    var transaction: Transaction?
    /// The stack address below which no further view body may start on this thread.
    let stackLimit = ThreadContext.stackLimit()

    nonisolated(unsafe) private static var key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<ThreadContext>.fromOpaque(pointer).release() }
        }
        return key
    }()

    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    /// True for code on the main actor. That need not be the main thread: once a program has parked it, others serve the main queue.
    static var isMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true }

    static var current: ThreadContext {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadContext>.fromOpaque(pointer).takeUnretainedValue()
        }
        let context = ThreadContext()
        pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
        return context
    }
}
