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

extension ThreadContext {
    /// True if nested calls have nearly exhausted the stack. The limit is far beyond any sensible nesting of views.
    @inline(__always)
    fileprivate var isNearStackLimit: Bool {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } < stackLimit
    }

    /// Ends the program with a message if a question to a view's type is passed on endlessly.
    @inline(__always) @MainActor
    func checkNesting<V: View>(of type: V.Type) {
        if isNearStackLimit { reportEndlessType(type) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never) @MainActor
    private func reportEndlessType<V: View>(_ type: V.Type) -> Never {
        // With this many enclosing views, their nesting exhausted the stack, not the type.
        if let evaluating, evaluating.enclosingNames.count == ViewNode.mostEnclosingNames { evaluating.reportCycle() }
        fatalError("\(type) contains itself endlessly: its body is \(V.Body.self). A view may contain its own type only under a condition that eventually ends "
            + "the recursion.")
    }
}

extension ViewNode {
    /// Ends the program with a message if nested views have nearly exhausted the stack.
    @inline(__always)
    func checkNesting(_ context: ThreadContext) {
        if context.isNearStackLimit { reportEndlessNesting() }
    }

    @inline(never)
    private func reportEndlessNesting() -> Never {
        reportCycle()
        fatalError(
            "Views are nested so deeply that the stack is exhausted; the innermost are \(enclosingNames.prefix(5).joined(separator: ", ")).")
    }
    /// Ends the program with a message that names the cycle if the innermost enclosing view occurs twice.
    fileprivate func reportCycle() {
        let names = enclosingNames
        guard let inner = names.first, let length = names.dropFirst().firstIndex(of: inner) else { return }
        let cycle = names[...length].reversed().joined(separator: " > ")
        fatalError(
            "\(inner) contains itself endlessly (\(cycle)). A view may contain its own type only under a condition that eventually ends the recursion.")
    }
    /// Enough to show a cycle. Endless nesting has thousands of names.
    fileprivate static let mostEnclosingNames = 200
    /// The names of the enclosing views, innermost first.
    fileprivate var enclosingNames: [String] {
        var names: [String] = [], node: ViewNode? = self
        while let current = node, names.count < Self.mostEnclosingNames {
            if let name = current.nameWithBody { names.append(name) }
            node = current.parent
        }
        return names
    }
}
