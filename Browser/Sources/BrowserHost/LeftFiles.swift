// Files of sessions that ended without removing them.

import Foundation

enum LeftFiles {
    /// Removes the folders in which a program keeps the files of its page, once its process is gone.
    static func remove(of process: pid_t) {
        DispatchQueue.global(qos: .utility).async {
            let folder = FileManager.default.temporaryDirectory.path, names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where name.hasPrefix("waggle-page-\(process)-") { try? FileManager.default.removeItem(atPath: folder + "/" + name) }
        }
    }
}
