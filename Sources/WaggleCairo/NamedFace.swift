// Fonts by the names that programs use.

import CPango
import Foundation

/// The font that a name stands for: a family ("Lora"), or a face by its PostScript name ("Lora-BoldItalic") or full name
/// ("Lora Bold Italic").
struct NamedFace: Equatable {
    var family: String
    /// CSS weight.
    var weight = 400
    var isItalic = false

    /// The installed font with the name. Without one, a face whose style is guessed from the name, so that its replacement has
    /// the same weight.
    static func named(_ name: String) -> NamedFace { installed(name) ?? guessed(name) ?? NamedFace(family: name) }

    /// - Returns: nil if no font has the name. Letter case does not matter.
    static func installed(_ name: String) -> NamedFace? {
        if first(where: FC_FAMILY, is: name) != nil { return NamedFace(family: name) }
        return first(where: FC_POSTSCRIPT_NAME, is: name) ?? first(where: FC_FULLNAME, is: name)
    }

    private static func first(where property: String, is name: String) -> NamedFace? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        guard let properties = FcObjectSetCreate() else { return nil }
        defer { FcObjectSetDestroy(properties) }
        FcPatternAddString(pattern, property, name)
        for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(properties, property) }
        guard let fonts = FcFontList(nil, pattern, properties) else { return nil }
        defer { FcFontSetDestroy(fonts) }
        var family: UnsafeMutablePointer<FcChar8>?, weight = 0.0, slant: Int32 = 0
        guard fonts.pointee.nfont > 0, let font = fonts.pointee.fonts[0], FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch,
              let family else { return nil }
        var face = NamedFace(family: String(cString: family))
        // A variable font has a range of weights, which is not a number.
        if FcPatternGetDouble(font, FC_WEIGHT, 0, &weight) == FcResultMatch {
            face.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        }
        if FcPatternGetInteger(font, FC_SLANT, 0, &slant) == FcResultMatch { face.isItalic = slant != FC_SLANT_ROMAN }
        return face
    }

    /// The weights by the words of PostScript names, which are in the order of `Font.Weight`.
    private static let weights = [
        "": 400, "ultralight": 100, "extralight": 100, "thin": 200, "light": 300, "regular": 400, "roman": 400, "book": 400, "medium": 500,
        "semibold": 600,
        "demibold": 600, "demi": 600, "bold": 700, "heavy": 800, "extrabold": 800, "black": 900,
    ]

    private static func guessed(_ name: String) -> NamedFace? {
        guard let hyphen = name.lastIndex(of: "-") else { return nil }
        var style = name[name.index(after: hyphen)...].lowercased()[...]
        var face = NamedFace(family: String(name[..<hyphen]))
        for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
            style = style.dropLast(slant.count)
            face.isItalic = true
        }
        if style.hasPrefix("condensed") { style = style.dropFirst("condensed".count) }
        guard !face.family.isEmpty, let weight = weights[String(style)] else { return nil }
        face.weight = weight
        return face
    }
}

extension PangoTextEngine {
    /// True if a family or a face has the name; letter case does not matter.
    package static func hasFont(named name: String) -> Bool { NamedFace.installed(name) != nil }
}

extension PangoTextEngine {
    /// The names of the installed families, in alphabetical order.
    package var familyNames: [String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(fontMap, &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { index in
            families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }.sorted()
    }
}
