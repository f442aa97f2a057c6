// Filters on a leaf's own image.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// Draws a leaf into an image, applies all steps from the inside out, and composites the result onto the canvas.
    func drawFiltered(_ item: DisplayList.Item, _ state: DrawState) {
        guard let steps = state.steps else { return }
        if drawKeptShadow(item, steps, state) { return }
        let reach = steps.reach(scaledBy: canvas.resolution)
        var plain = state
        plain.steps = nil
        // An opaque blur clamps to the image's edge, which must therefore be the leaf's own edge.
        guard var picture = picture(
            region(of: item.bounds, state.matrix, margin: steps.clampsEdges ? 0 : 1, reach: reach), plain, showsBehind: true,
            { $0.paint(item, $1) }) else { return }
        let visible = PixelRect(around: CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution).around(canvas.clipOuter.rect))
        var next: LeafStep? = steps
        while let step = next {
            let matrix = picture.local(step.matrix, resolution: canvas.resolution)
            switch step.kind {
            case .opacity(let opacity): picture.fade(opacity)
            case .clip(let primitive, let rule, let antialiased): picture.cut(to: primitive, rule, antialiased: antialiased, matrix)
            case .filter(let filter):
                let reach = Int(min(step.outer?.reach(scaledBy: canvas.resolution) ?? 0, 4096))
                guard let filtered = filter.applied(to: picture, matrix, visible: visible.outset(x: reach, y: reach)) else { return }
                picture = filtered
            }
            next = step.outer
        }
        composite(picture, opacity: state.opacity, state.blend)
    }
}

extension DisplayList.Filter {
    /// - Parameters:
    ///   - matrix: from the filter's coordinates to the image's pixels.
    ///   - visible: the pixels that are visible or within reach of outer steps. The result may be cropped to them.
    /// - Returns: nil if there is no memory for the result.
    func applied(to picture: Picture, _ matrix: CGAffineTransform, visible: PixelRect) -> Picture? {
        switch self {
        case .blur(let radius, let opaque):
            return blurred(picture, sigmas(radius, matrix), opaque: opaque, dithered: false, visible: visible)
        case .ditheredBlur(let radius, let opaque):
            return blurred(picture, sigmas(radius, matrix), opaque: opaque, dithered: true, visible: visible)
        case .compositedShadow(let shadow):
            return composited(shadow, with: picture, sigmas(shadow.radius, matrix), shadow.offset.applying(matrix), visible: visible)
        case .alphaThreshold(let min, let max, let color):
            guard let result = picture.grown(x: 1, y: 1), let data = result.canvas.data else { return nil }
            let components = [color.red, color.green, color.blue, color.opacity]
            guard pixels_alpha_threshold(
                data, Int32(result.region.width), Int32(result.region.height), Int32(result.canvas.stride), Float(min), Float(max),
                components) else { return nil }
            cairo_surface_mark_dirty(result.canvas.surface)
            return result
        case .linearColorMatrix(let values):
            guard let data = picture.canvas.data, values.count == 20 else { return picture }
            pixels_linear_color_matrix(
                data, Int32(picture.region.width), Int32(picture.region.height), Int32(picture.canvas.stride), values)
            cairo_surface_mark_dirty(picture.canvas.surface)
            return picture
        case .shadow(let color, let radius, let offset, let only):
            return shadowed(picture, color, sigmas(radius, matrix), offset.applying(matrix), only: only)
        case .innerShadow(let color, let radius, let offset):
            return shadowedInside(picture, color, sigmas(radius, matrix), offset.applying(matrix))
        case .colorMatrix(let values):
            guard let data = picture.canvas.data, values.count == 20 else { return picture }
            pixels_color_matrix(data, Int32(picture.region.width), Int32(picture.region.height), Int32(picture.canvas.stride), values)
            cairo_surface_mark_dirty(picture.canvas.surface)
            return picture
        }
    }

    /// Standard deviations along the image's axes. Under a rotation these are not the filter's axes, and the mean serves for both.
    func sigmas(_ radius: Double, _ matrix: CGAffineTransform) -> (x: Double, y: Double) {
        let scales = matrix.isScaleAndTranslation ? (abs(matrix.a), abs(matrix.d)) : (matrix.meanScale, matrix.meanScale)
        // Images extend at most 4096 pixels beyond the visible part: slightly over three standard deviations.
        func sigma(_ scale: CGFloat) -> Double { radius * scale > 0 ? min(radius * scale, 1300) : 0 }
        return (sigma(scales.0), sigma(scales.1))
    }

    /// - Parameters:
    ///   - opaque: the image keeps its size, and pixels outside are equal to those at its edge.
    ///   - visible: the result of a blur that is not opaque is cropped to these pixels.
    private func blurred(
        _ picture: Picture, _ sigma: (x: Double, y: Double), opaque: Bool, dithered: Bool, visible: PixelRect
    ) -> Picture? {
        guard let source = picture.canvas.data else { return nil }
        let size = (width: Int32(picture.region.width), height: Int32(picture.region.height)), stride = Int32(picture.canvas.stride)
        if opaque {
            pixels_blur_argb(source, size.width, size.height, stride, sigma.x, sigma.y, true, dithered)
            cairo_surface_mark_dirty(picture.canvas.surface)
            return picture
        }
        let margin = (x: Int(blurReach(sigma.x)), y: Int(blurReach(sigma.y))), whole = picture.region.outset(x: margin.x, y: margin.y)
        let region = whole.intersection(visible)
        guard !region.isEmpty, let canvas = try? Canvas(unsetWidth: region.width, height: region.height),
              let target = canvas.data else { return nil }
        pixels_blur_argb_outward(source, size.width, size.height, stride, Int32(margin.x), Int32(margin.y), Int32(whole.width),
                                 Int32(whole.height),
                                 target, Int32(region.left - whole.left), Int32(region.top - whole.top), Int32(region.width),
                                 Int32(region.height), Int32(canvas.stride),
                                 sigma.x, sigma.y, dithered)
        cairo_surface_mark_dirty(canvas.surface)
        return Picture(canvas: canvas, region: region)
    }

    private func shadowed(
        _ picture: Picture, _ color: ResolvedColor, _ sigma: (x: Double, y: Double), _ offset: CGSize, only: Bool
    ) -> Picture? {
        let (marginX, marginY) = (Int(blurReach(sigma.x)), Int(blurReach(sigma.y)))
        let shadow = picture.region.outset(x: marginX, y: marginY)
        guard let alpha = picture.alpha(in: shadow, marginX, marginY) else { return nil }
        defer { pixman_image_unref(alpha.image) }
        let (coverage, stride) = (alpha.coverage, alpha.stride)
        pixels_blur_a8(coverage, Int32(shadow.width), Int32(shadow.height), Int32(stride), sigma.x, sigma.y)

        // Whole pixels of the offset move the region; the fraction is sampled.
        let (dx, dy) = (offset.width.rounded(.down), offset.height.rounded(.down))
        guard abs(dx) < 1e5, abs(dy) < 1e5 else { return picture }
        let moved = shadow.outset(x: 1, y: 1).offset(x: Int(dx), y: Int(dy))
        let region = only ? moved : moved.union(picture.region)
        guard let canvas = try? Canvas(width: region.width, height: region.height) else { return nil }
        let result = Picture(canvas: canvas, region: region)
        if let mask = cairo_image_surface_create_for_data(
            coverage, CAIRO_FORMAT_A8, Int32(shadow.width), Int32(shadow.height), Int32(stride)
        ) {
            cairo_set_source_rgba(canvas.context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
            cairo_mask_surface(
                canvas.context, mask, Double(shadow.left - region.left) + offset.width, Double(shadow.top - region.top) + offset.height)
            cairo_surface_finish(mask)
            cairo_surface_destroy(mask)
        }
        if !only {
            cairo_set_source_surface(
                canvas.context, picture.canvas.surface, Double(picture.region.left - region.left), Double(picture.region.top - region.top))
            cairo_paint(canvas.context)
            cairo_set_source_rgb(canvas.context, 0, 0, 0)
        }
        return result
    }

    /// - Parameter offset: in pixels.
    private func shadowedInside(_ picture: Picture, _ color: ResolvedColor, _ sigma: (x: Double, y: Double), _ offset: CGSize) -> Picture? {
        guard abs(offset.width) < 4096, abs(offset.height) < 4096 else { return picture }
        // Needs a margin as wide as blur and offset reach into the image.
        let marginX = Int(blurReach(sigma.x) + abs(offset.width).rounded(.up)) + 1,
            marginY = Int(blurReach(sigma.y) + abs(offset.height).rounded(.up)) + 1
        let around = picture.region.outset(x: marginX, y: marginY)
        guard let alpha = picture.alpha(in: around, marginX, marginY) else { return nil }
        defer { pixman_image_unref(alpha.image) }
        let (coverage, stride) = (alpha.coverage, alpha.stride)
        for index in 0..<(stride * around.height) { coverage[index] = 255 - coverage[index] }
        pixels_blur_a8(coverage, Int32(around.width), Int32(around.height), Int32(stride), sigma.x, sigma.y)
        guard let mask = cairo_image_surface_create_for_data(
            coverage, CAIRO_FORMAT_A8, Int32(around.width), Int32(around.height), Int32(stride)) else { return nil }
        defer {
            cairo_surface_finish(mask)
            cairo_surface_destroy(mask)
        }
        let context = picture.canvas.context
        cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
        cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        cairo_mask_surface(context, mask, offset.width - Double(marginX), offset.height - Double(marginY))
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_surface_flush(picture.canvas.surface)
        return picture
    }
}

extension Picture {
    /// The image's opacity with margins around it; nil if memory is short. The caller releases the image.
    fileprivate func alpha(
        in around: PixelRect, _ marginX: Int, _ marginY: Int
    ) -> (image: OpaquePointer, coverage: UnsafeMutablePointer<UInt8>, stride: Int)? {
        guard let image = pixman_image_create_bits(PIXMAN_a8, Int32(around.width), Int32(around.height), nil, 0) else { return nil }
        guard let source = canvas.data else {
            pixman_image_unref(image)
            return nil
        }
        let stride = Int(pixman_image_get_stride(image))
        let coverage = UnsafeMutableRawPointer(pixman_image_get_data(image)).assumingMemoryBound(to: UInt8.self)
        pixels_copy_alpha(source, Int32(canvas.stride), coverage + marginY * stride + marginX, Int32(stride),
                          Int32(region.width), Int32(region.height))
        return (image, coverage, stride)
    }
    /// The image with a transparent margin; nil if memory is short.
    func grown(x: CGFloat, y: CGFloat) -> Picture? {
        let region = region.outset(x: Int(x), y: Int(y))
        guard let canvas = try? Canvas(width: region.width, height: region.height) else { return nil }
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(canvas.context, self.canvas.surface, Double(Int(x)), Double(Int(y)))
        cairo_paint(canvas.context)
        cairo_set_source_rgb(canvas.context, 0, 0, 0)
        return Picture(canvas: canvas, region: region)
    }
}

extension Painter {
    /// The result of plusDarker: where both are opaque, max(0, source + destination - 1).
    func addDarkness(_ picture: Picture, _ opacity: Double) {
        if opacity < 1 { picture.fade(opacity) }
        guard !canvas.isVector, let source = picture.canvas.data else {
            // A vector file cannot read its background; multiply is the closest mode.
            return composite(picture, opacity: 1, .multiply)
        }
        // Reads the background, changes it, and paints it back through the clip.
        backend.queue.finish()
        guard let behind = picture.empty() else { return }
        cairo_set_operator(behind.canvas.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(behind.canvas.context, canvas.surface, -Double(picture.region.left), -Double(picture.region.top))
        cairo_paint(behind.canvas.context)
        cairo_set_source_rgb(behind.canvas.context, 0, 0, 0)
        guard let destination = behind.canvas.data else { return }
        pixels_plus_darker(
            source, Int32(picture.canvas.stride), destination, Int32(behind.canvas.stride), Int32(picture.region.width),
            Int32(picture.region.height))
        cairo_surface_mark_dirty(behind.canvas.surface)
        composite(behind, opacity: 1, .copy)
    }
}
