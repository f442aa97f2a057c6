// GTK's events in the main run loop, together with the program's own timers, tasks and main queue.

import CGtk
import Dispatch
import Foundation

/// Integrates GLib into the main run loop.
///
/// The run loop does the sleeping, because only it knows all of its sources: timers, the main queue, blocks from other threads. GLib's
/// sources are combined in one descriptor (an epoll set with a timer) that the main queue watches. So GLib is served whatever wakes the
/// process, even while a program runs the run loop itself.
@MainActor
final class EventLoop {
    private let gtk: Gtk
    private let context: OpaquePointer
    /// Readable when GLib has work.
    private let readiness: Int32
    private var watcher: (any DispatchSourceRead)?
    private var files = Array(repeating: WagglePollFile(), count: 8)
    private var isTurning = false
    private var turnIsComing = false
    private var isRunning = false

    init(_ gtk: Gtk) {
        self.gtk = gtk
        guard let context = gtk.g_main_context_default() else { preconditionFailure("GLib always has a main context.") }
        self.context = context
        readiness = waggle_readiness_make()
        precondition(readiness >= 0, "The system has no descriptors left for the event loop: \(String(cString: strerror(errno))).")
        // GLib wakes the owner when other threads add sources.
        _ = gtk.g_main_context_acquire(context)
        let watcher = DispatchSource.makeReadSource(fileDescriptor: readiness, queue: .main)
        watcher.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.turn() } }
        watcher.activate()
        self.watcher = watcher
    }

    /// Runs everything until `stop`.
    func run() {
        assert(!isRunning, "The event loop is started while it runs.")
        isRunning = true
        turn()
        // Each run ends after one source or main queue item, including the watcher's.
        while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    func stop() {
        isRunning = false
        DispatchQueue.main.async {}
    }

    /// Makes GLib check its sources again. Call it after using GTK outside GTK's callbacks.
    func wake() {
        guard !isTurning, !turnIsComing else { return }
        turnIsComing = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.turnIsComing = false
                self?.turn()
            }
        }
    }

    /// Runs GLib's ready sources, then waits for the next event.
    private func turn() {
        guard !isTurning else { return }
        isTurning = true
        defer { isTurning = false }
        // A source that is always ready must not starve the program's own work.
        for _ in 0..<64 {
            var priority: Int32 = 0, timeout: Int32 = -1
            _ = gtk.g_main_context_prepare(context, &priority)
            var count = Int32(files.count)
            while true {
                count = gtk.g_main_context_query(context, priority, &timeout, &files, Int32(files.count))
                if count <= files.count { break }
                files = Array(repeating: WagglePollFile(), count: Int(count))
            }
            waggle_readiness_ask(&files, count)
            guard gtk.g_main_context_check(context, priority, &files, count) != 0 else {
                waggle_readiness_set(readiness, files, count, timeout)
                return
            }
            gtk.g_main_context_dispatch(context)
        }
        waggle_readiness_set(readiness, nil, 0, 0)
    }
}
