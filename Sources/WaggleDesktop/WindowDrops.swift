// Desktop drags over a window, of other programs or our own after they left the window.

import CGtk
import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleCore
import WaggleGeometry

/// Reports desktop drags to the views of one window.
@MainActor
final class WindowDrops {
    private let gtk: Gtk
    private let clock: FrameClock
    private let zoom: CGFloat
    private let send: (InputEvent) -> Bool
    private var location = CGPoint.zero
    /// Distinguishes one drag from the next, since other programs answer late.
    private var visit = 0

    init(_ gtk: Gtk, _ clock: FrameClock, area: OpaquePointer, zoom: CGFloat, send: @escaping (InputEvent) -> Bool) {
        (self.gtk, self.clock, self.zoom, self.send) = (gtk, clock, zoom, send)
        guard let controller = gtk.gtk_drop_target_async_new(nil, guint(GDK_ACTION_COPY | GDK_ACTION_MOVE)) else { return }
        typealias Move = @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> guint
        let entered: Move = { _, drop, x, y, data in
            MainActor.assumeIsolated { target(data, as: WindowDrops.self)?.enter(drop, x, y) ?? 0 }
        }
        gtk.connect(controller, "drag-enter", to: self, entered)
        let moved: Move = { _, _, x, y, data in MainActor.assumeIsolated { target(data, as: WindowDrops.self)?.move(x, y) ?? 0 } }
        gtk.connect(controller, "drag-motion", to: self, moved)
        typealias Leave = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let left: Leave = { _, _, data in MainActor.assumeIsolated { target(data, as: WindowDrops.self)?.leave() } }
        gtk.connect(controller, "drag-leave", to: self, left)
        typealias Drop = @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean
        let dropped: Drop = { _, drop, x, y, data in
            MainActor.assumeIsolated { target(data, as: WindowDrops.self)?.drop(drop, x, y) ?? false } ? 1 : 0
        }
        gtk.connect(controller, "drop", to: self, dropped)
        gtk.gtk_widget_add_controller(area, controller)
    }

    private func event(_ phase: DragEvent.Phase) -> Bool { send(.drag(DragEvent(phase, location: location, time: clock.now))) }
    private func action(_ isWanted: Bool) -> guint { isWanted ? guint(GDK_ACTION_COPY) : 0 }
    private func setLocation(_ x: Double, _ y: Double) { location = CGPoint(x: CGFloat(x) / zoom, y: CGFloat(y) / zoom) }

    private func enter(_ drop: OpaquePointer?, _ x: Double, _ y: Double) -> guint {
        guard let drop else { return 0 }
        visit += 1
        setLocation(x, y)
        let source = TransferSource.drop(drop), names = source.names(gtk), current = visit
        // The URLs decide which view accepts them, so they are read immediately; until then only the types are known.
        if names.contains(TransferMIME.addresses) {
            source.read(TransferMIME.addresses, gtk) { [weak self] data in
                guard let self, let data, self.visit == current else { return }
                _ = self.event(.entered(TransferMIME.items(ofAddresses: data).map(\.provider)))
            }
        }
        let provider = NSItemProvider()
        for type in TransferMIME.types(named: names) {
            provider.register(type) { throw TransferError("The data has not been dropped yet.") }
        }
        return action(event(.entered([provider])))
    }
    private func move(_ x: Double, _ y: Double) -> guint {
        setLocation(x, y)
        return action(event(.moved))
    }
    private func leave() {
        // GTK reports a leave before a drop; the drop's items follow.
        let current = visit
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.visit == current else { return }
                _ = self.event(.left)
            }
        }
    }
    private func drop(_ drop: OpaquePointer?, _ x: Double, _ y: Double) -> Bool {
        guard let drop else { return false }
        visit += 1
        setLocation(x, y)
        _ = gtk.g_object_ref(UnsafeMutableRawPointer(drop))
        TransferSource.drop(drop).items(of: nil, gtk) { [self] items in
            _ = event(.entered(items.map(\.provider)))
            gtk.gdk_drop_finish(drop, action(event(.dropped)))
            gtk.g_object_unref(UnsafeMutableRawPointer(drop))
        }
        return true
    }
}
