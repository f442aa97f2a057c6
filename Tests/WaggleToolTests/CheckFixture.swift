import Foundation
@testable import WaggleTool

/// The framework as built for the tests, for checks of small programs.
final class CheckFixture {
    let framework: Framework
    let root: String
    private let folder: TemporaryFolder

    init() throws {
        root = try ProjectRoot.folder()
        let products = FileSystem.parent(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
        let scratch = FileSystem.absolute(products + "/../.."), configuration = FileSystem.name(products)
        folder = try TemporaryFolder(["lib/.keep": ""])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/modules", withDestinationPath: products + "/Modules")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/WaggleMacros", withDestinationPath: products + "/WaggleMacros-tool")
        let library = "lib\(Framework.product).so"
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/lib/" + library, withDestinationPath: FileSystem.join(products, library))
        let objects = try String(contentsOfFile: products + "/\(Framework.product).product/Objects.LinkFileList", encoding: .utf8)
        let names = FrameworkBuilder.moduleNames(objectList: objects).filter { FileSystem.exists("\(products)/Modules/\($0).swiftmodule") }
        let plan = BuildPlan(contentsOf: "\(scratch)/\(configuration).yaml")
        for map in plan.moduleMaps(of: Set(names)) {
            try FileManager.default.createDirectory(atPath: folder.path + "/headers", withIntermediateDirectories: true)
            try HeaderFolder(moduleMap: map).copy(to: folder.path + "/headers")
        }
        framework = Framework(identifier: "tests", moduleNames: names, sources: "", packageName: plan.packageName(of: "SwiftUI"), folder: folder.path)
        try framework.settle()
    }

    /// The findings of a check of the folder's program as lines, with paths relative to the folder.
    func lines(_ folder: TemporaryFolder, target: String? = nil, platform: SourcePlatform? = .ios) throws -> [String] {
        let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
        return try result(folder, target: target, platform: platform).findings.map { $0.text(seenFrom: path) }
    }

    func result(_ folder: TemporaryFolder, target: String? = nil, platform: SourcePlatform? = .ios) throws -> CheckResult {
        let check = ProgramCheck(framework: framework, root: root, home: folder.path + "/.built", platform: platform)
        let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
        return try check.result(of: try Program(path: path, target: target, showsPreviews: true), target: target)
    }

    /// The findings of a check of one file, without the file's name and the sentences: `3:5 name`.
    func lacks(_ source: String) throws -> [String] {
        let folder = try TemporaryFolder(["Pond.swift": source])
        return try lines(folder).map { line in
            guard let match = line.firstMatch(of: #/^Pond\.swift:(\d+:\d+): lacks `(\w+)`: ./#) else { return line }
            return "\(match.1) \(match.2)"
        }
    }
}
