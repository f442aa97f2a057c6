// Traversal of a display list with the inherited drawing state.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws on one canvas. A flattened fragment gets its own canvas and painter.
struct Painter {
    let backend: CairoRasterBackend
    let canvas: Canvas
    /// Where the backdrop is while a leaf is drawn into a picture of its own; nil on the canvas itself.
    var behind: Behind?
    /// For drawing with Cairo: everything queued before is on the canvas.
    var context: OpaquePointer {
        backend.queue.finish()
        return canvas.context
    }

    init(_ backend: CairoRasterBackend, _ canvas: Canvas) {
        self.backend = backend
        self.canvas = canvas
    }

    func draw(_ list: DisplayList, _ state: DrawState) {
        // Iterates in place: copying thousands of items would retain and release their contents.
        list.items.withUnsafeBufferPointer { items in
            guard var item = items.baseAddress else { return }
            let end = item + items.count
            // Fewer items and what they refer to stay in the processor's caches.
            let isLarge = items.count >= 512
            while item < end {
                if isLarge { item.prefetchNext(before: end) }
                if state.steps != nil || isVisible(state.matrix.around(item.pointee.bounds)) { draw(item, state) }
                item += 1
            }
        }
    }

    private func draw(_ item: UnsafePointer<DisplayList.Item>, _ state: DrawState) {
        switch item.pointee.content {
        case .fill(let primitive, let rule, .color(let color), let antialiased) where state.isPlain:
            fill(primitive.simplified, rule, .color(color), antialiased: antialiased, state)
        case .text(let layout, let point, .color(let color)) where state.isPlain: drawText(layout, at: point, .color(color), state)
        case .list(let list, let offset, let scale):
            var state = state
            if scale == 1 {
                state.matrix = state.matrix.translatedBy(x: offset.x, y: offset.y)
            } else {
                state.matrix = CGAffineTransform(scale: scale, offset: offset).concatenating(state.matrix)
                guard state.matrix.isDrawable else { return }
            }
            draw(list, state)
        case .effect(let effect, let list): draw(list, through: effect, item.pointee, state)
        case .fill, .stroke, .text, .image, .sprites: drawLeaf(item.pointee, state)
        }
    }

    /// NaN counts as visible.
    private func isVisible(_ bounds: CGRect) -> Bool {
        // Less than 1/256 of a pixel is invisible, and its inverse transform exceeds Cairo's number range.
        if bounds.isNull || min(bounds.size.width, 1) * min(bounds.size.height, 1) < 1.0 / 256 { return false }
        let clip = canvas.clipOuter
        let (x, y) = (bounds.origin.x, bounds.origin.y)
        // One more pixel on each side for antialiased edges.
        return !(x > CGFloat(clip.right + 1) || y > CGFloat(clip.bottom + 1)
            || x + bounds.size.width < CGFloat(clip.left - 1) || y + bounds.size.height < CGFloat(clip.top - 1))
    }

    private func draw(_ list: DisplayList, through effect: DisplayList.Effect, _ item: DisplayList.Item, _ state: DrawState) {
        var state = state
        switch effect {
        case .transform(let transform):
            state.matrix = transform.concatenating(state.matrix)
            if state.matrix.isDrawable { draw(list, state) }
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            if opacity < 1 {
                if state.steps == nil {
                    state.opacity *= opacity
                } else {
                    state.steps = LeafStep(.opacity(opacity), state.matrix, outer: state.steps)
                }
            }
            draw(list, state)
        case .blend(let mode):
            state.blend = mode
            draw(list, state)
        case .clip(let primitive, let rule, let antialiased):
            if state.steps == nil {
                clip(to: primitive.simplified, rule, antialiased: antialiased, state.matrix) { draw(list, state) }
            } else if state.steps?.castsShadow == true, !list.isOneLeaf {
                // What has been clipped casts one shadow, not one for each leaf.
                drawFiltered(item, state)
            } else {
                state.steps = LeafStep(.clip(primitive, rule, antialiased: antialiased), state.matrix, outer: state.steps)
                draw(list, state)
            }
        case .filter(let filter):
            if filter.changesSomething { state.steps = LeafStep(.filter(filter), state.matrix, outer: state.steps) }
            draw(list, state)
        case .backdrop(let primitive, let rule, let radius):
            blurBackdrop(inside: primitive, rule, radius, state)
            draw(list, state)
        case .flatten, .mask, .projection: drawLeaf(item, state)
        }
    }

    private func clip(to primitive: Primitive, _ rule: FillRule, antialiased: Bool, _ matrix: CGAffineTransform, _ draw: () -> Void) {
        // A clip draws nothing, so stamps may stay queued.
        cairo_new_path(canvas.context)
        primitive.addPath(to: canvas.context, matrix)
        canvas.clipped(rule: rule.cairoRule, outer: PixelRect(around: matrix.around(primitive.bounds)), inner: primitive.inside(matrix),
                       antialiased: antialiased, draw)
    }

    private func drawLeaf(_ item: DisplayList.Item, _ state: DrawState) {
        if state.steps != nil {
            drawFiltered(item, state)
        } else if state.blend == .clear, item.content.hasShape {
            erase(item, state)
        } else if state.blend.reachesOutside, item.content.hasShape, !canvas.isVector {
            drawWithinShape(item, state)
        } else if state.blend.cairoOperator == nil || state.blend.reachesOutside {
            drawAsPicture(item, state)
        } else {
            paint(item, state)
        }
    }

    /// Draws a leaf without filters between it and the canvas.
    func paint(_ item: DisplayList.Item, _ state: DrawState) {
        switch item.content {
        case .fill(let primitive, let rule, let paint, let antialiased):
            fill(primitive.simplified, rule, paint, antialiased: antialiased, state)
        case .stroke(let primitive, let style, let paint, let antialiased):
            stroke(primitive, style, paint, antialiased: antialiased, state)
        case .text(let layout, let point, let paint): drawText(layout, at: point, paint, state)
        case .image(let image): drawImage(image, state)
        case .sprites(let batch): drawSprites(batch, item.bounds, state)
        case .effect(.flatten, let list): drawFlattened(list, item.bounds, state)
        case .effect(.mask(let mask), let list): drawMasked(list, by: mask, item.bounds, state)
        case .effect(.projection(let projection), let list): drawProjected(list, projection, state)
        case .list, .effect: draw(DisplayList([item]), state)
        }
    }
}

extension DisplayList {
    /// Whether there is a single drawing, through any effects.
    fileprivate var isOneLeaf: Bool {
        guard items.count == 1, let item = items.first else { return items.isEmpty }
        switch item.content {
        case .list(let list, _, _), .effect(_, let list): return list.isOneLeaf
        case .fill, .stroke, .text, .image, .sprites: return true
        }
    }
}

extension DisplayList.Filter {
    /// False for filters that have no effect.
    var changesSomething: Bool {
        switch self {
        case .blur(let radius, _), .ditheredBlur(let radius, _): radius > 0
        case .compositedShadow(let shadow): shadow.isAlone || shadow.color.opacity > 0
        case .alphaThreshold: true
        case .shadow(let color, _, _, let only): only || color.opacity > 0
        case .innerShadow(let color, _, _): color.opacity > 0
        case .colorMatrix(let values), .linearColorMatrix(let values): values.count == 20
        }
    }
}
