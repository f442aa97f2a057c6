// Drawing of images, gradients and views.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension CGContext {
    /// Draws an image into a rectangle. Its top edge is at the largest y, so it is upside down where y grows downward. An image mask paints
    /// the fill colour.
    /// - Parameter byTiling: true repeats the image in all directions, with one copy in the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.width != 0, rect.height != 0 else { return }
        if byTiling { return drawTiles(of: image, in: rect.standardized) }
        draw(DisplayList([imageItem(image.source, in: rect, template: image.isMask ? .color(state.fill) : nil)]))
    }

    /// An image that is upright where y grows upward.
    func imageItem(_ source: ImageSource, in rect: CGRect, template: Paint? = nil) -> DisplayList.Item {
        let rect = rect.standardized
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        return imageItem(source, in: rect, upright.concatenating(userToTarget), template)
    }
    /// Draws an image with its top edge at the smallest y.
    package func drawUpright(_ source: ImageSource, in rect: CGRect, template: Bool = false) {
        draw(DisplayList([imageItem(source, in: rect, userToTarget, template ? .color(state.fill) : nil)]))
    }
    private func imageItem(_ source: ImageSource, in rect: CGRect, _ transform: CGAffineTransform, _ template: Paint?) -> DisplayList.Item {
        var drawing = ImageDrawing(source: source, destination: rect, interpolation: state.interpolation.interpolation, template: template)
        guard transform.isPositiveScaleAndTranslation else {
            return mapped(DisplayList.Item(bounds: rect, content: .image(drawing)), transform)
        }
        drawing.destination = rect.applying(transform)
        return DisplayList.Item(bounds: drawing.destination, content: .image(drawing))
    }

    private func drawTiles(of image: CGImage, in rect: CGRect) {
        let transform = userToTarget
        guard transform.isInvertible else { return }
        // Maps upright tiles of one point per pixel to the rectangle.
        let tile = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
        let whole = tile.concatenating(transform), all = state.clipBounds.applying(whole.inverted())
        // Image paints use their own colours.
        let paint = Paint.image(
            image.isMask ? image.source.tinted(state.fill) : image.source, origin: .zero, source: CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: 1)
        draw(DisplayList(
            [mapped(DisplayList.Item(bounds: all, content: .fill(.rectangle(all), .nonZero, paint, antialiased: false)), whole)]))
    }

    // MARK: Gradients

    /// Draws a linear gradient within the clipping area: between two parallel lines, and beyond them according to the options.
    ///
    /// The points are in user space. If they are the same, nothing is drawn.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let transform = userToTarget, all = state.clipBounds.applying(transform.inverted())
        let length = hypot(endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        guard transform.isInvertible, length > 0, all.isDrawable else { return }
        let paint = Paint.linear(gradient.stops, from: startPoint, to: endPoint)
        var fillPath = Path(all)
        if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
            // Beyond the visible area.
            let reach = hypot(all.width, all.height) + hypot(all.midX - startPoint.x, all.midY - startPoint.y) + length
            let along = CGVector(dx: (endPoint.x - startPoint.x) / length, dy: (endPoint.y - startPoint.y) / length)
            let from = options.contains(.drawsBeforeStartLocation) ? -reach : 0,
                to = options.contains(.drawsAfterEndLocation) ? reach : length
            func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
                CGPoint(x: startPoint.x + along.dx * distance - along.dy * side, y: startPoint.y + along.dy * distance + along.dx * side)
            }
            fillPath = Path()
            fillPath.addLines([corner(from, -reach), corner(to, -reach), corner(to, reach), corner(from, reach)])
            fillPath.closeSubpath()
        }
        drawGradient(paint, fillPath, .nonZero, within: all, transform)
    }

    /// Draws a radial gradient within the clipping area: between two circles, and beyond them according to the options.
    ///
    /// The radii are in user space; a negative one draws nothing. If the centres differ, it is drawn as single-coloured circles, half a
    /// pixel apart and at most 1,025.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let transform = userToTarget, all = state.clipBounds.applying(transform.inverted())
        guard transform.isInvertible, startRadius >= 0, endRadius >= 0, startRadius != endRadius || startCenter != endCenter,
              all.isDrawable else { return }
        guard startCenter == endCenter else {
            return drawCircles(gradient, startCenter, startRadius, endCenter, endRadius, options, within: all, transform)
        }
        let paint = Paint.radial(gradient.stops, center: startCenter, startRadius: startRadius, endRadius: endRadius)
        let grows = endRadius > startRadius
        let fillsInside = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let fillsOutside = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        var fillPath = fillsOutside ? Path(all) : Path(ellipseIn: CGRect(around: startCenter, radius: max(startRadius, endRadius)))
        let inner = min(startRadius, endRadius)
        if !fillsInside, inner > 0 { fillPath.addEllipse(in: CGRect(around: startCenter, radius: inner)) }
        drawGradient(paint, fillPath, .evenOdd, within: all, transform)
    }

    /// Draws a gradient once around a centre. It starts at the angle, in radians, and runs in the direction from the x axis to the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let transform = userToTarget, all = state.clipBounds.applying(transform.inverted())
        guard transform.isInvertible, all.isDrawable else { return }
        drawGradient(
            .angular(gradient.stops, center: center, startAngle: Double(angle), endAngle: Double(angle) + 2 * .pi), Path(all), .nonZero,
            within: all, transform)
    }

    private func drawGradient(_ paint: Paint, _ fillPath: Path, _ rule: FillRule, within all: CGRect, _ transform: CGAffineTransform) {
        let bounds = fillPath.boundingRect.intersection(all)
        guard !bounds.isNull else { return }
        var item = DisplayList.Item(
            bounds: fillPath.boundingRect, content: .fill(fillPath.primitive, rule, paint, antialiased: antialiases))
        if !all.contains(item.bounds) {
            item = DisplayList.Item(
                bounds: bounds, content: .effect(.clip(.rectangle(all), .nonZero, antialiased: false), DisplayList([item])))
        }
        draw(DisplayList([mapped(item, transform)]))
    }

    private func drawCircles(
        _ gradient: CGGradient, _ startCenter: CGPoint, _ startRadius: CGFloat, _ endCenter: CGPoint, _ endRadius: CGFloat,
        _ options: CGGradientDrawingOptions,
        within all: CGRect, _ transform: CGAffineTransform
    ) {
        let distance = hypot(endCenter.x - startCenter.x, endCenter.y - startCenter.y) + abs(endRadius - startRadius)
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        // Half a pixel apart, but at most 1024 steps; more are indistinguishable.
        let count = Int(min(max((distance * scale * 2).rounded(.up), 2), 1024))
        func circle(_ t: CGFloat) -> Path {
            let center = CGPoint(x: startCenter.x + (endCenter.x - startCenter.x) * t, y: startCenter.y + (endCenter.y - startCenter.y) * t)
            return Path(ellipseIn: CGRect(around: center, radius: max(startRadius + (endRadius - startRadius) * t, 0)))
        }
        // Circles inside others need no soft edges.
        func item(_ path: Path, _ color: ResolvedColor, isSoft: Bool = false) -> DisplayList.Item {
            DisplayList.Item(bounds: path.boundingRect, content: .fill(path.primitive, .nonZero, .color(color), antialiased: isSoft))
        }
        var items: [DisplayList.Item] = []
        // The larger circles come first, so that the smaller ones inside stay visible. The area beyond the larger end
        // surrounds all circles.
        let grows = endRadius >= startRadius
        if options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation) {
            items.append(item(Path(all), gradient.color(at: grows ? 1 : 0)))
        }
        for index in 0...count {
            let t = CGFloat(index) / CGFloat(count), progress = grows ? 1 - t : t
            items.append(item(circle(progress), gradient.color(at: progress), isSoft: index == 0))
        }
        if !options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation) {
            // The smaller end is a hole.
            let hole = circle(grows ? 0 : 1), erased = item(hole, .black, isSoft: true)
            items.append(DisplayList.Item(bounds: erased.bounds, content: .effect(.blend(.destinationOut), DisplayList([erased]))))
        }
        let flat = DisplayList.Item(bounds: DisplayList(items).bounds, content: .effect(.flatten, DisplayList(items)))
        let clipped = DisplayList.Item(
            bounds: flat.bounds.intersection(all),
            content: .effect(.clip(.rectangle(all), .nonZero, antialiased: false), DisplayList([flat])))
        guard !clipped.bounds.isNull else { return }
        draw(DisplayList([mapped(clipped, transform)]))
    }

    // MARK: Views

    /// Draws a list of the given size with its lower left corner at the origin; upright where y grows upward.
    package func draw(_ list: DisplayList, size: CGSize) {
        guard !list.isEmpty else { return }
        drawUpright(list, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    }
    /// Draws a list that is upright where y grows downward.
    package func drawUpright(_ list: DisplayList, _ transform: CGAffineTransform = .identity) {
        guard !list.isEmpty else { return }
        draw(DisplayList([list.transformed(by: transform.concatenating(userToTarget), identity: 0, version: 0)]))
    }
}

extension ImageSource {
    /// The image's alpha filled with a colour.
    fileprivate func tinted(_ color: ResolvedColor) -> ImageSource {
        let components = [color.blue, color.green, color.red, 1].map { min(max($0, 0), 1) * min(max(color.opacity, 0), 1) }
        var tinted = pixels
        for index in stride(from: 0, to: tinted.count, by: 4) {
            let alpha = Float(tinted[index + 3])
            for offset in 0..<4 { tinted[index + offset] = UInt8((alpha * components[offset]).rounded()) }
        }
        return ImageSource(width: width, height: height, pixels: tinted)
    }
}

extension CGGradient {
    func color(at location: CGFloat) -> ResolvedColor {
        guard let after = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color ?? .clear }
        guard after > 0 else { return stops[0].color }
        let from = stops[after - 1], to = stops[after], t = Float((location - from.location) / (to.location - from.location))
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
        return ResolvedColor(red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
                             blue: mix(from.color.blue, to.color.blue),
                             opacity: mix(from.color.opacity, to.color.opacity))
    }
}

extension CGRect {
    fileprivate init(around center: CGPoint, radius: CGFloat) {
        self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
