import Foundation

extension SKNode {
    /// The first descendant that matches a search, or nil.
    ///
    /// A search is a name, or names separated by slashes, one per level. `..` is the parent. In a name, `*` matches any characters, `[abc]`
    /// and `[a-c]` match one of a set. A leading `/` starts at the root of the tree, `//` at the root and all of its descendants, and `.//`
    /// at all descendants of this node.
    ///
    /// Complexity: O(*k*) in the children for a name, and O(*n*) in the descendants for `//`. Keep nodes that are needed in each frame.
    public func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }
    /// All descendants that match a search. A node's children come before their own descendants.
    public subscript(name: String) -> [SKNode] {
        var found: [SKNode] = []
        enumerateChildNodes(withName: name) { node, _ in found.append(node) }
        return found
    }
    /// Calls the closure for each descendant that matches a search, until it sets the flag.
    public func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void) {
        var stop = false
        var visited: Set<ObjectIdentifier> = []
        NodeSearch(name).forEach(from: self) { node in
            if visited.insert(ObjectIdentifier(node)).inserted { block(node, &stop) }
            return !stop
        }
    }
    /// True if the other node is an ancestor of this one.
    ///
    /// Complexity: O(*d*) in this node's depth.
    public func inParentHierarchy(_ parent: SKNode) -> Bool {
        var node = self.parent
        while let current = node {
            if current === parent { return true }
            node = current.parent
        }
        return false
    }
}

/// A search for nodes by their names.
@MainActor
struct NodeSearch {
    private enum Step {
        case child(NamePattern)
        case parent
        /// This node and all of its descendants.
        case anywhere
    }
    private var steps: [Step] = []
    private let startsAtRoot: Bool

    init(_ text: String) {
        startsAtRoot = text.hasPrefix("/")
        var isFirst = true
        for part in text.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case "": if !isFirst || text.hasPrefix("//") { if case .anywhere? = steps.last {} else if !isFirst { steps.append(.anywhere) } }
            case ".": break
            case "..": steps.append(.parent)
            default: steps.append(.child(NamePattern(part)))
            }
            isFirst = false
        }
        // A single leading slash is the root itself.
        if startsAtRoot, !text.hasPrefix("//"), case .anywhere? = steps.first { steps.removeFirst() }
    }

    /// - Parameter body: returns false to end the search.
    func forEach(from node: SKNode, _ body: (SKNode) -> Bool) {
        var start = node
        if startsAtRoot { while let parent = start.parent { start = parent } }
        _ = visit(start, 0, body)
    }
    private func visit(_ node: SKNode, _ index: Int, _ body: (SKNode) -> Bool) -> Bool {
        guard index < steps.count else { return body(node) }
        switch steps[index] {
        case .parent: return node.parent.map { visit($0, index + 1, body) } ?? true
        case .child(let pattern):
            for child in node.children where pattern.matches(child.name) && !visit(child, index + 1, body) { return false }
            return true
        case .anywhere:
            guard visit(node, index + 1, body) else { return false }
            for child in node.children where !visit(child, index, body) { return false }
            return true
        }
    }
}

/// A name with `*` for any characters and `[…]` for one of a set.
struct NamePattern {
    private enum Part {
        case character(Character)
        case any
        case oneOf([ClosedRange<Character>])
    }
    private var parts: [Part] = []

    init(_ text: Substring) {
        var rest = text
        while let character = rest.popFirst() {
            switch character {
            case "*": parts.append(.any)
            case "[":
                guard let end = rest.firstIndex(of: "]") else {
                    parts.append(.character(character))
                    continue
                }
                parts.append(.oneOf(Self.ranges(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            default: parts.append(.character(character))
            }
        }
    }
    private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
        var ranges: [ClosedRange<Character>] = [], characters = Array(text)[...]
        while let first = characters.popFirst() {
            if characters.count >= 2, characters.first == "-", let last = characters.dropFirst().first, first <= last {
                characters = characters.dropFirst(2)
                ranges.append(first...last)
            } else {
                ranges.append(first...first)
            }
        }
        return ranges
    }

    /// A node without a name is matched as the empty string.
    func matches(_ name: String?) -> Bool { Self.matches(Array(name ?? "")[...], parts[...]) }
    private static func matches(_ name: ArraySlice<Character>, _ parts: ArraySlice<Part>) -> Bool {
        guard let part = parts.first else { return name.isEmpty }
        switch part {
        case .character(let character): return name.first == character && matches(name.dropFirst(), parts.dropFirst())
        case .oneOf(let ranges): return name.first.map { first in ranges.contains { $0.contains(first) } } ?? false && matches(
            name.dropFirst(), parts.dropFirst())
        case .any: return (0...name.count).contains { matches(name.dropFirst($0), parts.dropFirst()) }
        }
    }
}
