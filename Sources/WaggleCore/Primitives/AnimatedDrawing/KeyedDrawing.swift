// Stable keys for drawings that are rebuilt in every frame.

import WaggleDisplayList

extension ItemNode {
    /// A new drawing with this node's keys. Items that look like those of the previous drawing keep their keys, so that they are not painted again.
    func keyed(_ list: DisplayList, after old: DisplayList) -> DisplayList {
        var list = list
        for index in list.items.indices {
            if index < old.items.count, old.items[index].isAlike(list.items[index]) {
                list.items[index] = old.items[index]
            } else {
                (list.items[index].identity, list.items[index].version) = (number, nextVersion())
            }
        }
        return list
    }
}
