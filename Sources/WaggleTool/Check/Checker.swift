import Foundation

/// Finds the names in modules that Waggle lacks or declares unavailable.
struct Checker {
    let framework: Framework
    let syntax: SyntaxReader
    let names: KnownNames
    private let optional: OptionalModules
    private let platform: SourcePlatform?

    /// - Parameters:
    ///   - root: Waggle's own project.
    ///   - platform: The system whose branches are checked; nil for the sources as they are.
    init(framework: Framework, root: String, platform: SourcePlatform?) throws {
        self.framework = framework
        self.platform = platform
        optional = OptionalModules(root: root)
        syntax = SyntaxReader(root: root)
        names = try KnownNames(folder: FileSystem.join(root, "Sources/WaggleTool/Names"))
    }

    /// - Parameters:
    ///   - units: Each after those it imports.
    ///   - flags: Flags for finding imports other than the framework and the units.
    ///   - isIncomplete: True if packages are absent whose modules are not known.
    func result(of units: [CheckUnit], flags: [String] = [], isIncomplete: Bool = false) throws -> CheckResult {
        let folder = FileSystem.join(NSTemporaryDirectory(), "waggle-check-\(UUID().uuidString)"),
            modules = FileSystem.join(folder, "modules")
        try FileSystem.createFolder(modules)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let importable = Set(optional.names).subtracting(units.map(\.moduleName)).sorted()
        let overlay = try SourceOverlay(of: units.map { .init(name: $0.moduleName, files: $0.sources, isOfProgram: $0.isOfProgram) },
                                        for: platform,
                                        frameworkModules: framework.moduleNames, optionalModules: importable, reader: syntax)
        let framework = try optional.adding(overlay.optionalModules, to: framework)
        let surveys = try syntax.surveys(of: units.flatMap(\.sources).map(overlay.shown)),
            flags = ["-I", modules] + flags + framework.compilerFlags
        // Modules with errors, on which the compiler may crash, and modules that are hidden from the units that import them.
        var unsound: Set<String> = [], hidden: Set<String> = [], weakened: Set<String> = []
        var findings: Set<Finding> = [], result = CheckResult(), first = 0
        for unit in units {
            let own = Array(surveys[first..<first + unit.sources.count]),
                module = FileSystem.join(modules, unit.moduleName + ".swiftmodule")
            first += unit.sources.count
            result.files += unit.sources.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
            func look() throws -> UnitResult {
                let reading = unsound.isEmpty ? [] : ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
                var check = try UnitCheck(unit, flags: flags + reading, names: names,
                                          frameworkNames: { try FrameworkNames.read(framework) }, surveys: own,
                                          overlay: overlay, folder: FileSystem.join(folder, unit.moduleName), hidden: hidden,
                                          isIncomplete: isIncomplete, weakened: weakened)
                return try check.run(module: unit.isImported ? module : nil)
            }
            do {
                var looked = try look()
                let suspects = unsound.intersection(own.flatMap(\.imports).map(\.module)).sorted()
                if looked.hasCrashed, !suspects.isEmpty {
                    for name in suspects { try? FileManager.default.removeItem(atPath: FileSystem.join(modules, name + ".swiftmodule")) }
                    hidden.formUnion(suspects)
                    unsound.subtract(suspects)
                    looked = try look()
                    result.unseen.append(Unseen(
                        path: unit.moduleName,
                        reason: "the compiler crashes as it reads \(suspects.joined(separator: ", ")); the rest was checked without"))
                }
                findings.formUnion(looked.findings)
                weakened.formUnion(looked.weakened)
                result.failing.formUnion(looked.failing)
                result.unseen += looked.unseen
                if looked.hasErrors { unsound.insert(unit.moduleName) }
                if unit.isImported, !FileSystem.exists(module) { hidden.insert(unit.moduleName) }
            } catch let error as ToolError {
                result.unseen.append(Unseen(path: unit.moduleName, reason: error.description))
                hidden.insert(unit.moduleName)
            }
        }
        result.findings = findings.sorted(by: Finding.isInOrder)
        return result
    }
}
