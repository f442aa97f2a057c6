// A drag that leaves the window.

import CGtk
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList

/// A desktop drag that began in a window.
@MainActor
final class DesktopDrag {
    private let gtk: Gtk
    private let drag: OpaquePointer

    private init(_ gtk: Gtk, _ drag: OpaquePointer) { (self.gtk, self.drag) = (gtk, drag) }

    /// - Returns: false if the desktop rejects it.
    static func begin(_ items: [TransferContent], image: DragImage?, from area: OpaquePointer, _ gtk: Gtk) -> Bool {
        guard let native = gtk.gtk_widget_get_native(area), let surface = gtk.gtk_native_get_surface(native),
              let display = gtk.gdk_display_get_default(),
              let seat = gtk.gdk_display_get_default_seat(display), let pointer = gtk.gdk_seat_get_pointer(seat),
                  let provider = gtk.contentProvider(of: items) else { return false }
        defer { gtk.g_object_unref(UnsafeMutableRawPointer(provider)) }
        guard let drag = gtk.gdk_drag_begin(surface, pointer, provider, guint(GDK_ACTION_COPY), 0, 0) else { return false }
        let running = DesktopDrag(gtk, drag)
        if let image { running.show(image, scale: Int(gtk.gtk_widget_get_scale_factor(area))) }
        typealias Finished = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let finished: Finished = { _, data in MainActor.assumeIsolated { target(data, as: DesktopDrag.self)?.end(true) } }
        gtk.connect(drag, "dnd-finished", to: running, finished)
        typealias Cancelled = @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Void
        let cancelled: Cancelled = { _, _, data in MainActor.assumeIsolated { target(data, as: DesktopDrag.self)?.end(false) } }
        gtk.connect(drag, "cancel", to: running, cancelled)
        return true
    }

    private func show(_ image: DragImage, scale: Int) {
        let width = max(Int(image.size.width.rounded(.up)), 1), height = max(Int(image.size.height.rounded(.up)), 1)
        guard let surface = try? CairoSurface(width: width, height: height, scale: 1) else { return }
        surface.show(image.list, background: .clear)
        let bytes = surface.withPixels { gtk.g_bytes_new($0.baseAddress, gsize($0.count)) }
        guard let bytes, let texture = gtk.gdk_memory_texture_new(
            Int32(width), Int32(height), guint(GDK_MEMORY_B8G8R8A8_PREMULTIPLIED), bytes,
            gsize(surface.withPixels(\.count) / height)) else { return }
        gtk.gtk_drag_icon_set_from_paintable(drag, texture, Int32(image.grip.x), Int32(image.grip.y))
        gtk.g_bytes_unref(bytes)
        gtk.g_object_unref(UnsafeMutableRawPointer(texture))
    }

    private func end(_ isDone: Bool) {
        gtk.gdk_drag_drop_done(drag, isDone ? 1 : 0)
        gtk.g_object_unref(UnsafeMutableRawPointer(drag))
    }
}
