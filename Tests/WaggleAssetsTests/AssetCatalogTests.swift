import Foundation
import Testing
import WaggleDisplayList
@testable import WaggleAssets

@Suite struct AssetCatalogTests {
    static let moss = #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1"}}}]}"#

    static func images(_ entries: String, properties: String = "{}") -> String { #"{"images": [\#(entries)], "properties": \#(properties)}"# }

    @Test func aSinglePictureInTheFirstSlotHasItsPixelsAsPoints() throws {
        let fixture = try CatalogFixture([
            "Frog.imageset/Contents.json": Self.images("""
                {"idiom": "universal", "scale": "1x", "filename": "frog (1).png"}, {"idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}
                """, properties: #"{"template-rendering-intent": "template"}"#),
            "Frog.imageset/frog (1).png": "30",
        ])
        let image = try #require(fixture.catalog().image(named: "Frog", scale: 3, dark: false))
        #expect(image.size == CGSize(width: 30, height: 30))
        #expect(image.renderingIntent == .template)
    }

    @Test(arguments: [(1.0, 2.0), (2.0, 2.0), (2.5, 3.0), (3.0, 3.0), (4.0, 3.0)])
    func theNextLargerScaleServes(screen: Double, slot: Double) throws {
        let fixture = try CatalogFixture([
            "Frog.imageset/Contents.json": Self.images(#"{"scale": "2x", "filename": "2.png"}, {"scale": "3x", "filename": "3.png"}"#),
            "Frog.imageset/2.png": "20", "Frog.imageset/3.png": "30",
        ])
        let image = try #require(fixture.catalog().image(named: "Frog", scale: screen, dark: false))
        #expect(Double(image.scale) == slot)
        #expect(image.size.width == 10)
    }

    @Test func aDarkPictureServesDarkScreens() throws {
        let fixture = try CatalogFixture([
            "Frog.imageset/Contents.json": Self.images("""
                {"filename": "day.png"}, {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                """),
            "Frog.imageset/day.png": "10", "Frog.imageset/night.png": "11",
        ])
        let catalog = fixture.catalog()
        #expect(catalog.image(named: "Frog", scale: 1, dark: false)?.source.width == 10)
        #expect(catalog.image(named: "Frog", scale: 1, dark: true)?.source.width == 11)
    }

    @Test func aVectorIsDrawnAtTheScreensScale() throws {
        let fixture = try CatalogFixture(["Reed.imageset/Contents.json": Self.images(#"{"filename": "reed.svg"}"#), "Reed.imageset/reed.svg": "10"])
        let image = try #require(fixture.catalog().image(named: "Reed", scale: 3, dark: false))
        #expect(image.source.width == 30 && image.size.width == 10)
    }

    @Test func aPDFIsDrawnAtTheScreensScale() throws {
        let contents = #"{"images": [{"filename": "reed.pdf", "idiom": "universal"}], "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}"#
        let fixture = try CatalogFixture(["Reed.imageset/Contents.json": contents, "Reed.imageset/reed.pdf": "10"]), catalog = fixture.catalog()
        let image = try #require(catalog.image(named: "Reed", scale: 3, dark: false))
        #expect(image.source.width == 30 && image.size.width == 10 && image.renderingIntent == .template && image.keepsVector)
        let large = try #require(catalog.image(named: "Reed", scale: 3, dark: false, magnification: 4))
        #expect(large.source.width == 120 && large.size.width == 10)
    }
    @Test func onlySomeVectorsStaySharp() throws {
        let fixture = try CatalogFixture(["Reed.imageset/Contents.json": Self.images(#"{"filename": "reed.pdf"}"#), "Reed.imageset/reed.pdf": "10"])
        #expect(fixture.catalog().image(named: "Reed", scale: 1, dark: false)?.keepsVector == false)
    }
    @Test func aBrokenPDFIsReportedOnce() throws {
        let log = IssueLog()
        let fixture = try CatalogFixture(["Reed.imageset/Contents.json": Self.images(#"{"filename": "reed.pdf"}"#), "Reed.imageset/reed.pdf": "no number"])
        let catalog = fixture.catalog(onIssue: log.add)
        #expect(catalog.image(named: "Reed", scale: 1, dark: false) == nil)
        #expect(catalog.image(named: "Reed", scale: 1, dark: false) == nil)
        #expect(log.all.count == 1 && log.all[0].file.hasSuffix("reed.pdf"))
    }

    @Test func onlyNamespacesAddTheirFolderToTheName() throws {
        let fixture = try CatalogFixture([
            "Plain/Contents.json": "{}", "Plain/Moss.colorset/Contents.json": Self.moss,
            "Pond/Contents.json": #"{"properties": {"provides-namespace": true}}"#, "Pond/Deep/Weed.colorset/Contents.json": Self.moss,
            "Drops.spriteatlas/Contents.json": "{}",
            "Drops.spriteatlas/spark.imageset/Contents.json": Self.images(#"{"filename": "s.png"}"#), "Drops.spriteatlas/spark.imageset/s.png": "4",
        ])
        let catalog = fixture.catalog()
        #expect(catalog.color(named: "Moss") != nil)
        #expect(catalog.color(named: "Pond/Weed") != nil)
        #expect(catalog.color(named: "Weed") == nil)
        #expect(catalog.image(named: "spark", scale: 1, dark: false) != nil)
    }

    @Test func aBrokenFileIsNamedAndTheRestWorks() throws {
        let log = IssueLog()
        let fixture = try CatalogFixture([
            "Broken.colorset/Contents.json": #"{"colors": ["#,
            "Odd.colorset/Contents.json": Self.moss.replacingOccurrences(of: #""red": "0.5""#, with: #""red": "lots""#),
            "Lost.imageset/Contents.json": Self.images(#"{"filename": "lost.png"}"#),
            "Moss.colorset/Contents.json": Self.moss,
        ])
        let catalog = fixture.catalog(onIssue: log.add)
        #expect(catalog.color(named: "Moss") != nil)
        #expect(log.all.count == 3)
        #expect(log.all.contains { $0.file.hasSuffix("Broken.colorset/Contents.json") && $0.message.contains("JSON") })
        #expect(log.all.contains { $0.file.hasSuffix("Odd.colorset/Contents.json") && $0.message.contains("lots") })
        #expect(log.all.contains { $0.message.contains("lost.png") })
    }

    @Test func anotherCaseIsFoundWithOneReport() throws {
        let log = IssueLog()
        let fixture = try CatalogFixture(["Moss.colorset/Contents.json": Self.moss])
        let catalog = fixture.catalog(onIssue: log.add)
        #expect(catalog.color(named: "moss") != nil)
        #expect(catalog.color(named: "moss") != nil)
        #expect(catalog.color(named: "Moss") != nil)
        #expect(log.all.count == 1)
    }

    @Test func catalogsMergeAndTheFirstCounts() throws {
        let first = try CatalogFixture(["Moss.colorset/Contents.json": Self.moss])
        let second = try CatalogFixture(["Moss.colorset/Contents.json": Self.moss.replacingOccurrences(of: "0.5", with: "0.25"), "Fern.colorset/Contents.json": Self.moss])
        let catalog = AssetCatalog(folders: [first.folder, second.folder], decoder: NumberDecoder())
        #expect(catalog.color(named: "Moss")?.resolved(dark: false).red == 0.5)
        #expect(catalog.color(named: "Fern") != nil)
        #expect(catalog.issues.count == 1)
    }

    @Test func slicesAreInPoints() throws {
        let fixture = try CatalogFixture([
            "Leaf.imageset/Contents.json": Self.images("""
                {"scale": "2x", "filename": "l.png", "resizing": {"mode": "9-part", "center": {"mode": "tile"}, "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}
                """),
            "Leaf.imageset/l.png": "40",
        ])
        let image = try #require(fixture.catalog().image(named: "Leaf", scale: 2, dark: false))
        let insets = try #require(image.capInsets)
        #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [2, 3, 4, 5])
        #expect(image.tilesCenter)
    }

    // MARK: Icons

    @Test func theIconIsTheLargestLightPictureForPhones() throws {
        let fixture = try CatalogFixture([
            "AppIcon.appiconset/Contents.json": Self.images("""
                {"idiom": "mac", "scale": "2x", "size": "512x512", "filename": "mac.png"}, {"idiom": "iphone", "scale": "3x", "size": "60x60", "filename": "small.png"},
                {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "large.png"},
                {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                """),
            "AppIcon.appiconset/mac.png": "1024", "AppIcon.appiconset/small.png": "180", "AppIcon.appiconset/large.png": "1024", "AppIcon.appiconset/dark.png": "1024",
        ])
        let icon = try #require(fixture.catalog().icon)
        #expect(icon.file.lastPathComponent == "large.png" && icon.fillsSquare)
    }
    @Test func anIconForTheMacAloneKeepsItsShapeAndAnyNameIsFound() throws {
        let fixture = try CatalogFixture([
            "Pond.appiconset/Contents.json": Self.images(#"{"idiom": "mac", "size": "16x16", "filename": "mac.png"}, {"idiom": "mac", "size": "512x512"}"#), "Pond.appiconset/mac.png": "16",
        ])
        #expect(fixture.catalog().icon?.fillsSquare == false)
    }
    @Test func aSetWithoutPicturesIsNoIcon() throws {
        let log = IssueLog()
        let fixture = try CatalogFixture(["AppIcon.appiconset/Contents.json": Self.images(#"{"idiom": "universal", "platform": "ios", "size": "1024x1024"}"#)])
        #expect(fixture.catalog(onIssue: { log.add($0) }).icon == nil && log.all.isEmpty)
    }
}
