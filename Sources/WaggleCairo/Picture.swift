import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A rendered part of the drawing, before it is composited onto a canvas.
struct Picture {
    var canvas: Canvas
    /// The position of the pixels on the target, in pixels at the target's resolution.
    var region: PixelRect

    /// A transparent picture of the same region; nil if memory is short.
    func empty() -> Picture? { (try? Canvas(width: region.width, height: region.height)).map { Picture(canvas: $0, region: region) } }

    /// From target coordinates to the picture's pixels.
    func local(_ matrix: CGAffineTransform, resolution: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: matrix.a * resolution, b: matrix.b * resolution, c: matrix.c * resolution, d: matrix.d * resolution,
                          tx: matrix.tx * resolution - CGFloat(region.left), ty: matrix.ty * resolution - CGFloat(region.top))
    }

    /// Multiplies the picture by an opacity.
    func fade(_ opacity: Double) {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(canvas.context, 0, 0, 0, opacity)
        cairo_paint(canvas.context)
    }

    /// Clips the picture to a primitive.
    func cut(to primitive: Primitive, _ rule: FillRule, antialiased: Bool, _ matrix: CGAffineTransform) {
        cairo_new_path(canvas.context)
        primitive.simplified.addPath(to: canvas.context, matrix)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_fill_rule(canvas.context, rule.cairoRule)
        cairo_set_antialias(canvas.context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_source_rgb(canvas.context, 0, 0, 0)
        cairo_fill(canvas.context)
    }
}

extension Painter {
    /// The visible pixels, at the canvas's resolution, that a mapped rectangle can touch.
    func region(of bounds: CGRect, _ matrix: CGAffineTransform, margin: Int = 1, reach: CGFloat = 0) -> PixelRect {
        let resolution = CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution)
        let reach = reach > 0 ? Int(min(reach, 4096)) : 0
        let visible = PixelRect(around: resolution.around(canvas.clipOuter.rect)).outset(x: reach, y: reach)
        return PixelRect(around: resolution.around(matrix.around(bounds))).outset(x: margin, y: margin).intersection(visible)
    }

    /// Draws into a new picture; nil if nothing is visible or there is no memory.
    /// - Parameter showsBehind: true if the picture is of a leaf, whose backdrop is what this painter has drawn.
    func picture(_ region: PixelRect, _ state: DrawState, showsBehind: Bool = false, _ draw: (Painter, DrawState) -> Void) -> Picture? {
        guard !region.isEmpty, let canvas = try? Canvas(width: region.width, height: region.height) else { return nil }
        canvas.displayScale = self.canvas.isVector ? 0 : self.canvas.displayScale
        let picture = Picture(canvas: canvas, region: region)
        let behind = showsBehind ? Behind(
            canvas: self.behind?.canvas ?? self.canvas, left: region.left + (self.behind?.left ?? 0),
            top: region.top + (self.behind?.top ?? 0)) : nil
        if showsBehind { backend.queue.finish() }
        backend.paint(on: canvas) { painter in
            var painter = painter
            painter.behind = behind
            draw(painter, DrawState(matrix: picture.local(state.matrix, resolution: self.canvas.resolution)))
        }
        return picture
    }

    /// Composites a picture onto the canvas; nothing outside its region changes.
    func composite(_ picture: Picture, opacity: Double, _ blend: BlendMode) {
        guard let mode = blend.cairoOperator, !(blend == .plusDarker) else { return addDarkness(picture, opacity) }
        cairo_set_operator(context, mode)
        setSource(picture.canvas.surface, picture.region)
        if blend == .normal && !canvas.isVector {
            cairo_paint_with_alpha(context, opacity)
        } else {
            let resolution = canvas.resolution
            cairo_save(context)
            cairo_new_path(context)
            cairo_rectangle(context, Double(picture.region.left) / resolution, Double(picture.region.top) / resolution,
                            Double(picture.region.width) / resolution, Double(picture.region.height) / resolution)
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
            cairo_restore(context)
        }
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    func drawAsPicture(_ item: DisplayList.Item, _ state: DrawState) {
        guard let picture = picture(region(of: item.bounds, state.matrix), state, showsBehind: true, { $0.paint(item, $1) }) else { return }
        composite(picture, opacity: state.opacity, state.blend)
    }

    func drawFlattened(_ list: DisplayList, _ bounds: CGRect, _ state: DrawState) {
        if state.opacity >= 1, state.blend == .normal, !list.blends {
            // A single picture over the canvas equals its parts one after another.
            return draw(list, state)
        }
        if canvas.isVector {
            var inner = DrawState(matrix: state.matrix)
            inner.steps = nil
            cairo_push_group(context)
            draw(list, inner)
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, state.blend.cairoOperator ?? CAIRO_OPERATOR_MULTIPLY)
            cairo_paint_with_alpha(context, state.opacity)
            return
        }
        guard let picture = picture(region(of: bounds, state.matrix), state, { $0.draw(list, $1) }) else { return }
        composite(picture, opacity: state.opacity, state.blend)
    }

    func drawMasked(_ list: DisplayList, by mask: DisplayList, _ bounds: CGRect, _ state: DrawState) {
        if canvas.isVector && state.blend != .plusDarker {
            let inner = DrawState(matrix: state.matrix)
            cairo_push_group(context)
            draw(list, inner)
            let content = cairo_pop_group(context)
            cairo_push_group(context)
            draw(mask, DrawState(matrix: state.matrix, opacity: state.opacity))
            let alpha = cairo_pop_group(context)
            cairo_set_operator(context, state.blend.cairoOperator ?? CAIRO_OPERATOR_OVER)
            cairo_set_source(context, content)
            cairo_mask(context, alpha)
            cairo_pattern_destroy(content)
            cairo_pattern_destroy(alpha)
            cairo_set_source_rgb(context, 0, 0, 0)
            return
        }
        guard let content = picture(region(of: bounds, state.matrix), state, { $0.draw(list, $1) }) else { return }
        guard let alpha = picture(content.region, state, { $0.draw(mask, $1) }) else { return }
        cairo_set_operator(content.canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(content.canvas.context, alpha.canvas.surface, 0, 0)
        cairo_paint(content.canvas.context)
        composite(content, opacity: state.opacity, state.blend)
    }
}

extension DisplayList {
    /// Whether any content blends with its background.
    var blends: Bool {
        items.contains { item in
            switch item.content {
            case .list(let list, _, _): list.blends
            case .effect(.blend(let mode), let list): mode != .normal || list.blends
            case .effect(.flatten, _), .effect(.mask, _): false
            case .effect(_, let list): list.blends
            case .fill(_, _, .backdrop, _), .stroke(_, _, .backdrop, _), .text(_, _, .backdrop): true
            case .sprites(let batch): batch.blend != .alpha
            case .fill, .stroke, .text, .image: false
            }
        }
    }
}

/// Belongs to processes that draw frame after frame: windows and films.
public enum PictureMemory {
    /// Lets the process keep the memory of a frame's images for the next frame, up to 64 MB, instead of faulting it in again.
    ///
    /// Applies to the whole process; call it once, before drawing. Without effect where the system's allocator has no such setting.
    public static func keep() { pixels_keep_memory() }
}
