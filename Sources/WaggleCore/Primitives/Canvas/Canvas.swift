// Canvas: immediate-mode drawing.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws two-dimensional graphics with a closure, without a view for each part.
///
/// The closure receives a context and the canvas's size in points, and draws from back to front. It runs again when the canvas's size, the environment, state or
/// an object that it reads, or one of the symbols changes, and whenever its view is evaluated with a new closure; otherwise it costs nothing. Nothing is kept from
/// one drawing to the next.
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
/// A canvas takes the size it is offered, and 10 points where it is offered none. It shows nothing outside of its bounds, and what it blends or erases is its own
/// content only. Its parts take no touches, and assistive programs do not find them: use `accessibilityChildren` or `accessibilityRepresentation`.
public nonisolated struct Canvas<Symbols> where Symbols: View {
    /// The views that the closure draws by their tags.
    public var symbols: Symbols
    /// Draws the canvas.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// True if the closure covers the whole canvas: it begins black instead of transparent.
    public var isOpaque: Bool
    /// The color space for blending. Only `nonLinear` is supported; other modes are reported once.
    public var colorMode: ColorRenderingMode
    /// Permits rendering on another thread. The closure always runs on the main thread, before the frame is shown.
    public var rendersAsynchronously: Bool

    /// A canvas that draws views by their tags, besides figures, texts and pictures.
    /// - Parameters:
    ///   - opaque: true if the closure covers the whole canvas.
    ///   - renderer: draws; its context is that of the canvas, its size in points.
    ///   - symbols: views with tags; each has its ideal size. See `GraphicsContext.resolveSymbol(id:)`.
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {
        (isOpaque, self.colorMode, self.rendersAsynchronously, self.renderer) = (opaque, colorMode, rendersAsynchronously, renderer)
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas that draws figures, texts and pictures.
    /// - Parameters:
    ///   - opaque: true if the closure covers the whole canvas.
    ///   - renderer: draws; its context is that of the canvas, its size in points.
    public nonisolated init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                            renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
    }
}

extension Canvas: View {
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { CanvasNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: CanvasNode<Symbols>.self).update(view) }
    public nonisolated static var _isUnary: Bool { true }
}
