// A text's node and the renderer that draws it.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// Draws a text with the program's renderer. It caches the parts of the layout, because an animated renderer draws the same parts
/// in every frame.
@MainActor
final class TextRendering {
    private(set) var renderer: any TextRenderer = NoRenderer()
    private var attributes: [[AnyTextAttribute]] = []
    private var kept: (layout: TextLayout, parts: TextParts)?
    /// The values of the last drawing; the same until something in them changes.
    private var laidOut: LaidOutText?

    func setRenderer(_ renderer: any TextRenderer, attributes: [[AnyTextAttribute]]) {
        self.renderer = renderer
        if attributes != self.attributes {
            self.attributes = attributes
            laidOut = nil
        }
    }

    /// - Parameter limits: the proposal that resulted in the layout.
    func drawn(
        _ layout: TextLayout, _ text: StyledText, _ paint: Paint, size: CGSize, _ shaped: any ShapedText, _ limits: ProposedViewSize,
        _ node: ItemNode
    ) -> DisplayList {
        if kept?.layout !== layout {
            kept = (layout, shaped.parts(width: limits.width, height: limits.height))
            laidOut = nil
        }
        guard let parts = kept?.parts else { return DisplayList() }
        let content = laidOut.flatMap { $0.paint.isSameColor(as: paint) ? $0 : nil } ?? LaidOutText(
            parts, of: text, paint: paint, attributes: attributes)
        laidOut = content
        let padding = renderer.displayPadding
        let bounds = CGRect(
            x: -padding.leading, y: -padding.top, width: size.width + padding.leading + padding.trailing,
            height: size.height + padding.top + padding.bottom)
        let recorder = GraphicsRecorder(
            environment: node.environment.values, symbols: GraphicsSymbols(), textEngine: node.graph.textEngine, bounds: bounds)
        var context = GraphicsContext(recorder)
        renderer.draw(layout: Text.Layout(content: content), in: &context)
        var list = recorder.finish()
        for index in list.items.indices { (list.items[index].identity, list.items[index].version) = (node.number, node.nextVersion()) }
        guard recorder.blends || recorder.readsBackdrop, !list.isEmpty else { return list }
        return DisplayList(
            [DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: list.bounds, content: .effect(.flatten, list))])
    }

    private struct NoRenderer: TextRenderer {
        typealias AnimatableData = EmptyAnimatableData
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
    }
}

extension Paint {
    fileprivate func isSameColor(as other: Paint) -> Bool {
        if case .color(let a) = self, case .color(let b) = other { return a == b }
        return false
    }
}
