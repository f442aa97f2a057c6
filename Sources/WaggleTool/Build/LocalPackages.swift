/// The local packages that a program depends on, directly and through one another.
struct LocalPackages {
    /// Their folders, each once, the direct ones first.
    private(set) var folders: [String] = []
    /// The URLs of the remote packages that they depend on.
    private(set) var addresses: [String] = []

    /// - Parameter direct: The folders of the packages that the program itself depends on.
    /// - Throws: `ToolError` that names the manifest that cannot be read.
    init(_ direct: [String]) throws {
        add(direct)
        var index = 0
        while index < folders.count {
            let manifest = try PackageManifest(folder: folders[index])
            index += 1
            // The framework is already built.
            if manifest.name == "waggle" { continue }
            add(manifest.localPackages)
            addresses += manifest.addresses
        }
    }

    private mutating func add(_ others: [String]) {
        for folder in others.map(FileSystem.absolute) where !folders.contains(folder) { folders.append(folder) }
    }
}
