// The icon of a program's windows.

import CGtk
import Foundation
import WaggleCairo
import WaggleDisplayList
import WaggleGeometry
import WaggleRuntime

/// The program's icon as desktops want it: in several sizes, in the shape of Apple's home screen.
///
/// X11 gets the pictures. Wayland's compositors look up an icon by the program's name, and newer ones take pictures, too.
@MainActor
final class WindowIcon {
    private static let sides = [16, 24, 32, 48, 64, 128, 256]
    /// The part of an icon's side that the radius of its corners is.
    private static let corner: CGFloat = 0.2237
    private let gtk: Gtk
    private var textures: [OpaquePointer] = []

    /// - Returns: nil for a program without an icon.
    init?(_ gtk: Gtk, _ icon: ProgramIcon?) {
        guard let icon else { return nil }
        self.gtk = gtk
        textures = Self.sides.compactMap { Self.picture(of: icon, side: $0).flatMap { texture(of: $0, side: $0.width) } }
        guard !textures.isEmpty else { return nil }
    }

    /// The icon drawn into a square of some pixels.
    static func picture(of icon: ProgramIcon, side: Int) -> CairoSurface? {
        guard side > 0, let surface = try? CairoSurface(width: side, height: side, scale: 1) else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: side, height: side), radius = icon.fillsSquare ? corner * CGFloat(side) : 0
        let image = DisplayList.Item(identity: 1, version: 1, bounds: bounds, content: .image(
            ImageDrawing(source: icon.image, destination: bounds, scale: CGFloat(icon.image.width) / CGFloat(side), interpolation: .high)))
        let shape = Primitive.roundedRectangle(bounds, CGSize(width: radius, height: radius), continuous: true)
        let clipped = DisplayList.Item(
            identity: 2, version: 1, bounds: bounds, content: .effect(.clip(shape, .nonZero, antialiased: true), DisplayList([image])))
        surface.show(DisplayList([clipped]), background: .clear)
        return surface
    }

    private func texture(of picture: CairoSurface, side: Int) -> OpaquePointer? {
        let row = picture.withPixels(\.count) / side
        guard let bytes = picture.withPixels({ gtk.g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return nil }
        defer { gtk.g_bytes_unref(bytes) }
        return gtk.gdk_memory_texture_new(Int32(side), Int32(side), guint(GDK_MEMORY_B8G8R8A8_PREMULTIPLIED), bytes, gsize(row))
    }

    /// Gives a window that has a surface the icon.
    func show(on window: OpaquePointer) {
        guard let native = gtk.gtk_widget_get_native(window), let surface = gtk.gtk_native_get_surface(native) else { return }
        var list = gtk.g_list_append(nil, UnsafeMutableRawPointer(textures[0]))
        for texture in textures.dropFirst() { list = gtk.g_list_append(list, UnsafeMutableRawPointer(texture)) }
        gtk.gdk_toplevel_set_icon_list(surface, list)
        gtk.g_list_free(list)
    }
}
