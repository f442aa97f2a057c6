// A Core Graphics context in a SwiftUI canvas.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// Draws with Core Graphics in the current coordinates, with y downward. This context's opacity, blend mode, clips and filters apply to
    /// the drawing as a whole.
    ///
    /// The context begins with Core Graphics' defaults (black, lines of one point) and ends with the closure. Blend modes apply to the
    /// canvas's content or, if this context has an opacity, blend mode, clips or filters, only to the closure's drawing.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let drawing = RecordedDrawing()
        let context = CGContext(drawing, toTarget: .identity, area: clipBoundingRect)
        try content(context)
        while !context.layers.isEmpty { context.endTransparencyLayer() }
        drawRecorded(DisplayList(drawing.items), blends: drawing.blends)
    }
}

/// A context's drawing, recorded as items.
private final class RecordedDrawing: DrawingTarget {
    private(set) var items: [DisplayList.Item] = []
    /// True if an item blends with the content below it.
    private(set) var blends = false

    func add(_ item: DisplayList.Item) {
        if case .effect(.blend, _) = item.content { blends = true }
        items.append(item)
    }
    func flush() {}
    func end() {}
}
