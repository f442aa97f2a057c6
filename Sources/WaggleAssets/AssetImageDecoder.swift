import Foundation
import WaggleDisplayList

/// Turns picture files into pixels; a raster backend brings one. May be called from any thread.
public protocol AssetImageDecoder: Sendable {
    /// Decodes a raster picture (PNG, JPEG, GIF's first frame and what else the backend knows).
    /// - Throws: an error whose description says in a sentence what is wrong.
    func decode(contentsOf file: URL) throws -> ImageSource

    /// Draws an SVG file at `scale` pixels per unit of its own size.
    /// - Throws: an error whose description says in a sentence what is wrong.
    func rasterize(svg file: URL, scale: CGFloat) throws -> ImageSource
}
