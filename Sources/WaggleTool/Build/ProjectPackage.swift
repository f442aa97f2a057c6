import Foundation

/// A Swift package generated for a project's application with its frameworks and packages, so that SwiftPM can build them.
///
/// It has its own folder. Its sources are links to the project's files, in the same folder structure.
/// Its manifest depends on the project's packages.
struct ProjectPackage {
    let program: SourceProgram
    let folder: String

    /// - Throws: `ToolError` if no package has a product that the project uses, or a file cannot be linked.
    func write() throws {
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
        try FileSystem.update(Data(try manifest().utf8), at: FileSystem.join(folder, "Package.swift"))
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
            let place = source.hasPrefix(program.folder + "/") ? String(source.dropFirst(program.folder.count + 1)) : "outside/\(index)/\(FileSystem.name(source))"
            let path = FileSystem.join(folder, "Sources/\(module)/\(place)")
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

    func manifest() throws -> String {
        var products: [String: String] = [:]
        let parts = program.parts
        // Reads the packages' products only if the project does not name a product's package.
        if (parts.products + parts.modules.flatMap(\.products)).contains(where: { $0.package == nil }) {
            for case .local(let path) in parts.packages {
                for product in try PackageManifest(folder: path).libraries { products[product] = FileSystem.name(path) }
            }
        }
        let packages = parts.packages.map { package in
            switch package {
            case .local(let path): "        .package(path: \(path.debugDescription)),\n"
            case .remote(let address, let requirement): "        .package(url: \(address.debugDescription), \(requirement)),\n"
            }
        }
        func dependencies(_ modules: [String], _ used: [ProjectParts.Product]) throws -> String {
            try (modules.map { ".target(name: \($0.debugDescription))" } + used.map { product in
                guard let package = product.package ?? products[product.name] else {
                    let names = parts.packages.map(\.name).joined(separator: ", ")
                    throw ToolError("The project \(program.name) uses the product \(product.name), which none of its packages has (\(names)); add the package to the project.")
                }
                return ".product(name: \(product.name.debugDescription), package: \(package.debugDescription))"
            }).joined(separator: ", ")
        }
        func target(_ kind: String, _ name: String, _ dependencies: String, _ language: String, _ flags: [String]) -> String {
            let unsafe = flags.isEmpty ? "" : ", .unsafeFlags([\(flags.map(\.debugDescription).joined(separator: ", "))])"
            return "        .\(kind)(name: \(name.debugDescription), dependencies: [\(dependencies)], path: \("Sources/\(name)".debugDescription), "
                + "swiftSettings: [.swiftLanguageMode(.version(\(language.debugDescription)))\(unsafe)]),\n"
        }
        var targets = target("executableTarget", program.moduleName, try dependencies(parts.importedModules, parts.products), program.languageVersion, program.compilerFlags)
        for module in parts.modules {
            targets += target("target", module.name, try dependencies(module.modules, module.products), module.languageVersion, module.compilerFlags)
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: \("\(program.moduleName)Project".debugDescription),
                dependencies: [
            \(packages.joined())    ],
                targets: [
            \(targets)    ])

            """
    }
}
