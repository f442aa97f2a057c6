import Foundation

/// Finds the names in a program that Waggle lacks or declares unavailable.
struct Checker {
    let framework: Framework
    let syntax: SyntaxReader
    let names: KnownNames
    private let platform: SourcePlatform?

    /// - Parameters:
    ///   - root: Waggle's own project.
    ///   - platform: The system whose branches are checked; nil for the sources as they are.
    init(framework: Framework, root: String, platform: SourcePlatform?) throws {
        self.framework = framework
        self.platform = platform
        syntax = SyntaxReader(root: root)
        names = try KnownNames(folder: FileSystem.join(root, "Sources/WaggleTool/Names"))
    }

    /// The findings, sorted by file and line.
    /// - Parameters:
    ///   - units: Each after those it imports.
    ///   - flags: Flags for finding imports other than the framework and the units.
    func findings(in units: [CheckUnit], flags: [String] = []) throws -> [Finding] {
        let folder = FileSystem.join(NSTemporaryDirectory(), "waggle-check-\(UUID().uuidString)"), modules = FileSystem.join(folder, "modules")
        try FileSystem.createFolder(modules)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let overlay = try SourceOverlay(of: units.map { .init(name: $0.moduleName, files: $0.sources, isOfProgram: $0.isOfProgram) }, for: platform,
                                        frameworkModules: framework.moduleNames, reader: syntax)
        let surveys = try syntax.surveys(of: units.flatMap(\.sources).map(overlay.shown))
        var findings: Set<Finding> = [], first = 0
        for unit in units {
            defer { first += unit.sources.count }
            var check = try UnitCheck(unit, flags: ["-I", modules] + flags + framework.compilerFlags, names: names, frameworkNames: { try FrameworkNames.read(framework) },
                                      surveys: Array(surveys[first..<first + unit.sources.count]), overlay: overlay, folder: FileSystem.join(folder, unit.moduleName))
            findings.formUnion(try check.run(module: unit.isImported ? FileSystem.join(modules, unit.moduleName + ".swiftmodule") : nil))
        }
        return findings.sorted(by: Finding.isInOrder)
    }
}
