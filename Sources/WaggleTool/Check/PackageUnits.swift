import Foundation

/// The units of a Swift package and of its local packages, each after those it imports.
struct PackageUnits {
    private(set) var units: [CheckUnit] = []
    /// True if a unit imports something that only a build provides: remote packages, C targets, macros.
    private(set) var needsBuild = false
    /// The URLs of remote packages.
    private(set) var addresses: [String] = []
    /// Packages whose manifest cannot be read.
    private(set) var unseen: [Unseen] = []
    /// The folders of fetched packages, by their names in lower case.
    private let checkouts: [String: String]
    /// The folders of all local dependencies.
    var localPackages: [String] { seenPackages.subtracting([folder]).sorted() }

    /// A target as its package describes it.
    private struct Target {
        var name: String
        var moduleName: String
        var isProgram: Bool
        var sources: [String]
        var hasResources: Bool
        var flags: [String]
        var imports: [String]
        var products: [String]
    }

    private let made: String
    private let folder: String
    private var targets: [String: Target] = [:]
    private var targetsOfProducts: [String: [String]] = [:]
    private var seenPackages: Set<String> = []
    private var placed: Set<String> = []

    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - wanted: The name of a product or target; nil for all targets except tests.
    ///   - isOfProgram: True for a package that stands for a project's application.
    ///   - made: Where to write generated sources.
    ///   - checkouts: The folders of fetched packages, whose targets are read as those of local ones.
    init(folder: String, program wanted: String?, isOfProgram: Bool, madeIn made: String, checkouts: [String] = []) throws {
        self.made = made
        self.checkouts = Dictionary(checkouts.map { (FileSystem.name($0).lowercased(), $0) }) { first, _ in first }
        self.folder = folder
        let own = try read(folder)
        let programs = own.filter { targets[$0]?.isProgram == true }
        let chosen = wanted.map { name in targetsOfProducts[name] ?? own.filter { $0 == name } } ?? own
        guard !chosen.isEmpty else {
            throw ToolError(
                "The package \(folder) has no program “\(wanted ?? "")”; it has \(programs.isEmpty ? "none" : programs.joined(separator: ", ")).")
        }
        for name in chosen { try order(name) }
        let imported = Set(
            targets.values.filter { placed.contains($0.name) }.flatMap { $0.imports + $0.products.flatMap { targetsOfProducts[$0] ?? [] } })
        let importedModules = Set(imported.compactMap { targets[$0]?.moduleName })
        for index in units.indices {
            units[index].isImported = importedModules.contains(units[index].moduleName)
            units[index].isOfProgram = isOfProgram && own.contains { targets[$0]?.moduleName == units[index].moduleName }
        }
    }

    // MARK: Order

    private mutating func order(_ name: String) throws {
        guard placed.insert(name).inserted, let target = targets[name] else { return }
        for other in target.imports + target.products.flatMap({ targetsOfProducts[$0] ?? [] }) { try order(other) }
        var unit = CheckUnit(moduleName: target.moduleName, sources: target.sources, flags: target.flags)
        if target.hasResources {
            // SwiftPM generates this for a target with resources.
            let file = FileSystem.join(made, "\(target.moduleName)-Bundle.swift")
            try FileSystem.write(
                Data("import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n".utf8), to: file)
            unit.madeSources = [file]
        }
        units.append(unit)
    }

    // MARK: Reading

    /// Reads a package and its local packages.
    /// - Returns: The names of the package's targets.
    private mutating func read(_ folder: String, isLocal: Bool = true) throws -> [String] {
        guard seenPackages.insert(folder).inserted else { return [] }
        let described: Described = try Self.ask(folder, "describe", ["--type", "json"]),
            manifest: Manifest = try Self.ask(folder, "dump-package", [])
        // The framework is already built.
        if manifest.name == "waggle" { return [] }
        for product in described.products { targetsOfProducts[product.name] = product.targets }
        let language = manifest.swiftLanguageVersions?.last ?? manifest.toolsVersion._version
        // What is `package` is visible in the other targets. SwiftPM gives the same flags.
        let common = ["-package-name", Self.identity(folder)] + (manifest.enabledTraits + ["SWIFT_PACKAGE"]).flatMap { ["-D", $0] }
        for target in described.targets where target.type != "test" && target.type != "plugin" {
            // Macros are built and run; they do not import the framework.
            guard target.module_type == "SwiftTarget", target.type != "macro" else {
                needsBuild = true
                continue
            }
            let path = FileSystem.absolute(FileSystem.join(folder, target.path))
            let settings = manifest.targets.first { $0.name == target.name }?.settings ?? []
            let sources = target.sources.map { FileSystem.join(path, $0) }, hasMain = sources.contains {
                FileSystem.name($0) == "main.swift"
            }
            targets[target.name] = Target(
                name: target.name, moduleName: target.c99name, isProgram: target.type == "executable", sources: sources,
                hasResources: !(target.resources ?? []).isEmpty,
                flags: Self.flags(settings, language: language) + common + (hasMain ? [] : ["-parse-as-library"]),
                imports: target.target_dependencies ?? [], products: target.product_dependencies ?? [])
        }
        for dependency in described.dependencies {
            let fetched = dependency.url.flatMap { checkouts[Self.identity($0)] }
            if dependency.type != "fileSystem" {
                needsBuild = true
                // SwiftPM has fetched what a fetched package depends on.
                if isLocal { addresses += dependency.url.map { [$0] } ?? [] }
            }
            guard let path = dependency.type == "fileSystem" ? dependency.path.map(FileSystem.absolute) : fetched else { continue }
            do { _ = try read(path, isLocal: isLocal && fetched == nil) } catch let error as ToolError {
                unseen.append(Unseen(path: path, reason: error.description))
            }
        }
        return described.targets.map(\.name).filter { targets[$0] != nil }
    }

    /// A package's name in manifests, from its folder or address.
    private static func identity(_ location: String) -> String {
        let name = FileSystem.name(location).lowercased()
        return name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
    }

    private static func ask<Answer: Decodable>(_ folder: String, _ question: String, _ arguments: [String]) throws -> Answer {
        // Writes nothing into the package's folder.
        let scratch = FileSystem.join(NSTemporaryDirectory(), "waggle-question-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let outcome = try Subprocess.run(
            "swift", ["package", "--package-path", folder, "--scratch-path", scratch, question] + arguments, output: .capturedOutputOnly)
        guard outcome.isSuccess, let start = outcome.text.firstIndex(of: "{"),
              let answer = try? JSONDecoder().decode(Answer.self, from: Data(outcome.text[start...].utf8)) else {
            throw ToolError(
                "The manifest \(folder)/Package.swift cannot be read\(outcome.isSuccess ? ": swift package \(question) printed no JSON" : "; see the messages above").")
        }
        return answer
    }

    /// The compiler flags for those of a target's settings that affect the meaning of its sources.
    private static func flags(_ settings: [Manifest.Setting], language: String) -> [String] {
        var flags: [String] = [], language = String(language.prefix { $0 != "." })
        for setting in settings where setting.tool == "swift" && setting.isForLinux {
            for (kind, value) in setting.kind {
                switch kind {
                case "define": flags += value.texts.flatMap { ["-D", $0] }
                case "enableUpcomingFeature": flags += value.texts.flatMap { ["-enable-upcoming-feature", $0] }
                case "enableExperimentalFeature": flags += value.texts.flatMap { ["-enable-experimental-feature", $0] }
                case "unsafeFlags": flags += value.texts
                case "defaultIsolation": flags += value.texts.flatMap { ["-default-isolation", $0] }
                case "swiftLanguageMode": language = value.texts.first ?? language
                default: continue
                }
            }
        }
        return ["-swift-version", "456".contains(language) ? language : "5"] + SourceBuilder.debugFlags + flags
    }
}

/// The output of `swift package describe`.
private struct Described: Decodable {
    struct Target: Decodable {
        var name: String, c99name: String, module_type: String, path: String, type: String
        var sources: [String]
        var resources: [Resource]?
        var target_dependencies: [String]?, product_dependencies: [String]?
    }
    struct Resource: Decodable {
        var path: String
    }
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }
    struct Dependency: Decodable {
        var type: String
        var path: String?, url: String?
    }
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]
}

/// The parts of the output of `swift package dump-package` that `describe` lacks.
private struct Manifest: Decodable {
    struct Version: Decodable {
        var _version: String
    }
    struct Target: Decodable {
        var name: String
        var settings: [Setting]?
    }
    struct Setting: Decodable {
        struct Condition: Decodable {
            var platformNames: [String]?
        }
        var tool: String
        var kind: [String: Value]
        var condition: Condition?
        var isForLinux: Bool { condition?.platformNames.map { $0.isEmpty || $0.contains("linux") } ?? true }
    }
    /// One or several strings, under the key `_0`.
    struct Value: Decodable {
        var texts: [String]
        private enum Key: String, CodingKey { case _0 }
        init(from decoder: any Decoder) throws {
            let values = try? decoder.container(keyedBy: Key.self)
            texts = (try? values?.decode([String].self, forKey: ._0)) ?? (try? values?.decode(String.self, forKey: ._0)).map { [$0] } ?? []
        }
    }
    struct Trait: Decodable {
        var name: String
        var enabledTraits: [String]?
    }
    var name: String
    var traits: [Trait]?
    var toolsVersion: Version
    var swiftLanguageVersions: [String]?
    var targets: [Target]

    /// The traits that are on by default, with those that they turn on. Sources see each as a condition.
    var enabledTraits: [String] {
        let enables = Dictionary((traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }) { first, _ in first }
        var seen: Set<String> = [], open = enables["default"] ?? []
        while let name = open.popLast() {
            if seen.insert(name).inserted { open += enables[name] ?? [] }
        }
        return seen.sorted()
    }
}
