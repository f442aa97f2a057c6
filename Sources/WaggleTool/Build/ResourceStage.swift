import Foundation

/// Places a program's resources as real files next to its executable, where its main bundle finds them.
///
/// The files are hard links to those in the source folder, so they take no space or time, and only files on another file system are copied.
/// Symbolic links would not do: Foundation lists them as neither files nor folders. Localized files keep their `.lproj` folders.
struct ResourceStage {
    let folder: String

    /// Where the folder lists the resources that are in it.
    private var record: String { FileSystem.join(folder, ".resources") }

    /// Brings the folder up to date with the resources, which may be folders.
    /// - Parameter reserved: names in the folder that are not resources.
    func place(_ resources: [String], besides reserved: Set<String>) throws {
        var wanted: [String: String] = [:]
        for path in resources {
            let parent = FileSystem.name(FileSystem.parent(path))
            let name = FileSystem.ending(parent) == "lproj" ? parent + "/" + FileSystem.name(path) : FileSystem.name(path)
            // Of two files with the same name the first one wins, as in the project.
            if wanted[name] == nil, !reserved.contains(name) { wanted[name] = path }
        }
        let placed = placedNames()
        for name in placed where wanted[name] == nil { remove(name) }
        let names = wanted.keys.sorted()
        // Noted first, so that what an interrupted run has placed is removed when it is no longer wanted.
        if names != placed { try FileSystem.write(Data(names.joined(separator: "\n").utf8), to: record) }
        for name in names {
            if name.contains("/") { try FileSystem.createFolder(FileSystem.parent(FileSystem.join(folder, name))) }
            try ResourceCopy.place(wanted[name] ?? "", at: FileSystem.join(folder, name))
        }
    }

    private func placedNames() -> [String] {
        FileManager.default.contents(atPath: record)
            .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    }
    private func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: FileSystem.join(folder, name))
        // The program would support the language of an empty folder.
        if name.contains("/") { rmdir(FileSystem.parent(FileSystem.join(folder, name))) }
    }
}
