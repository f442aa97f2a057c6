// Drawing lines, runs and glyphs of texts.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension GraphicsContext {
    /// Draws a line of a text at its position.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its position.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.run.layout, run, run.typographicBounds.rect)
    }

    /// Draws some glyphs of a text at their position.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        guard !slice.indices.isEmpty else { return }
        draw(slice.run.run.layout.part(slice.clusters), slice.run, slice.typographicBounds.rect)
    }

    private func draw(_ layout: TextLayout, _ run: Text.Layout.Run, _ box: CGRect) {
        guard !layout.runs.isEmpty || !layout.decorations.isEmpty || !layout.backgrounds.isEmpty
            || !layout.attachments.isEmpty else { return }
        // Italics and accents extend beyond the lines.
        let bounds = box.insetBy(dx: -box.height / 2, dy: -box.height / 2)
        guard bounds.isUsable else { return }
        draw(_ResolvedShapeStyle(paint: run.content.paint), bounds) { .text(layout, at: run.offset, $0) }
    }
}
