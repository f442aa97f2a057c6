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

    /// The file that starts the previews of a folder's sources.
    static func sourceFile() throws -> String {
        let path = FileSystem.join(ProgramCache.folder, "\(moduleName).swift")
        if FileManager.default.contents(atPath: path) != Data(source.utf8) {
            try FileSystem.createFolder(FileSystem.parent(path))
            try FileSystem.write(Data(source.utf8), to: path)
        }
        return path
    }

    /// The nesting depth of the generated package, for packages that the original names by relative paths such as `../../Water`.
    private static let depth = 4

    /// Writes a copy of a package with an additional program for previews. Only a package itself can name targets that are in none of its products.
    /// - Parameters:
    ///   - package: the original, whose files are linked.
    ///   - targets: its targets that the program links.
    ///   - localPackages: the folders of packages that it names by path.
    ///   - folder: where to write the package.
    /// - Returns: the folder of the written package.
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
        // Their paths are relative to the package, and the copy lies elsewhere.
        let parts = package.split(separator: "/")
        for other in localPackages where !other.hasPrefix(package + "/") {
            let shared = zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count, up = parts.count - shared
            guard up <= depth else { continue }
            let place = FileSystem.absolute(copy + "/" + (Array(repeating: "..", count: up) + other.split(separator: "/").dropFirst(shared).map(String.init)).joined(separator: "/"))
            try FileSystem.createFolder(FileSystem.parent(place))
            try link(place, to: other)
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
            throw ToolError("The link \(path) cannot be made: \(FileSystem.reason(error)).")
        }
    }
}
