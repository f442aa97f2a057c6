import Foundation

/// The numbers that bars and areas go from and to, one on the other.
struct Stacking {
    /// For each mark: where it begins and ends on the axis of its values; nil for marks that are not stacked.
    private(set) var spans: [(start: Double, end: Double)?]
    /// True for what is last in its stack, which has round corners.
    private(set) var isOutermost: [Bool]

    private struct Key: Hashable {
        var kind: Mark.Kind
        var isVertical: Bool
        var place: _ChartDatum?
        var lane: _ChartDatum?
        var method: MarkStackingMethod.Kind
    }

    /// - Parameter isVertical: whether the values of a mark are on y; nil for marks without a number.
    init(_ marks: [Mark], isVertical: [Bool?]) {
        spans = Array(repeating: nil, count: marks.count)
        isOutermost = Array(repeating: true, count: marks.count)
        var stacks: [Key: [Int]] = [:]
        var order: [Key] = []
        for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
            guard let vertical = isVertical[index], case .value(let value) = vertical ? mark.y : mark.x, let number = value.datum.number,
                  number.isFinite else { continue }
            guard mark.stacking != .unstacked else {
                spans[index] = (0, number)
                continue
            }
            let key = Key(kind: mark.kind, isVertical: vertical, place: (vertical ? mark.x : mark.y).first?.datum,
                lane: mark.traits.dodge?.value.datum, method: mark.stacking.kind)
            if stacks[key] == nil { order.append(key) }
            stacks[key, default: []].append(index)
        }
        for key in order {
            let members = stacks[key] ?? []
            func number(_ index: Int) -> Double { (key.isVertical ? marks[index].y : marks[index].x).first?.datum.number ?? 0 }
            let sum = members.reduce(0) { $0 + abs(number($1)) }
            var up = 0.0, down = 0.0
            if key.method == .center { up = -members.reduce(0) { $0 + max(number($1), 0) } / 2 }
            let scale = key.method == .normalized ? (sum > 0 ? 1 / sum : 0) : 1
            var last: (up: Int?, down: Int?)
            for index in members {
                let length = number(index) * scale
                if length >= 0 {
                    spans[index] = (up, up + length)
                    up += length
                    if length > 0 {
                        if let before = last.up { isOutermost[before] = false }
                        last.up = index
                    }
                } else {
                    spans[index] = (down, down + length)
                    down += length
                    if let before = last.down { isOutermost[before] = false }
                    last.down = index
                }
            }
        }
    }
}
