import Foundation

/// The Swift files of a package's folder by module, without asking SwiftPM: a module is a folder that the manifest names, or
/// one in `Sources`.
enum PackageSources {
    /// - Parameter isOfProgram: True for a package that stands for a project's application.
    static func modules(of package: String, isOfProgram: Bool = false) -> [SourceOverlay.Module] {
        let manifest = FileManager.default.contents(atPath: FileSystem.join(package, "Package.swift"))
            .map { String(decoding: $0, as: UTF8.self) } ?? ""
        let named = manifest.matches(of: #/\bpath:\s*"([^"]+)"/#).map { FileSystem.absolute(FileSystem.join(package, String($0.1))) }
        var files: [String: [String]] = [:]
        func visit(_ folder: String, module: String) {
            for name in FileSystem.entries(folder) where !skipped.contains(name) {
                let path = FileSystem.join(folder, name)
                if FileSystem.isFolder(path) {
                    if FileSystem.exists(FileSystem.join(path, "Package.swift")) { continue }
                    visit(path, module: named.contains(path) || parents.contains(
                        FileSystem.name(folder)) && FileSystem.parent(folder) == package ? path : module)
                } else if name.hasSuffix(".swift"), name != "Package.swift" {
                    files[module, default: []].append(path)
                }
            }
        }
        visit(package, module: package)
        // Files beside folders in `Sources` make it one module.
        for parent in parents.map({ FileSystem.join(package, $0) }) where named.contains(parent) || FileSystem.entries(parent)
            .contains(where: { $0.hasSuffix(".swift") }) {
            let parts = files.keys.filter { $0.hasPrefix(parent + "/") && !named.contains($0) }
            for part in parts { files[package, default: []] += files.removeValue(forKey: part) ?? [] }
        }
        return files.sorted { $0.key < $1.key }.map {
            SourceOverlay.Module(name: $0.key, files: $0.value.sorted(), isOfProgram: isOfProgram)
        }
    }

    /// Where SwiftPM looks for the folders of targets.
    private static let parents: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]
    private static let skipped: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]
}
