// What every host gives to a program's windows: the program's fonts, pictures and colours.

import Foundation
import WaggleAssets
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleRequest

extension ProgramFiles {
    /// Makes the program's fonts and catalogues known to the process, and to the views of the environment returned.
    /// - Parameter onIssue: told of what is wrong in the catalogues, in sentences.
    /// - Throws: `CairoError` when a font file cannot be read.
    package func environment(onIssue: @escaping @Sendable (String) -> Void = HostMessage.warn) throws -> EnvironmentValues {
        for font in fonts { try FontFiles.add(font) }
        var environment = EnvironmentValues()
        environment.imageDecoding = ImageDecoding { try ImageDecoder.decode($0) }
        let assets = CatalogAssets(catalogs: assetCatalogs, resourceFolders: resourceFolders, onIssue: onIssue)
        ProgramAssets.provider = assets
        environment.assetProvider = assets
        return environment
    }
}

/// What a host has to say to the person who started the program.
package enum HostMessage {
    package static func warn(_ sentence: String) { FileHandle.standardError.write(Data("waggle: \(sentence)\n".utf8)) }
}
