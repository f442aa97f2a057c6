// The initial environment that all hosts give to a program's windows: its fonts, images and colors.

import Foundation
import WaggleAssets
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleRequest

extension ProgramFiles {
    /// Registers the program's fonts and returns an environment with its catalogs.
    /// - Parameter onIssue: receives messages about problems in the catalogs, and fonts that cannot be read: their texts are
    ///   in the system's.
    package func environment(onIssue: @escaping @Sendable (String) -> Void = HostMessage.warn) -> EnvironmentValues {
        for font in fonts { do { try FontFiles.add(font) } catch { onIssue("\(error)") } }
        var environment = EnvironmentValues()
        environment.imageDecoding = ImageDecoding { try ImageDecoder.decode($0) }
        let assets = CatalogAssets(catalogs: assetCatalogs, resourceFolders: resourceFolders, onIssue: onIssue)
        ProgramAssets.provider = assets
        environment.assetProvider = assets
        environment.programName = name
        environment.programVersion = version
        return environment
    }
}

extension ProgramFiles {
    /// The display version in the program's property list; nil if there is none.
    private var version: String? {
        let list = infoPlist.flatMap { FileManager.default.contents(atPath: $0) }.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        return (list as? [String: Any])?["CFBundleShortVersionString"] as? String
    }
}

/// Messages of a host to the user who started the program.
package enum HostMessage {
    package static func warn(_ sentence: String) { FileHandle.standardError.write(Data("waggle: \(sentence)\n".utf8)) }
}

// MARK: Programs that run directly

// As SwiftPM builds it, a program finds its own files.
extension ProgramRequest {
    /// A default-sized window for the running program, with the resources next to its executable.
    package static var ownWindow: ProgramRequest {
        let executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments.first ?? "program")
        let folder = executable.deletingLastPathComponent(), name = executable.lastPathComponent
        // SwiftPM copies each target's resources to a separate folder.
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let bundles = entries.filter { $0.pathExtension == "resources" }.map(\.path).sorted()
        let catalogs = bundles.flatMap { bundle in
            ((try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []).filter { $0.hasSuffix(".xcassets") }.sorted().map {
                "\(bundle)/\($0)"
            }
        }
        let files = ProgramFiles(
            name: name, folder: folder.path, bundleIdentifier: "local.\(name)", assetCatalogs: catalogs,
            resourceFolders: bundles + [folder.path])
        return ProgramRequest(action: .window(scale: nil), screen: .window, program: files)
    }
}
