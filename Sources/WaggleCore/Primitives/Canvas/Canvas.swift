// Canvas: immediate-mode drawing.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws two-dimensional graphics in a closure, without a view for each part.
///
/// The closure receives a context and the canvas's size in points, and draws from back to front. It runs again when the canvas's size, the
/// environment, state or an object that it reads, or one of the symbols changes, and whenever its view is evaluated with a new closure;
/// otherwise it costs nothing. No state is kept from one drawing to the next.
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
/// A canvas takes the proposed size, or 10 points in a dimension without a proposal. It is clipped to its bounds, and blends with and
/// erases only its own content. Its parts receive no touches and are not accessible; use `accessibilityChildren` or
/// `accessibilityRepresentation`.
public nonisolated struct Canvas<Symbols> where Symbols: View {
    /// The views that the closure can draw by tag.
    public var symbols: Symbols
    /// The closure that draws the canvas.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// True if the closure covers the whole canvas, which then starts black instead of transparent.
    public var isOpaque: Bool
    /// The color space for blending. Only `nonLinear` is supported; other modes are reported once.
    public var colorMode: ColorRenderingMode
    /// Permits rendering on another thread. The closure always runs on the main thread, before the frame is shown.
    public var rendersAsynchronously: Bool

    /// A canvas that draws views by tag, in addition to shapes, texts and pictures.
    /// - Parameters:
    ///   - opaque: true if the closure covers the whole canvas.
    ///   - renderer: draws the canvas, given its context and its size in points.
    ///   - symbols: views with tags, each laid out at its ideal size. See `GraphicsContext.resolveSymbol(id:)`.
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {
        (isOpaque, self.colorMode, self.rendersAsynchronously, self.renderer) = (opaque, colorMode, rendersAsynchronously, renderer)
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas that draws shapes, texts and pictures.
    /// - Parameters:
    ///   - opaque: true if the closure covers the whole canvas.
    ///   - renderer: draws the canvas, given its context and its size in points.
    public nonisolated init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                            renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
    }
}

extension Canvas: View {
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { CanvasNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: CanvasNode<Symbols>.self).update(view)
    }
    public nonisolated static var _isUnary: Bool { true }
}
