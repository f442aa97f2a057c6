import Foundation

/// The program generated for previews of sources without an app.
enum PreviewProgram {
    static let moduleName = "WagglePreviews"

    static let source = """
        import SwiftUI

        @main
        struct WagglePreviews {
            @MainActor static func main() { SwiftUI._PreviewProgram.main() }
        }

        """

    /// The path of the generated source file that runs previews.
    static func sourceFile() throws -> String {
        let path = FileSystem.join(ProgramCache.folder, "\(moduleName).swift")
        if FileManager.default.contents(atPath: path) != Data(source.utf8) {
            try FileSystem.createFolder(FileSystem.parent(path))
            try FileSystem.write(Data(source.utf8), to: path)
        }
        return path
    }

    /// The nesting depth of the generated package. Relative paths to its local packages, such as `../../Water`, must stay inside the
    /// generated folder.
    private static let depth = 4

    /// Writes a copy of a package with an additional executable for previews. Only the package itself can depend on targets
    /// outside its products.
    /// - Parameters:
    ///   - package: The original, whose files are linked.
    ///   - targets: The targets that the executable links.
    ///   - localPackages: The folders of all local dependencies.
    ///   - folder: Where to write the copy.
    /// - Returns: The folder of the copy.
    static func writePackage(extending package: String, targets: [String], localPackages: [String], below folder: String) throws -> String {
        func literal(_ text: String) -> String {
            "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
        }
        try? FileManager.default.removeItem(atPath: folder)
        let copy = FileSystem.join(folder, String(repeating: "w/", count: depth) + FileSystem.name(package))
        let sources = FileSystem.join(copy, ".waggle/\(moduleName)")
        try FileSystem.createFolder(sources)
        try FileSystem.write(Data(source.utf8), to: FileSystem.join(sources, "\(moduleName).swift"))
        for entry in FileSystem.entries(package) where entry != "Package.swift" {
            try link(FileSystem.join(copy, entry), to: FileSystem.join(package, entry))
        }
        // The manifest's relative paths must resolve from the copy's folder.
        let parts = package.split(separator: "/")
        // A package inside another one is reached through the other's link.
        for other in localPackages where !([package] + localPackages).contains(where: { other.hasPrefix($0 + "/") }) {
            let shared = zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count, up = parts.count - shared
            guard up <= depth else { continue }
            let path = FileSystem.absolute(copy + "/" + (Array(
                repeating: "..", count: up) + other.split(separator: "/").dropFirst(shared).map(String.init)).joined(separator: "/"))
            try FileSystem.createFolder(FileSystem.parent(path))
            try link(path, to: other)
        }
        guard let manifest = FileManager.default.contents(atPath: FileSystem.join(package, "Package.swift")) else {
            throw ToolError("The manifest \(package)/Package.swift cannot be read.")
        }
        let addition = """

            package.targets.append(.executableTarget(
                name: "\(moduleName)", dependencies: [\(targets.map { ".target(name: \(literal($0)))" }.joined(separator: ", "))], path: ".waggle/\(moduleName)"))

            """
        try FileSystem.write(manifest + Data(addition.utf8), to: FileSystem.join(copy, "Package.swift"))
        return copy
    }

    private static func link(_ path: String, to target: String) throws {
        do { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target) } catch {
            throw ToolError("The link \(path) cannot be created: \(FileSystem.reason(error)).")
        }
    }
}
