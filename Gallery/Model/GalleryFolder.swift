import Foundation

/// Where the gallery finds its programs, and the command that builds them.
enum GalleryFolder {
    /// Waggle's own folder, which `./waggle` names; without it, the current one.
    static let root = ProcessInfo.processInfo.environment["WAGGLE_ROOT"] ?? FileManager.default.currentDirectoryPath

    /// The folder of the programs: the examples, unless another one is named.
    static var examples: String { ProcessInfo.processInfo.environment["WAGGLE_GALLERY"] ?? "\(root)/Examples" }

    /// The command that builds a program and lets a window here show it.
    static func command(_ example: Example, playsTour: Bool) -> [String] {
        let tour = playsTour ? example.tour : nil
        return ["\(root)/waggle", "embed", example.folder] + (tour.map { ["--script", $0] } ?? [])
    }
}
