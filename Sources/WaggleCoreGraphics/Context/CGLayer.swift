import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A drawing that is recorded once and drawn into contexts any number of times. It stores drawing commands instead of pixels, so it is
/// sharp at any scale.
public final class CGLayer {
    /// In units of the layer's space; positive and finite.
    public let size: CGSize
    private let recording = Recording()
    private let drawing: CGContext

    /// - Parameters:
    ///   - context: a context like those into which the layer is drawn.
    ///   - size: drawing beyond it is clipped. Sides of 0 or less give nil.
    ///   - auxiliaryInfo: unused.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        drawing = CGContext(
            recording, toTarget: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
            area: CGRect(origin: .zero, size: size))
    }
    /// The context for drawing into the layer. Its origin is the lower left corner, and y grows upward.
    public var context: CGContext? { drawing }

    /// The recorded drawing, y downward.
    fileprivate var list: DisplayList {
        let rect = CGRect(origin: .zero, size: size), items = DisplayList(recording.items), bounds = items.bounds.intersection(rect)
        guard !items.isEmpty, !bounds.isNull else { return DisplayList() }
        return DisplayList(
            [DisplayList.Item(bounds: bounds, content: .effect(.clip(.rectangle(rect), .nonZero, antialiased: true), items))])
    }

    private final class Recording: DrawingTarget {
        var items: [DisplayList.Item] = []
        func add(_ item: DisplayList.Item) { items.append(item) }
        func flush() {}
        func end() {}
    }
}

extension CGContext {
    /// Draws a layer stretched to a rectangle in user space and composites it as a whole, with the current shadow, opacity and blend mode.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let rect = rect.standardized, list = layer.list
        guard !list.isEmpty, rect.width > 0, rect.height > 0 else { return }
        let transform = CGAffineTransform(
            a: rect.width / layer.size.width, b: 0, c: 0, d: -rect.height / layer.size.height, tx: rect.minX, ty: rect.maxY)
        draw(DisplayList([list.transformed(by: transform.concatenating(userToTarget), identity: 0, version: 0)]), isGroup: true)
    }
    /// Draws a layer at its size, with its lower left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
