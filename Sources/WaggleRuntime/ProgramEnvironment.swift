// The initial environment that all hosts give to a program's windows: its fonts, images and colors.

import Foundation
import WaggleAssets
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleRequest

extension ProgramFiles {
    /// Registers the program's fonts and returns an environment with its catalogs.
    /// - Parameter onIssue: receives messages about problems in the catalogs, and fonts that cannot be read: their texts are in the system's.
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
        let list = infoPlist.flatMap { FileManager.default.contents(atPath: $0) }.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return (list as? [String: Any])?["CFBundleShortVersionString"] as? String
    }
}

/// Messages of a host to the user who started the program.
package enum HostMessage {
    package static func warn(_ sentence: String) { FileHandle.standardError.write(Data("waggle: \(sentence)\n".utf8)) }
}
