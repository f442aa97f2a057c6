// Primitives as Cairo paths in pixels.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Primitive {
    /// The same primitive as a special case, if its path is one.
    var simplified: Primitive {
        switch self {
        case .rectangle, .ellipse: return self
        case .roundedRectangle(let rect, let corner, let continuous):
            guard !rect.isNull else { return .path(Path()) }
            let rect = rect.standardized
            let size = CGSize(width: min(corner.width, rect.width / 2), height: min(corner.height, rect.height / 2))
            return size.width > 0 && size.height > 0 ? .roundedRectangle(rect, size, continuous: continuous) : .rectangle(rect)
        case .path(let path):
            switch path.kind {
            case .rect(let rect): return .rectangle(rect)
            case .ellipse(let rect): return .ellipse(rect)
            case .roundedRect(let rect, let cornerSize, let style):
                return .roundedRectangle(rect, cornerSize, continuous: style == .continuous)
            case .empty, .general: return self
            }
        }
    }

    /// Adds the outline to the context's path. The context's own matrix is the identity.
    /// - Parameter visible: For fills, the pixels outside which nothing is needed; nil adds everything.
    func addPath(to context: OpaquePointer, _ matrix: CGAffineTransform, visible: PixelRect? = nil) {
        switch self {
        case .rectangle(let rect):
            guard !rect.isNull, !rect.isInfinite else { return addOutline(of: Path(rect), to: context, matrix) }
            if matrix.isScaleAndTranslation {
                let (left, right) = (near(rect.minX * matrix.a + matrix.tx), near(rect.maxX * matrix.a + matrix.tx))
                let (top, bottom) = (near(rect.minY * matrix.d + matrix.ty), near(rect.maxY * matrix.d + matrix.ty))
                cairo_rectangle(context, left, top, right - left, bottom - top)
            } else {
                addOutline(of: Path(rect), to: context, matrix)
            }
        case .roundedRectangle(let rect, let corner, let continuous):
            addOutline(of: Path(roundedRect: rect, cornerSize: corner, style: continuous ? .continuous : .circular), to: context, matrix)
        case .ellipse(let rect): addOutline(of: Path(ellipseIn: rect), to: context, matrix)
        case .path(let path): addOutline(of: path, to: context, matrix, visible: visible)
        }
    }

    /// Pixels that the primitive covers completely for certain.
    func inside(_ matrix: CGAffineTransform) -> PixelRect {
        guard matrix.isScaleAndTranslation else { return .empty }
        switch self {
        case .rectangle(let rect): return PixelRect(inside: matrix.around(rect))
        case .roundedRectangle(let rect, let corner, let continuous):
            // A circular corner cuts off 0.293 of its radius on the diagonal; a continuous one extends half as far again.
            let part: CGFloat = continuous ? 0.46 : 0.3
            return PixelRect(inside: matrix.around(
                rect.insetBy(dx: min(corner.width * part, rect.width / 2), dy: min(corner.height * part, rect.height / 2))))
        case .ellipse(let rect): return PixelRect(inside: matrix.around(rect.insetBy(dx: rect.width * 0.1465, dy: rect.height * 0.1465)))
        case .path: return .empty
        }
    }
}

/// Cairo's coordinates are 24.8 fixed point; anything more than a million pixels away is invisible. NaN is moved there, too.
private func near(_ value: CGFloat) -> CGFloat { value > -1e6 ? min(value, 1e6) : -1e6 }

private func addOutline(of path: Path, to context: OpaquePointer, _ m: CGAffineTransform, visible: PixelRect? = nil) {
    var last = CGPoint.zero
    func pixel(_ point: CGPoint) -> CGPoint {
        let p = point.applying(m)
        return CGPoint(x: near(p.x), y: near(p.y))
    }
    func add(_ element: Path.Element) {
        switch element {
        case .move(let end):
            last = pixel(end)
            cairo_move_to(context, last.x, last.y)
        case .line(let end):
            last = pixel(end)
            cairo_line_to(context, last.x, last.y)
        case .quadCurve(let end, let control):
            let (end, control) = (pixel(end), pixel(control))
            cairo_curve_to(context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
                           end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            last = end
        case .curve(let end, let control1, let control2):
            let (end, control1, control2) = (pixel(end), pixel(control1), pixel(control2))
            cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            last = end
        case .closeSubpath:
            cairo_close_path(context)
            var (x, y) = (0.0, 0.0)
            cairo_get_current_point(context, &x, &y)
            last = CGPoint(x: x, y: y)
        }
    }
    if let visible, case .general(let elements) = path.kind, elements.verbs.count >= PathElements.manyElements,
       let seen = m.around(visible) {
        elements.forEach(reaching: seen, add)
    } else {
        path.forEach(add)
    }
}

private extension CGAffineTransform {
    /// The bounds of what is drawn on the pixels, and on those beside them; nil if everything is drawn onto a line.
    func around(_ pixels: PixelRect) -> CGRect? {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return nil }
        let rect = CGRect(x: pixels.left - 1, y: pixels.top - 1, width: pixels.width + 2, height: pixels.height + 2)
        let seen = inverted().around(rect)
        return seen.minX.isFinite && seen.minY.isFinite && seen.width.isFinite && seen.height.isFinite ? seen : nil
    }
}
