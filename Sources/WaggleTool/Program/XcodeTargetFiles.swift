/// The files of one target of a project, by kind.
struct XcodeTargetFiles {
    private(set) var sources: [String] = []
    private(set) var resources: [String] = []
    private(set) var catalogs: [String] = []
    /// What was left out and why.
    private(set) var notes: [String] = []

    init(_ target: XcodeProject.Target, of project: XcodeProject) {
        for written in project.sources(of: target) { add(source: written) }
        for written in project.resources(of: target) { add(resource: written) }
        for (folder, exceptions) in project.synchronizedFolders(of: target) { add(folder: folder, exceptions: exceptions) }
        for written in project.synchronizedFilesOfOthers(for: target) {
            if FileSystem.ending(written) == "swift" { add(source: written) } else { add(resource: written) }
        }
        sources = Self.unique(sources)
        resources = Self.unique(resources)
        catalogs = Self.unique(catalogs)
    }

    private mutating func add(source written: String) {
        switch FileSystem.ending(written) {
        case "swift":
            if let path = FileSystem.existing(written) {
                sources.append(path)
            } else {
                notes.append("The project names \(written), which does not exist; it was left out.")
            }
        case "m", "mm", "c", "cpp", "metal": notes.append("\(written) is not Swift and was left out.")
        default: return
        }
    }

    private mutating func add(resource written: String) {
        let ending = FileSystem.ending(written)
        if ["storyboard", "xib"].contains(ending) { return }
        guard let path = FileSystem.existing(written) else {
            notes.append("The project names \(written), which does not exist; it was left out.")
            return
        }
        if ending == "xcassets" { catalogs.append(path) } else { resources.append(path) }
    }

    private mutating func add(folder: String, exceptions: [String]) {
        guard let path = FileSystem.existing(folder) else {
            notes.append("The project names the folder \(folder), which does not exist; it was left out.")
            return
        }
        let excluded = Set(exceptions.compactMap(FileSystem.existing))
        let files = FileCollector(folder: path) { excluded.contains($0) }
        sources += files.sources
        catalogs += files.assetCatalogs
        resources += files.resources
        notes += files.notes
    }

    private static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }
}
