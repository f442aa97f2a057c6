// A connection to a message bus.

import CGtk
import Foundation

/// A connection to a D-Bus, with messages as Swift values. For the main thread.
@MainActor
final class BusConnection {
    private let gtk: Gtk
    private let connection: OpaquePointer
    private var subscriptions: [UInt32] = []
    private var trees: [UInt32] = []

    /// - Parameter connection: owned by this object from now on.
    private init(_ gtk: Gtk, _ connection: OpaquePointer) {
        self.gtk = gtk
        self.connection = connection
    }

    /// The session bus; nil if there is none. Does not start one.
    static func session(_ gtk: Gtk) -> BusConnection? {
        guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else { return nil }
        return gtk.g_bus_get_sync(Int32(G_BUS_TYPE_SESSION), nil, nil).map { BusConnection(gtk, $0) }
    }

    /// Connects to the bus at an address.
    static func open(_ gtk: Gtk, _ address: String, _ completion: @escaping @MainActor (BusConnection?) -> Void) {
        let waiting = Unmanaged.passRetained(
            Box { result in completion(gtk.g_dbus_connection_new_for_address_finish(result, nil).map { BusConnection(gtk, $0) }) })
        gtk.g_dbus_connection_new_for_address(address, UInt32(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
                                              nil, nil, { _, result, data in
                                                  MainActor.assumeIsolated { Box.finish(data, result) }
                                              }, waiting.toOpaque())
    }

    /// The connection's unique name on the bus.
    var name: String { gtk.g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// Closes the connection; pending calls are not answered.
    func close() {
        for tree in trees { _ = gtk.g_dbus_connection_unregister_subtree(connection, tree) }
        for subscription in subscriptions { gtk.g_dbus_connection_signal_unsubscribe(connection, subscription) }
        (trees, subscriptions) = ([], [])
        gtk.g_dbus_connection_close(connection, nil, nil, nil)
        gtk.g_object_unref(UnsafeMutableRawPointer(connection))
    }

    // MARK: Messages

    /// Runs when an answer arrives.
    private final class Box {
        let run: @MainActor (OpaquePointer) -> Void
        init(_ run: @escaping @MainActor (OpaquePointer) -> Void) { self.run = run }
        @MainActor static func finish(_ data: UnsafeMutableRawPointer?, _ result: OpaquePointer?) {
            guard let data, let result else { return }
            Unmanaged<Box>.fromOpaque(data).takeRetainedValue().run(result)
        }
    }

    /// Calls a method.
    /// - Parameters:
    ///   - startsService: false if the call must not start the service.
    ///   - completion: receives the reply's values; nil if the call failed.
    func call(
        _ service: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [], startsService: Bool = true,
        _ completion: @escaping @MainActor ([BusValue]?) -> Void = { _ in }
    ) {
        let gtk = gtk, connection = connection
        let waiting = Unmanaged.passRetained(Box { result in
            let answer = gtk.g_dbus_connection_call_finish(connection, result, nil)
            defer { if let answer { gtk.g_variant_unref(answer) } }
            completion(answer.flatMap { gtk.value($0) }?.parts)
        })
        gtk.g_dbus_connection_call(connection, service, path, interface, method, gtk.variant(.tuple(arguments)), nil,
                                   UInt32(startsService ? 0 : G_DBUS_CALL_FLAGS_NO_AUTO_START), -1, nil,
                                   { _, result, data in MainActor.assumeIsolated { Box.finish(data, result) } }, waiting.toOpaque())
    }

    func emit(_ path: String, _ interface: String, _ signal: String, _ values: [BusValue]) {
        _ = gtk.g_dbus_connection_emit_signal(connection, nil, path, interface, signal, gtk.variant(.tuple(values)), nil)
    }

    private final class Listener {
        let gtk: Gtk
        let hear: @MainActor ([BusValue]) -> Void
        init(_ gtk: Gtk, _ hear: @escaping @MainActor ([BusValue]) -> Void) { (self.gtk, self.hear) = (gtk, hear) }
    }

    /// Calls the closure with the values of each matching signal.
    /// - Parameter first: the signal's first argument; nil matches all.
    func listen(
        _ service: String?, _ path: String?, _ interface: String, _ signal: String, first: String? = nil,
        _ hear: @escaping @MainActor ([BusValue]) -> Void
    ) {
        let listener = Unmanaged.passRetained(Listener(gtk, hear))
        subscriptions.append(gtk.g_dbus_connection_signal_subscribe(connection, service, interface, signal, path, first, 0, { _, _, _, _, _, parameters, data in
            MainActor.assumeIsolated {
                guard let parameters, let listener = target(data, as: Listener.self),
                      let values = listener.gtk.value(parameters) else { return }
                listener.hear(values.parts)
            }
        }, listener.toOpaque(), { data in if let data { Unmanaged<Listener>.fromOpaque(data).release() } }))
    }

    // MARK: Objects

    /// Replies to calls to all objects directly below a path.
    func serve(_ path: String, _ description: String, _ interfaces: [String], by server: any BusServer) {
        // Lives as long as the registered subtree.
        let service = Unmanaged.passRetained(Service(gtk, server))
        var names = interfaces.map { strdup($0) }
        names.append(nil)
        defer { for name in names { free(name) } }
        let functions = WaggleBusFunctions(
            interfaces: { node, data in MainActor.assumeIsolated { target(data, as: Service.self)?.interfaces(of: node) ?? 0 } },
            call: { node, interface, method, parameters, sender, data in
                // A pointer cannot be sent out of the closure, so it leaves as an integer.
                OpaquePointer(bitPattern: MainActor.assumeIsolated {
                    UInt(bitPattern: target(data, as: Service.self)?.call(node, interface, method, parameters, sender))
                })
            },
            get: { node, interface, property, sender, data in
                OpaquePointer(bitPattern: MainActor.assumeIsolated {
                    UInt(bitPattern: target(data, as: Service.self)?.property(node, interface, property, sender))
                })
            },
            set: { node, interface, property, value, sender, data in
                MainActor.assumeIsolated { target(data, as: Service.self)?.set(node, interface, property, value, sender) ?? false }
            },
            release: { data in if let data { Unmanaged<Service>.fromOpaque(data).release() } })
        let tree = names.withUnsafeMutableBufferPointer { names in
            names.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
                $0.baseAddress.map { waggle_bus_serve(connection, path, description, $0, functions, service.toOpaque()) } ?? 0
            }
        }
        if tree != 0 { trees.append(tree) }
    }

    private final class Service {
        let gtk: Gtk
        weak var server: (any BusServer)?
        @MainActor init(_ gtk: Gtk, _ server: any BusServer) { (self.gtk, self.server) = (gtk, server) }

        @MainActor func interfaces(of node: UnsafePointer<CChar>?) -> UInt32 { server?.interfaces(of: text(node)) ?? 0 }
        @MainActor func call(_ node: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
                             _ parameters: OpaquePointer?, _ sender: UnsafePointer<CChar>?) -> OpaquePointer? {
            let arguments = parameters.flatMap { gtk.value($0) }?.parts ?? []
            return server?.answer(text(node), text(interface), text(method), arguments, from: text(sender)).flatMap {
                gtk.variant(.tuple($0))
            }
        }
        @MainActor func property(_ node: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?, _ property: UnsafePointer<CChar>?,
                                 _ sender: UnsafePointer<CChar>?) -> OpaquePointer? {
            server?.property(text(node), text(interface), text(property), from: text(sender)).flatMap { gtk.variant($0) }
        }
        @MainActor func set(_ node: UnsafePointer<CChar>?, _ interface: UnsafePointer<CChar>?, _ property: UnsafePointer<CChar>?,
                            _ value: OpaquePointer?,
                            _ sender: UnsafePointer<CChar>?) -> Bool {
            guard let value = value.flatMap({ gtk.value($0) }) else { return false }
            return server?.setProperty(text(node), text(interface), text(property), value, from: text(sender)) ?? false
        }
        private func text(_ string: UnsafePointer<CChar>?) -> String { string.map { String(cString: $0) } ?? "" }
    }
}

/// Replies for the objects below one path. Objects are named by the last component of their path.
@MainActor
protocol BusServer: AnyObject {
    /// The interfaces of an object: a bit for each, in the order in which they were registered; 0 if there is no such object.
    func interfaces(of object: String) -> UInt32
    /// nil if the call fails.
    func answer(_ object: String, _ interface: String, _ method: String, _ arguments: [BusValue], from sender: String) -> [BusValue]?
    func property(_ object: String, _ interface: String, _ property: String, from sender: String) -> BusValue?
    /// - Returns: false if the property cannot be set.
    func setProperty(_ object: String, _ interface: String, _ property: String, _ value: BusValue, from sender: String) -> Bool
}
