import Foundation
import Testing
@testable import WaggleTool

/// Resources next to a program are the files and folders that Foundation lists.
@Suite struct ResourceStageTests {
    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    }
    private func text(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }

    @Test func resourcesArePlacedBesideTheProgramAndFollowTheirFolder() throws {
        let source = try TemporaryFolder(["Drops.sks": "drops", "en.lproj/A.strings": "a"]), stage = try TemporaryFolder(["Pond": "program"])
        let place = { try ResourceStage(folder: stage.path).place($0, besides: ["Pond"]) }
        try place(["\(source.path)/Drops.sks", "\(source.path)/en.lproj/A.strings"])
        #expect(try names(stage.path) == ["Drops.sks", "Pond", "en.lproj", "en.lproj/A.strings"])
        #expect(text("\(stage.path)/Drops.sks") == "drops" && text("\(stage.path)/en.lproj/A.strings") == "a")
        try place(["\(source.path)/Drops.sks"])
        #expect(try names(stage.path) == ["Drops.sks", "Pond"])
        try place([])
        #expect(try names(stage.path) == ["Pond"])
    }
    @Test func foundationSeesFilesAndFolders() throws {
        let source = try TemporaryFolder(["Assets.xcassets/Lamp.imageset/lamp.png": "lamp", "Assets.xcassets/Contents.json": "{}", "Level.json": "12345"]), stage = try TemporaryFolder([:])
        try ResourceStage(folder: stage.path).place(["\(source.path)/Assets.xcassets", "\(source.path)/Level.json"], besides: [])
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .fileSizeKey]
        let found = try FileManager.default.contentsOfDirectory(at: URL(fileURLWithPath: stage.path), includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }.map { ($0.lastPathComponent, try $0.resourceValues(forKeys: keys)) }
        #expect(found.map(\.0) == ["Assets.xcassets", "Level.json"])
        #expect(found.map(\.1.isDirectory) == [true, false] && found.map(\.1.isRegularFile) == [false, true] && found[1].1.fileSize == 5)
        let all = FileManager.default.enumerator(at: URL(fileURLWithPath: stage.path), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?.compactMap { ($0 as? URL)?.lastPathComponent }
        #expect(all?.sorted() == ["Assets.xcassets", "Contents.json", "Lamp.imageset", "Level.json", "lamp.png"])
    }
    @Test func changedFilesAreTheNewOnesHoweverTheyWereWritten() throws {
        let source = try TemporaryFolder(["a.txt": "old", "Levels/1.txt": "one", "Levels/2.txt": "two"]), stage = try TemporaryFolder([:])
        let place = { try ResourceStage(folder: stage.path).place(["\(source.path)/a.txt", "\(source.path)/Levels"], besides: []) }
        try place()
        // In place, and by another file in its place.
        let handle = try #require(FileHandle(forWritingAtPath: "\(source.path)/a.txt"))
        handle.write(Data("new".utf8))
        try handle.close()
        #expect(text("\(stage.path)/a.txt") == "new")
        try Data("other".utf8).write(to: URL(fileURLWithPath: "\(source.path)/a.txt"), options: .atomic)
        try FileManager.default.removeItem(atPath: "\(source.path)/Levels/2.txt")
        try Data("three".utf8).write(to: URL(fileURLWithPath: "\(source.path)/Levels/3.txt"))
        try place()
        #expect(text("\(stage.path)/a.txt") == "other")
        #expect(try names("\(stage.path)/Levels") == ["1.txt", "3.txt"])
    }
    @Test func placesHeldByLinksOfAnEarlierVersionGetTheFiles() throws {
        let source = try TemporaryFolder(["a.txt": "a", "Levels/1.txt": "one"]), stage = try TemporaryFolder([:])
        for name in ["a.txt", "Levels"] { try FileManager.default.createSymbolicLink(atPath: "\(stage.path)/\(name)", withDestinationPath: "\(source.path)/\(name)") }
        try ResourceStage(folder: stage.path).place(["\(source.path)/a.txt", "\(source.path)/Levels"], besides: [])
        for name in ["a.txt", "Levels"] { #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "\(stage.path)/\(name)")) == nil) }
        #expect(text("\(stage.path)/Levels/1.txt") == "one" && text("\(source.path)/Levels/1.txt") == "one")
    }
    @Test func symbolicLinksInTheSourceAreFollowedAndCirclesEnd() throws {
        let source = try TemporaryFolder(["Levels/1.txt": "one", "shared.txt": "shared", ".DS_Store": ""]), stage = try TemporaryFolder([:])
        try FileManager.default.createSymbolicLink(atPath: "\(source.path)/Levels/shared.txt", withDestinationPath: "../shared.txt")
        try FileManager.default.createSymbolicLink(atPath: "\(source.path)/Levels/again", withDestinationPath: "../Levels")
        try FileManager.default.createSymbolicLink(atPath: "\(source.path)/Levels/nowhere", withDestinationPath: "missing")
        try ResourceStage(folder: stage.path).place(["\(source.path)/Levels", "\(source.path)/missing.txt"], besides: [])
        #expect(try names(stage.path) == ["Levels", "Levels/1.txt", "Levels/shared.txt"])
        #expect(text("\(stage.path)/Levels/shared.txt") == "shared")
    }
    @Test func filesOfAnotherFileSystemAreCopiedOnce() throws {
        let other = "/dev/shm/waggle-\(UUID())"
        guard (try? FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)) != nil else { return }
        defer { try? FileManager.default.removeItem(atPath: other) }
        try Data("far".utf8).write(to: URL(fileURLWithPath: "\(other)/far.txt"))
        let stage = try TemporaryFolder([:]), placed = "\(stage.path)/far.txt"
        let place = { try ResourceStage(folder: stage.path).place(["\(other)/far.txt"], besides: []) }
        let number = { try FileManager.default.attributesOfItem(atPath: placed)[.systemFileNumber] as? Int }
        try place()
        let first = try number()
        #expect(text(placed) == "far")
        try place()
        #expect(try number() == first, "It is not copied again.")
        try Data("near".utf8).write(to: URL(fileURLWithPath: "\(other)/far.txt"))
        try place()
        #expect(text(placed) == "near")
    }
}
