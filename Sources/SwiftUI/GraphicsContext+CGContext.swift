// Core Graphics' context in a canvas.

import WaggleCairo
import WaggleCore

extension GraphicsContext {
    /// Core Graphics' calls on the canvas. Waggle's `CGContext` writes the pages of PDF files and has none of them.
    @available(*, unavailable, message: "Waggle's CGContext writes pages of PDF files; draw with the context's own fill, stroke, clip and draw.")
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}
