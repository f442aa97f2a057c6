import Foundation

/// The program that is written around views with previews where there is no app to show them.
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

    /// Writes a package that links libraries of another one.
    /// - Parameter products: names of the other package's library products.
    static func writePackage(around package: String, products: [String], to folder: String) throws {
        func literal(_ text: String) -> String {
            "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
        }
        // A package in a folder is known by the folder's name.
        let identity = FileSystem.name(package).lowercased()
        let dependencies = products.map { ".product(name: \(literal($0)), package: \(literal(identity)))" }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(moduleName)",
                dependencies: [.package(path: \(literal(package)))],
                targets: [.executableTarget(name: "\(moduleName)", dependencies: [\(dependencies.joined(separator: ", "))])]
            )

            """
        let sources = FileSystem.join(folder, "Sources/\(moduleName)")
        try FileSystem.createFolder(sources)
        try FileSystem.write(Data(manifest.utf8), to: FileSystem.join(folder, "Package.swift"))
        try FileSystem.write(Data(source.utf8), to: FileSystem.join(sources, "\(moduleName).swift"))
    }
}
