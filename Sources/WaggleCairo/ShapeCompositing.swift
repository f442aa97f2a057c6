// Blend modes that would also change the canvas around a shape, limited to the shape.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension DisplayList.Content {
    /// True for items with a shape, outside which nothing may change.
    var hasShape: Bool {
        switch self {
        case .fill, .stroke, .text, .image: true
        case .list, .effect, .sprites: false
        }
    }
    /// The shape in opaque black. Texts have none of their own paints; of a text with several, the alpha serves.
    fileprivate var shape: DisplayList.Content {
        switch self {
        case .fill(let primitive, let rule, _, let antialiased): .fill(primitive, rule, .black, antialiased: antialiased)
        case .stroke(let primitive, let style, _, let antialiased): .stroke(primitive, style, .black, antialiased: antialiased)
        case .text(let layout, let point, _): .text(layout, at: point, .black)
        case .image(let image): .fill(.rectangle(image.destination), .nonZero, .black, antialiased: true)
        case .list, .effect, .sprites: self
        }
    }
}

extension BlendMode {
    /// The number of the rule in `pixels_composite_within`; nil for modes that stay within a shape by themselves.
    fileprivate var ruleWithinShape: Int32? {
        switch self {
        case .sourceIn: 0
        case .sourceOut: 1
        case .destinationIn: 2
        case .destinationAtop: 3
        default: nil
        }
    }
}

extension Painter {
    /// Erases a shape, whatever it is painted with. Cairo's own mode draws some rectangles instead of erasing them.
    func erase(_ item: DisplayList.Item, _ state: DrawState) {
        var (shape, state) = (item, state)
        shape.content = item.content.shape
        (state.blend, state.opacity) = (.destinationOut, 1)
        paint(shape, state)
    }

    func drawWithinShape(_ item: DisplayList.Item, _ state: DrawState) {
        let region = region(of: item.bounds, state.matrix)
        var shape = item
        shape.content = item.content.shape
        guard let rule = state.blend.ruleWithinShape, let source = picture(region, state, showsBehind: true, { $0.paint(item, $1) }),
              let coverage = picture(region, state, { $0.paint(shape, $1) }), let below = source.empty() else { return }
        if state.opacity < 1 { source.fade(state.opacity) }
        backend.queue.finish()
        cairo_set_operator(below.canvas.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(below.canvas.context, canvas.surface, -Double(region.left), -Double(region.top))
        cairo_paint(below.canvas.context)
        cairo_set_source_rgb(below.canvas.context, 0, 0, 0)
        guard let from = source.canvas.data, let inside = coverage.canvas.data, let to = below.canvas.data else { return }
        pixels_composite_within(from, Int32(source.canvas.stride), inside, Int32(coverage.canvas.stride), to, Int32(below.canvas.stride),
                                Int32(region.width), Int32(region.height), rule)
        cairo_surface_mark_dirty(below.canvas.surface)
        composite(below, opacity: 1, .copy)
    }
}
