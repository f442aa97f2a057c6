import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A texture whose pixels the program writes.
open class SKMutableTexture: SKTexture, @unchecked Sendable {
    private let width, height: Int
    /// Red, green, blue and opacity of each pixel, one byte each, with premultiplied colors. The bottom row is first.
    private var bytes: [UInt8]
    /// The scenes that have drawn the texture.
    private var scenes: [WeakScene] = []
    private struct WeakScene { weak var scene: SKScene? }

    /// A transparent texture.
    /// - Parameter size: in pixels and points; at least one pixel per side.
    public init(size: CGSize) {
        (width, height) = SKTexture.pixelCounts(size)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        super.init(ImageSource(width: width, height: height, pixels: bytes), scale: 1)
    }
    @available(*, unavailable, message: "Pixels are bytes; use SKMutableTexture(size:).")
    public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }

    /// Calls a closure that writes the pixels, and shows them with the next frame.
    /// - Parameter block: its arguments are the pixels and the number of bytes. A pixel has four bytes: red, green, blue and opacity, with
    ///   premultiplied colors. The bottom row is first.
    @MainActor @preconcurrency
    open func modifyPixelData(_ block: (UnsafeMutableRawPointer?, Int) -> Void) {
        bytes.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
        source = SKTexture.image(width: width, height: height, bytes, rowsFromBelow: true)
        scenes.removeAll { $0.scene == nil }
        for shown in scenes { shown.scene?.nodeDidChange() }
    }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutableTexture(size: CGSize(width: width, height: height))
        (copy.bytes, copy.source) = (bytes, source)
        return copied(copy)
    }
    /// Records that a scene draws the texture, so that the scene is redrawn when the pixels change.
    @MainActor func noteDrawing(in scene: SKScene?) {
        guard let scene, !scenes.contains(where: { $0.scene === scene }) else { return }
        scenes.append(WeakScene(scene: scene))
    }
}
