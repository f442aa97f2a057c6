// What the current thread is busy with: the node that is evaluated and the transaction that writes belong to.

import Foundation

/// The framework's own thread-local state; small, because everything else is passed as an argument.
final class ThreadContext {
    /// The node whose body, content or layout is being evaluated; nil outside of evaluations.
    var evaluating: ViewNode?
    /// The container around the view whose shape is asked for its path; nil: none.
    var container: ContainerOutline?
    /// The transaction that state written now belongs to; nil: an empty one.
    var transaction: Transaction?
    /// The address that this thread's stack may grow down to before a view's body.
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
    /// True where the main actor's code runs. That need not be the main thread: once a program has parked it, others serve the main queue.
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
