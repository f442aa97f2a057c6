// Paints as Cairo sources.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// Sets the context's source during the closure.
    /// - Parameters:
    ///   - bounds: the largest area to paint, in pixels.
    ///   - draw: receives the opacity that the source does not include.
    func withSource(_ paint: Paint, _ state: DrawState, _ bounds: PixelRect, _ draw: (_ alpha: Double) -> Void) {
        switch paint {
        case .color(let color):
            setColor(color.multiplied(by: state.opacity))
            draw(1)
        case .linear(let stops, let from, let to):
            let pattern = from == to ? nil : cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            drawGradient(pattern, stops, state, state.matrix, CAIRO_EXTEND_PAD, draw)
        case .radial(let stops, let center, let start, let end):
            let pattern = start == end ? nil : cairo_pattern_create_radial(
                center.x, center.y, max(0, start), center.x, center.y, max(0, end))
            drawGradient(pattern, stops, state, state.matrix, CAIRO_EXTEND_PAD, draw)
        case .elliptical(let stops, let rect, let center, let start, let end):
            let stretch = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX + center.x * rect.width, ty: rect.minY + center.y * rect.height)
            let matrix = stretch.concatenating(state.matrix)
            let pattern = start == end || !matrix.isDrawable ? nil : cairo_pattern_create_radial(0, 0, max(0, start), 0, 0, max(0, end))
            drawGradient(pattern, stops, state, matrix, CAIRO_EXTEND_PAD, draw)
        case .angular(let stops, let center, let start, let end):
            drawCone(stops, center, start, end, state, bounds, draw)
        case .image(let source, let origin, let rect, let scale):
            withTiles(of: source, origin, rect, scale, state, draw)
        case .mesh(let mesh): drawMesh(mesh, state, bounds, draw)
        case .repeating(let gradient, let mirrored):
            withRepeating(gradient, mirrored ? CAIRO_EXTEND_REFLECT : CAIRO_EXTEND_REPEAT, state, bounds, draw)
        case .backdrop: withBackdrop(state, bounds, draw)
        }
    }

    private func withRepeating(
        _ gradient: Paint, _ extend: cairo_extend_t, _ state: DrawState, _ bounds: PixelRect, _ draw: (_ alpha: Double) -> Void
    ) {
        switch gradient {
        case .linear(let stops, let from, let to):
            drawGradient(
                from == to ? nil : cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, state, state.matrix, extend, draw)
        case .radial(let stops, let center, let start, let end):
            drawGradient(
                start == end ? nil : cairo_pattern_create_radial(center.x, center.y, max(0, start), center.x, center.y, max(0, end)), stops,
                state, state.matrix, extend, draw)
        case .color, .elliptical, .angular, .image, .repeating, .mesh, .backdrop: withSource(gradient, state, bounds, draw)
        }
    }

    /// - Parameter pattern: owned from here on; nil if the gradient has no length, which makes it the last color everywhere.
    private func drawGradient(_ pattern: OpaquePointer?, _ stops: [ResolvedStop], _ state: DrawState, _ matrix: CGAffineTransform,
                              _ extend: cairo_extend_t, _ draw: (Double) -> Void) {
        guard let last = stops.last else {
            if let pattern { cairo_pattern_destroy(pattern) }
            return
        }
        guard let pattern else {
            setColor(last.color.multiplied(by: state.opacity))
            return draw(1)
        }
        var inverse = cairo_matrix_t(matrix.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        cairo_pattern_set_extend(pattern, extend)
        for stop in GradientStops.withinUnit(stops) {
            let color = stop.color.multiplied(by: state.opacity)
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        draw(1)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Cairo has no conic gradients, so the pixels are computed.
    private func drawCone(_ stops: [ResolvedStop], _ center: CGPoint, _ start: Double, _ end: Double, _ state: DrawState,
                          _ bounds: PixelRect,
                          _ draw: (Double) -> Void) {
        guard start.isFinite, end.isFinite, !stops.isEmpty else { return }
        let resolution = canvas.resolution
        let visible = bounds.intersection(canvas.clipOuter)
        let region = PixelRect(around: visible.rect.applying(CGAffineTransform(scaleX: resolution, y: resolution))).outset(x: 1, y: 1)
        guard !visible.isEmpty, let picture = try? Canvas(width: region.width, height: region.height),
              let data = picture.data else { return }
        // An end before the start reverses the direction.
        let forward = end >= start
        let colors = GradientStops.table(
            forward ? stops : stops.reversed().map { ResolvedStop(color: $0.color, location: 1 - $0.location) }, opacity: state.opacity)
        let inverse = CGAffineTransform(
            a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: CGFloat(region.left) / resolution, ty: CGFloat(region.top) / resolution)
            .concatenating(state.matrix.inverted())
        pixels_cone(data, Int32(region.width), Int32(region.height), Int32(picture.stride),
                    [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty], center.x, center.y,
                    forward ? start : end, forward ? end : start, colors, Int32(colors.count))
        cairo_surface_mark_dirty(picture.surface)
        setSource(picture.surface, region)
        draw(1)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Sets an image as the source. Its top-left pixel is that of `region`, in pixels at the canvas's resolution.
    func setSource(_ surface: OpaquePointer, _ region: PixelRect) {
        let resolution = canvas.resolution
        cairo_set_source_surface(context, surface, 0, 0)
        var matrix = cairo_matrix_t(xx: resolution, yx: 0, xy: 0, yy: resolution, x0: -Double(region.left), y0: -Double(region.top))
        let pattern = cairo_get_source(context)
        cairo_pattern_set_matrix(pattern, &matrix)
        if resolution == 1 { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
    }
}

/// Gradient stops for backends: ascending within 0...1, or as a lookup table.
enum GradientStops {
    /// Clips stops to 0...1, with interpolated colors at the ends. A stop before its predecessor moves to the predecessor's location.
    static func withinUnit(_ stops: [ResolvedStop]) -> [ResolvedStop] {
        if let first = stops.first, let last = stops.last, first.location >= 0, last.location <= 1,
           zip(stops, stops.dropFirst()).allSatisfy({ $0.location <= $1.location }) { return stops }
        var ascending: [ResolvedStop] = []
        var reached = -CGFloat.infinity
        for stop in stops {
            reached = max(reached, stop.location.isNaN ? 0 : stop.location)
            ascending.append(ResolvedStop(color: stop.color, location: reached))
        }
        var inside = ascending.filter { $0.location >= 0 && $0.location <= 1 }
        if ascending.contains(where: { $0.location < 0 }) {
            inside.insert(ResolvedStop(color: color(of: ascending, at: 0), location: 0), at: 0)
        }
        if ascending.contains(where: { $0.location > 1 }) { inside.append(ResolvedStop(color: color(of: ascending, at: 1), location: 1)) }
        return inside
    }

    /// The color at a location; the stops are ascending.
    static func color(of stops: [ResolvedStop], at location: CGFloat) -> ResolvedColor {
        guard let after = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color ?? .clear }
        guard after > 0 else { return stops[0].color }
        return between(stops[after - 1], stops[after], location)
    }

    private static func between(_ a: ResolvedStop, _ b: ResolvedStop, _ location: CGFloat) -> ResolvedColor {
        let t = Float((location - a.location) / (b.location - a.location))
        func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * t }
        return ResolvedColor(red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
                             blue: mix(a.color.blue, b.color.blue),
                             opacity: mix(a.color.opacity, b.color.opacity))
    }

    /// 1025 premultiplied colors from 0 to 1.
    static func table(_ stops: [ResolvedStop], opacity: Double) -> [UInt32] {
        let stops = withinUnit(stops)
        var next = 0
        return (0...1024).map { index in
            let location = CGFloat(index) / 1024
            while next < stops.count, stops[next].location <= location { next += 1 }
            let mixed = next == 0 ? stops[0].color : next == stops.count ? stops[next - 1]
                .color : between(stops[next - 1], stops[next], location)
            return mixed.multiplied(by: opacity).argb
        }
    }
}
