// The layout of list rows.

import Foundation
import WaggleGeometry

/// A part of a row.
enum ListRowPart: Sendable {
    case content
    /// A short text after the content.
    case badge
    /// The controls before and after the content, such as those of edit mode.
    case leading, trailing
    /// The separators above and below, which run between the content's separator guides.
    case topLine, bottomLine
    /// Separators that span the full width.
    case topEdge, bottomEdge
}

private struct ListRowPartKey: LayoutValueKey { static let defaultValue = ListRowPart.content }

extension View {
    nonisolated func listRowPart(_ part: ListRowPart) -> some View { layoutValue(key: ListRowPartKey.self, value: part) }
}

/// Centres the content between the controls, in a row of a minimum height, with separators at its edges.
///
/// The content's ideal height makes the row; what is flexible then fills it.
nonisolated struct ListRowLayout: Layout {
    let insets: EdgeInsets
    let minimumHeight: CGFloat

    private static let badgeGap: CGFloat = 8

    private func part(_ part: ListRowPart, _ subviews: Subviews) -> LayoutSubview? { subviews.first { $0[ListRowPartKey.self] == part } }

    /// The widths of the parts beside the content and the content's proposal, in a row of a width.
    private func widths(_ width: CGFloat?, _ subviews: Subviews) -> (
        leading: CGFloat, trailing: CGFloat, badge: CGFloat, content: ProposedViewSize
    ) {
        let badge = part(.badge, subviews).map { $0.sizeThatFits(.unspecified).width + Self.badgeGap } ?? 0
        let leading = part(.leading, subviews)?.sizeThatFits(.unspecified).width ?? 0,
            trailing = part(.trailing, subviews)?.sizeThatFits(.unspecified).width ?? 0
        let room = width.map { max($0.minus(insets.leading).minus(insets.trailing).minus(leading + trailing + badge), 0) }
        return (leading, trailing, badge, ProposedViewSize(width: room, height: nil))
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(proposal.width, subviews)
        let content = part(.content, subviews)?.sizeThatFits(widths.content) ?? .zero
        return CGSize(width: proposal.width ?? content.width + insets.leading + insets.trailing + widths.leading + widths.trailing + widths.badge,
                      height: max(content.height.plus(insets.top).plus(insets.bottom), minimumHeight))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = widths(bounds.width, subviews), height = bounds.height.minus(insets.top).minus(insets.bottom)
        let middle = bounds.minY.plus(insets.top).plus(height / 2), start = bounds.minX + insets.leading
        var lineStart = start, lineEnd = bounds.maxX
        for subview in subviews {
            switch subview[ListRowPartKey.self] {
            case .leading: subview.place(at: CGPoint(x: start, y: middle), anchor: .leading, proposal: .unspecified)
            case .trailing: subview.place(at: CGPoint(x: bounds.maxX, y: middle), anchor: .trailing, proposal: .unspecified)
            case .badge:
                subview.place(
                    at: CGPoint(x: bounds.maxX - insets.trailing - widths.trailing, y: middle), anchor: .trailing, proposal: .unspecified)
            case .content:
                let origin = start + widths.leading, offer = ProposedViewSize(width: widths.content.width, height: max(height, 0))
                let dimensions = subview.dimensions(in: offer)
                subview.place(at: CGPoint(x: origin, y: middle), anchor: .leading, proposal: offer)
                lineStart = origin + dimensions[.listRowSeparatorLeading]
                if let end = dimensions[explicit: .listRowSeparatorTrailing] { lineEnd = origin + end }
            default: break
            }
        }
        for subview in subviews {
            switch subview[ListRowPartKey.self] {
            case .topLine: place(subview, from: lineStart, to: lineEnd, at: bounds.minY, .topLeading)
            case .bottomLine: place(subview, from: lineStart, to: lineEnd, at: bounds.maxY, .bottomLeading)
            case .topEdge: place(subview, from: bounds.minX, to: bounds.maxX, at: bounds.minY, .topLeading)
            case .bottomEdge: place(subview, from: bounds.minX, to: bounds.maxX, at: bounds.maxY, .bottomLeading)
            default: break
            }
        }
    }
    private func place(_ line: LayoutSubview, from start: CGFloat, to end: CGFloat, at y: CGFloat, _ anchor: UnitPoint) {
        line.place(at: CGPoint(x: start, y: y), anchor: anchor, proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
}
