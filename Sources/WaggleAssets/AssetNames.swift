import Foundation

/// The names in asset catalogues. A namespace group adds its name and a slash as a prefix.
public struct AssetNames: Sendable {
    public internal(set) var colors: Set<String> = []
    public internal(set) var images: Set<String> = []
    public var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    init() {}

    /// Reads the names in catalogues. Broken parts are skipped; they are reported when the catalogue is used.
    /// - Parameter folders: `.xcassets` folders.
    public init(folders: [URL]) {
        var reader = CatalogReader(namesOnly: true)
        for folder in folders { reader.read(catalog: folder) }
        self = reader.names
    }
}
