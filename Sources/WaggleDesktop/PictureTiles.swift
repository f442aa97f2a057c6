// The window's picture as GTK render nodes.

import CGtk
import Foundation
import WaggleCairo

/// The picture in tiles, each a GTK render node.
///
/// GTK compares the nodes of two frames and repaints only where they differ. An unchanged tile keeps its node, so a frame repaints only the
/// tiles that its damage touches. Nodes hold copies of their pixels.
@MainActor
final class PictureTiles {
    /// The side of a tile in GTK's units: small enough for a caret or a button, large enough for few nodes on a full screen.
    private static let side = 128

    private let gtk: Gtk
    private var nodes: [OpaquePointer] = []
    /// The size of the picture in GTK's units.
    private var width = 0, height = 0
    private var columns: Int { (width + Self.side - 1) / Self.side }

    init(_ gtk: Gtk) { self.gtk = gtk }

    /// Replaces all nodes.
    /// - Parameter width, height: the surface's size in GTK's units.
    func replaceAll(with surface: CairoSurface, width: Int, height: Int) {
        removeAll()
        (self.width, self.height) = (width, height)
        for row in 0..<(height + Self.side - 1) / Self.side {
            for column in 0..<columns { if let node = node(column, row, surface) { nodes.append(node) } }
        }
    }

    /// Replaces the nodes of changed tiles.
    /// - Parameter damage: in GTK's units.
    func replace(_ damage: [CGRect], in surface: CairoSurface) {
        func range(_ low: CGFloat, _ high: CGFloat, _ length: Int) -> Range<Int> {
            let first = Int(max(low, 0)) / Self.side,
                last = Int(min(high, CGFloat(length)).rounded(.up) + CGFloat(Self.side - 1)) / Self.side
            return first..<max(first, last)
        }
        var changed: Set<Int> = []
        for rect in damage {
            for row in range(rect.minY, rect.maxY, height) {
                for column in range(rect.minX, rect.maxX, width) { changed.insert(row * columns + column) }
            }
        }
        for index in changed where index < nodes.count {
            guard let node = node(index % columns, index / columns, surface) else { continue }
            gtk.gsk_render_node_unref(nodes[index])
            nodes[index] = node
        }
    }

    func append(to snapshot: OpaquePointer) {
        for node in nodes { gtk.gtk_snapshot_append_node(snapshot, node) }
    }

    func removeAll() {
        for node in nodes { gtk.gsk_render_node_unref(node) }
        nodes = []
    }

    private func node(_ column: Int, _ row: Int, _ surface: CairoSurface) -> OpaquePointer? {
        let x = column * Self.side, y = row * Self.side
        assert(x < width && y < height, "A tile lies outside of the picture.")
        let frame = CGRect(x: x, y: y, width: min(Self.side, width - x), height: min(Self.side, height - y))
        var bounds = WaggleRect(x: Float(frame.minX), y: Float(frame.minY), width: Float(frame.width), height: Float(frame.height))
        guard let node = gtk.gsk_cairo_node_new(&bounds) else { return nil }
        if let context = gtk.gsk_cairo_node_get_draw_context(node) {
            surface.paint(frame, of: CGSize(width: width, height: height), on: context)
            gtk.cairo_destroy(context)
        }
        return node
    }
}
