// Detects infinite view recursion.

import Foundation

// Glibc always has this function but declares it only with extensions enabled.
@_silgen_name("pthread_getattr_np")
private func attributes(of thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

extension ThreadContext {
    /// Below this address less than an eighth of the thread's stack remains, too little for another body.
    static func stackLimit() -> UInt {
        var found = pthread_attr_t(), bottom: UnsafeMutableRawPointer?, size = 0
        guard attributes(of: pthread_self(), &found) == 0 else { return 0 }
        defer { pthread_attr_destroy(&found) }
        guard pthread_attr_getstack(&found, &bottom, &size) == 0, let bottom else { return 0 }
        return UInt(bitPattern: bottom) + UInt(size / 8)
    }
}

extension ViewNode {
    /// Ends the program with a message if nested views have nearly exhausted the stack. The limit is far beyond any sensible nesting.
    @inline(__always)
    func checkNesting(_ context: ThreadContext) {
        var here: UInt8 = 0
        if withUnsafeMutablePointer(to: &here, { UInt(bitPattern: $0) }) < context.stackLimit { reportEndlessNesting() }
    }

    @inline(never)
    private func reportEndlessNesting() -> Never {
        // Innermost first. A cycle shows within the first names, even if there are thousands.
        var names: [String] = [], node: ViewNode? = self
        while let current = node, names.count < 200 {
            if let view = current as? any CompositeViewNode { names.append(String(view.viewTypeName.prefix { $0 != "<" })) }
            node = current.parent
        }
        guard let inner = names.first, let length = names.dropFirst().firstIndex(of: inner) else {
            fatalError("Views are nested so deeply that the stack is exhausted; the innermost are \(names.prefix(5).joined(separator: ", ")).")
        }
        let cycle = names[...length].reversed().joined(separator: " > ")
        fatalError("\(inner) contains itself endlessly (\(cycle)). A view may contain its own type only under a condition that eventually ends the recursion.")
    }
}
