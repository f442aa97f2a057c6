import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import GalleryProgram

/// The gallery's programs, search and source.
@MainActor
struct GalleryTests {
    private var root: String { URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path }

    /// Its programs end immediately: their output is not tested here.
    private func makeGallery() -> Gallery { Gallery(Example.all(in: "\(root)/Examples")) { _, _ in ["true"] } }

    @Test func theExamplesAreFoundByTheirFolders() throws {
        let examples = Example.all(in: "\(root)/Examples")
        let folders = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Examples").filter { !$0.hasPrefix(".") }.sorted()
        #expect(examples.map(\.name) == folders)
        #expect(examples.allSatisfy { $0.files.first?.text.contains("@main") == true && $0.summary.count > 20 && $0.tour != nil })
    }

    @Test func namesSummariesAndSourceAreSearched() {
        let gallery = makeGallery()
        gallery.query = "apiar"
        #expect(gallery.found.map(\.name) == ["Apiary"])
        gallery.query = "friends boat"
        #expect(gallery.found.map(\.name) == ["Kitty"])
        gallery.query = "scrollTransition"
        #expect(gallery.found.contains { $0.name == "Shores" })
        gallery.query = "zyxwv"
        #expect(gallery.found.count == 0)
    }

    @Test func cardsStandInAGridAndSearchLeavesSome() throws {
        let screen = try TestScreen(GalleryView().environment(makeGallery()), size: CGSize(width: 1180, height: 800))
        #expect(screen.shows("Circles") && screen.shows("Curtain"))
        try screen.tap("Names, subjects and source")
        try screen.type("egg timer")
        try screen.settle()
        #expect(screen.shows("Softboil") && !screen.shows("Circles"))
    }

    @Test func aPageShowsTheSource() throws {
        let gallery = makeGallery()
        let example = try #require(gallery.examples.first { $0.name == "Kitty" })
        let screen = try TestScreen(NavigationStack { ExamplePage(example: example) }.environment(gallery), size: CGSize(width: 1180, height: 800))
        #expect(screen.shows("KittyApp.swift"))
        try screen.reveal("KittyView.swift")
        try screen.tap("KittyView.swift")
        try screen.settle()
        #expect(screen.shows("struct KittyView: View {"))
    }

    @Test func aChosenTabComesIntoViewAsAWhole() throws {
        let files = (1...8).map { SourceFile(id: "Meadow\($0).swift", text: "import SwiftUI") }
        let screen = try TestScreen(SourceView(files: files), size: CGSize(width: 420, height: 300))
        let cut = try #require(files.map(\.name).first { try screen.element(ScreenTarget(stringLiteral: $0)).frame.maxX > 420 })
        let place = try screen.element(ScreenTarget(stringLiteral: cut)).frame
        try #require(place.minX < 415)
        try screen.tap(.point(place.minX + 2, place.midY))
        try screen.settle()
        let frame = try screen.element(ScreenTarget(stringLiteral: cut)).frame
        #expect(frame.minX >= 0 && frame.maxX <= 420)
    }

    @Test func linesAreDividedIntoWords() {
        var scanner = SwiftSyntaxScanner()
        let tokens = scanner.line("    @State private var count = 12 // taps of \"x\"")
        #expect(tokens.map(\.kind) == [.plain, .attribute, .plain, .keyword, .plain, .keyword, .plain, .number, .plain, .comment])
        #expect(tokens.map(\.text).joined() == "    @State private var count = 12 // taps of \"x\"")
        #expect(scanner.line(#"Text("a \"b\" c").self"#).map(\.kind) == [.type, .plain, .text, .plain])
        #expect(scanner.line("/* one").map(\.kind) == [.comment])
        #expect(scanner.line("two */ let").map(\.kind) == [.comment, .plain, .keyword])
        #expect(scanner.line("let a = \"\"\"").last?.kind == .text)
        #expect(scanner.line("import").map(\.kind) == [.text])
        #expect(scanner.line("\"\"\" + 1").map(\.kind) == [.text, .plain, .number])
    }

    @Test func everyFileOfTheExamplesIsKeptWhole() {
        for example in Example.all(in: "\(root)/Examples") {
            for file in example.files {
                #expect(SourceLines(file.text).lines.map { String($0.characters) }.joined(separator: "\n") + "\n" == file.text)
            }
        }
    }
}
