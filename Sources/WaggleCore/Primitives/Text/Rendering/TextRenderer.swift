// Texts that a program draws itself.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// Draws the texts of a view in place of the usual drawing: line by line, run by run or letter by letter.
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
/// The renderer animates as any animatable value: each frame draws with the values between the old one and the new one. See `View.textRenderer(_:)`.
public protocol TextRenderer: Animatable {
    /// Draws a text. The origin is the text's top left corner; what is drawn outside of the text's bounds and `displayPadding` may be cut.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of the text's view for a proposal. Default: that of the text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far beyond the text's bounds the renderer draws, in points. Default: nothing.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, to ask for its size.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize
    /// The size that the text takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A value that part of a text carries for its renderer.
public protocol TextAttribute: Hashable {}

extension Text {
    /// Marks the text with a value, which renderers read from its runs. Of two values of one type the inner one counts.
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
    /// Draws the texts inside with a renderer.
    public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer { modifier(TextRendererModifier(renderer: renderer)) }
}
