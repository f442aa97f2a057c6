// Shadows of simple figures, blurred once.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Blurred coverage of circles and rectangles, by size, phase and standard deviation.
final class ShadowCache {
    private struct Key: Hashable {
        var width, height, cornerWidth, cornerHeight, sigma: Int32
        var phase: UInt8
        var shape: UInt8
    }

    private var masks: [Key: Coverage] = [:]
    private var bytes = 0
    private let limit = 32 << 20
    private let queue: StampQueue

    init(_ queue: StampQueue) { self.queue = queue }

    deinit { for mask in masks.values { mask.bytes?.deallocate() } }

    func removeAll() {
        queue.finish()
        for mask in masks.values { mask.bytes?.deallocate() }
        masks = [:]
        bytes = 0
    }

    /// - Parameters:
    ///   - figure: simplified, in pixels.
    ///   - sigma: in pixels.
    /// - Returns: nil for figures that are not cached.
    func shadow(of figure: Figure, sigma: CGFloat) -> PlacedMask? {
        var corner = CGSize.zero, shape: UInt8
        switch figure {
        case .rectangle: shape = 0
        case .ellipse: shape = 1
        case .roundedRectangle(_, let size, let continuous): (corner, shape) = (size, continuous ? 3 : 2)
        case .path: return nil
        }
        let rect = figure.bounds, reach = Int(blurReach(sigma))
        guard rect.width >= 0, rect.height >= 0, rect.width < 1024, rect.height < 1024, reach < 256, abs(rect.minX) < 1e6, abs(rect.minY) < 1e6 else { return nil }
        func eighths(_ value: CGFloat) -> Int32 { Int32((value * 8).rounded()) }
        let x = Int((rect.minX * 4).rounded()), y = Int((rect.minY * 4).rounded())
        let key = Key(width: eighths(rect.width), height: eighths(rect.height), cornerWidth: eighths(corner.width), cornerHeight: eighths(corner.height),
                      sigma: Int32((sigma * 16).rounded()), phase: UInt8((y & 3) << 2 | (x & 3)), shape: shape)
        if let mask = masks[key] { return PlacedMask(mask, x: x >> 2, y: y >> 2) }
        // Drawn at the key's rounded size, so that the result does not depend on the first request.
        let place = CGRect(x: CGFloat(reach) + CGFloat(x & 3) / 4, y: CGFloat(reach) + CGFloat(y & 3) / 4, width: CGFloat(key.width) / 8, height: CGFloat(key.height) / 8)
        let size = CGSize(width: CGFloat(key.cornerWidth) / 8, height: CGFloat(key.cornerHeight) / 8)
        let (width, height) = (Int(place.maxX.rounded(.up)) + reach, Int(place.maxY.rounded(.up)) + reach)
        let mask = makeMask(Coverage(left: -reach, top: -reach, width: width, height: height)) { context in
            let figure: Figure = switch shape {
            case 0: .rectangle(place)
            case 1: .ellipse(place)
            default: .roundedRectangle(place, size, continuous: shape == 3)
            }
            figure.addPath(to: context, .identity)
            cairo_fill(context)
        }
        let deviation = Double(key.sigma) / 16
        pixels_blur_a8(mask.bytes, Int32(width), Int32(height), Int32(mask.width), deviation, deviation)
        bytes += width * height + 200
        if bytes > limit {
            removeAll()
            bytes = width * height + 200
        }
        masks[key] = mask
        return PlacedMask(mask, x: x >> 2, y: y >> 2)
    }
}

extension Painter {
    /// Draws the most frequent shadow, that of a plain filled figure, without an intermediate picture.
    func drawKeptShadow(_ item: DisplayList.Item, _ step: LeafStep, _ state: DrawState) -> Bool {
        guard step.outer == nil, case .filter(.shadow(let shadow, let radius, let offset, let only)) = step.kind, !canvas.isVector,
              state.opacity >= 1, state.blend == .normal, case .fill(let figure, _, .color(let color), antialiased: true) = item.content,
              state.matrix.isScaleAndTranslation, step.matrix.isScaleAndTranslation, abs(step.matrix.a) == abs(step.matrix.d), radius >= 0 else { return false }
        guard let placed = figure.simplified.mapped(state.matrix, movedBy: offset.applying(step.matrix)) else { return false }
        let bounds = PixelRect(around: placed.bounds.insetBy(dx: -blurReach(radius * abs(step.matrix.a)), dy: -blurReach(radius * abs(step.matrix.a))))
        if !bounds.intersection(canvas.clipOuter).isEmpty {
            guard let mask = backend.shadows.shadow(of: placed, sigma: radius * abs(step.matrix.a)) else { return false }
            composite(mask, shadow.multiplied(by: Double(color.opacity)))
        }
        if !only {
            var plain = state
            plain.steps = nil
            paint(item, plain)
        }
        return true
    }
}

extension Figure {
    /// The figure in canvas pixels; nil for paths.
    func mapped(_ matrix: CGAffineTransform, movedBy offset: CGSize) -> Figure? {
        func place(_ rect: CGRect) -> CGRect { matrix.around(rect).offsetBy(dx: offset.width, dy: offset.height) }
        switch self {
        case .rectangle(let rect): return .rectangle(place(rect))
        case .ellipse(let rect): return .ellipse(place(rect))
        case .roundedRectangle(let rect, let corner, let continuous):
            return .roundedRectangle(place(rect), CGSize(width: corner.width * abs(matrix.a), height: corner.height * abs(matrix.d)), continuous: continuous)
        case .path: return nil
        }
    }
}
