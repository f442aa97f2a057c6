// The invariants between two frames.

import Foundation

extension ViewGraph {
    /// True if tests run with `WAGGLE_CHECKED` set: each update then checks the whole tree. Builds without assertions check nothing.
    static let isChecked: Bool = {
        #if DEBUG
        return ProcessInfo.processInfo.environment["WAGGLE_CHECKED"] != nil
        #else
        return false
        #endif
    }()
}

extension ViewNode {
    /// Checks the links, flags and caches of this node and its descendants.
    func checkSubtree() {
        assert(isAlive, "A node whose identity has ended is still part of the tree.")
        if parent?.environment !== environment { environment.checkInvariants(in: graph.updateNumber) }
        preferences?.checkInvariants(self)
        checkRoles()
        checkInvariants()
        if let item = self as? ItemNode { item.checkItemsBelow() }
        forEachChild { child in
            assert(child.parent === self, "A node's parent is not the node above it.")
            assert(child.depth == depth + 1, "A node's depth is wrong.")
            child.checkSubtree()
        }
    }
}

extension ItemNode {
    fileprivate func checkItemsBelow() {
        forEachItem { item in
            func check(_ holds: Bool, _ sentence: String) { assert(holds, "\(sentence) (\(type(of: item)) in \(type(of: self)))") }
            check(item.layoutParent === self, "An item's layout parent is not the item that places it.")
            check(!item.hasFramesToResolve || subtreeNeedsResolve, "An item needs to resolve and its layout parent does not lead to it.")
            item.checkResolved(below: self)
            // An item removed before its first placement never gets one.
            check(
                !item.hasLayoutToDo || hasLayoutToDo || item.isLeaving && !item.isPlaced,
                "An item needs layout and its layout parent does not lead to it.")
            check(!item.hasWatchers || hasWatchers, "An item contains watched items and its layout parent does not know.")
            check(!item.isWatched || item.hasWatchers, "An item is watched and does not report its moves.")
        }
        // Hidden views are laid out and never drawn.
        forEachShownItem { item in
            assert(
                !item.needsDisplay || needsDisplay,
                "An item needs display and its layout parent does not (\(type(of: item)) in \(type(of: self))).")
        }
    }
}

extension PreferenceFolds {
    fileprivate func checkInvariants(_ node: ViewNode) {
        for fold in folds {
            assert(
                fold.isCurrent(node),
                "A cached value of \(fold.keyName) differs from a fresh fold (\(type(of: node)) in \(node.viewPath ?? "no view")).")
        }
        if let parent = node.parentAsShown {
            for key in written {
                assert(parent.preferences?.written.contains(key) == true, "A preference is written below a node that does not list it.")
            }
        }
    }
}

/// The current part of a frame. Each pass asserts the phases it may be entered from.
struct GraphPhase: OptionSet {
    let rawValue: UInt8

    /// Between updates: input is handled, and the host asks for sizes and pictures.
    static let resting = GraphPhase(rawValue: 1 << 0)
    /// In an update, between two passes.
    static let updating = GraphPhase(rawValue: 1 << 1)
    /// Evaluates bodies and gathers lists of subviews.
    static let evaluating = GraphPhase(rawValue: 1 << 2)
    /// Measures, places and resolves items, including evaluations of content created for a size.
    static let layingOut = GraphPhase(rawValue: 1 << 3)
    /// Folds preferences for their readers.
    static let readingPreferences = GraphPhase(rawValue: 1 << 4)
    /// Checks the readers of geometry.
    static let readingGeometry = GraphPhase(rawValue: 1 << 5)
    /// Samples running animations.
    static let sampling = GraphPhase(rawValue: 1 << 6)
    /// Runs the program's actions.
    static let acting = GraphPhase(rawValue: 1 << 7)
}
