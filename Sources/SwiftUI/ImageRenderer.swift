import WaggleHeadless
import WaggleUIKit

extension ImageRenderer {
    /// The current image of the view, with the renderer's scale; nil if `cgImage` is nil.
    @MainActor public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
