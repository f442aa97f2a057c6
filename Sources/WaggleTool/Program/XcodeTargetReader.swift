import Foundation

extension SourceProgram {
    /// The program that a project's target describes.
    /// - Throws: `ToolError` if none of the listed sources exists, so that the caller can use the folder's files instead.
    init(_ target: XcodeProject.Target, of project: XcodeProject) throws {
        let settings = project.settings(of: target), files = XcodeTargetFiles(target, of: project)
        guard !files.sources.isEmpty else { throw ToolError("none of the Swift files of the target \(target.name) exists") }
        let product = Self.expand(settings["PRODUCT_NAME"], target: target.name) ?? target.name
        self.init(
            name: product, moduleName: Self.moduleName(of: target, settings), folder: project.folder, sources: files.sources,
            bundleIdentifier: "")
        assetCatalogs = files.catalogs
        resources = files.resources
        self.settings = settings
        notes = files.notes
        infoPlist = settings["INFOPLIST_FILE"].flatMap { written in
            let path = written.replacingOccurrences(of: "$(SRCROOT)/", with: "").replacingOccurrences(of: "$(PROJECT_DIR)/", with: "")
            return FileSystem.existing(path.hasPrefix("/") ? path : FileSystem.join(project.folder, path))
        }
        bundleIdentifier = InfoPlist.expand(settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "", for: self)
        if bundleIdentifier.isEmpty { bundleIdentifier = "local." + Self.bundlePart(from: product) }
        accentColorName = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
        compilerFlags = Self.flags(settings)
        languageVersion = Self.languageVersion(settings)
    }

    /// Adds the packages and frameworks that a target imports. Their resources are next to the program's, since all of them
    /// become one program.
    mutating func addParts(of target: XcodeProject.Target, in project: XcodeProject) {
        var seen: Set<String> = [target.identifier]
        func add(_ module: XcodeProject.Target) {
            guard seen.insert(module.identifier).inserted else { return }
            let others = project.modules(of: module), settings = project.settings(of: module), files = XcodeTargetFiles(module, of: project)
            others.forEach(add)
            notes += files.notes
            assetCatalogs += files.catalogs.filter { !assetCatalogs.contains($0) }
            resources += files.resources.filter { !resources.contains($0) }
            guard !files.sources.isEmpty else { return }
            parts.modules.append(.init(name: Self.moduleName(of: module, settings), sources: files.sources,
                                       compilerFlags: Self.flags(settings), languageVersion: Self.languageVersion(settings),
                                       modules: others.map {
                                           Self.moduleName(of: $0, project.settings(of: $0))
                                       }, products: project.products(of: module)))
        }
        let direct = project.modules(of: target)
        direct.forEach(add)
        let there = Set(parts.modules.map(\.name))
        for index in parts.modules.indices { parts.modules[index].modules.removeAll { !there.contains($0) } }
        parts.importedModules = direct.map { Self.moduleName(of: $0, project.settings(of: $0)) }.filter(there.contains)
        parts.products = project.products(of: target)
        let isUsed = !parts.products.isEmpty || parts.modules.contains { !$0.products.isEmpty }
        if isUsed { (parts.packages, parts.missing) = project.packages() }
    }

    private static func moduleName(of target: XcodeProject.Target, _ settings: [String: String]) -> String {
        identifier(from: expand(
            settings["PRODUCT_MODULE_NAME"], target: target.name) ?? expand(settings["PRODUCT_NAME"], target: target.name) ?? target.name)
    }

    /// Compilers support the modes 4, 5 and 6.
    private static func languageVersion(_ settings: [String: String]) -> String {
        settings["SWIFT_VERSION"].flatMap { $0.first }.flatMap { "456".contains($0) ? String($0) : nil } ?? "5"
    }

    private static func expand(_ value: String?, target: String) -> String? {
        guard let value, !value.isEmpty else { return nil }
        let text = value.replacingOccurrences(of: "$(TARGET_NAME)", with: target).replacingOccurrences(of: "${TARGET_NAME}", with: target)
            .replacingOccurrences(of: "$(TARGET_NAME:c99extidentifier)", with: identifier(from: target))
            .replacingOccurrences(of: "$(PRODUCT_NAME:c99extidentifier)", with: identifier(from: target))
        return text.contains("$") ? nil : text
    }

    /// The compiler flags for the project's settings that affect the meaning of its sources.
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
