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
    /// Checks the links, flags and caches of this node and all below.
    func checkSubtree() {
        assert(isAlive, "A place whose identity has ended is still part of the tree.")
        if parent?.environment !== environment { environment.checkInvariants() }
        preferences?.checkInvariants(self)
        checkInvariants()
        if let item = self as? ItemNode { item.checkItemsBelow() }
        forEachChild { child in
            assert(child.parent === self, "A place does not know the one above it.")
            assert(child.depth == depth + 1, "A place stands deeper than it knows.")
            child.checkSubtree()
        }
    }
}

extension ItemNode {
    fileprivate func checkItemsBelow() {
        forEachItem { item in
            func check(_ holds: Bool, _ sentence: String) { assert(holds, "\(sentence) (\(type(of: item)) in \(type(of: self)))") }
            check(item.layoutParent === self, "An item is placed by another one than it knows.")
            check(!item.needsDisplay || needsDisplay, "An item is to be drawn again and the one around it is not.")
            check(!item.needsResolve || needsResolve, "An item has to hand its place down and the one around it does not.")
            // An item removed before its first placement never gets one.
            check(!item.hasLayoutToDo || hasLayoutToDo || item.isLeaving && !item.isPlaced, "An item is to be laid out and the one around it does not lead there.")
            check(!item.hasWatchers || hasWatchers, "An item is watched and the one around it does not tell of its moves.")
            check(!item.isWatched || item.hasWatchers, "An item is watched and does not tell of its moves.")
        }
    }
}

extension PreferenceFolds {
    fileprivate func checkInvariants(_ node: ViewNode) {
        for fold in folds { assert(fold.isCurrent(node), "A kept value of a preference is not what folding gives now.") }
        if let parent = node.parentAsShown {
            for key in written { assert(parent.preferences?.written.contains(key) == true, "A preference is written below a place that does not know it.") }
        }
    }
}
