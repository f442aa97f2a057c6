import Foundation

/// What asset catalogues hold, by name; groups with a namespace stand before a slash.
public struct AssetNames: Sendable {
    public internal(set) var colors: Set<String> = []
    public internal(set) var images: Set<String> = []
    public var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    init() {}

    /// Reads the names in catalogues. What is broken in them is passed over: it is told when the catalogue is used.
    /// - Parameter folders: `.xcassets` folders.
    public init(folders: [URL]) {
        var reader = CatalogReader(namesOnly: true)
        for folder in folders { reader.read(catalog: folder) }
        self = reader.names
    }
}
