import Foundation

/// A Swift package generated for a project's application with its frameworks and packages, so that SwiftPM can build them.
///
/// It has its own folder. Its sources are links to the project's files (copies where the compiler needs them), in the same folder structure.
/// Its manifest depends on the project's packages.
struct ProjectPackage {
    let program: SourceProgram
    let folder: String

    /// - Throws: `ToolError` if no package has a product that the project uses, or a file cannot be linked.
    func write() throws {
        try? FileManager.default.removeItem(atPath: FileSystem.join(folder, "Sources"))
        try link(program.sources, module: program.moduleName)
        for module in program.parts.modules { try link(module.sources, module: module.name) }
        if let symbols = AssetSymbols(catalogs: program.assetCatalogs).source(besides: program.sources) {
            try FileSystem.write(Data(symbols.utf8), to: FileSystem.join(folder, "Sources/\(program.moduleName)/GeneratedAssetSymbols.swift"))
        }
        // The versions that Xcode resolved.
        let pins = FileSystem.join(folder, "Package.resolved")
        if !FileSystem.exists(pins), let chosen = selectedVersions() { try FileSystem.write(chosen, to: pins) }
        let manifest = Data(try manifest().utf8), file = FileSystem.join(folder, "Package.swift")
        if FileManager.default.contents(atPath: file) != manifest { try FileSystem.write(manifest, to: file) }
    }

    /// The compiler's messages with the paths of the project's own files.
    func messages(_ text: String) -> String {
        ([program.moduleName] + program.parts.modules.map(\.name)).reduce(text) { text, module in
            text.replacingOccurrences(of: FileSystem.join(folder, "Sources/\(module)/"), with: program.folder + "/")
        }
    }

    private func link(_ sources: [String], module: String) throws {
        for (index, source) in sources.enumerated() {
            // A file outside the project has no relative path in it.
            let place = source.hasPrefix(program.folder + "/") ? String(source.dropFirst(program.folder.count + 1)) : "outside/\(index)/\(FileSystem.name(source))"
            let path = FileSystem.join(folder, "Sources/\(module)/\(place)")
            try FileSystem.createFolder(FileSystem.parent(path))
            if try DelegateEntry.compilable(source, copiesIn: FileSystem.parent(path)) == path { continue }
            do { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: source) } catch {
                throw ToolError("The link \(path) cannot be created: \(FileSystem.reason(error)).")
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
