/// A project's packages, and the products that its targets use.
extension XcodeProject {
    /// The packages that the project refers to, and those that cannot be used.
    func packages() -> (packages: [ProjectParts.Package], missing: [Unseen]) {
        var packages: [ProjectParts.Package] = [], missing: [Unseen] = []
        for reference in packageReferences {
            switch reference["isa"]?.string {
            case "XCLocalSwiftPackageReference":
                guard let written = reference["relativePath"]?.string else { continue }
                let path = FileSystem.join(folder, written)
                guard let there = FileSystem.existing(path), FileSystem.exists(FileSystem.join(there, "Package.swift")) else {
                    missing.append(
                        Unseen(path: written, reason: "\(FileSystem.absolute(path)) contains no Package.swift; put the package there."))
                    continue
                }
                packages.append(.local(path: there))
            case "XCRemoteSwiftPackageReference":
                guard let address = reference["repositoryURL"]?.string else { continue }
                do { packages.append(.remote(address: address, requirement: try Self.requirement(reference["requirement"]))) } catch {
                    missing.append(Unseen(path: address, reason: "\(error)"))
                }
            default: continue
            }
        }
        // A package beside the project may be a mere folder among its files, or lie in a folder whose contents all belong to the project.
        let folders = folderReferences + synchronizedGroups.flatMap { Self.packages(in: $0, depth: 3) }
        for path in folders where FileSystem.exists(FileSystem.join(path, "Package.swift")) && !packages.contains(.local(path: path)) {
            packages.append(.local(path: path))
        }
        return (packages, missing)
    }

    /// The folder itself or those in it that hold a package, without packages in packages.
    private static func packages(in folder: String, depth: Int) -> [String] {
        guard let folder = FileSystem.existing(folder), FileSystem.isFolder(folder) else { return [] }
        if FileSystem.exists(FileSystem.join(folder, "Package.swift")) { return [folder] }
        guard depth > 0 else { return [] }
        return FileSystem.entries(folder).filter { FileSystem.ending($0).isEmpty && !$0.hasPrefix(".") }.map { FileSystem.join(folder, $0) }
            .filter(FileSystem.isFolder)
            .flatMap { packages(in: $0, depth: depth - 1) }
    }

    /// A package's version requirement, as written in a manifest.
    private static func requirement(_ rule: PropertyListText?) throws -> String {
        func text(_ key: String) throws -> String {
            guard let value = rule?[key]?.string else {
                throw ToolError("the project's version rule for it has no \(key); choose the version again in Xcode.")
            }
            return value.debugDescription
        }
        switch rule?["kind"]?.string {
        case "upToNextMajorVersion": return "from: \(try text("minimumVersion"))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(try text("minimumVersion")))"
        case "exactVersion": return "exact: \(try text("version"))"
        case "versionRange": return "\(try text("minimumVersion"))..<\(try text("maximumVersion"))"
        case "branch": return "branch: \(try text("branch"))"
        case "revision": return "revision: \(try text("revision"))"
        case let kind: throw ToolError(
            "the project's version rule for it is of the unknown kind “\(kind ?? "")”; choose a version, a branch or a revision.")
        }
    }

    /// The package products that a target uses, without plug-ins, which run only in Xcode.
    func products(of target: Target) -> [ProjectParts.Product] {
        packageProducts(of: target).compactMap { use in
            guard let name = use["productName"]?.string, !name.hasPrefix("plugin:") else { return nil }
            let reference = use["package"]?.string.flatMap(object)
            let package = reference?["repositoryURL"]?.string.map { ProjectParts.Package.remote(address: $0, requirement: "") }
                ?? reference?["relativePath"]?.string.flatMap { FileSystem.existing(FileSystem.join(folder, $0)) }.map {
                    ProjectParts.Package.local(path: $0)
                }
            return ProjectParts.Product(name: name, package: package?.name)
        }
    }

    /// The targets of the project that a target imports: frameworks and libraries.
    func modules(of target: Target) -> [Target] {
        let kinds = ["framework", "framework.static", "library.static", "library.dynamic"].map { "com.apple.product-type." + $0 }
        return importedTargets(of: target).filter { kinds.contains($0.productType) }
    }
}
