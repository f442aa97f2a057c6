import Foundation
import Testing
@testable import WaggleTool

@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("pond_blue", "pondBlue"), ("Wet Sand (2)", "wetSand2"), ("DSTextPrimary", "dsTextPrimary"), ("LuLu", "luLu"), ("100", "_100"),
        ("Color", "color"), ("M", "M"), ("NASA", "NASA"), ("A-1-1", "A_1_1"), ("RGB8bit", "rgb8bit"), ("été", "été"), ("Lake.1", "lake1"),
    ])
    func namesOfColoursBecomeMembers(_ name: String, _ member: String) {
        #expect(AssetIdentifier.member(name, dropping: "Color") == member)
    }

    @Test func namesOfGroupsBecomeTypes() {
        #expect(AssetIdentifier.type("iconPreviews") == "IconPreviews")
        #expect(AssetIdentifier.type("night sky") == "NightSky")
        #expect(AssetIdentifier.member("heroImage", dropping: "Image") == "hero")
        #expect(AssetIdentifier.quoted("default") == "`default`" && AssetIdentifier.quoted("pond") == "pond")
    }

    @Test func aSourceFileNamesWhatTheCataloguesHold() throws {
        let set = #"{"colors": [], "images": []}"#
        let folder = try TemporaryFolder([
            "A.xcassets/PondColor.colorset/Contents.json": set,
            "A.xcassets/red.colorset/Contents.json": set,
            "A.xcassets/own.colorset/Contents.json": set,
            "A.xcassets/Plain/default.imageset/Contents.json": set,
            "A.xcassets/Shore/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Shore/wet sand.imageset/Contents.json": set,
            "A.xcassets/Shore/dry sand.imageset/Contents.json": set,
            "A.xcassets/★.imageset/Contents.json": set,
            "A.xcassets/Background.colorset/Contents.json": set,
            "A.xcassets/UI.imageset/Contents.json": set,
            "A.xcassets/UI/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/UI/bell.imageset/Contents.json": set,
            "Own.swift": "extension Color { static let own = Color(\"own\") }; func f() { let pond = 1 }",
        ])
        let text = try #require(AssetSymbols(catalogs: ["\(folder.path)/A.xcassets"]).source(besides: ["\(folder.path)/Own.swift"]))
        #expect(text.contains(#"static let pond = SwiftUI.ColorResource(name: "PondColor", bundle: Foundation.Bundle.main)"#))
        #expect(text.contains("static var pond: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.pond) }"))
        // The system has a red, and the program has its own.
        #expect(text.contains("static let red = SwiftUI.ColorResource") && !text.contains("static var red"))
        #expect(text.contains("static let own = SwiftUI.ColorResource") && !text.contains("static var own"))
        #expect(text.contains(#"static let `default` = SwiftUI.ImageResource(name: "default""#))
        #expect(text.components(separatedBy: "enum Shore").count == 2)
        #expect(text.contains(#"        static let wetSand = SwiftUI.ImageResource(name: "Shore/wet sand""#))
        #expect(!text.contains("let _ ") && !text.contains("static let UI ") && text.contains("enum UI {"))
        // The styles have a background.
        #expect(text.components(separatedBy: "static var background").count == 3)
        #expect(AssetSymbols(catalogs: []).source(besides: []) == nil)
    }
}
