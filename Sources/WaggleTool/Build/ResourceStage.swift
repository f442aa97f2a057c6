import Foundation

/// Links a program's loose resources next to its executable, where its main bundle finds them.
///
/// The links lead into the source folder, so a changed resource needs no build. Localized files keep their `.lproj` folders.
struct ResourceStage {
    let folder: String

    /// - Parameter reserved: names in the folder that are not resources.
    func place(_ resources: [String], besides reserved: Set<String>) throws {
        var wanted: [String: String] = [:]
        for path in resources {
            let parent = FileSystem.name(FileSystem.parent(path))
            let name = FileSystem.ending(parent) == "lproj" ? parent + "/" + FileSystem.name(path) : FileSystem.name(path)
            // Of two files with the same name the first one wins, as in the project.
            if wanted[name] == nil, !reserved.contains(name) { wanted[name] = path }
        }
        for old in existingLinks() where wanted[old.name] != old.target { try? FileManager.default.removeItem(atPath: FileSystem.join(folder, old.name)) }
        for (name, target) in wanted {
            let link = FileSystem.join(folder, name)
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == target { continue }
            if name.contains("/") { try FileSystem.createFolder(FileSystem.parent(link)) }
            guard symlink(target, link) == 0 || errno == EEXIST else {
                throw ToolError("The resource \(target) cannot be linked to \(link): \(String(cString: strerror(errno))).")
            }
        }
    }

    private func existingLinks() -> [(name: String, target: String)] {
        FileSystem.entries(folder).flatMap { name -> [String] in
            FileSystem.ending(name) == "lproj" ? FileSystem.entries(FileSystem.join(folder, name)).map { name + "/" + $0 } : [name]
        }.compactMap { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: FileSystem.join(folder, name))).map { (name, $0) }
        }
    }
}
