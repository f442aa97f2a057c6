// Damage: what differs between two successive pictures.

import Foundation
import WaggleGeometry

extension DisplayList {
    /// A region that contains everything that looks different in this list than in the previous one; empty if nothing does.
    ///
    /// Items are compared by identity and version, not by what they draw: an item with the same identity and version at the same place is
    /// unchanged. Inside containers, and inside effects that are themselves unchanged, the comparison continues recursively.
    public func damage(from before: DisplayList) -> DamageRegion {
        var damage = Damage()
        damage.compare(before, self, .identity)
        return damage.region
    }
}

extension DisplayList {
    /// The region, grown by every primitive it touches that blurs its backdrop: such a primitive changes as a whole.
    public func spreading(_ region: DamageRegion) -> DamageRegion {
        var backdrops: [CGRect] = []
        collectBackdrops(.identity, into: &backdrops)
        var region = region, isGrowing = !region.isEmpty
        while isGrowing {
            isGrowing = false
            backdrops.removeAll { primitive in
                guard region.rects.contains(where: { $0.intersects(primitive) }) else { return false }
                region.add(primitive)
                isGrowing = true
                return true
            }
        }
        return region
    }
    private func collectBackdrops(_ transform: CGAffineTransform, into backdrops: inout [CGRect]) {
        for item in items {
            switch item.content {
            case .list(let list, let offset, let scale):
                list.collectBackdrops(CGAffineTransform(scale: scale, offset: offset).concatenating(transform), into: &backdrops)
            case .effect(.transform(let inner), let list): list.collectBackdrops(inner.concatenating(transform), into: &backdrops)
            case .effect(.projection, let list):
                if list.hasBackdrop { backdrops.append(item.bounds.applying(transform)) }
            case .effect(let effect, let list):
                if case .backdrop(let primitive, _, _) = effect { backdrops.append(primitive.bounds.applying(transform)) }
                list.collectBackdrops(transform, into: &backdrops)
            case .fill, .stroke, .text, .image, .sprites: break
            }
        }
    }
    private var hasBackdrop: Bool {
        items.contains { item in
            switch item.content {
            case .effect(.backdrop, _): true
            case .list(let list, _, _), .effect(_, let list): list.hasBackdrop
            case .fill, .stroke, .text, .image, .sprites: false
            }
        }
    }
}

private struct Damage {
    var region = DamageRegion()

    /// - Parameter transform: maps the lists' coordinates to the whole picture's.
    mutating func compare(_ old: DisplayList, _ new: DisplayList, _ transform: CGAffineTransform) {
        old.items.withUnsafeBufferPointer { old in
            new.items.withUnsafeBufferPointer { new in
                if old.baseAddress == new.baseAddress, old.count == new.count { return }
                guard let oldItems = old.baseAddress, let newItems = new.baseAddress else {
                    // One of them is empty.
                    old.forEach { add($0.bounds, transform) }
                    return new.forEach { add($0.bounds, transform) }
                }
                // Common prefixes and suffixes are compared item by item; items between them were inserted, removed or reordered.
                var start = 0
                while start < old.count, start < new.count, oldItems[start].identity == newItems[start].identity {
                    compare(oldItems + start, newItems + start, transform)
                    start += 1
                }
                var (oldEnd, newEnd) = (old.count, new.count)
                while oldEnd > start, newEnd > start, oldItems[oldEnd - 1].identity == newItems[newEnd - 1].identity {
                    (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
                    compare(oldItems + oldEnd, newItems + newEnd, transform)
                }
                for index in start..<oldEnd { add(oldItems[index].bounds, transform) }
                for index in start..<newEnd { add(newItems[index].bounds, transform) }
            }
        }
    }

    // Takes pointers: copies of thousands of items would retain and release their contents.
    private mutating func compare(
        _ old: UnsafePointer<DisplayList.Item>, _ new: UnsafePointer<DisplayList.Item>, _ transform: CGAffineTransform
    ) {
        let isOneNode = old.pointee.identity == new.pointee.identity
        if isOneNode, old.pointee.version == new.pointee.version, old.pointee.identity != 0, old.pointee.bounds == new.pointee.bounds {
            return
        }
        if isOneNode, compareContents(old, new, transform) { return }
        add(old.pointee.bounds, transform)
        add(new.pointee.bounds, transform)
    }

    /// Compares the fragments of two items that place and draw them alike. Returns false for all other items.
    private mutating func compareContents(
        _ old: UnsafePointer<DisplayList.Item>, _ new: UnsafePointer<DisplayList.Item>, _ transform: CGAffineTransform
    ) -> Bool {
        switch new.pointee.content {
        case .list(let b, let to, let scale):
            guard case .list(let a, let from, let oldScale) = old.pointee.content, from == to, scale == oldScale else { return false }
            compare(a, b, CGAffineTransform(scale: scale, offset: to).concatenating(transform))
        case .effect(.flatten, let b):
            guard case .effect(.flatten, let a) = old.pointee.content, !a.blendsWithBackdrop, !b.blendsWithBackdrop else { return false }
            compare(a, b, transform)
        case .effect(let second, let b):
            guard case .effect(let first, let a) = old.pointee.content, first.isLocalAndEqual(to: second) else { return false }
            if case .transform(let inner) = second { compare(a, b, inner.concatenating(transform)) } else { compare(a, b, transform) }
        case .fill, .stroke, .text, .image, .sprites: return false
        }
        return true
    }

    private mutating func add(_ bounds: CGRect, _ transform: CGAffineTransform) {
        if !bounds.isNull { region.add(bounds.applying(transform)) }
    }
}

extension CGRect {
    /// A faster `union`, for the many rectangles of a frame.
    func joined(_ other: CGRect) -> CGRect {
        // Leaves null, infinite and malformed rectangles to `union`.
        guard size.width >= 0, size.height >= 0, other.size.width >= 0, other.size.height >= 0,
              abs(origin.x) < .greatestFiniteMagnitude / 4, abs(origin.y) < .greatestFiniteMagnitude / 4,
              abs(other.origin.x) < .greatestFiniteMagnitude / 4, abs(other.origin.y) < .greatestFiniteMagnitude / 4 else {
                  return union(other)
              }
        let x = min(origin.x, other.origin.x), y = min(origin.y, other.origin.y)
        return CGRect(x: x, y: y, width: max(origin.x + size.width, other.origin.x + other.size.width) - x,
                      height: max(origin.y + size.height, other.origin.y + other.size.height) - y)
    }
}

extension DisplayList.Effect {
    /// True if the effects are equal and act on each part of their content separately; false if unknown.
    fileprivate func isLocalAndEqual(to other: DisplayList.Effect) -> Bool {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): a == b
        case (.opacity(let a), .opacity(let b)): a == b
        case (.blend(let a), .blend(let b)): a == b
        case (.clip(let a, let ruleA, let softA), .clip(let b, let ruleB, let softB)): ruleA == ruleB && softA == softB && a.isSame(as: b)
        default: false
        }
    }
}

extension Primitive {
    fileprivate func isSame(as other: Primitive) -> Bool {
        switch (self, other) {
        case (.rectangle(let a), .rectangle(let b)), (.ellipse(let a), .ellipse(let b)): a == b
        case (.roundedRectangle(let a, let cornerA, let continuousA), .roundedRectangle(let b, let cornerB, let continuousB)):
            a == b && cornerA == cornerB && continuousA == continuousB
        default: false
        }
    }
}
