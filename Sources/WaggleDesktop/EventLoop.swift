// GTK's events in the run loop, beside the program's own timers, tasks and main queue.

import CGtk
import Dispatch
import Foundation

/// Lets GLib take part in the main run loop.
///
/// The run loop stays the one that sleeps, because only it knows its own sources: timers, the main queue, blocks from other threads.
/// What GLib waits for stands in one descriptor (an epoll set with a timer in it), which the main queue watches. So whatever wakes
/// the process is served, also while a program runs the run loop by itself.
@MainActor
final class EventLoop {
    private let gtk: Gtk
    private let context: OpaquePointer
    /// Readable when GLib has something to do.
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
        // As the owner we are woken by sources that other threads add.
        _ = gtk.g_main_context_acquire(context)
        let watcher = DispatchSource.makeReadSource(fileDescriptor: readiness, queue: .main)
        watcher.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.turn() } }
        watcher.activate()
        self.watcher = watcher
    }

    /// Serves everybody until `stop`.
    func run() {
        isRunning = true
        turn()
        // Each run ends after one source or item of the main queue, the watcher's among them.
        while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    func stop() {
        isRunning = false
        DispatchQueue.main.async {}
    }

    /// Has GLib look again at what there is to do: call this after asking GTK for something outside of its own callbacks.
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

    /// Runs what is ready in GLib, then watches for what comes next.
    private func turn() {
        guard !isTurning else { return }
        isTurning = true
        defer { isTurning = false }
        // A source that is always ready must not keep the program's own work waiting for ever.
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
