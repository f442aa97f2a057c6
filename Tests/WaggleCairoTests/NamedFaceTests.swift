import Foundation
import Testing
import WaggleDisplayList
@testable import WaggleCairo

/// Families, PostScript names and full names of the faces that Debian's packages install.
@Suite struct NamedFaceTests {
    @Test func aFamilyHasNoStyle() {
        #expect(NamedFace.named("DejaVu Sans") == NamedFace(family: "DejaVu Sans"))
        #expect(NamedFace.installed("dejavu sans") != nil && NamedFace.installed("Nowhere") == nil)
    }
    @Test(arguments: [("DejaVuSans-Bold", "DejaVu Sans", 700, false), ("Inter-SemiBoldItalic", "Inter", 600, true), ("DejaVu Sans Bold", "DejaVu Sans", 700, false)])
    func aFaceIsFoundByItsNames(_ name: String, _ family: String, _ weight: Int, _ isItalic: Bool) {
        #expect(NamedFace.installed(name) == NamedFace(family: family, weight: weight, isItalic: isItalic))
    }
    @Test(arguments: [("Faraway-DemiBold", 600, false), ("Faraway-HeavyItalic", 800, true), ("Faraway-Italic", 400, true), ("Faraway-CondensedBlack", 900, false)])
    func theReplacementOfAMissingFaceHasItsStyle(_ name: String, _ weight: Int, _ isItalic: Bool) {
        #expect(NamedFace.named(name) == NamedFace(family: "Faraway", weight: weight, isItalic: isItalic))
    }
    @Test(arguments: ["Faraway", "Faraway-Two", "-Bold", "", "Faraway-"]) func otherNamesStayFamilies(_ name: String) {
        let face = NamedFace.named(name)
        #expect(face.weight == 400 && !face.isItalic && (face.family == name || name == "Faraway-"))
    }
    @MainActor @Test func textIsSetInTheNamedFace() {
        let engine = PangoTextEngine()
        func width(_ font: FontDescription) -> CGFloat { engine.shape(StyledText([StyledText.Run(.string("Hamburg"), font: font)]), ParagraphStyle()).measure(width: nil, height: nil).size.width }
        let regular = width(FontDescription(family: "DejaVu Sans", size: 40)), bold = width(FontDescription(family: "DejaVu Sans", size: 40, weight: 700))
        #expect(bold > regular && width(FontDescription(family: "DejaVuSans-Bold", size: 40)) == bold)
        #expect(width(FontDescription(family: "DejaVuSans", size: 40, weight: 700)) == bold, "A weight that the program asks for counts.")
        #expect(width(FontDescription(family: "Faraway-Bold", size: 40)) == width(FontDescription(family: "Faraway", size: 40, weight: 700)))
    }
}
