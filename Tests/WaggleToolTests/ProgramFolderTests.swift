import Foundation
import Testing
@testable import WaggleTool

@Suite struct ProgramFolderTests {
    private func program(_ files: [String: String]) throws -> SourceProgram {
        let folder = try TemporaryFolder(files)
        // The folder is removed when its last reference is released, which must not happen before it was read.
        return try withExtendedLifetime(folder) {
            guard case .sources(let program) = try Program(path: folder.path, target: nil) else { throw ToolError("a package") }
            return program
        }
    }

    @Test func aBareFolderIsSortedIntoItsParts() throws {
        let program = try program([
            "App.swift": ProjectFixture.main, "Views/Deep/Frog.swift": "", "Assets.xcassets/Contents.json": "{}", "More/Assets.xcassets/Contents.json": "{}",
            "Drops.sks": "", "Reed.ttf": "", "en.lproj/Localizable.strings": "", "Info.plist": "", "PondTests/FrogTests.swift": "", "Check.swift": "import XCTest",
            "LaunchScreen.storyboard": "",
        ])
        #expect(program.sources.map(FileSystem.name) == ["App.swift", "Frog.swift"])
        #expect(program.assetCatalogs.count == 2)
        #expect(program.resources.map(FileSystem.name) == ["Drops.sks", "Reed.ttf", "Localizable.strings"])
        #expect(program.fonts.map(FileSystem.name) == ["Reed.ttf"])
        #expect(program.infoPlist != nil)
    }

    @Test func theManifestOfAPlaygroundAppIsNoPackage() throws {
        let program = try program(["Package.swift": "import AppleProductTypes", "App.swift": ProjectFixture.main])
        #expect(program.sources.map(FileSystem.name) == ["App.swift"])
    }

    @Test(arguments: [
        ("// swift-tools-version: 5.5\nimport PackageDescription\n// .target(name: \"Pond\")\nlet package = Package(name: \"Pond\", products: [], dependencies: [], targets: [])", false),
        ("// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: \"Pond\", targets: [.target(name: \"Pond\")])", true),
    ]) func aManifestWithoutTargetsDoesNotHideTheProjectBesideIt(manifest: String, isPackage: Bool) throws {
        let folder = try TemporaryFolder(ProjectFixture.files.merging(["Package.swift": manifest]) { $1 })
        try withExtendedLifetime(folder) {
            // A package of libraries has no other program than the project's.
            guard case .sources = try Program(path: folder.path, target: nil) else { throw ToolError("a package") }
            switch try Program(path: folder.path, target: nil, showsPreviews: true) {
            case .package: #expect(isPackage)
            case .sources(let program): #expect(!isPackage && program.sources.map(FileSystem.name).contains("PondApp.swift"))
            }
        }
    }
    @Test func previewsAreFoundByTheFileOfTheirProvider() throws {
        let folder = try TemporaryFolder([
            "Pond/Frog.swift": "struct Frog_Previews: PreviewProvider {}\nenum Late_Previews : Other, PreviewProvider {}\n// PreviewProvider", "Pond/Toad.swift": "struct Toad: View {}",
            ".build/Frog.swift": "struct Old_Previews: PreviewProvider {}",
        ])
        withExtendedLifetime(folder) {
            for name in ["Frog.swift", "Frog", "Pond/Frog.swift"] { #expect(PreviewArgument.providers(of: name, in: folder.path) == ["Frog_Previews", "Late_Previews"]) }
            for name in ["Toad.swift", "rog.swift", "Newt", "*"] { #expect(PreviewArgument.providers(of: name, in: folder.path) == []) }
            #expect(PreviewArgument.request("Frog", keepsScreen: false, folder: folder.path)?.providers == ["Frog_Previews", "Late_Previews"])
        }
    }
    @Test(arguments: [
        ("#if os(macOS)\n@main struct A {}\n#endif", "#if os(iOS)\n@main struct B {}\n#endif"),
        ("#if os(macOS) || os(watchOS)\n@main struct A {}\n#endif", "#if !os(macOS) && !os(watchOS)\n@main struct B {}\n#endif"),
        ("#if canImport(UIKit)\nlet a = 1\n#else\n@main struct A {}\n#endif", "@main struct B {}"),
        ("#if DEBUG\n#if os(iOS)\nlet a = 1\n#elseif POND\n@main struct A {}\n#endif\n#endif", "#if os(tvOS)\nlet b = 1\n#elseif POND\n@main struct B {}\n#endif"),
    ]) func ofOneEntryForEachSystemTheOneForPhonesCounts(a: String, b: String) throws {
        let folder = try TemporaryFolder(["A.swift": a, "B.swift": b])
        withExtendedLifetime(folder) { #expect(throws: Never.self) { try SourceProgram(bareFolder: folder.path) } }
        #expect(!SourceScan.isEntryOnPhones(folder.path + "/A.swift") && SourceScan.isEntryOnPhones(folder.path + "/B.swift"))
    }
    @Test(arguments: [
        (["readme.txt": ""], "no Swift files"),
        (["Frog.swift": "// @main\nlet s = \"@main\""], "No @main"),
        (["A.swift": "@main struct A {}", "B.swift": "@main struct B {}"], "2 types with @main (A.swift, B.swift)"),
        (["Apples/App.swift": "@main struct A {}", "Pears/App.swift": "@main struct B {}"], "2 types with @main (Apples/App.swift, Pears/App.swift)"),
        (["A.swift": "@NSApplicationMain class A {}"], "an AppKit delegate"),
        (["A.swift": "@UIApplicationMain class A {}", "B.swift": "@main struct B {}"], "2 types with @main (A.swift, B.swift)"),
    ])
    func aFolderThatCannotRunSaysWhy(files: [String: String], part: String) throws {
        let error = #expect(throws: ToolError.self) { try program(files) }
        #expect(error?.description.contains(part) == true)
    }

    @Test func sourcesWithoutAnAppGetAProgramForTheirPreviews() throws {
        let folder = try TemporaryFolder(["Frog.swift": "struct Frog {}"])
        guard case .sources(let program) = try Program(path: folder.path, target: nil, showsPreviews: true) else { throw ToolError("a package") }
        #expect(program.sources.map(FileSystem.name) == ["Frog.swift", "WagglePreviews.swift"])
        let app = try TemporaryFolder(["App.swift": ProjectFixture.main])
        guard case .sources(let own) = try Program(path: app.path, target: nil, showsPreviews: true) else { throw ToolError("a package") }
        #expect(own.sources.map(FileSystem.name) == ["App.swift"])
    }

    @Test func anAppIsToldFromOtherPrograms() throws {
        let folder = try TemporaryFolder(["A.swift": "@main struct A: SwiftUI . App {}", "B.swift": "@main struct B: ParsableCommand { let App = 1 }", "C.swift": "@main struct C: Sendable, App {}"])
        #expect(["A", "B", "C"].map { SourceScan.declaresApp("\(folder.path)/\($0).swift") } == [true, false, true])
    }

    @Test func aPackageOfLibrariesRunsItsDemo() throws {
        let package = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Pond\", targets: [.target(name: \"Pond\")])\n"
        let one = try TemporaryFolder(["Package.swift": package, "Sources/Pond/Pond.swift": "", "Tests/PondTests/App.swift": ProjectFixture.main, "Examples/Frogs/App.swift": ProjectFixture.main])
        guard case .sources(let program) = try Program(path: one.path, target: nil) else { throw ToolError("a package") }
        #expect(program.folder.hasSuffix("Examples/Frogs") && program.notes.first?.contains("has only libraries") == true)
        // Its own libraries are what is checked and previewed.
        guard case .package = try Program(path: one.path, target: nil, showsPreviews: true) else { throw ToolError("the demo") }

        let two = try TemporaryFolder(["Package.swift": package, "Examples/Frogs/App.swift": ProjectFixture.main, "Examples/Newts/App.swift": ProjectFixture.main])
        let error = #expect(throws: ToolError.self) { try Program(path: two.path, target: nil) }
        #expect(error?.description.contains("Examples/Frogs") == true && error?.description.contains("Examples/Newts") == true)
        guard case .sources(let newts) = try Program(path: two.path, target: "Newts") else { throw ToolError("a package") }
        #expect(newts.folder.hasSuffix("Newts"))

        let own = try TemporaryFolder(["Package.swift": package.replacing(".target", with: ".executableTarget"), "Examples/Frogs/App.swift": ProjectFixture.main])
        guard case .package = try Program(path: own.path, target: nil) else { throw ToolError("the demo") }
    }

    @Test func aMissingFolderIsNamed() {
        let error = #expect(throws: ToolError.self) { try Program(path: "/no/such/pond", target: nil) }
        #expect(error?.description == "There is no folder /no/such/pond.")
    }

    @Test func settingsAreExpandedAndCompleted() throws {
        let folder = try TemporaryFolder(["App.swift": ProjectFixture.main, "Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleName</key><string>${PRODUCT_NAME} of $(PRODUCT_BUNDLE_IDENTIFIER)</string><key>List</key><array><string>$(UNKNOWN)x</string></array>
            </dict></plist>
            """])
        guard case .sources(var program) = try Program(path: folder.path, target: nil) else { return }
        program.name = "Pond"
        program.bundleIdentifier = "org.example.pond"
        let data = try withExtendedLifetime(folder) { try InfoPlist.data(for: program) }
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(list?["CFBundleName"] as? String == "Pond of org.example.pond")
        #expect(list?["List"] as? [String] == ["x"])
        #expect(list?["CFBundleIdentifier"] as? String == "org.example.pond")
    }

    @Test func namesBecomeIdentifiers() {
        #expect(SourceProgram.identifier(from: "4 Ponds-é") == "__Ponds__" && SourceProgram.identifier(from: "01-x") == "_1_x" && SourceProgram.identifier(from: "") == "_")
        #expect(SourceProgram.bundlePart(from: "My Pond!") == "My-Pond-")
    }

    // MARK: Hostile folders

    @Test func linksThatLeadBackAreLeftOut() throws {
        let folder = try TemporaryFolder(["A.swift": ProjectFixture.main, "Views/B.swift": "struct B {}"])
        for name in ["again", "back", "Views/up"] { try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: name.contains("/") ? ".." : ".") }
        let program = try SourceProgram(bareFolder: folder.path)
        #expect(program.sources.map(FileSystem.name) == ["A.swift", "B.swift"])
        #expect(program.notes.count { $0.contains("holds the same files as one that was read already, by a link") } == 3)
    }

    @Test func aTargetThatAFolderOfSourcesLacksIsRefused() throws {
        let folder = try TemporaryFolder(["Pond/A.swift": ProjectFixture.main])
        let error = #expect(throws: ToolError.self) { try Program(path: "\(folder.path)/Pond", target: "nope") }
        #expect(error?.description.contains("There is no target “nope”") == true && error?.description.contains("Pond") == true)
        guard case .sources = try Program(path: "\(folder.path)/Pond", target: "Pond") else { throw ToolError("a package") }
    }

    @Test func aFileInPlaceOfAFolderIsNamed() throws {
        let folder = try TemporaryFolder(["cache": "a file"])
        let error = #expect(throws: ToolError.self) { try FileSystem.createFolder("\(folder.path)/cache/waggle/programs") }
        #expect(error?.description == "The folder \(folder.path)/cache/waggle/programs cannot be created: \(folder.path)/cache is a file. Remove it or name another folder.")
    }

    @Test func leftoversGoAfterADay() throws {
        let folder = try TemporaryFolder(["waggle-check-1/a.swift": "", "waggle-names-2.swift": "", "waggle-made-3/b": "", "mine-4": ""])
        for name in ["waggle-check-1", "waggle-names-2.swift", "mine-4"] {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -100_000)], ofItemAtPath: "\(folder.path)/\(name)")
        }
        ProgramCache.removeLeftovers(in: folder.path)
        #expect(FileSystem.entries(folder.path) == ["mine-4", "waggle-made-3"])
    }
}
