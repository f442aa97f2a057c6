import Foundation
import WaggleDisplayList

/// Decodes image files; provided by a raster backend. May be called from any thread.
public protocol AssetImageDecoder: Sendable {
    /// Decodes a raster image (PNG, JPEG, the first frame of a GIF, and the backend's other formats).
    /// - Throws: an error whose description is a sentence about the problem.
    func decode(contentsOf file: URL) throws -> ImageSource

    /// Draws an SVG file at `scale` pixels per unit of its own size.
    /// - Throws: an error whose description is a sentence about the problem.
    func rasterize(svg file: URL, scale: CGFloat) throws -> ImageSource

    /// Draws the first page of a PDF file at `scale` pixels per point.
    /// - Throws: an error whose description is a sentence about the problem.
    func rasterize(pdf file: URL, scale: CGFloat) throws -> ImageSource
}
