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
        (600, 11, 0.11), (600, 14, 0), (600, 16, -0.17), (600, 17, -0.3), (600, 20, -0.35), (600, 23, 0.21), (600, 24, 0.25),
        (600, 28, 0.38), (600, 34, 0.43), (700, 17, -0.3),
    ] as [(Int, CGFloat, CGFloat)])
    func theDefaultFaceIsTrackedBySizeAndWeight(weight: Int, size: CGFloat, points: CGFloat) {
        #expect(abs(spacing(FontDescription(size: size, weight: weight)) - points) < 0.03)
        // Letters beyond ASCII are shaped by Pango.
        #expect(abs(spacing(FontDescription(size: size, weight: weight), "éééééééééé") - points) < 0.03)
    }

    /// Apple's table, in points a letter.
    private nonisolated static let published: [(size: CGFloat, points: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
        (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40),
        (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (38, 0.37), (40, 0.37), (42, 0.37), (44, 0.37), (46, 0.36), (48, 0.35), (50, 0.34),
        (52, 0.33), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (96, 0),
    ]
    @Test(arguments: published) func thePublishedTableIsTheBase(size: CGFloat, points: CGFloat) {
        #expect(abs(SystemTracking.published(at: size) - points) < 1e-9)
        // Where Inter is as wide as San Francisco, the letters have it unchanged.
        if size <= 11 || (17...19).contains(size) { #expect(abs(spacing(FontDescription(size: size)) - points) < 0.03) }
    }
    /// Between the sizes that were measured, regular letters deviate from the table by no more than at those sizes, and at 20 points, where the display
    /// cut begins, which is tighter.
    @Test(arguments: (11...34).map { CGFloat($0) }) func betweenMeasuredSizesTheSpacingFollowsTheTable(size: CGFloat) throws {
        let measured: [(size: CGFloat, points: CGFloat)] = [(11, 0.06), (15, -0.31), (16, -0.35), (17, -0.43), (20, -0.35), (28, 0), (34, 0)]
        let below = try #require(measured.last { $0.size <= size }), above = try #require(measured.first { $0.size >= size })
        let deviations = [below, above].map { $0.points - SystemTracking.published(at: $0.size) }
        let deviation = spacing(FontDescription(size: size)) - SystemTracking.published(at: size)
        #expect(deviation > deviations.min()! - 0.03 && deviation < deviations.max()! + 0.03)
    }
    /// Medium letters lie between regular and semibold ones at every size.
    @Test(arguments: [11, 13, 15, 16, 17, 20, 28, 34, 60] as [CGFloat]) func mediumLettersAreSpacedBetweenTheOthers(size: CGFloat) {
        let points = [400, 500, 600].map { SystemTracking.points(of: FontDescription(size: size, weight: $0)) }
        #expect(points[0] <= points[1] + 0.001 && points[1] <= points[2] + 0.011)
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
