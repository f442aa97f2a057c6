import SwiftUI

/// Places views side by side and begins a new line where the next one does not fit, as words do.
///
/// Lines have the width of the proposal; without one, or with an infinite one, everything is on one line. A child that is wider than a line
/// is proposed the line's width. Right-to-left layouts are mirrored.
///
/// With a line limit the children beyond it are not placed in sight, and `Flow` says how many they are.
///
/// Complexity: O(*n*) measurements for each proposal, and once more to place the children.
public struct FlowLayout: Layout {
    public enum Justification: Hashable, Sendable {
        /// Lines stand as `alignment` says.
        case none
        /// What is left of a line is shared by its gaps; not that of the last line.
        case spaceBetween
        /// What is left of a line is shared by its children, in proportion to their widths; not that of the last line.
        case stretch
    }

    /// How lines stand in the width, and children in the height of their line.
    public var alignment: Alignment
    /// Between neighbours on a line, in points; nil for what they prefer. Negative spacing counts as 0.
    public var spacing: CGFloat?
    /// Between lines, in points; nil for what their children prefer. Negative spacing counts as 0.
    public var lineSpacing: CGFloat?
    public var justification: Justification
    /// The largest number of lines; nil for any.
    public var lineLimit: Int?

    /// - Parameters:
    ///   - spacing: Between neighbours on a line, in points; nil for what they prefer.
    ///   - lineSpacing: Between lines, in points; nil for what their children prefer.
    ///   - lineLimit: The largest number of lines; nil for any, and 0 or less shows none.
    public init(
        alignment: Alignment = .leading, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, justification: Justification = .none,
        lineLimit: Int? = nil
    ) {
        (self.alignment, self.spacing, self.lineSpacing, self.justification, self.lineLimit) =
            (alignment, spacing, lineSpacing, justification, lineLimit)
    }

    /// One line: its children's numbers, their positions and sizes.
    struct Line: Equatable {
        var items: [Item] = []
        var y: CGFloat = 0
        var height: CGFloat = 0
        var width: CGFloat { items.last.map { $0.x + $0.size.width } ?? 0 }

        struct Item: Equatable {
            var number: Int
            var x: CGFloat
            var size: CGSize
        }
    }

    struct Arrangement {
        var lines: [Line] = []
        /// The children that are on no line.
        var hidden: [Int] = []
        /// The number of children beyond the line limit, without the one that says so.
        var rest = 0
        var size: CGSize = .zero
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(proposal.width, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(proposal.width, subviews), unit = alignment.unitPoint
        for (number, line) in arrangement.lines.enumerated() {
            let line = justified(line, isLast: number == arrangement.lines.count - 1, to: bounds.width)
            let left = bounds.minX + (bounds.width - line.width) * unit.x
            for item in line.items {
                subviews[item.number].place(
                    at: CGPoint(x: left + item.x, y: bounds.minY + line.y + (line.height - item.size.height) * unit.y),
                    proposal: ProposedViewSize(item.size))
            }
        }
        for number in arrangement.hidden {
            // The one that reports the rest is as wide as it is: a size is what a layout can tell its views.
            let width: CGFloat = subviews[number][FlowRoleKey.self] == .report ? CGFloat(arrangement.rest) : 0
            subviews[number].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 0))
        }
    }

    private func justified(_ line: Line, isLast: Bool, to width: CGFloat) -> Line {
        let left = width - line.width, total = line.items.reduce(0) { $0 + $1.size.width }
        guard !isLast, left > 0, line.items.count > 0 else { return line }
        var line = line, shift: CGFloat = 0
        for index in line.items.indices {
            line.items[index].x += shift
            switch justification {
            case .none: break
            case .spaceBetween: shift += line.items.count > 1 ? left / CGFloat(line.items.count - 1) : 0
            case .stretch:
                let more = total > 0 ? left * line.items[index].size.width / total : 0
                line.items[index].size.width += more
                shift += more
            }
        }
        return line
    }

    func arrangement(_ proposed: CGFloat?, _ subviews: Subviews) -> Arrangement {
        let room = max(0, proposed.flatMap { $0.isNaN ? nil : $0 } ?? .infinity)
        var arrangement = Arrangement(), overflow: Int?, items: [(number: Int, size: CGSize)] = []
        for (number, subview) in subviews.enumerated() {
            switch subview[FlowRoleKey.self] {
            case .item: items.append((number, size(of: subview, in: room)))
            case .overflow: overflow = number
            case .report: arrangement.hidden.append(number)
            }
        }
        let limit = lineLimit.map { max(0, $0) } ?? .max
        var fitting = lines(items, subviews, room)
        if fitting.count > limit {
            // As many as leave room for what says how many are left.
            let sign = overflow.map { (number: $0, size: size(of: subviews[$0], in: room)) }
            var count = fitting.prefix(limit).reduce(0) { $0 + $1.items.count }
            while true {
                fitting = lines(Array(items.prefix(count)) + (limit > 0 ? [sign].compactMap { $0 } : []), subviews, room)
                if fitting.count <= limit || count == 0 { break }
                count -= 1
            }
            arrangement.rest = items.count - count
            arrangement.hidden += items.dropFirst(count).map(\.number)
            if limit == 0, let overflow { arrangement.hidden.append(overflow) }
        } else if let overflow {
            arrangement.hidden.append(overflow)
        }
        for index in fitting.indices where index > 0 {
            fitting[index].y = fitting[index - 1].y + fitting[index - 1].height + gap(fitting[index - 1], fitting[index], subviews)
        }
        arrangement.lines = fitting
        let widest = fitting.map(\.width).max() ?? 0
        // Justified lines reach from side to side.
        let width = justification != .none && fitting.count > 1 && room.isFinite ? room : widest
        arrangement.size = CGSize(width: width, height: fitting.last.map { $0.y + $0.height } ?? 0)
        return arrangement
    }

    private func size(of subview: LayoutSubview, in room: CGFloat) -> CGSize {
        let own = subview.sizeThatFits(.unspecified),
            fitting = own.width > room ? subview.sizeThatFits(ProposedViewSize(width: room, height: nil)) : own
        return CGSize(width: max(0, fitting.width.usable ?? 0), height: max(0, fitting.height.usable ?? 0))
    }

    private func lines(_ items: [(number: Int, size: CGSize)], _ subviews: Subviews, _ room: CGFloat) -> [Line] {
        var lines: [Line] = []
        for item in items {
            if let last = lines.last?.items.last {
                let space = spacing?.usable ?? subviews[last.number]
                    .spacing.distance(to: subviews[item.number].spacing, along: .horizontal), x = last.x + last.size.width + max(0, space)
                // Sums of widths may be a little more than the same sums in another order.
                if x + item.size.width <= room + 1e-6 {
                    lines[lines.count - 1].items.append(Line.Item(number: item.number, x: x, size: item.size))
                    lines[lines.count - 1].height = max(lines[lines.count - 1].height, item.size.height)
                    continue
                }
            }
            lines.append(Line(items: [Line.Item(number: item.number, x: 0, size: item.size)], height: item.size.height))
        }
        return lines
    }

    private func gap(_ above: Line, _ below: Line, _ subviews: Subviews) -> CGFloat {
        if let lineSpacing { return max(0, lineSpacing.usable ?? 0) }
        return above.items.reduce(0) { most, one in
            below.items.reduce(most) { max($0, subviews[one.number].spacing.distance(to: subviews[$1.number].spacing, along: .vertical)) }
        }
    }
}

/// What a child of a `FlowLayout` is there for.
enum FlowRole {
    case item
    /// Stands at the end of the last line if there is a rest.
    case overflow
    /// Is given the number of the rest as its width.
    case report
}

struct FlowRoleKey: LayoutValueKey {
    static let defaultValue = FlowRole.item
}

#Preview("Flow") {
    FlowLayout {
        ForEach(["Apricot", "Fig", "Gooseberry", "Lime", "Mirabelle", "Nectarine", "Plum", "Quince"], id: \.self) { fruit in
            Text(fruit).padding(.horizontal, 12).padding(.vertical, 6).background(.orange.opacity(0.25), in: Capsule())
        }
    }
    .padding()
}
