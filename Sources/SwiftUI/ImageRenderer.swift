import WaggleHeadless
import WaggleUIKit

extension ImageRenderer {
    /// The picture of the view as it is now, with the renderer's scale; nil where `cgImage` is.
    @MainActor public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
