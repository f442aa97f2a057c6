import CPango
import WaggleDisplayList

/// Colours as pixman images; scenes use few.
final class SolidCache {
    private var images: [UInt64: OpaquePointer] = [:]
    private var last: (color: ResolvedColor, image: OpaquePointer)?
    private let limit = 512

    deinit { removeAll() }

    func removeAll() {
        for image in images.values { pixman_image_unref(image) }
        images = [:]
        last = nil
    }

    func image(_ color: ResolvedColor) -> OpaquePointer? {
        if let last, last.color == color { return last.image }
        var value = color.pixmanColor
        let key = UInt64(value.red) << 48 | UInt64(value.green) << 32 | UInt64(value.blue) << 16 | UInt64(value.alpha)
        if let image = images[key] {
            last = (color, image)
            return image
        }
        if images.count >= limit { removeAll() }
        guard let image = pixman_image_create_solid_fill(&value) else { return nil }
        images[key] = image
        last = (color, image)
        return image
    }
}
