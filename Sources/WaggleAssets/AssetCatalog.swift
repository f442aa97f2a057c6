// A program's named colours and images, looked up at run time: the layer between asset files and the views that name them.

import Foundation
import Synchronization
import WaggleDisplayList
import WaggleGeometry

/// A program's merged asset catalogues: named colours, images and data.
///
/// Names are case-sensitive, as on Apple's systems; a name that differs only in case is found anyway and reported once. Images are decoded
/// on first use and cached. Lookups may come from any thread.
public final class AssetCatalog: Sendable {
    /// The problems found while reading.
    public let issues: [AssetIssue]

    private let colors: NameTable<AssetColor>
    private let images: NameTable<ImageSet>
    private let dataFiles: NameTable<URL>
    /// The application's icon: that of the usual name, otherwise the first; nil if there is none.
    public let icon: AssetIcon?
    private let decoder: any AssetImageDecoder
    private let onIssue: @Sendable (AssetIssue) -> Void
    private let state = Mutex(State())

    private struct State: Sendable {
        var decoded: [DecodedKey: AssetImage] = [:]
        /// Images that failed to decode and would fail again.
        var failed: Set<DecodedKey> = []
        var reportedNames: Set<String> = []
    }

    private struct DecodedKey: Hashable, Sendable {
        var file: URL
        /// Vector drawings are cached per scale.
        var scale: CGFloat
    }

    /// Reads the catalogues; if several have the same name, the first one wins.
    /// - Parameters:
    ///   - folders: `.xcassets` folders.
    ///   - onIssue: called once for each problem, while reading or during a lookup.
    public init(folders: [URL], decoder: any AssetImageDecoder, onIssue: @escaping @Sendable (AssetIssue) -> Void = { _ in }) {
        var reader = CatalogReader()
        for folder in folders { reader.read(catalog: folder) }
        colors = NameTable(reader.colors)
        images = NameTable(reader.images)
        dataFiles = NameTable(reader.data)
        icon = reader.icons["AppIcon"] ?? reader.icons.min { $0.key < $1.key }?.value
        issues = reader.issues
        self.decoder = decoder
        self.onIssue = onIssue
        issues.forEach(onIssue)
    }

    /// The colour set with a name; nil if there is none.
    public func color(named name: String) -> AssetColor? { find(name, in: colors, kind: "colour") }

    /// The file of a data set; nil if there is none.
    public func dataFile(named name: String) -> URL? { find(name, in: dataFiles, kind: "data set") }

    /// Whether there is an image set with a name; does not decode it.
    public func hasImage(named name: String) -> Bool { images.find(name) != nil }

    /// The image with a name for a screen; nil if there is none or it cannot be decoded, which is reported once.
    /// - Parameters:
    ///   - scale: the screen's pixels per point; an image of a larger or smaller scale may be returned.
    ///   - magnification: how much larger than its own size a vector drawing is shown.
    public func image(named name: String, scale: CGFloat, dark: Bool, magnification: CGFloat = 1) -> AssetImage? {
        guard let set = find(name, in: images, kind: "picture"), let slot = set.slot(scale: scale, dark: dark) else { return nil }
        let pixelScale = slot.isVector ? (scale.isFinite && scale > 0 ? scale : 1) * magnification : CGFloat(slot.scale ?? 1)
        let key = DecodedKey(file: slot.file, scale: pixelScale)
        return state.withLock { state -> Result<AssetImage?, AssetIssue> in
            if let image = state.decoded[key] { return .success(image) }
            if state.failed.contains(key) { return .success(nil) }
            do {
                let image = try decode(slot, of: set, pixelScale: pixelScale)
                state.decoded[key] = image
                return .success(image)
            } catch {
                state.failed.insert(key)
                return .failure(AssetIssue(file: slot.file.path, message: "The picture cannot be decoded: \(error)"))
            }
        }.reported(to: onIssue)
    }

    private func decode(_ slot: ImageSet.Slot, of set: ImageSet, pixelScale: CGFloat) throws -> AssetImage {
        let source: ImageSource
        switch slot.file.pathExtension.lowercased() {
        case "pdf": source = try decoder.rasterize(pdf: slot.file, scale: pixelScale)
        case "svg": source = try decoder.rasterize(svg: slot.file, scale: pixelScale)
        default: source = try decoder.decode(contentsOf: slot.file)
        }
        let insets = slot.slicing.map { slicing in
            EdgeInsets(top: slicing.insets.top / pixelScale, leading: slicing.insets.leading / pixelScale,
                       bottom: slicing.insets.bottom / pixelScale, trailing: slicing.insets.trailing / pixelScale)
        }
        return AssetImage(source: source, scale: pixelScale, renderingIntent: set.renderingIntent, capInsets: insets,
                          tilesCenter: slot.slicing?.tilesCenter ?? false,
                          keepsVector: slot.isVector && set.preservesVector)
    }

    private func find<Value>(_ name: String, in table: NameTable<Value>, kind: String) -> Value? {
        guard let found = table.find(name) else { return nil }
        if found.name != name, state.withLock({ $0.reportedNames.insert(name).inserted }) {
            onIssue(AssetIssue(file: "", message: "There is no \(kind) “\(name)”; “\(found.name)” is used, which differs in case."))
        }
        return found.value
    }
}

/// Values by name, with a case-insensitive fallback.
private struct NameTable<Value: Sendable>: Sendable {
    private let exact: [String: Value]
    /// Lowercased names to actual ones; if there are several, the alphabetically first.
    private let folded: [String: String]

    init(_ values: [String: Value]) {
        exact = values
        folded = Dictionary(values.keys.sorted().map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    func find(_ name: String) -> (name: String, value: Value)? {
        if let value = exact[name] { return (name, value) }
        guard let real = folded[name.lowercased()], let value = exact[real] else { return nil }
        return (real, value)
    }
}

private extension Result where Success == AssetImage?, Failure == AssetIssue {
    func reported(to onIssue: (AssetIssue) -> Void) -> AssetImage? {
        switch self {
        case .success(let image): return image
        case .failure(let issue):
            onIssue(issue)
            return nil
        }
    }
}

extension AssetIssue: Error {}

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
