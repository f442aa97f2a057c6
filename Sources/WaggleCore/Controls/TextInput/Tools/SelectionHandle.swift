// The handles at the ends of a selection.

import Foundation
import WaggleGeometry

/// A disc on a stem that a finger drags to move an end of the selection. The disc of the start is above its line, that of the end below.
struct SelectionHandle: View {
    let tools: TextTools
    let handle: SelectionHandlePlace

    // Sizes by measurements of iOS 16, in points.
    private static let disc: CGFloat = 12
    private static let stem: CGFloat = 2
    private static let overlap: CGFloat = 1.5
    /// How far from the disc a finger takes the handle, except towards the text.
    private static let reach: CGFloat = 16
    /// How far from the stem: less, because what is selected beside it can be dragged.
    private static let stemReach: CGFloat = 5

    var body: some View {
        let isStart = handle.id == .start, caret = handle.caret
        let height = caret.height + Self.disc - Self.overlap
        ZStack(alignment: isStart ? .top : .bottom) {
            Rectangle().frame(width: Self.stem, height: height)
            Circle().frame(width: Self.disc, height: Self.disc)
        }
        .foregroundStyle(.tint)
        .frame(height: height)
        .contentShape(HandleReach(disc: CGRect(x: -Self.reach, y: isStart ? -Self.reach : height - Self.disc, width: Self.disc + 2 * Self.reach, height: Self.disc + Self.reach),
                                  stem: CGRect(x: (Self.disc - Self.stem) / 2, y: 0, width: Self.stem, height: height).insetBy(dx: -Self.stemReach, dy: 0)))
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { tools.drag(handle.id, from: $0.startLocation, to: $0.location) }
            .onEnded { _ in tools.endDrag() })
        .position(x: caret.midX, y: isStart ? caret.maxY - height / 2 : caret.minY + height / 2)
        .accessibilityHidden(true)
    }
}

/// Where a finger takes a handle, in the handle's own coordinates.
nonisolated private struct HandleReach: Shape {
    let disc: CGRect
    let stem: CGRect
    func path(in rect: CGRect) -> Path {
        var path = Path(disc)
        path.addRect(stem)
        return path
    }
}
