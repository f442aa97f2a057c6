import Foundation

/// Removes the unfinished film of a program that is interrupted (Ctrl-C) or told to end. Knows one film, the one begun last.
///
/// A signal's handler runs in the middle of anything, so it touches only these two plain values and calls what is allowed there.
enum UnfinishedFilm {
    // Each path stays in memory for good: a handler on another thread may be reading it.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var encoder: pid_t = 0

    static func begin(_ path: String) {
        encoder = 0
        self.path = strdup(path)
        removeOn(SIGINT)
        removeOn(SIGTERM)
        removeOn(SIGHUP)
    }

    /// The encoder would otherwise complete what it has, when its input ends with this program.
    static func setEncoder(_ process: pid_t) { encoder = process }

    static func end() {
        path = nil
        encoder = 0
    }

    /// A program's own handler stays, and so does a signal that is ignored.
    private static func removeOn(_ number: Int32) {
        var present = sigaction()
        guard sigaction(number, nil, &present) == 0, present.__sigaction_handler.sa_handler == nil else { return }
        signal(number) { number in
            if UnfinishedFilm.encoder > 0 { kill(UnfinishedFilm.encoder, SIGKILL) }
            if let path = UnfinishedFilm.path { unlink(path) }
            // Ends the program as the signal would have done.
            signal(number, SIG_DFL)
            raise(number)
        }
    }
}
