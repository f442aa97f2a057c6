import Foundation

/// The program in a folder.
enum Program {
    case sources(SourceProgram)
    case package(folder: String)

    var folder: String {
        switch self {
        case .sources(let sources): sources.folder
        case .package(let folder): folder
        }
    }

    /// Determines what a path names: a Swift package, an Xcode project, or a plain folder of sources.
    /// - Parameters:
    ///   - target: The target of a project to run; nil for its application.
    ///   - showsPreviews: Also accepts sources without an app.
    /// - Throws: `ToolError` if there is nothing to run.
    init(path written: String, target: String?, showsPreviews: Bool = false) throws {
        var folder = FileSystem.absolute(written)
        guard FileSystem.exists(folder) else { throw ToolError("There is no folder \(written).") }
        if ["xcodeproj", "xcworkspace"].contains(FileSystem.ending(folder)) { folder = FileSystem.parent(folder) }
        if FileSystem.name(folder) == "Package.swift" { folder = FileSystem.parent(folder) }
        guard FileSystem.isFolder(folder) else { throw ToolError("\(written) is a file; name the folder that holds the program.") }

        let manifest = FileSystem.join(folder, "Package.swift")
        if let data = FileManager.default.contents(atPath: manifest), Self.isPackage(String(decoding: data, as: UTF8.self), in: folder) {
            self = .package(folder: folder)
            guard !showsPreviews, let demo = try DemoPrograms.instead(of: folder, named: target) else { return }
            if demo == folder, let project = try Self.findProject(in: folder) {
                self = .sources(try SourceProgram(projectPath: project, target: target, showsPreviews: false))
            } else {
                self = try Program(path: demo, target: FileSystem.name(demo) == target ? nil : target)
            }
            if case .sources(var sources) = self {
                sources.notes.insert("The package \(FileSystem.name(folder)) has only libraries; the program in \(demo) was chosen.", at: 0)
                self = .sources(sources)
            }
            return
        }
        if let project = try Self.findProject(in: folder) {
            self = .sources(try SourceProgram(projectPath: project, target: target, showsPreviews: showsPreviews))
        } else {
            let program = try SourceProgram(bareFolder: folder, showsPreviews: showsPreviews)
            if let target, target != program.name, target != program.moduleName {
                throw ToolError("There is no target “\(target)”: \(folder) is a folder of sources, which is one program, \(program.name).")
            }
            self = .sources(program)
        }
    }

    /// True if the manifest describes what is in the folder. Only Apple's tools read that of a Swift Playgrounds app; one without targets
    /// beside a project hides the folder from Xcode.
    private static func isPackage(_ manifest: String, in folder: String) -> Bool {
        if manifest.contains("AppleProductTypes") { return false }
        guard FileSystem.entries(folder).contains(where: { FileSystem.ending($0) == "xcodeproj" }) else { return true }
        return manifest.replacing(#/\/\/[^\n]*/#, with: "").contains(#/\.(?:target|executableTarget|plugin|binaryTarget|systemLibrary|macro)\(/#)
    }

    /// The project in the folder, or the only one below it if the folder has no sources of its own.
    private static func findProject(in folder: String) throws -> String? {
        let entries = FileSystem.entries(folder)
        let here = entries.filter { FileSystem.ending($0) == "xcodeproj" }
        if let only = here.first {
            // Of several projects, the one named like the folder.
            return FileSystem.join(folder, here.first { FileSystem.stem($0) == FileSystem.name(folder) } ?? only)
        }
        guard !entries.contains(where: { FileSystem.ending($0) == "swift" }) else { return nil }
        let below = entries.filter { FileSystem.isFolder(FileSystem.join(folder, $0)) }.flatMap { name in
            FileSystem.entries(FileSystem.join(folder, name)).filter { FileSystem.ending($0) == "xcodeproj" }.map {
                "\(folder)/\(name)/\($0)"
            }
        }
        if below.count > 1 {
            throw ToolError(
                "The folder \(folder) holds several projects (\(below.map(FileSystem.name).joined(separator: ", "))); name the folder of one of them.")
        }
        return below.first
    }
}

extension SourceProgram {
    /// The application of a project, or the Swift files around it if the project's list of files is unusable.
    init(projectPath: String, target wanted: String?, showsPreviews: Bool) throws {
        let folder = FileSystem.parent(projectPath)
        let name = FileSystem.stem(projectPath)
        let file = FileSystem.join(projectPath, "project.pbxproj")
        let project: XcodeProject
        do {
            guard let data = FileManager.default.contents(atPath: file) else { throw ToolError("it cannot be read") }
            project = try XcodeProject(text: String(decoding: data, as: UTF8.self), folder: folder)
        } catch {
            self = try SourceProgram(bareFolder: folder, showsPreviews: showsPreviews)
            notes.insert(
                "The project file \(file) cannot be used (\(error)); the program consists of all Swift files in \(folder) except tests.",
                at: 0)
            return
        }
        let target = try project.applicationTarget(named: wanted, projectName: name)
        do {
            self = try SourceProgram(target, of: project)
            let others = project.targets.filter { $0.productType == XcodeProject.application && $0.name != target.name }
            if wanted == nil, !others.isEmpty {
                notes.append(
                    "The project has several applications and \(target.name) was chosen; choose another one with --target: \(others.map(\.name).joined(separator: ", ")).")
            }
        } catch let error as ToolError {
            self = try SourceProgram(bareFolder: folder, showsPreviews: showsPreviews)
            notes.insert(
                "The project file \(file) cannot be used (\(error)); the program consists of all Swift files in \(folder) except tests.",
                at: 0)
            return
        }
        addParts(of: target, in: project)
        try requireEntry(in: folder, showsPreviews: showsPreviews)
    }

    /// All Swift files of a folder except tests.
    init(bareFolder folder: String, showsPreviews: Bool = false) throws {
        let files = FileCollector(folder: folder)
        guard !files.sources.isEmpty else { throw ToolError("The folder \(folder) contains no Swift files.") }
        let name = FileSystem.ending(folder) == "swiftpm" ? FileSystem.stem(folder) : FileSystem.name(folder)
        self.init(
            name: name, moduleName: Self.identifier(from: name), folder: folder, sources: files.sources,
            bundleIdentifier: "local." + Self.bundlePart(from: name))
        assetCatalogs = files.assetCatalogs
        resources = files.resources
        infoPlist = files.infoPlist
        notes = files.notes
        try requireEntry(in: folder, showsPreviews: showsPreviews)
    }

    private mutating func requireEntry(in folder: String, showsPreviews: Bool) throws {
        let entries = sources.compactMap { path in SourceScan.entry(path).map { (path: path, entry: $0) } }
        if entries.isEmpty {
            if showsPreviews {
                sources.append(try PreviewProgram.sourceFile())
                return
            }
            throw ToolError(
                "No @main in \(folder): a program needs one @main type that conforms to App or is the application delegate. To draw a preview, use --preview NAME.")
        }
        if !entries.contains(where: { $0.entry != .appKitMain }), let first = entries.first {
            throw ToolError(
                "\(first.path) starts the program through an AppKit delegate; a program needs an @main type that conforms to App or UIApplicationDelegate.")
        }
        var mains = entries.filter { $0.entry == .main || $0.entry == .uiKitMain }
        // Of several, conditions may leave one.
        let onPhones = mains.filter { SourceScan.isEntryOnPhones($0.path) }
        if mains.count > 1, !onPhones.isEmpty { mains = onPhones }
        if mains.count > 1 {
            throw ToolError(
                "\(folder) holds \(mains.count) types with @main (\(mains.map { $0.path.hasPrefix(folder + "/") ? String($0.path.dropFirst(folder.count + 1)) : $0.path }.joined(separator: ", "))); name the folder of one program.")
        }
    }

    var hasMainFile: Bool { sources.contains { FileSystem.name($0) == "main.swift" } }
}
