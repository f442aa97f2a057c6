// The current thread's node under evaluation and transaction of writes.

import Foundation

/// The framework's only thread-local state. Small, because everything else is passed as an argument.
final class ThreadContext {
    /// The node whose body, content or layout is being evaluated; nil outside evaluations.
    var evaluating: ViewNode?
    /// True while a closure runs whose reads belong to `evaluating` apart from those of its evaluation. See `DeferredClosures.swift`.
    var isDeferred = false
    /// The outline of the container around the shape whose path is being computed; nil if there is none.
    var container: ContainerOutline?
    /// The transaction of state written now; nil for an empty one.
    var transaction: Transaction?
    /// The stack address below which this thread must not start another body.
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
    /// True on the main actor, which need not be the main thread: once a program has parked that thread, others serve the main queue.
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
