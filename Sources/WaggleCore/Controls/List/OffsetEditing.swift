// Applies the offsets reported by `onDelete` and `onMove` to a collection.

import Foundation

extension MutableCollection {
    /// Moves the elements at the offsets, in order, to before the element that is now at `destination`.
    ///
    /// Complexity: O(*n* log *k*) in the elements and the ranges of offsets.
    /// - Parameters:
    ///   - source: Offsets beyond the end are ignored.
    ///   - destination: 0...count; 0 or less is the beginning, `count` or more the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var moved: [Element] = [], before: [Element] = [], after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets; offsets beyond the end are ignored.
    ///
    /// Complexity: O(*n* log *k*) in the elements and the ranges of offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard !offsets.isEmpty else { return }
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}
