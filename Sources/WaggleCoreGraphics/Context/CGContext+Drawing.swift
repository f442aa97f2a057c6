// Filling, stroking and clearing, and the common path of all drawing.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension CGContext {
    // MARK: The current path

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    /// Strokes the current path and clears it.
    public func strokePath() { drawPath(using: .stroke) }
    /// Draws the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { outline = Path() }
        guard !outline.isEmpty else { return }
        var items: [DisplayList.Item] = []
        switch mode {
        case .fill: items = [filled(outline, .nonZero)]
        case .eoFill: items = [filled(outline, .evenOdd)]
        case .stroke: items = [stroked(outline)].compactMap(\.self)
        case .fillStroke: items = [filled(outline, .nonZero), stroked(outline)].compactMap(\.self)
        case .eoFillStroke: items = [filled(outline, .evenOdd), stroked(outline)].compactMap(\.self)
        }
        // The fill and the stroke cast one shadow together.
        if items.count > 1, state.shadow != nil { return draw(DisplayList(items), isGroup: true) }
        for item in items { draw(DisplayList([item])) }
    }

    // MARK: Shapes. The current path is cleared

    /// Fills a rectangle in user space.
    public func fill(_ rect: CGRect) { draw(filling: Path(rect)) }
    /// Fills rectangles in user space as one figure: where they overlap, it is filled once.
    public func fill(_ rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        draw(filling: path)
    }
    /// Fills the ellipse within a rectangle in user space.
    public func fillEllipse(in rect: CGRect) { draw(filling: Path(ellipseIn: rect)) }
    /// Strokes a rectangle in user space.
    public func stroke(_ rect: CGRect) { draw(stroking: Path(rect)) }
    /// Strokes a rectangle with a line width in user space; 0 or less draws nothing. Later strokes keep the context's width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let line = state.line
        state.line.width = max(width, 0)
        draw(stroking: Path(rect))
        state.line = line
    }
    /// Strokes the ellipse within a rectangle in user space.
    public func strokeEllipse(in rect: CGRect) { draw(stroking: Path(ellipseIn: rect)) }
    /// Strokes separate line segments: from the first to the second point, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        draw(stroking: path)
    }
    /// Makes a rectangle in user space transparent within the clipping area.
    public func clear(_ rect: CGRect) {
        let kept = state
        (state.blend, state.alpha, state.shadow) = (.clear, 1, nil)
        draw(filling: Path(rect))
        state = kept
    }

    private func draw(filling path: Path) {
        outline = path.applying(userToTarget)
        fillPath()
    }
    private func draw(stroking path: Path) {
        outline = path.applying(userToTarget)
        strokePath()
    }

    // MARK: Items, in the target's space

    private func filled(_ path: Path, _ rule: FillRule) -> DisplayList.Item {
        DisplayList.Item(bounds: path.boundingRect, content: .fill(path.primitive, rule, .color(state.fill), antialiased: antialiases))
    }

    /// The stroke of a path; nil if it has none. The transform also applies to the stroke, so a non-uniform scale makes
    /// its width non-uniform.
    private func stroked(_ path: Path) -> DisplayList.Item? {
        let transform = userToTarget
        guard state.line.width > 0, transform.isInvertible else { return nil }
        let line = path.applying(transform.inverted()), parameters = state.line
        // Square caps extend beyond the line by half the width times the square root of two.
        let reach = parameters.width / 2 * (parameters.join == .miter ? max(1.5, parameters.miterLimit) : 1.5)
        let item = DisplayList.Item(bounds: line.boundingRect.insetBy(dx: -reach, dy: -reach),
                                    content: .stroke(line.primitive, parameters, .color(state.stroke), antialiased: antialiases))
        return mapped(item, transform)
    }

    func mapped(_ item: DisplayList.Item, _ transform: CGAffineTransform) -> DisplayList.Item {
        if transform.isIdentity { return item }
        return DisplayList([item]).transformed(by: transform, identity: 0, version: 0)
    }

    // MARK: Common path of all drawing

    /// Draws with the state's shadow, opacity, clips and blend mode.
    /// - Parameter isGroup: true composites the items with each other first.
    func draw(_ list: DisplayList, isGroup: Bool = false) {
        guard list.bounds.isDrawable else { return }
        var list = list
        if isGroup || (state.alpha < 1 && list.items.count > 1) { list = wrapped(list, .flatten) }
        if let shadow = state.shadow { list = wrapped(list, .filter(shadow)) }
        if state.alpha < 1 { list = wrapped(list, .opacity(state.alpha)) }
        for clip in state.clips.reversed() where !list.isEmpty { list = wrapped(list, clip) }
        if state.blend != .normal { list = wrapped(list, .blend(state.blend.mode)) }
        for item in list.items where item.bounds.isDrawable { add(item) }
    }

    private func wrapped(_ list: DisplayList, _ effect: DisplayList.Effect) -> DisplayList {
        let bounds = effect.bounds(of: list.bounds)
        return bounds.isNull ? DisplayList() : DisplayList([DisplayList.Item(bounds: bounds, content: .effect(effect, list))])
    }

    private func add(_ item: DisplayList.Item) {
        if layers.isEmpty { target.add(item) } else { layers[layers.count - 1].items.append(item) }
    }

    // MARK: Layers

    /// Begins a transparency layer: drawing until `endTransparencyLayer()` is composited as a whole, with the current shadow, opacity and
    /// blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(([], state, saved.count))
        (state.shadow, state.alpha, state.blend, state.clips) = (nil, 1, .normal, [])
    }
    /// - Parameter rect: the bounds to which the layer is clipped, in user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }
    /// Composites the layer and restores the graphics state from before it; does nothing without a layer.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        saved.removeLast(max(saved.count - layer.savedCount, 0))
        state = layer.state
        draw(DisplayList(layer.items), isGroup: true)
    }
}

extension CGRect {
    /// True for a rectangle that is finite and not null.
    var isDrawable: Bool { !isNull && !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
