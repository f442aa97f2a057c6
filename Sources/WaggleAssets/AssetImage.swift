import Foundation
import WaggleDisplayList
import WaggleGeometry

/// An image from a catalogue, decoded for one scale and appearance.
public struct AssetImage: Sendable {
    /// Whether the image shows its own colours or is a template for the foreground style.
    public enum RenderingIntent: Sendable, Hashable { case original, template }

    public var source: ImageSource
    /// Pixels per point: the file's size in pixels divided by this is its size in points.
    public var scale: CGFloat
    /// nil if the catalogue does not specify it.
    public var renderingIntent: RenderingIntent?
    /// Borders that keep their size when the image is stretched, in points; nil without slicing.
    public var capInsets: EdgeInsets?
    /// True if the middle is repeated rather than stretched.
    public var tilesCenter: Bool
    /// True for a vector drawing that is drawn anew where it is shown larger.
    public var keepsVector: Bool

    /// The natural size in points.
    public var size: CGSize { CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale) }
}

/// An image set as declared, before decoding.
struct ImageSet: Sendable {
    struct Slot: Sendable {
        var file: URL
        /// 1, 2 or 3; nil for a vector drawing, which fits every scale.
        var scale: Int?
        var appearance: AssetAppearance
        var idiomRank: Int
        var slicing: Slicing?

        var isVector: Bool { ImageSet.vectorEndings.contains(file.pathExtension.lowercased()) }
    }

    struct Slicing: Sendable {
        /// In the file's pixels.
        var insets: EdgeInsets
        var tilesCenter: Bool
    }

    static let vectorEndings: Set<String> = ["svg", "pdf"]

    var slots: [Slot]
    var renderingIntent: AssetImage.RenderingIntent?
    /// True if vector drawings stay sharp at any size.
    var preservesVector: Bool

    /// The best slot for an appearance and scale: by appearance, then by idiom, then by scale (the exact scale, the next larger
    /// one, the largest).
    func slot(scale: CGFloat, dark: Bool) -> Slot? {
        let appearances = AssetAppearance.preferences(dark: dark, highContrast: false)
        let fitting = appearances.lazy.map { appearance in slots.filter { $0.appearance == appearance } }.first { !$0.isEmpty } ?? slots
        guard let idiom = fitting.map(\.idiomRank).min() else { return nil }
        let candidates = fitting.filter { $0.idiomRank == idiom }
        if let vector = candidates.first(where: \.isVector) { return vector }
        let wanted = scale.isFinite ? scale.rounded(.up) : 3
        let ascending = candidates.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
        return ascending.first { CGFloat($0.scale ?? 1) >= wanted } ?? ascending.last
    }
}

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
