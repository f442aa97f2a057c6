import Foundation
import WaggleDisplayList

/// Reads catalogue folders. Broken parts become issues; everything else is kept.
struct CatalogReader {
    private(set) var colors: [String: AssetColor] = [:]
    private(set) var images: [String: ImageSet] = [:]
    private(set) var data: [String: URL] = [:]
    private(set) var icons: [String: AssetIcon] = [:]
    private(set) var issues: [AssetIssue] = []
    /// All sets, including empty ones.
    private(set) var names = AssetNames()
    private let readsNamesOnly: Bool

    /// - Parameter namesOnly: true to skip the contents of sets.
    init(namesOnly: Bool = false) { readsNamesOnly = namesOnly }

    /// Reads one `.xcassets` folder. Names from earlier catalogues are kept.
    mutating func read(catalog: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: catalog.path, isDirectory: &isFolder), isFolder.boolValue else {
            report(catalog, "There is no such asset catalogue folder.")
            return
        }
        read(folder: catalog, namespace: "")
    }

    private mutating func read(folder: URL, namespace: String) {
        let entries: [URL]
        do {
            entries = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
        } catch {
            report(folder, "The folder cannot be read.")
            return
        }
        for entry in entries {
            let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
            guard isFolder else { continue }
            let stem = entry.deletingPathExtension().lastPathComponent
            let name = namespace + stem
            switch entry.pathExtension.lowercased() {
            case "colorset":
                names.colors.insert(name)
                if !readsNamesOnly, let color = self.color(in: entry) { add(color, to: \.colors, name: name, from: entry) }
            case "imageset":
                names.images.insert(name)
                if !readsNamesOnly, let image = imageSet(in: entry) { add(image, to: \.images, name: name, from: entry) }
            case "dataset":
                if !readsNamesOnly, let file = dataFile(in: entry) { add(file, to: \.data, name: name, from: entry) }
            case "symbolset":
                report(entry, "Custom symbols are not supported; use an image set.")
            case "appiconset":
                if !readsNamesOnly, let icon = icon(in: entry) { add(icon, to: \.icons, name: name, from: entry) }
            case "launchimage", "iconset", "brandassets", "complicationset", "stickersiconset", "solidimagestack", "imagestack":
                // The system shows these outside the program.
                continue
            default:
                // A plain group, or a sprite atlas. A group's name may contain a dot.
                let isAtlas = entry.pathExtension.lowercased() == "spriteatlas"
                let contents = self.contents(of: entry, as: GroupContents.self, isRequired: false)
                let hasNamespace = contents?.properties?.providesNamespace?.value ?? false
                read(folder: entry, namespace: hasNamespace ? namespace + (isAtlas ? stem : entry.lastPathComponent) + "/" : namespace)
            }
        }
    }

    private mutating func add<Value>(
        _ value: Value, to table: WritableKeyPath<CatalogReader, [String: Value]>, name: String, from folder: URL
    ) {
        guard self[keyPath: table][name] == nil else {
            report(folder, "The name “\(name)” is used twice; only the first one has an effect.")
            return
        }
        self[keyPath: table][name] = value
    }

    private mutating func color(in folder: URL) -> AssetColor? {
        guard let contents = self.contents(of: folder, as: ColorSetContents.self) else { return nil }
        let file = folder.appendingPathComponent("Contents.json")
        var ranked: [AssetAppearance: (rank: Int, color: ResolvedColor)] = [:]
        for (index, entry) in (contents.colors ?? []).enumerated() {
            // A slot without a colour was never filled in; Xcode's new AccentColor has one.
            guard let written = entry.color, let rank = idiomRank(entry.idiom),
                  let appearance = self.appearance(entry.appearances) else { continue }
            do {
                let color = try written.resolved(dark: appearance.luminosity == .dark)
                if let known = ranked[appearance], known.rank <= rank { continue }
                ranked[appearance] = (rank, color)
                if written.isReference, appearance.luminosity == .any {
                    // A system colour has its own dark variant.
                    let dark = AssetAppearance(luminosity: .dark, highContrast: appearance.highContrast)
                    if ranked[dark] == nil { ranked[dark] = (Int.max, try written.resolved(dark: true)) }
                }
            } catch {
                report(file, "Colour \(index + 1): \(error)")
            }
        }
        return ranked.isEmpty ? nil : AssetColor(variants: ranked.mapValues(\.color))
    }

    private mutating func imageSet(in folder: URL) -> ImageSet? {
        guard let contents = self.contents(of: folder, as: ImageSetContents.self) else { return nil }
        var slots: [ImageSet.Slot] = []
        var hasBrokenSlot = false
        for entry in contents.images ?? [] {
            guard let filename = entry.filename, let rank = idiomRank(entry.idiom),
                  let appearance = self.appearance(entry.appearances) else { continue }
            guard let file = existingFile(named: filename, in: folder) else {
                report(folder.appendingPathComponent("Contents.json"), "It names the picture “\(filename)”, which does not exist.")
                hasBrokenSlot = true
                continue
            }
            slots.append(ImageSet.Slot(
                file: file, scale: entry.scaleFactor, appearance: appearance, idiomRank: rank, slicing: entry.resizing?.slicing))
        }
        guard !slots.isEmpty else {
            if !hasBrokenSlot, contents.images?.isEmpty == false { report(folder, "The image set has no picture.") }
            return nil
        }
        let intent: AssetImage.RenderingIntent? = switch contents.properties?.templateRenderingIntent {
        case "template": .template
        case "original": .original
        default: nil
        }
        return ImageSet(slots: slots, renderingIntent: intent, preservesVector: contents.properties?.preservesVector?.value ?? false)
    }

    /// The largest image for the light appearance; images for phones precede those for the Mac. A set without images is ignored.
    private mutating func icon(in folder: URL) -> AssetIcon? {
        guard let contents = self.contents(of: folder, as: IconSetContents.self) else { return nil }
        var best: (icon: AssetIcon, side: Double)?
        for entry in contents.images ?? [] where entry.appearances == nil {
            guard let name = entry.filename, let file = existingFile(named: name, in: folder) else { continue }
            let icon = AssetIcon(file: file, fillsSquare: entry.idiom != "mac")
            if let best, (best.icon.fillsSquare ? 1 : 0, best.side) >= (icon.fillsSquare ? 1 : 0, entry.side) { continue }
            best = (icon, entry.side)
        }
        return best?.icon
    }

    private mutating func dataFile(in folder: URL) -> URL? {
        guard let contents = self.contents(of: folder, as: DataSetContents.self) else { return nil }
        return contents.data?.lazy.compactMap(\.filename).compactMap { Self.existingFile(named: $0, in: folder) }.first
    }

    /// Reads and decodes a folder's `Contents.json`; problems are reported with the file's name.
    private mutating func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type, isRequired: Bool = true) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            if isRequired { report(file, "The file is missing or cannot be read.") }
            return nil
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            report(file, error.sentence)
        } catch {
            report(file, "\(error)")
        }
        return nil
    }

    private func existingFile(named name: String, in folder: URL) -> URL? { Self.existingFile(named: name, in: folder) }

    /// The file, even if its name differs in case, because catalogues come from case-insensitive file systems.
    private static func existingFile(named name: String, in folder: URL) -> URL? {
        let file = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: file.path) { return file }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // There, decomposed and composed accents are equal.
        let wanted = name.precomposedStringWithCanonicalMapping.lowercased()
        return entries.first { $0.precomposedStringWithCanonicalMapping.lowercased() == wanted }.map(folder.appendingPathComponent)
    }

    /// Smaller is better; nil for unsupported devices.
    private func idiomRank(_ idiom: String?) -> Int? {
        switch idiom ?? "universal" {
        case "universal": 0
        case "iphone": 1
        case "ipad": 2
        case "mac": 3
        default: nil
        }
    }

    /// nil for an unsupported appearance.
    private func appearance(_ written: [AppearanceContents]?) -> AssetAppearance? {
        var result = AssetAppearance()
        for entry in written ?? [] {
            switch (entry.appearance, entry.value) {
            case ("luminosity", "dark"): result.luminosity = .dark
            case ("luminosity", "light"): result.luminosity = .light
            case ("contrast", "high"): result.highContrast = true
            default: return nil
            }
        }
        return result
    }

    private mutating func report(_ file: URL, _ message: String) {
        issues.append(AssetIssue(file: file.path, message: message))
    }
}

/// A problem in a catalogue; the rest of the catalogue still works.
public struct AssetIssue: Sendable, Hashable, CustomStringConvertible {
    /// The file with the problem; empty for a lookup.
    public var file: String
    /// The problem, as a sentence.
    public var message: String

    public init(file: String, message: String) {
        self.file = file
        self.message = message
    }

    public var description: String { file.isEmpty ? message : "\(file): \(message)" }
}
