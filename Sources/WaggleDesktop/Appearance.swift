// Desktop-wide settings: dark or light, reduced motion.

import CGtk
import Foundation
import WaggleCore

/// The desktop settings that programs can see.
@MainActor
final class Appearance {
    private let gtk: Gtk
    private let settings: OpaquePointer?
    private var bus: OpaquePointer?
    /// The appearance chosen on the command line; nil for the desktop's.
    private let chosen: ColorScheme?
    private let onChange: () -> Void

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let portalPath = "/org/freedesktop/portal/desktop"
    private static let portalInterface = "org.freedesktop.portal.Settings"
    private static let group = "org.freedesktop.appearance"
    private static let preferDark = "gtk-application-prefer-dark-theme"

    init(_ gtk: Gtk, colorScheme: ColorScheme?, onChange: @escaping () -> Void) {
        self.gtk = gtk
        self.onChange = onChange
        chosen = colorScheme
        settings = gtk.gtk_settings_get_default()
        if chosen == nil { askPortal() }
        guard let settings else { return }
        if let chosen {
            // The title bar follows the program.
            gtk.setFlag(Self.preferDark, of: settings, to: chosen == .dark)
        }
        typealias Notify = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let changed: Notify = { _, _, data in MainActor.assumeIsolated { target(data, as: Appearance.self)?.onChange() } }
        gtk.connect(settings, "notify::" + Self.preferDark, to: self, changed)
        gtk.connect(settings, "notify::gtk-theme-name", to: self, changed)
        gtk.connect(settings, "notify::gtk-enable-animations", to: self, changed)
    }

    var colorScheme: ColorScheme {
        if let chosen { return chosen }
        guard let settings else { return .light }
        // Desktops without the portal indicate it in the theme's name.
        return ColorScheme(
            isDark: gtk.flag(Self.preferDark, of: settings) || gtk.text("gtk-theme-name", of: settings).lowercased().hasSuffix("-dark"))
    }

    var reducesMotion: Bool { settings.map { !gtk.flag("gtk-enable-animations", of: $0) } ?? false }

    // MARK: The portal: the desktop's color scheme preference

    private func askPortal() {
        // Without a session bus there is nothing to ask, and asking would start one.
        guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil,
              let bus = gtk.g_bus_get_sync(Int32(G_BUS_TYPE_SESSION), nil, nil) else { return }
        self.bus = bus
        var words: [OpaquePointer?] = [gtk.g_variant_new_string(Self.group), gtk.g_variant_new_string("color-scheme")]
        let question = gtk.g_variant_new_tuple(&words, 2)
        // In milliseconds: an unresponsive desktop must not delay the window.
        let patience: Int32 = 300
        if let answer = gtk.g_dbus_connection_call_sync(
            bus, Self.portal, Self.portalPath, Self.portalInterface, "Read", question, nil, 0, patience, nil, nil
        ) {
            take(answer, at: 0)
            gtk.g_variant_unref(answer)
        }
        let changed: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
            MainActor.assumeIsolated {
                guard let parameters, let appearance = target(data, as: Appearance.self),
                      appearance.names(parameters, Appearance.group, "color-scheme") else { return }
                appearance.take(parameters, at: 2)
            }
        }
        _ = gtk.g_dbus_connection_signal_subscribe(bus, Self.portal, Self.portalInterface, "SettingChanged", Self.portalPath, Self.group, 0,
                                                   changed,
                                                   Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// True if the tuple begins with the two strings.
    private func names(_ tuple: OpaquePointer, _ first: String, _ second: String) -> Bool {
        guard gtk.g_variant_n_children(tuple) == 3 else { return false }
        for (index, word) in [first, second].enumerated() {
            guard let child = gtk.g_variant_get_child_value(tuple, UInt(index)) else { return false }
            defer { gtk.g_variant_unref(child) }
            guard type(of: child) == "s", let text = gtk.g_variant_get_string(child, nil),
                  String(cString: text) == word else { return false }
        }
        return true
    }

    /// Stores the preference in a tuple: 1 is dark, 2 light, 0 none. It is wrapped once or twice, depending on the method.
    private func take(_ tuple: OpaquePointer, at index: UInt) {
        guard let settings, gtk.g_variant_n_children(tuple) > index, var value = gtk.g_variant_get_child_value(tuple, index) else { return }
        while type(of: value) == "v", let inner = gtk.g_variant_get_variant(value) {
            gtk.g_variant_unref(value)
            value = inner
        }
        if type(of: value) == "u" { gtk.setFlag(Self.preferDark, of: settings, to: gtk.g_variant_get_uint32(value) == 1) }
        gtk.g_variant_unref(value)
    }

    private func type(of value: OpaquePointer) -> String { gtk.g_variant_get_type_string(value).map { String(cString: $0) } ?? "" }
}
