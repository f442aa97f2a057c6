// Unfair locks: waiting threads acquire them in no particular order.

import Foundation
@_exported import Glibc

/// A lock with the state that it guards. Copies are the same lock. Not recursive.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var state: State
        init(_ state: State) {
            self.state = state
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }
        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }
    private let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs the closure with the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }
    /// As `withLock`, for closures and results that are not sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        pthread_mutex_lock(storage.mutex)
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }
    /// nil if the lock is held already.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
    public func lock() { pthread_mutex_lock(storage.mutex) }
    /// - Returns: false if the lock is held already.
    public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }
    /// Must be called by the thread that called `lock()`.
    public func unlock() { pthread_mutex_unlock(storage.mutex) }
}

// Packages that find this module take it for Apple's and may treat its lock as a mutex of POSIX all the same, so it is one: zeros are an
// open mutex on Linux, too. They may be built before this module or without it, so nothing of it is left to be linked.

/// A lock that must stay where it is in memory.
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }
@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
