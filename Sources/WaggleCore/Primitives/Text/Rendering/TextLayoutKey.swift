// The layouts of the texts in a view, as a preference.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Text {
    /// The layouts of all texts in a view, in source order, each with the text's origin.
    ///
    /// ```swift
    /// Text("Each word in a box")
    ///     .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
    ///         GeometryReader { proxy in
    ///             if let text = layouts.first {
    ///                 let origin = proxy[text.origin]
    ///                 ForEach(Array(text.layout.joined().enumerated()), id: \.offset) { _, run in
    ///                     let box = run.typographicBounds.rect.offsetBy(dx: origin.x, dy: origin.y)
    ///                     Rectangle().stroke().frame(width: box.width, height: box.height).offset(x: box.minX, y: box.minY)
    ///                 }
    ///             }
    ///         }
    ///     }
    /// ```
    /// Texts set it when placed, and again in the same frame whenever their lines change. Only texts in a view whose preference is
    /// read set it. Covered screens and unselected tabs contribute nothing; texts under `hidden()` do.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A text's layout, and the text's top left corner, which is the origin of the layout's coordinates.
        public struct AnchoredLayout: Equatable {
            public var origin: Anchor<CGPoint>
            public var layout: Text.Layout

            public static func == (a: AnchoredLayout, b: AnchoredLayout) -> Bool { a.origin == b.origin && a.layout == b.layout }
        }

        public typealias Value = [AnchoredLayout]
        public static var defaultValue: Value { [] }
        public static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
    }
}

/// A text whose layout its ancestors may read.
@MainActor
protocol TextWithLayout: ItemNode {
    /// The drawn lines; nil if the text is not placed.
    var placedLayout: TextLayout? { get }
    /// The parts of those lines that the program sees.
    func makeLaidOutText() -> LaidOutText
}

/// Passes a text's layout to the readers of `Text.LayoutKey`. It is a child of the text's node, so that the layout can
/// change without reshaping.
@MainActor
final class TextLayoutPreferenceNode: ViewNode, PreferenceWriter {
    private unowned let text: any TextWithLayout
    /// The last layout passed; the same value until something in it changes.
    private var passed: (layout: TextLayout, content: LaidOutText)?

    init(in text: any TextWithLayout) {
        self.text = text
        super.init(ViewInputs(graph: text.graph, parent: text, environment: text.environment))
        preferenceDidChange(Text.LayoutKey.self)
    }

    /// The text, its style or its colours have changed.
    func textDidChange() {
        passed = nil
        preferenceDidChange(Text.LayoutKey.self)
    }
    /// The text has been placed; its lines may have changed.
    func textWasPlaced() { graph.geometry.ask(self) }

    override func geometryDidChange() -> Bool { text.placedLayout !== passed?.layout }
    // Runs between layout and the next evaluation of the readers.
    override func evaluate() { textDidChange() }

    func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?) -> K.Value? {
        guard key == Text.LayoutKey.self else { return below }
        guard let layout = text.placedLayout else { return nil }
        if passed?.layout !== layout { passed = (layout, text.makeLaidOutText()) }
        guard let content = passed?.content else { return nil }
        return [Text.LayoutKey.AnchoredLayout(origin: Anchor(text, .point(.zero)), layout: Text.Layout(content: content))] as? K.Value
    }
}

extension Text.LayoutKey: OnDemandPreferenceKey {
    @MainActor static func readerWasAdded(at node: ViewNode) {
        node.graph.preferences.readsTextLayouts = true
        node.passTextLayouts()
    }
}
