import Foundation

/// The programs in the folders of a package that has only libraries: its demos.
enum DemoPrograms {
    private static let deepest = 3
    private static let skipped: Set<String> = ["Sources", "Documentation", "docs", "build", "Pods", "Carthage", "node_modules"]

    /// The folders below a package's that hold a program each, in alphabetical order.
    static func below(_ folder: String) -> [String] { FileSystem.entries(folder).flatMap { visit(FileSystem.join(folder, $0), depth: 1) } }

    private static func visit(_ folder: String, depth: Int) -> [String] {
        let name = FileSystem.name(folder)
        guard !name.hasPrefix("."), !skipped.contains(name), !name.hasSuffix("Tests"), ["", "swiftpm"].contains(FileSystem.ending(name)),
              FileSystem.isFolder(folder) else { return [] }
        let entries = FileSystem.entries(folder)
        if entries.contains(where: { FileSystem.ending($0) == "xcodeproj" }) || hasProgram(inPackage: folder) { return [folder] }
        // A package of libraries is no demo.
        if entries.contains("Package.swift") { return [] }
        if entries.contains(where: { FileSystem.ending($0) == "swift" && SourceScan.declaresApp(FileSystem.join(folder, $0)) }) {
            return [folder]
        }
        return depth < deepest ? entries.flatMap { visit(FileSystem.join(folder, $0), depth: depth + 1) } : []
    }

    /// True if the folder's manifest, as it is written, describes a program.
    static func hasProgram(inPackage folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: FileSystem.join(folder, "Package.swift")) else { return false }
        let text = String(decoding: data, as: UTF8.self).replacing(#/\/\/[^\n]*/#, with: "")
        if text.contains(#/\.(?:executableTarget|executable|iOSApplication)\s*\(/#) { return true }
        // Older manifests have one kind of target, which is a program if it has a main file.
        let sources = FileSystem.join(folder, "Sources")
        return FileSystem.entries(sources).contains { FileSystem.exists(FileSystem.join(sources, $0 + "/main.swift")) }
            || FileSystem.exists(FileSystem.join(sources, "main.swift"))
    }

    /// The folder of the demo to run instead of a package, which is the package's own for a project beside the manifest; nil if it has a
    /// program of its own, or no demo either.
    /// - Parameter wanted: The name of a demo's folder or project.
    /// - Throws: `ToolError` that names the demos, if there are several.
    static func instead(of folder: String, named wanted: String?) throws -> String? {
        guard !hasProgram(inPackage: folder) else { return nil }
        if FileSystem.entries(folder).contains(where: { FileSystem.ending($0) == "xcodeproj" }) { return folder }
        let demos = below(folder)
        let named = demos.filter { demo in FileSystem.name(demo) == wanted || FileSystem.entries(demo).contains {
            FileSystem.ending($0) == "xcodeproj" && FileSystem.stem($0) == wanted
        } }
        if let only = named.count == 1 ? named.first : demos.count == 1 ? demos.first : nil { return only }
        guard !demos.isEmpty else { return nil }
        throw ToolError(
            "The package \(folder) has only libraries, and several programs below it; name the folder of one: \(demos.joined(separator: ", ")).")
    }
}
