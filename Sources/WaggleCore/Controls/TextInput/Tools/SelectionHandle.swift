// The handles at the ends of a selection.

import Foundation
import WaggleGeometry

/// A disc on a stem that a finger drags to move an end of the selection. The start's disc is above its line, the end's below.
struct SelectionHandle: View {
    let tools: TextTools
    let handle: SelectionHandlePosition

    // Sizes as measured on iOS 16, in points.
    private static let disc: CGFloat = 12
    private static let stem: CGFloat = 2
    private static let overlap: CGFloat = 1.5
    /// How far from the disc a touch grabs the handle, except toward the text.
    private static let reach: CGFloat = 16
    /// How far from the stem. It is less, because the selection beside it can be dragged.
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
        .contentShape(HandleReach(disc: CGRect(
            x: -Self.reach, y: isStart ? -Self.reach : height - Self.disc, width: Self.disc + 2 * Self.reach,
            height: Self.disc + Self.reach),
                                  stem: CGRect(x: (Self.disc - Self.stem) / 2, y: 0, width: Self.stem, height: height)
                                      .insetBy(dx: -Self.stemReach, dy: 0)))
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { tools.drag(handle.id, from: $0.startLocation, to: $0.location) }
            .onEnded { _ in tools.endDrag() })
        .position(x: caret.midX, y: isStart ? caret.maxY - height / 2 : caret.minY + height / 2)
        .accessibilityHidden(true)
    }
}

/// The area in which a touch grabs a handle, in the handle's own coordinates.
nonisolated private struct HandleReach: Shape {
    let disc: CGRect
    let stem: CGRect
    func path(in rect: CGRect) -> Path {
        var path = Path(disc)
        path.addRect(stem)
        return path
    }
}
