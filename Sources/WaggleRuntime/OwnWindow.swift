// Running a program directly, as built by SwiftPM: it finds its own files.

import Foundation
import WaggleRequest

extension ProgramRequest {
    /// A default-sized window for the running program, with the resources next to its executable.
    package static var ownWindow: ProgramRequest {
        let executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments.first ?? "program")
        let folder = executable.deletingLastPathComponent(), name = executable.lastPathComponent
        // SwiftPM copies each target's resources to a separate folder.
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let bundles = entries.filter { $0.pathExtension == "resources" }.map(\.path).sorted()
        let catalogs = bundles.flatMap { bundle in
            ((try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []).filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(bundle)/\($0)" }
        }
        let files = ProgramFiles(name: name, folder: folder.path, bundleIdentifier: "local.\(name)", assetCatalogs: catalogs, resourceFolders: bundles + [folder.path])
        return ProgramRequest(action: .window(scale: nil), screen: .window, program: files)
    }
}
