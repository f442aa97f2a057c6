// Custom drawing of texts.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// Replaces the standard drawing of the texts in a view: line by line, run by run or glyph by glyph.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///             var copy = context
///             copy.translateBy(x: 0, y: sin(phase + Double(index)) * 3)
///             copy.draw(slice)
///         }
///     }
/// }
/// ```
/// The renderer animates like any animatable value: each frame draws with a value interpolated between the old and the new one. See
/// `View.textRenderer(_:)`.
public protocol TextRenderer: Animatable {
    /// Draws a text. The origin is the text's top left corner; drawing outside the text's bounds and `displayPadding` may be clipped.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of the text's view for a proposal, in points. Default: the text's size.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the renderer draws beyond the text's bounds, in points. Default: 0.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, for measuring.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize
    /// The text's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A value attached to part of a text for its renderer.
public protocol TextAttribute: Hashable {}

extension Text {
    /// Attaches a value to the text, which renderers read from its runs. Of two values of the same type, the inner one wins.
    public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute { adding(.attribute(AnyTextAttribute(value))) }
}

/// A text attribute of any type.
package struct AnyTextAttribute: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let value: AnyHashable
    init<T: TextAttribute>(_ value: T) { (type, self.value) = (ObjectIdentifier(T.self), AnyHashable(value)) }
}

/// The renderer of the texts in an environment.
struct AnyTextRenderer { let renderer: any TextRenderer }

private struct TextRendererKey: EnvironmentKey { static var defaultValue: AnyTextRenderer? { nil } }

extension EnvironmentValues {
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
    @MainActor func body(content: Content) -> some View { content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer)) }
}

extension View {
    /// Draws the texts inside the view with a renderer.
    public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
