import Foundation

extension SourceProgram {
    /// The program that a project's target describes.
    /// - Throws: `ToolError` if none of the listed sources exists, so that the caller can use the folder's files instead.
    init(_ target: XcodeProject.Target, of project: XcodeProject) throws {
        let settings = project.settings(of: target)
        var notes: [String] = []
        var sources: [String] = []
        var resources: [String] = []
        var catalogs: [String] = []

        for written in project.sources(of: target) {
            switch FileSystem.ending(written) {
            case "swift":
                if let path = FileSystem.existing(written) { sources.append(path) } else { notes.append("The project names \(written), which is not there; it was left out.") }
            case "m", "mm", "c", "cpp", "metal": notes.append("\(written) is not Swift and was left out.")
            default: continue
            }
        }
        for written in project.resources(of: target) {
            let ending = FileSystem.ending(written)
            if ["storyboard", "xib"].contains(ending) { continue }
            guard let path = FileSystem.existing(written) else {
                notes.append("The project names \(written), which is not there; it was left out.")
                continue
            }
            if ending == "xcassets" { catalogs.append(path) } else { resources.append(path) }
        }
        for (folder, exceptions) in project.synchronizedFolders(of: target) {
            guard let path = FileSystem.existing(folder) else {
                notes.append("The project names the folder \(folder), which is not there; it was left out.")
                continue
            }
            let excluded = Set(exceptions.compactMap(FileSystem.existing))
            let files = FileCollector(folder: path) { excluded.contains($0) }
            sources += files.sources
            catalogs += files.assetCatalogs
            resources += files.resources
            notes += files.notes
        }
        guard !sources.isEmpty else { throw ToolError("none of the Swift files of the target \(target.name) is there") }
        let packages = project.packageReferences
        if !packages.isEmpty {
            notes.append("The project uses packages, which are not fetched for projects: \(packages.joined(separator: ", ")). A Swift package can depend on them.")
        }

        let product = Self.expand(settings["PRODUCT_NAME"], target: target.name) ?? target.name
        self.init(name: product, moduleName: Self.identifier(from: Self.expand(settings["PRODUCT_MODULE_NAME"], target: target.name) ?? product),
                  folder: project.folder, sources: Self.unique(sources), bundleIdentifier: "")
        assetCatalogs = Self.unique(catalogs)
        self.resources = Self.unique(resources)
        self.settings = settings
        self.notes = notes
        infoPlist = settings["INFOPLIST_FILE"].flatMap { written in
            let path = written.replacingOccurrences(of: "$(SRCROOT)/", with: "").replacingOccurrences(of: "$(PROJECT_DIR)/", with: "")
            return FileSystem.existing(path.hasPrefix("/") ? path : FileSystem.join(project.folder, path))
        }
        bundleIdentifier = InfoPlist.expand(settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "", for: self)
        if bundleIdentifier.isEmpty { bundleIdentifier = "local." + Self.bundlePart(from: product) }
        accentColorName = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
        compilerFlags = Self.flags(settings)
        // Compilers support the modes 4, 5 and 6.
        languageVersion = settings["SWIFT_VERSION"].flatMap { $0.first }.flatMap { "456".contains($0) ? String($0) : nil } ?? "5"
    }

    private static func expand(_ value: String?, target: String) -> String? {
        guard let value, !value.isEmpty else { return nil }
        let text = value.replacingOccurrences(of: "$(TARGET_NAME)", with: target).replacingOccurrences(of: "${TARGET_NAME}", with: target)
            .replacingOccurrences(of: "$(TARGET_NAME:c99extidentifier)", with: identifier(from: target))
            .replacingOccurrences(of: "$(PRODUCT_NAME:c99extidentifier)", with: identifier(from: target))
        return text.contains("$") ? nil : text
    }

    private static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// The project's compiler settings that change what a program means.
    private static func flags(_ settings: [String: String]) -> [String] {
        var flags: [String] = []
        let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").filter { !$0.hasPrefix("$") }
        for condition in conditions { flags += ["-D", String(condition)] }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        let features = [
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
            "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
            "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        ]
        for (setting, feature) in features.sorted(by: { $0.key < $1.key }) where settings[setting] == "YES" {
            flags += ["-enable-upcoming-feature", feature]
        }
        return flags
    }
}
