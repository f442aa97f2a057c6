// Methods performed by selector.

import Foundation
import WaggleSelectors

extension NSObjectProtocol {
    /// True if the object has the method.
    ///
    /// For a selector from a string, the program must have made one from the method as well.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isThere(in: self) ?? false }

    /// Calls a method. One that the object does not have is reported and not called.
    /// - Returns: The object that the method returned; nil for other results.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { result(of: aSelector, []) }
    /// Calls a method with a value.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { result(of: aSelector, [object]) }
    /// Calls a method with two values.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, [object1, object2])
    }

    private func result(of selector: Selector!, _ values: [Any?]) -> Unmanaged<AnyObject>? {
        guard let value = selector?.perform(on: self, values) else { return nil }
        // Only objects: other values would be boxed.
        guard type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        // The caller may take the object without owning it, so it lives until the run loop's next turn, as in an autorelease pool.
        nonisolated(unsafe) let kept = object
        RunLoop.current.perform { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(object)
    }
}

extension NSObject {
    /// Calls a method after some seconds, in the current run loop. The object lives until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }
    /// Calls a method after some seconds, in the given modes of the current run loop. The object lives until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedPerforms.shared.add(self, aSelector, anArgument, delay, modes)
    }
    /// Withdraws all delayed calls to an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.shared.cancel { target, _, _ in target === aTarget as AnyObject }
    }
    /// Withdraws delayed calls of a method with an equal value.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedPerforms.shared.cancel { target, selector, value in
            target === aTarget as AnyObject && selector == aSelector && DelayedPerforms.isEqual(value, anArgument)
        }
    }
    /// Calls a method on the main thread, at its run loop's next turn; at once if the caller waits for it there.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let target = self, value = arg
        let call: @Sendable () -> Void = { aSelector.perform(on: target, [value]) }
        guard wait else { return DispatchQueue.main.async(execute: call) }
        if Thread.isMainThread { call() } else { DispatchQueue.main.sync(execute: call) }
    }
    /// Calls a method on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let target = self, value = arg
        Thread.detachNewThread { aSelector.perform(on: target, [value]) }
    }
}

/// The calls that wait for their time.
private final class DelayedPerforms: Sendable {
    static let shared = DelayedPerforms()
    private struct Call {
        let target: NSObject, selector: Selector, value: Any?, timer: Timer
    }
    nonisolated(unsafe) private var calls: [Call] = []
    private let lock = NSLock()

    func add(_ target: NSObject, _ selector: Selector, _ value: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) {
        let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
            guard let call = self.take(timer) else { return }
            call.selector.perform(on: call.target, [call.value])
        }
        lock.withLock { calls.append(Call(target: target, selector: selector, value: value, timer: timer)) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }
    private func take(_ timer: Timer) -> Call? {
        lock.withLock {
            guard let index = calls.firstIndex(where: { $0.timer === timer }) else { return nil }
            return calls.remove(at: index)
        }
    }
    func cancel(where isMeant: (NSObject, Selector, Any?) -> Bool) {
        let cancelled = lock.withLock {
            let found = calls.filter { isMeant($0.target, $0.selector, $0.value) }
            calls.removeAll { call in found.contains { $0.timer === call.timer } }
            return found
        }
        for call in cancelled { call.timer.invalidate() }
    }
    static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return a as AnyObject === b as AnyObject
    }
}
