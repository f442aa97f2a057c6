// The edit menu of a text: a bar for fingers, rows for a pointer.

import Foundation
import WaggleGeometry

/// Sizes and colours of the bar, as measured on iOS 16. Lengths are in points.
private enum EditMenuMetrics {
    static let radius: CGFloat = 8
    static let height: CGFloat = 44
    static let padding: CGFloat = 16
    static let arrow = CGSize(width: 14, height: 7)
    /// The gap between the arrow's tip and the text.
    static let gap: CGFloat = 8
    /// The minimum distance from the arrow's tip to the window's edge.
    static let tipMargin: CGFloat = 26
    /// The minimum distance from the bar to the window's edge.
    static let margin: CGFloat = 8
    static let fontSize: CGFloat = 15
    /// The width of a button that turns the page.
    static let chevron: CGFloat = 40

    static func fill(_ scheme: ColorScheme) -> Color { scheme == .dark ? Color(white: 0x22 / 255.0) : Color(white: 0xF6 / 255.0) }
    static func divider(_ scheme: ColorScheme) -> Color { scheme == .dark ? Color(white: 0x42 / 255.0) : Color(white: 0xD6 / 255.0) }
    static func pressed(_ scheme: ColorScheme) -> Color { (scheme == .dark ? Color.white : .black).opacity(0.06) }
}

/// A bar of commands beside the selection, with an arrow that points at it.
struct EditMenuBar: View {
    let tools: TextTools
    let commands: [EditCommand]
    /// The selection, in window coordinates.
    let anchor: CGRect
    /// The part of the window that the bar may cover.
    let bounds: CGRect
    @State private var page = 0
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale

    var body: some View {
        let placement = EditMenuPlacement(anchor: anchor, bounds: bounds), pages = pages, page = min(page, pages.count - 1)
        EditMenuLayout(placement: placement) {
            HStack(spacing: 0) {
                if page > 0 {
                    turn(to: page - 1, "chevron.backward", "Back")
                    divider
                }
                ForEach(pages[page], id: \.self) { command in
                    if command != pages[page].first { divider }
                    Button(command.title) { tools.perform(command) }.buttonStyle(EditMenuButtonStyle())
                }
                if page < pages.count - 1 {
                    divider
                    turn(to: page + 1, "chevron.forward", "More")
                }
            }
            .fixedSize()
            .background(EditMenuMetrics.fill(scheme))
            .clipShape(shape)
            .background { shape.fill(EditMenuMetrics.fill(scheme)).shadow(color: .black.opacity(0.15), radius: 12, y: 4) }
            .accessibilityElement(children: .contain)
            if placement.side != .over {
                EditMenuArrow(pointsUp: placement.side == .below).fill(EditMenuMetrics.fill(scheme)).accessibilityHidden(true)
            }
        }
    }
    private func turn(to page: Int, _ symbol: String, _ label: String) -> some View {
        Button { self.page = page } label: { Image(systemName: symbol).frame(width: EditMenuMetrics.chevron - 2 * EditMenuMetrics.padding) }
            .buttonStyle(EditMenuButtonStyle()).accessibilityLabel(label)
    }
    private var divider: some View { EditMenuMetrics.divider(scheme).frame(width: 1 / max(scale, 1), height: EditMenuMetrics.height) }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: EditMenuMetrics.radius, style: .continuous) }

    /// The commands in pages that fit the window. Each page has at least one.
    private var pages: [[EditCommand]] {
        let room = bounds.width - 2 * EditMenuMetrics.margin, widths = commands.map {
            tools.width(of: $0.title, fontSize: EditMenuMetrics.fontSize) + 2 * EditMenuMetrics.padding + 1
        }
        guard !commands.isEmpty, widths.reduce(0, +) > room else { return [commands] }
        var pages: [[EditCommand]] = [], rest: CGFloat = 0
        for (index, (command, width)) in zip(commands, widths).enumerated() {
            if pages.isEmpty || width > rest {
                // Middle pages have a button in both directions.
                let isOuter = pages.isEmpty || widths[index...].reduce(0, +) <= room - EditMenuMetrics.chevron
                rest = room - EditMenuMetrics.chevron * (isOuter ? 1 : 2)
                pages.append([])
            }
            pages[pages.count - 1].append(command)
            rest -= width
        }
        return pages
    }
}

private struct EditMenuButtonStyle: ButtonStyle {
    @Environment(\.colorScheme) private var scheme
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: EditMenuMetrics.fontSize))
            .foregroundStyle(.primary)
            .padding(.horizontal, EditMenuMetrics.padding)
            .frame(height: EditMenuMetrics.height)
            .background(configuration.isPressed ? EditMenuMetrics.pressed(scheme) : .clear)
            .contentShape(Rectangle())
    }
}

nonisolated private struct EditMenuArrow: Shape {
    let pointsUp: Bool
    func path(in rect: CGRect) -> Path {
        let (base, tip) = pointsUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: base))
        path.addLine(to: CGPoint(x: rect.maxX, y: base))
        path.addLine(to: CGPoint(x: rect.midX, y: tip))
        path.closeSubpath()
        return path
    }
}

/// The placement of the bar, in window coordinates: above the selection if there is room, else below, else over it.
private nonisolated struct EditMenuPlacement {
    enum Side { case above, below, over }
    let anchor: CGRect
    let bounds: CGRect

    private var reach: CGFloat { EditMenuMetrics.gap + EditMenuMetrics.arrow.height + EditMenuMetrics.height }
    var side: Side { anchor.minY - reach >= bounds.minY ? .above : anchor.maxY + reach <= bounds.maxY ? .below : .over }

    func origin(of size: CGSize) -> CGPoint {
        let x = clamped(tip - size.width / 2, bounds.minX + EditMenuMetrics.margin, bounds.maxX - EditMenuMetrics.margin - size.width)
        switch side {
        case .above: return CGPoint(x: x, y: anchor.minY - reach)
        case .below: return CGPoint(x: x, y: anchor.maxY + reach - size.height)
        case .over: return CGPoint(x: x, y: clamped(anchor.midY - size.height / 2, bounds.minY, bounds.maxY - size.height))
        }
    }
    var arrow: CGRect {
        let size = EditMenuMetrics.arrow
        return CGRect(
            x: tip - size.width / 2,
            y: side == .below ? anchor.maxY + EditMenuMetrics.gap : anchor.minY - EditMenuMetrics.gap - size.height, width: size.width,
            height: size.height)
    }
    private var tip: CGFloat { clamped(anchor.midX, bounds.minX + EditMenuMetrics.tipMargin, bounds.maxX - EditMenuMetrics.tipMargin) }
    private func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat { min(max(value, least), max(most, least)) }
}

/// Places the bar and, if there is one, its arrow in a layer as large as the window.
nonisolated private struct EditMenuLayout: Layout {
    let placement: EditMenuPlacement

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in area: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let bar = subviews.first else { return }
        let size = bar.sizeThatFits(.unspecified), origin = placement.origin(of: size)
        bar.place(at: CGPoint(x: area.minX + origin.x, y: area.minY + origin.y), proposal: ProposedViewSize(size))
        for arrow in subviews.dropFirst() {
            let frame = placement.arrow
            arrow.place(at: CGPoint(x: area.minX + frame.minX, y: area.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The commands as rows of a menu. Unavailable ones are dimmed.
struct EditMenuRows: View {
    let tools: TextTools
    let commands: [EditCommand]

    var body: some View {
        row(.cut)
        row(.copy)
        row(.paste)
        Divider()
        row(.selectAll)
    }
    private func row(_ command: EditCommand) -> some View {
        Button(command.title) { tools.perform(command) }.disabled(!commands.contains(command))
    }
}
