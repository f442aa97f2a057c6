// Draws layers.

import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// The rounded bounds of a layer.
nonisolated struct LayerShape: Shape, InsettableShape {
    let radius: CGFloat
    let corners: CACornerMask
    let isContinuous: Bool
    var inset: CGFloat = 0

    @MainActor init(_ layer: CALayer) {
        (radius, corners, isContinuous) =
            (layer.motion.cornerRadius ?? layer.cornerRadius, layer.maskedCorners, layer.cornerCurve == .continuous)
    }

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        let radius = max(min(self.radius - inset, min(rect.width, rect.height) / 2), 0)
        guard radius > 0 else { return Path(rect) }
        func of(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(topLeadingRadius: of(.layerMinXMinYCorner), bottomLeadingRadius: of(.layerMinXMaxYCorner),
                                      bottomTrailingRadius: of(.layerMaxXMaxYCorner),
                                      topTrailingRadius: of(.layerMaxXMinYCorner),
                                      style: isContinuous ? .continuous : .circular).path(in: rect)
    }
    func inset(by amount: CGFloat) -> LayerShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// Layers in their frames.
nonisolated struct Sublayers: View {
    let layers: [CALayer]
    /// Changes whenever a layer changes.
    let change: Int

    @MainActor var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(layers.map(IdentifiedLayer.init)) { shown in SublayerView(layer: shown.layer, change: change) }
        }
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }
    private struct IdentifiedLayer: Identifiable {
        let layer: CALayer
        var id: ObjectIdentifier { ObjectIdentifier(layer) }
    }
}

/// A layer in its superlayer.
nonisolated private struct SublayerView: View {
    let layer: CALayer
    let change: Int

    @MainActor var body: some View {
        let frame = layer.frame, motion = layer.motion, anchor = layer.anchorPoint,
            transform = motion.applied(to: layer.affineTransform()).concatenating(motion.move(from: layer.position))
        LayerContent(layer: layer, change: change)
            .frame(width: max(frame.width, 0), height: max(frame.height, 0))
            .transformEffect(CGAffineTransform(translationX: -anchor.x * frame.width, y: -anchor.y * frame.height).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: anchor.x * frame.width, y: anchor.y * frame.height)))
            .offset(x: frame.minX, y: frame.minY)
            .opacity(layer.isHidden ? 0 : Double(motion.opacity ?? CGFloat(layer.opacity)))
    }
}

/// A layer over the proposed size, with those inside.
nonisolated struct LayerContent: View {
    let layer: CALayer
    let change: Int

    @MainActor var body: some View {
        let shape = LayerShape(layer)
        ZStack {
            LayerFace(layer: layer, color: layer.motion.backgroundColor ?? layer.backgroundColor?.color, change: change)
            if layer.hasSublayers { Sublayers(layers: layer.shown(behind: true) + layer.shown(behind: false), change: change) }
        }
        .overlay { LayerBorder(layer: layer, change: change) }
        .modifier(LayerMask(layer: layer, change: change))
        .clipShape(LayerClip(shape: shape, cuts: layer.masksToBounds, mask: layer.maskPath))
    }
}

nonisolated struct LayerBorder: View {
    let layer: CALayer
    let change: Int

    @MainActor var body: some View {
        let width = layer.motion.borderWidth ?? layer.borderWidth
        if width > 0 { LayerShape(layer).strokeBorder(layer.borderColor?.color ?? .black, lineWidth: width).allowsHitTesting(false) }
    }
}

/// What a layer draws itself.
nonisolated struct LayerFace: View {
    let layer: CALayer
    let color: Color?
    let change: Int

    @MainActor var body: some View {
        let shape = LayerShape(layer)
        ZStack {
            if let color { shape.fill(color) }
            if let gradient = layer as? CAGradientLayer { GradientFace(layer: gradient, shape: shape, change: change) }
            if let drawing = layer as? CAShapeLayer, let path = drawing.path { ShapeFace(layer: drawing, path: path, change: change) }
            if let text = layer as? CATextLayer { TextFace(layer: text, change: change) }
            if let image = layer.image { ContentModeImage(image: image, mode: layer.contentMode).clipShape(shape) }
        }
        .compositingGroup()
        .shadow(color: layer.shadow, radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    }
}

extension CALayer {
    fileprivate var shadow: Color { shadowOpacity > 0 ? (shadowColor?.color ?? .black).opacity(Double(shadowOpacity)) : .clear }
    fileprivate var image: UIImage? { (contents as? UIImage) ?? (contents as? CGImage).map { UIImage(cgImage: $0) } }
    fileprivate var contentMode: UIView.ContentMode {
        switch contentsGravity {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        default: .scaleToFill
        }
    }
    /// The outline of a mask that is a filled path; nil for other masks.
    var maskPath: Path? {
        guard let mask = mask as? CAShapeLayer, mask.fillColor != nil, mask.strokeColor == nil, !mask.hasSublayers,
              let path = mask.path else { return nil }
        return Path(path).offsetBy(dx: mask.frame.minX, dy: mask.frame.minY)
    }
    /// True if the layer draws more than a background.
    var hasFace: Bool { self is CAGradientLayer || self is CAShapeLayer || self is CATextLayer || contents != nil }
}

nonisolated private struct FixedPath: Shape {
    let shape: Path
    func path(in rect: CGRect) -> Path { shape }
}

nonisolated private struct ShapeFace: View {
    let layer: CAShapeLayer
    let path: CGPath
    let change: Int

    @MainActor var body: some View {
        let motion = layer.motion, shape = FixedPath(shape: motion.path ?? Path(path)), width = motion.lineWidth ?? layer.lineWidth
        ZStack {
            if let color = motion.fillColor ?? layer.fillColor?.color {
                shape.fill(color, style: FillStyle(eoFill: layer.fillRule == .evenOdd))
            }
            if let color = motion.strokeColor ?? layer.strokeColor?.color, width > 0 {
                shape.trim(from: motion.strokeStart ?? layer.strokeStart, to: motion.strokeEnd ?? layer.strokeEnd)
                    .stroke(color, style: layer.stroke(width: width))
            }
        }
    }
}

nonisolated private struct GradientFace: View {
    let layer: CAGradientLayer
    let shape: LayerShape
    let change: Int

    @MainActor var body: some View {
        let gradient = layer.gradient, start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y),
            end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
        let way = CGSize(width: (end.x - start.x) * layer.bounds.width, height: (end.y - start.y) * layer.bounds.height)
        switch layer.type {
        case .radial:
            shape.fill(RadialGradient(gradient: gradient, center: start, startRadius: 0, endRadius: max(abs(way.width), abs(way.height))))
        case .conic: shape.fill(AngularGradient(gradient: gradient, center: start, angle: .radians(atan2(way.height, way.width))))
        default: shape.fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
        }
    }
}

nonisolated private struct TextFace: View {
    let layer: CATextLayer
    let change: Int

    @MainActor var body: some View {
        let font = (layer.font as? UIFont)?.withSize(layer.fontSize) ?? .systemFont(ofSize: layer.fontSize)
        let alignment: TextAlignment = layer.alignmentMode == .center ? .center : layer.alignmentMode == .right ? .trailing : .leading
        let frameAlignment: Alignment = alignment == .center ? .top : alignment == .trailing ? .topTrailing : .topLeading
        text.font(font.font).foregroundStyle(layer.foregroundColor?.color ?? .clear)
            .lineLimit(layer.isWrapped ? nil : 1)
            .multilineTextAlignment(alignment)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: frameAlignment)
    }
    @MainActor @ViewBuilder private var text: some View {
        if let string = layer.string as? NSAttributedString {
            AttributedText(string)
        } else {
            Text(verbatim: layer.string as? String ?? "")
        }
    }
}

/// The clip shape of a layer: its mask's path, its rounded bounds if it masks, otherwise practically unlimited.
nonisolated struct LayerClip: Shape {
    let shape: LayerShape
    let cuts: Bool
    let mask: Path?

    /// Shadows and subviews stay within this distance of the bounds, in points.
    private static let room: CGFloat = 100_000

    func path(in rect: CGRect) -> Path {
        let bounds = cuts ? shape.path(in: rect) : nil
        guard let mask = mask?.offsetBy(dx: rect.minX, dy: rect.minY) else {
            return bounds ?? Path(rect.insetBy(dx: -Self.room, dy: -Self.room))
        }
        return bounds.map { mask.intersection($0) } ?? mask
    }
}

/// A mask that is no plain path.
nonisolated struct LayerMask: ViewModifier {
    let layer: CALayer
    let change: Int

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let mask = layer.mask, layer.maskPath == nil {
            content.mask { Sublayers(layers: [mask], change: change) }
        } else {
            content
        }
    }
}

/// Moves the animations of a view's layers on, frame by frame, while there are any.
nonisolated struct LayerClock: View {
    let layer: CALayer

    @MainActor var body: some View {
        TimelineView(.animation) { context in
            Color.clear.onChange(of: context.date, initial: true) { [layer] _, date in layer.moveOn(at: date) }
        }
        .allowsHitTesting(false)
    }
}
