import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// Measured on Apple's own renderings; lines in Inter come out as wide as in San Francisco.
@MainActor struct SystemTrackingTests {
    let engine = PangoTextEngine()

    /// The advance of one more letter in points, with the system's tracking and without.
    private func spacing(_ font: FontDescription, _ text: String = "nnnnnnnnnn") -> CGFloat {
        var named = font
        // Inter requested by name is the same face with its own spacing.
        named.family = font.size >= 20 ? "Inter Display" : "Inter"
        func width(_ font: FontDescription) -> CGFloat {
            engine.shape(StyledText([StyledText.Run(.string(text), font: font)]), ParagraphStyle()).layout(width: nil, height: nil).size.width
        }
        return (width(font) - width(named)) / CGFloat(text.count)
    }

    @Test(arguments: [
        (400, 11.0, 0.06), (400, 15, -0.31), (400, 16, -0.35), (400, 17, -0.43), (400, 28, 0), (400, 34, 0), (500, 17, -0.40),
        (600, 11, 0.11), (600, 14, 0), (600, 16, -0.17), (600, 17, -0.3), (600, 20, -0.35), (600, 24, 0.25), (600, 34, 0.43), (700, 17, -0.3),
    ] as [(Int, CGFloat, CGFloat)])
    func theDefaultFaceIsTrackedBySizeAndWeight(weight: Int, size: CGFloat, points: CGFloat) {
        #expect(abs(spacing(FontDescription(size: size, weight: weight)) - points) < 0.03)
        // Letters beyond ASCII are shaped by Pango.
        #expect(abs(spacing(FontDescription(size: size, weight: weight), "éééééééééé") - points) < 0.03)
    }

    @Test func fontsOfTheProgramAndOtherDesignsHaveTheirOwnSpacing() {
        #expect(SystemTracking.points(of: FontDescription(family: "Inter", size: 17)) == 0)
        #expect(SystemTracking.points(of: FontDescription(design: .serif, size: 17)) == 0)
        #expect(SystemTracking.points(of: FontDescription(design: .rounded, size: 17)) == SystemTracking.points(of: FontDescription(size: 17)))
        // SF Mono advances by 0.6185 em.
        let mono = engine.shape(StyledText([StyledText.Run(.string("0123456789"), font: FontDescription(design: .monospaced, size: 14))]), ParagraphStyle())
        #expect(abs(mono.layout(width: nil, height: nil).size.width - 14 * 6.185) < 0.3)
    }

    @Test func tableEndsAreMet() {
        #expect(abs(SystemTracking.points(of: FontDescription(size: 1)) - 0.24) < 0.001)
        #expect(SystemTracking.points(of: FontDescription(size: 200)) < 0)
        #expect(SystemTracking.points(of: FontDescription(size: .nan)) == 0)
    }

    @Test func trackingAndKerningOfTheProgramAddToIt() {
        func width(_ text: String, tracking: CGFloat = 0, kerning: CGFloat = 0) -> CGFloat {
            let run = StyledText.Run(.string(text), font: FontDescription(size: 17), kerning: kerning, tracking: tracking)
            return engine.shape(StyledText([run]), ParagraphStyle()).layout(width: nil, height: nil).size.width
        }
        for text in ["abcd", "äbcd"] {
            #expect(abs(width(text, tracking: 2) - width(text) - 8) < 0.02)
            #expect(abs(width(text, kerning: 2) - width(text) - 8) < 0.02)
        }
    }

    /// Arabic letters are joined; tracking would separate them.
    @Test func lettersOfOtherScriptsKeepTheirPlaces() {
        func width(_ family: String?) -> CGFloat {
            let run = StyledText.Run(.string("سلام"), font: FontDescription(family: family, size: 17))
            return engine.shape(StyledText([run]), ParagraphStyle(rightToLeft: true)).layout(width: nil, height: nil).size.width
        }
        #expect(width(nil) == width("Inter"))
    }
}
