import Foundation
import Testing
import WaggleRequest
@testable import WaggleTool

@Suite struct RebuildTests {
    @Test func theCompilersErrorsAreNamedByFileAndLineOnceWithTheirSource() throws {
        let folder = try TemporaryFolder([:])
        try folder.write("let a = 1\nlet b = colour\n", to: "Views/Row.swift")
        let path = folder.path + "/Views/Row.swift"
        let output = """
            \(path):2:9: error: cannot find 'colour' in scope
            1 | let a = 1
            2 | let b = colour
              |         `- error: cannot find 'colour' in scope
            \(path):1:5: warning: unused
            \(path):2:9: error: cannot find 'colour' in scope
            /elsewhere/Made.swift:7:1: error: expected declaration
            """
        #expect(CompilerMessage.report(output, seenFrom: folder.path) == [
            BuildMessage(file: "Views/Row.swift", line: 2, words: "cannot find 'colour' in scope", source: "let b = colour"),
            BuildMessage(file: "/elsewhere/Made.swift", line: 7, words: "expected declaration"),
        ])
    }

    @Test(arguments: ["changed", "new", "gone", "renamed", "in a new folder"]) func aSavedFileEndsTheWait(change: String) throws {
        let folder = try TemporaryFolder([:]), files = FileManager.default
        try folder.write("1", to: "Views/Row.swift")
        let watch = SourceWatch([folder.path]), path = folder.path + "/Views/Row.swift"
        switch change {
        case "changed": try folder.write("22", to: "Views/Row.swift")
        case "new": try folder.write("2", to: "Views/Cell.swift")
        case "gone": try files.removeItem(atPath: path)
        case "renamed": try files.moveItem(atPath: path, toPath: folder.path + "/Views/Line.swift")
        default: try folder.write("2", to: "Models/Deep/Item.swift")
        }
        var asked = 0
        watch.waitForChange { asked += 1; return asked > 1 }
        #expect(asked == 1)
        // The same files are no other change.
        var askedAgain = 0
        watch.waitForChange { askedAgain += 1; return askedAgain > 1 }
        #expect(askedAgain == 2)
    }
    @Test func aFolderThatIsMadeAgainAndAFileElsewhereAreWatched() throws {
        let folder = try TemporaryFolder([:]), other = try TemporaryFolder([:]), files = FileManager.default
        try folder.write("1", to: "Views/Row.swift")
        try other.write("1", to: "Shared.swift")
        let watch = SourceWatch([folder.path, other.path + "/Shared.swift"])
        func hasChanged() -> Bool {
            var asked = 0
            watch.waitForChange { asked += 1; return asked > 1 }
            return asked == 1
        }
        try files.removeItem(atPath: folder.path + "/Views")
        try folder.write("22", to: "Views/Row.swift")
        #expect(hasChanged())
        try folder.write("333", to: "Views/Row.swift")
        #expect(hasChanged())
        try other.write("22", to: "Other.swift")
        #expect(!hasChanged())
        try other.write("22", to: "Shared.swift")
        #expect(hasChanged())
    }
    @Test func linksThatLeadBackAreNotFollowed() throws {
        let folder = try TemporaryFolder([:]), files = FileManager.default
        try folder.write("1", to: "Views/Row.swift")
        for name in ["a", "b", "c", "d"] { try files.createSymbolicLink(atPath: "\(folder.path)/Views/\(name)", withDestinationPath: "..") }
        #expect(FileSystem.leadsBack(folder.path + "/Views/a") && !FileSystem.leadsBack(folder.path + "/Views"))
        let watch = SourceWatch([folder.path])
        try folder.write("22", to: "Views/Row.swift")
        #expect(watch.hasChanged)
    }
    @Test func whatBuildsMakeIsNoChange() throws {
        let folder = try TemporaryFolder([:])
        try folder.write("1", to: "Row.swift")
        let watch = SourceWatch([folder.path])
        try folder.write("2", to: "build/out.txt")
        try folder.write("2", to: ".git/index")
        try folder.write("2", to: "Row.swift~")
        try folder.write("2", to: "#Row.swift#")
        var asked = 0
        watch.waitForChange { asked += 1; return asked > 1 }
        #expect(asked == 2)
    }
}
