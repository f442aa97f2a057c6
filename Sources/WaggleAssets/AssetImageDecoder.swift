import Foundation
import WaggleDisplayList

/// Decodes picture files; provided by a raster backend. May be called from any thread.
public protocol AssetImageDecoder: Sendable {
    /// Decodes a raster picture (PNG, JPEG, GIF's first frame and other formats of the backend).
    /// - Throws: an error whose description is a sentence about the problem.
    func decode(contentsOf file: URL) throws -> ImageSource

    /// Draws an SVG file at `scale` pixels per unit of its own size.
    /// - Throws: an error whose description is a sentence about the problem.
    func rasterize(svg file: URL, scale: CGFloat) throws -> ImageSource
}
