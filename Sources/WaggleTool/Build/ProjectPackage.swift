import Foundation

/// A Swift package generated for a project's application with its frameworks and packages, so that SwiftPM can build them.
///
/// It has its own folder. Its sources are links to the project's files, in the same folder structure.
/// Its manifest depends on the project's packages.
struct ProjectPackage {
    let program: SourceProgram
    let folder: String

    /// - Parameter leavesOutUnplaced: True to leave out products that no package has, instead of an error.
    /// - Returns: What was left out.
    /// - Throws: `ToolError` if no package has a product that the project uses, or a file cannot be linked.
    @discardableResult func write(leavesOutUnresolved: Bool = false) throws -> [Unseen] {
        var placed = try link(program.sources, module: program.moduleName)
        for module in program.parts.modules { placed += try link(module.sources, module: module.name) }
        if let symbols = AssetSymbols(catalogs: program.assetCatalogs).source(besides: program.sources) {
            let file = FileSystem.join(folder, "Sources/\(program.moduleName)/GeneratedAssetSymbols.swift")
            try FileSystem.update(Data(symbols.utf8), at: file)
            placed.append(file)
        }
        removeOthers(than: Set(placed), below: FileSystem.join(folder, "Sources"))
        // The versions that Xcode resolved.
        let pins = FileSystem.join(folder, "Package.resolved")
        if !FileSystem.exists(pins), let chosen = selectedVersions() { try FileSystem.write(chosen, to: pins) }
        let (manifest, unresolved) = manifest()
        if !leavesOutUnresolved, let first = unresolved.first {
            throw ToolError("The project \(program.name) uses the product \(first.path), \(first.reason)")
        }
        try FileSystem.update(Data(manifest.utf8), at: FileSystem.join(folder, "Package.swift"))
        return unresolved
    }

    /// The compiler's messages with the paths of the project's own files.
    func messages(_ text: String) -> String {
        ([program.moduleName] + program.parts.modules.map(\.name)).reduce(text) { text, module in
            text.replacingOccurrences(of: FileSystem.join(folder, "Sources/\(module)/"), with: program.folder + "/")
        }
    }

    /// Puts links to files in place. What stands already stays as it is, so that SwiftPM compiles only what has changed.
    /// - Returns: The paths of the links.
    private func link(_ sources: [String], module: String) throws -> [String] {
        try sources.enumerated().map { index, source in
            // A file outside the project has no relative path in it.
            let relativePath = source.hasPrefix(program.folder + "/") ? String(
                source.dropFirst(program.folder.count + 1)) : "outside/\(index)/\(FileSystem.name(source))"
            let path = FileSystem.join(folder, "Sources/\(module)/\(relativePath)")
            let present = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            if present == source { return path }
            if present != nil { try? FileManager.default.removeItem(atPath: path) }
            try FileSystem.createFolder(FileSystem.parent(path))
            try? FileManager.default.removeItem(atPath: path)
            do { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: source) } catch {
                throw ToolError("The link \(path) cannot be created: \(FileSystem.reason(error)).")
            }
            return path
        }
    }

    /// Removes the links to files that the project has no more.
    private func removeOthers(than placed: Set<String>, below folder: String) {
        for name in FileSystem.entries(folder) {
            let path = FileSystem.join(folder, name), isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            if !isLink, FileSystem.isFolder(path) {
                removeOthers(than: placed, below: path)
            } else if !placed.contains(path) {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    private func selectedVersions() -> Data? {
        let file = "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        return FileSystem.entries(program.folder).filter { FileSystem.ending($0) == "xcodeproj" }.lazy
            .compactMap { FileManager.default.contents(atPath: FileSystem.join(program.folder, "\($0)/\(file)")) }.first
    }

    // MARK: Manifest

    /// The manifest, and the products that are not in it, since no package of the project has them.
    func manifest() -> (text: String, unresolved: [Unseen]) {
        let parts = program.parts, packagesOfProducts = packages(of: parts), everywhere = parts.packages.map(\.name).joined(separator: ", ")
        var unresolved: [Unseen] = []
        let packages = parts.packages.map { package in
            switch package {
            case .local(let path): "        .package(path: \(path.debugDescription)),\n"
            case .remote(let address, let requirement): "        .package(url: \(address.debugDescription), \(requirement)),\n"
            }
        }
        func dependencies(_ modules: [String], _ used: [ProjectParts.Product]) -> String {
            let products = used.compactMap { product -> String? in
                if let package = packagesOfProducts[product.name] {
                    return ".product(name: \(product.name.debugDescription), package: \(package.debugDescription))"
                }
                let absent = Unseen(
                    path: product.name, reason: "which none of its packages has (\(everywhere)); add the package to the project.")
                if !unresolved.contains(absent) { unresolved.append(absent) }
                return nil
            }
            return (modules.map { ".target(name: \($0.debugDescription))" } + products).joined(separator: ", ")
        }
        func target(_ kind: String, _ name: String, _ dependencies: String, _ language: String, _ flags: [String]) -> String {
            let unsafe = flags.isEmpty ? "" : ", .unsafeFlags([\(flags.map(\.debugDescription).joined(separator: ", "))])"
            return "        .\(kind)(name: \(name.debugDescription), dependencies: [\(dependencies)], path: \("Sources/\(name)".debugDescription), "
                + "swiftSettings: [.swiftLanguageMode(.version(\(language.debugDescription)))\(unsafe)]),\n"
        }
        var targets = target(
            "executableTarget", program.moduleName, dependencies(parts.importedModules, parts.products), program.languageVersion,
            program.compilerFlags)
        for module in parts.modules {
            targets += target(
                "target", module.name, dependencies(module.modules, module.products), module.languageVersion, module.compilerFlags)
        }
        return ("""
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: \("\(program.moduleName)Project".debugDescription),
                dependencies: [
            \(packages.joined())    ],
                targets: [
            \(targets)    ])

            """, unresolved)
    }

    /// The package of each product that the project uses. The project need not name it: it does not for packages among its files.
    private func packages(of parts: ProjectParts) -> [String: String] {
        let used = parts.products + parts.modules.flatMap(\.products)
        let named = used.filter { product in parts.packages.contains { $0.name.lowercased() == product.package?.lowercased() } }
        var packages = Dictionary(named.map { ($0.name, $0.package ?? "") }) { first, _ in first }
        let open = Set(used.map(\.name)).subtracting(packages.keys)
        guard !open.isEmpty else { return packages }
        for case .local(let path) in parts.packages {
            // A manifest that cannot be read is told where the package is read.
            for product in (try? PackageManifest(folder: path))?.libraries ?? [] where open.contains(product) {
                packages[product] = FileSystem.name(path)
            }
        }
        let remote = parts.packages.filter { if case .remote = $0 { true } else { false } }
        let unused = remote.filter { package in !packages.values.contains { $0.lowercased() == package.name.lowercased() } }
        for product in open where packages[product] == nil {
            // The package is named like the product, or it is the only one that nothing else is taken from.
            let name = product.lowercased()
            let likely = remote.first { $0.name.lowercased() == name } ?? remote.first {
                $0.name.lowercased().contains(name) || name.contains($0.name.lowercased())
            }
            packages[product] = likely?.name ?? (unused.count == 1 ? unused[0].name : nil)
        }
        return packages
    }
}
