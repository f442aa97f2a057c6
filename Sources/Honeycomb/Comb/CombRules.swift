import SwiftUI

/// How many items may be selected.
struct SelectionLimits: Hashable {
    var least = 0
    var most = Int.max

    /// - Returns: The selection after a tap on an item; nil if it would leave the limits.
    func toggled<ID>(_ id: ID, in selection: Set<ID>) -> Set<ID>? {
        var new = selection
        if new.remove(id) == nil {
            // A choice of one is exchanged instead of being full.
            if most == 1 { new.removeAll() }
            new.insert(id)
            return new.count <= most ? new : nil
        }
        return new.count >= least ? new : nil
    }
}

/// Zoom, and the levels of content that it goes through.
struct ZoomRange: Hashable {
    var limits: ClosedRange<CGFloat> = 0.5...3
    /// Rising.
    var thresholds: [CGFloat] = []

    /// - Parameter limits: Taken for the nearest between 0.01 and 100.
    init(_ limits: ClosedRange<CGFloat> = 0.5...3, thresholds: [CGFloat] = []) {
        func usable(_ zoom: CGFloat) -> CGFloat { min(max(zoom, 0.01), 100) }
        self.limits = usable(limits.lowerBound)...usable(limits.upperBound)
        self.thresholds = thresholds.filter(\.isFinite).sorted()
    }

    func clamped(_ zoom: CGFloat) -> CGFloat {
        zoom.isNaN ? min(max(1, limits.lowerBound), limits.upperBound) : min(max(zoom, limits.lowerBound), limits.upperBound)
    }

    /// The number of thresholds that a zoom has reached.
    func level(_ zoom: CGFloat) -> Int { thresholds.count { zoom >= $0 } }
}

/// Letters typed one after the other, as the beginning of a name.
struct TypeAhead: Hashable {
    private(set) var text = ""

    /// - Returns: The first of the items that begins with what has been typed, from the current one on and around. Further presses of one
    ///   letter go from one item to the next.
    mutating func type(_ letters: String, current: Int?, count: Int, name: (Int) -> String) -> Int? {
        text += letters
        guard count > 0, let first = text.first else { return nil }
        let repeats = text.count > 1 && text.allSatisfy { $0 == first }, wanted = repeats ? String(first) : text
        let start = current.map { text.count == 1 || repeats ? $0 + 1 : $0 } ?? 0
        for step in 0..<count {
            let index = ((start + step) % count + count) % count
            if name(index).range(of: wanted, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil { return index }
        }
        return nil
    }

    mutating func clear() { text = "" }
}

/// The width of cells that text of a size needs.
struct CombSizing {
    /// - Parameters:
    ///   - textScale: Of the text setting; 1 or more makes cells grow, until only three are side by side.
    static func cellWidth(_ width: CGFloat, textScale: CGFloat, frame: CGSize) -> CGFloat {
        let width = max(0, width.usable ?? 0), room = min(frame.width, frame.height) * 0.34
        return min(width * max(1, textScale.usable ?? 1), max(width, room.usable ?? 0))
    }
}
