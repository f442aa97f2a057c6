// GTK's functions.

import CGtk
import Foundation
import WaggleRequest

/// GTK's functions under their own names: `gtk.gtk_window_new()`. For the main thread.
@MainActor
@dynamicMemberLookup
struct Gtk {
    private let functions: UnsafePointer<WaggleGtk>

    /// Loads GTK and connects to the display.
    /// - Throws: `RequestError` without GTK 4 or a display.
    init() throws {
        guard let functions = waggle_gtk_load() else {
            throw RequestError(
                "A window needs GTK 4, and it cannot be loaded: \(String(cString: waggle_gtk_error())). Install it with “apt-get install libgtk-4-1”; \(Self.otherWays)")
        }
        self.functions = functions
        Self.chooseRenderer(functions)
        guard functions.pointee.gtk_init_check() != 0 else {
            throw RequestError("There is no display to open a window on; \(Self.otherWays)")
        }
    }

    /// Our picture is drawn on the CPU. GTK's Cairo renderer starts faster and takes less memory than uploading it to the graphics card. It
    /// also avoids loading the graphics driver or its software implementation, which takes 60 MB.
    private static func chooseRenderer(_ functions: UnsafePointer<WaggleGtk>) {
        guard getenv("GSK_RENDERER") == nil else { return }
        setenv("GSK_RENDERER", "cairo", 1)
        if functions.pointee.gtk_get_minor_version() < 16 {
            setenv("GDK_DEBUG", "gl-disable", 0)
        } else {
            setenv("GDK_DISABLE", "gl,vulkan", 0)
        }
    }

    private static let otherWays =
        "./waggle film FOLDER -o a.mp4 films a program without one, ./waggle render FOLDER -o a.png draws a picture of it."

    subscript<Function>(dynamicMember path: KeyPath<WaggleGtk, Function>) -> Function { functions.pointee[keyPath: path] }

    /// Connects a C function to a signal of the object.
    /// - Parameters:
    ///   - handler: a C function with the signal's signature and the target as its last argument.
    ///   - target: retained until the object is released.
    func connect<Handler>(_ object: OpaquePointer, _ signal: String, to target: AnyObject, _ handler: Handler) {
        let callback = unsafeBitCast(handler, to: GCallback.self)
        _ = functions.pointee.g_signal_connect_data(UnsafeMutableRawPointer(object), signal, callback, Unmanaged.passRetained(target).toOpaque(), { data, _ in
            if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
        }, 0)
    }

    /// A boolean property of the object.
    func flag(_ name: String, of object: OpaquePointer) -> Bool {
        var value = WaggleValue()
        _ = functions.pointee.g_value_init(&value, GType(G_TYPE_BOOLEAN))
        functions.pointee.g_object_get_property(object, name, &value)
        defer { functions.pointee.g_value_unset(&value) }
        return functions.pointee.g_value_get_boolean(&value) != 0
    }
    /// A string property of the object; empty if unset.
    func text(_ name: String, of object: OpaquePointer) -> String {
        var value = WaggleValue()
        _ = functions.pointee.g_value_init(&value, GType(G_TYPE_STRING))
        functions.pointee.g_object_get_property(object, name, &value)
        defer { functions.pointee.g_value_unset(&value) }
        return functions.pointee.g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }
    func setFlag(_ name: String, of object: OpaquePointer, to flag: Bool) {
        var value = WaggleValue()
        _ = functions.pointee.g_value_init(&value, GType(G_TYPE_BOOLEAN))
        functions.pointee.g_value_set_boolean(&value, flag ? 1 : 0)
        functions.pointee.g_object_set_property(object, name, &value)
        functions.pointee.g_value_unset(&value)
    }
}

/// The object passed as a signal's target.
@MainActor
func target<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?, as type: Object.Type) -> Object? {
    pointer.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
