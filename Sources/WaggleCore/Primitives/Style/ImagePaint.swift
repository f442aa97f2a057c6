import Foundation
import WaggleDisplayList

/// An image, or part of one, tiled over the shape from the top leading corner of its bounds.
public struct ImagePaint: ShapeStyle, Equatable {
    public typealias Resolved = Never

    public var image: Image
    /// The part of the image that is tiled, in fractions of its size.
    public var sourceRect: CGRect
    /// The scale factor of the image's size. A factor that is not positive and finite paints nothing.
    public var scale: CGFloat

    /// Paints with a part of an image; by default the whole image at its own size.
    ///
    /// - Parameters:
    ///   - sourceRect: the part of the image, in fractions of its size.
    ///   - scale: the factor of its size; nothing is painted unless it is positive and finite.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let picture = image.paintSource(in: context.environment), picture.scale > 0, scale > 0, scale.isFinite else {
            return _ResolvedShapeStyle(paint: .color(.clear))
        }
        let paint = Paint.image(picture.source, origin: context.bounds.origin, source: sourceRect, scale: scale / picture.scale)
        return _ResolvedShapeStyle(paint: paint, context)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// An image, or part of one in fractions of its size, tiled over the shape; `scale` is the factor of its size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
