// Translating and transforming lists.

import Foundation
import WaggleGeometry

extension DisplayList {
    /// The list as one item, translated by an offset. A list with a single item translates that item, because traversing many single-item
    /// lists causes a cache miss at every step.
    /// - Parameters:
    ///   - offset: in points.
    ///   - identity: the identity of the node whose drawing this is.
    ///   - version: the node's version.
    package func moved(by offset: CGPoint, identity: UInt32, version: UInt32) -> Item {
        let content: Content = items.count == 1 ? items[0]
            .content.moved(by: offset) ?? .list(self, offset: offset) : .list(self, offset: offset)
        return Item(identity: identity, version: version, bounds: bounds.offsetBy(dx: offset.x, dy: offset.y), content: content)
    }

    /// The list as one item with a transform, combined with a translation or transform that the list already is.
    /// - Parameters:
    ///   - identity: the identity of the node whose drawing this is.
    ///   - version: the node's version.
    package func transformed(by transform: CGAffineTransform, identity: UInt32, version: UInt32) -> Item {
        if transform.isTranslation { return moved(by: CGPoint(x: transform.tx, y: transform.ty), identity: identity, version: version) }
        var (whole, list) = (transform, self)
        if items.count == 1 {
            switch items[0].content {
            case .effect(.transform(let inner), let content): (whole, list) = (inner.concatenating(transform), content)
            case .list(let content, let offset, let scale):
                (whole, list) = (CGAffineTransform(scale: scale, offset: offset).concatenating(transform), content)
            default: break
            }
        }
        let content: Content = whole.isPositiveUniformScale
            ? .list(list, offset: CGPoint(x: whole.tx, y: whole.ty), scale: whole.a) : .effect(.transform(whole), list)
        return Item(identity: identity, version: version, bounds: bounds.applying(transform), content: content)
    }
}

extension DisplayList.Content {
    /// The translated content; nil if an enclosing list is the better form.
    fileprivate func moved(by offset: CGPoint) -> DisplayList.Content? {
        switch self {
        case .list(let list, let inner, let scale):
            return .list(list, offset: CGPoint(x: inner.x + offset.x, y: inner.y + offset.y), scale: scale)
        case .effect(.transform(var transform), let list):
            transform.tx += offset.x
            transform.ty += offset.y
            return .effect(.transform(transform), list)
        // A gradient would have to be translated, too.
        case .fill(let primitive, let rule, .color(let color), let antialiased):
            switch primitive {
            case .rectangle(let rect):
                return .fill(.rectangle(rect.offsetBy(dx: offset.x, dy: offset.y)), rule, .color(color), antialiased: antialiased)
            case .ellipse(let rect):
                return .fill(.ellipse(rect.offsetBy(dx: offset.x, dy: offset.y)), rule, .color(color), antialiased: antialiased)
            case .roundedRectangle(let rect, let corner, let continuous):
                return .fill(
                    .roundedRectangle(rect.offsetBy(dx: offset.x, dy: offset.y), corner, continuous: continuous), rule, .color(color),
                    antialiased: antialiased)
            case .path: return nil
            }
        case .text(let layout, let point, .color(let color)) where layout.hasOneColor:
            return .text(layout, at: CGPoint(x: point.x + offset.x, y: point.y + offset.y), .color(color))
        case .fill, .stroke, .text, .image, .sprites, .effect: return nil
        }
    }
}

extension Optional<Paint> {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}

extension TextLayout {
    /// Whether all letters use the colour that the text is drawn with.
    fileprivate var hasOneColor: Bool {
        runs.allSatisfy { $0.paint.isNone } && decorations.allSatisfy { $0.paint.isNone } && attachments.isEmpty
    }
}
