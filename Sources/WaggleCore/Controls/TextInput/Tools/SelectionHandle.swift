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
    /// How far from the handle a finger takes it.
    private static let reach: CGFloat = 16

    var body: some View {
        let isStart = handle.id == .start, caret = handle.caret
        let height = caret.height + Self.disc - Self.overlap
        ZStack(alignment: isStart ? .top : .bottom) {
            Rectangle().frame(width: Self.stem, height: height)
            Circle().frame(width: Self.disc, height: Self.disc)
        }
        .foregroundStyle(.tint)
        .frame(height: height)
        .contentShape(Rectangle().inset(by: -Self.reach))
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { tools.drag(handle.id, from: $0.startLocation, to: $0.location) }
            .onEnded { _ in tools.endDrag() })
        .position(x: caret.midX, y: isStart ? caret.maxY - height / 2 : caret.minY + height / 2)
        .accessibilityHidden(true)
    }
}
