// Core Graphics' context in a SwiftUI canvas.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// Draws with Core Graphics' calls: in the current coordinates, with y downward, and with this context's opacity, blend mode, clips and filters around all of it.
    ///
    /// The context begins with Core Graphics' defaults (black, lines of one point) and ends with the closure. Blend modes act on what the canvas shows; where
    /// this context has an opacity, blend mode, clips or filters, on what the closure has drawn.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let drawing = RecordedDrawing()
        let context = CGContext(drawing, toTarget: .identity, area: clipBoundingRect)
        try content(context)
        while !context.layers.isEmpty { context.endTransparencyLayer() }
        drawRecorded(DisplayList(drawing.items), blends: drawing.blends)
    }
}

/// What a context has drawn, as items.
private final class RecordedDrawing: DrawingTarget {
    private(set) var items: [DisplayList.Item] = []
    /// True if something blends with what is below it.
    private(set) var blends = false

    func add(_ item: DisplayList.Item) {
        if case .effect(.blend, _) = item.content { blends = true }
        items.append(item)
    }
    func flush() {}
    func end() {}
}
