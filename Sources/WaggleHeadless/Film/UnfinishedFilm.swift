import Foundation

/// Removes the unfinished film if the program is interrupted (Ctrl-C) or terminated. Tracks only the latest film.
///
/// A signal handler may run at any point, so it accesses only these two plain values and calls only async-signal-safe functions.
enum UnfinishedFilm {
    // Paths are never freed: a handler on another thread may be reading one.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var encoder: pid_t = 0

    static func begin(_ path: String) {
        encoder = 0
        self.path = strdup(path)
        removeOn(SIGINT)
        removeOn(SIGTERM)
        removeOn(SIGHUP)
    }

    /// Killed by the signal handler; otherwise the encoder would complete the partial film when its input ends.
    static func setEncoder(_ process: pid_t) { encoder = process }

    static func end() {
        path = nil
        encoder = 0
    }

    /// Keeps the program's own handlers and ignored signals.
    private static func removeOn(_ number: Int32) {
        var present = sigaction()
        guard sigaction(number, nil, &present) == 0, present.__sigaction_handler.sa_handler == nil else { return }
        signal(number) { number in
            if UnfinishedFilm.encoder > 0 { kill(UnfinishedFilm.encoder, SIGKILL) }
            if let path = UnfinishedFilm.path { unlink(path) }
            // Ends the program as the signal would have.
            signal(number, SIG_DFL)
            raise(number)
        }
    }
}
