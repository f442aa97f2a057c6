import Foundation

/// Sorts the files below a folder into sources, catalogs and resources, as Xcode does for a target's folder.
struct FileCollector {
    private(set) var sources: [String] = []
    private(set) var assetCatalogs: [String] = []
    private(set) var resources: [String] = []
    private(set) var infoPlist: String?
    private(set) var notes: [String] = []
    /// The real paths of the folders that were visited: links may lead back.
    private var visited: Set<String> = []

    /// Folders that are not part of the program.
    private static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "fastlane"]
    private static let skippedEndings: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "docc", "framework", "xcframework", "app", "swiftpm", "storyboard", "xib",
        "xcconfig",
        "entitlements", "md", "plist-template", "xctestplan", "m", "mm", "h", "c", "cpp", "metal", "intentdefinition",
    ]

    /// - Parameter isExcluded: Called with each path.
    init(folder: String, isExcluded: (String) -> Bool = { _ in false }) {
        visit(folder, isTop: true, isExcluded: isExcluded)
    }

    private mutating func visit(_ folder: String, isTop: Bool, isExcluded: (String) -> Bool) {
        guard visited.insert(FileSystem.real(folder)).inserted else {
            notes.append("The folder \(folder) holds the same files as one that was read already, by a link, and was left out.")
            return
        }
        for name in FileSystem.entries(folder) {
            let path = FileSystem.join(folder, name)
            guard !isExcluded(path) else { continue }
            if FileSystem.isFolder(path) {
                visitFolder(path, name: name, isExcluded: isExcluded)
            } else {
                add(file: path, name: name, isTop: isTop)
            }
        }
    }

    private mutating func visitFolder(_ path: String, name: String, isExcluded: (String) -> Bool) {
        switch FileSystem.ending(name) {
        case "xcassets": assetCatalogs.append(path)
        case "lproj": resources += FileSystem.entries(path).filter { !["storyboard", "xib"].contains(FileSystem.ending($0)) }.map {
            FileSystem.join(path, $0)
        }
        case "bundle", "scnassets": resources.append(path)
        case let ending where Self.skippedEndings.contains(ending): return
        default:
            if Self.skippedFolders.contains(name) || name.hasSuffix("Tests") { return }
            if FileSystem.exists(FileSystem.join(path, "Package.swift")) {
                notes.append("The folder \(path) is a separate Swift package and was left out.")
                return
            }
            visit(path, isTop: false, isExcluded: isExcluded)
        }
    }

    private mutating func add(file: String, name: String, isTop: Bool) {
        switch FileSystem.ending(name) {
        case "swift":
            if name == "Package.swift", isTop { return }
            if SourceScan.importsTests(file) { return }
            sources.append(file)
        case "plist" where name.hasSuffix("Info.plist"): infoPlist = infoPlist ?? file
        case let ending where Self.skippedEndings.contains(ending): return
        case "" where name == "LICENSE" || name == "README": return
        default: resources.append(file)
        }
    }
}
