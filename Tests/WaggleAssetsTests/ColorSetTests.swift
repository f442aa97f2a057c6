import Foundation
import Testing
import WaggleDisplayList
@testable import WaggleAssets

@Suite struct ColorSetTests {
    static func components(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb") -> String {
        #"{"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)"}}"#
    }

    static func color(_ entry: String) throws -> ResolvedColor {
        let fixture = try CatalogFixture(["Moss.colorset/Contents.json": #"{"colors": [{"idiom": "universal", "color": \#(entry)}]}"#])
        return try #require(fixture.catalog().color(named: "Moss")).resolved(dark: false)
    }

    @Test(arguments: [("0.200", "0.400", "0.600"), ("0x33", "0x66", "0x99"), ("51", "102", "153")])
    func componentsAreFractionsHexOrBytes(red: String, green: String, blue: String) throws {
        #expect(try Self.color(Self.components(red, green, blue)) == ResolvedColor(red: 0.2, green: 0.4, blue: 0.6))
    }

    @Test func wholeOnesAreFractions() throws {
        #expect(try Self.color(Self.components("1", "0", "1", alpha: "1")) == ResolvedColor(red: 1, green: 0, blue: 1))
        #expect(try Self.color(Self.components("255", "0", "1")) == ResolvedColor(red: 1, green: 0, blue: 1 / 255))
    }

    @Test func displayP3IsConverted() throws {
        // White and grey are unchanged; P3 red is outside sRGB and clamped to its red; this orange has a known equivalent.
        #expect(try Self.color(Self.components("1.0", "0.0", "0.0", space: "display-p3")) == ResolvedColor(red: 1, green: 0, blue: 0))
        let gray = try Self.color(Self.components("0.5", "0.5", "0.5", space: "display-p3"))
        #expect(abs(gray.red - 0.5) < 0.001 && abs(gray.green - 0.5) < 0.001 && abs(gray.blue - 0.5) < 0.001)
        // colour(srgb 0.2 0.6 0.4) is colour(display-p3 0.3205 0.5918 0.4163).
        let green = try Self.color(Self.components("0.3205", "0.5918", "0.4163", space: "display-p3"))
        #expect(abs(green.red - 0.2) < 0.002 && abs(green.green - 0.6) < 0.002 && abs(green.blue - 0.4) < 0.002)
    }

    @Test func grayHasOneComponent() throws {
        let gray = try Self.color(#"{"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "0.5"}}"#)
        #expect(gray == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
    }

    @Test func systemColorsBringTheirDarkVariant() throws {
        let fixture = try CatalogFixture(["Moss.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
            """])
        let color = try #require(fixture.catalog().color(named: "Moss"))
        #expect(color.resolved(dark: false) == ResolvedColor(red: 0, green: 122 / 255, blue: 1))
        #expect(color.resolved(dark: true) == ResolvedColor(red: 10 / 255, green: 132 / 255, blue: 1))
    }

    @Test func variantsAreChosenByAppearanceAndIdiom() throws {
        let light = Self.components("0.1", "0.1", "0.1"), dark = Self.components("0.2", "0.2", "0.2"), contrast = Self.components("0.3", "0.3", "0.3")
        let pad = Self.components("0.9", "0.9", "0.9")
        let fixture = try CatalogFixture(["Moss.colorset/Contents.json": """
            {"colors": [
              {"idiom": "ipad", "color": \(pad)},
              {"idiom": "universal", "color": \(light)},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \(dark)},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}], "color": \(contrast)}
            ]}
            """])
        let color = try #require(fixture.catalog().color(named: "Moss"))
        #expect(color.resolved(dark: false).red == 0.1)
        #expect(color.resolved(dark: true).red == 0.2)
        #expect(color.resolved(dark: false, highContrast: true).red == 0.3)
        #expect(color.resolved(dark: true, highContrast: true).red == 0.2)
    }

    @Test func anUnfilledAccentColorIsNone() throws {
        let log = IssueLog()
        let fixture = try CatalogFixture(["AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#])
        #expect(fixture.catalog(onIssue: log.add).color(named: "AccentColor") == nil)
        #expect(log.all.isEmpty)
    }
}
