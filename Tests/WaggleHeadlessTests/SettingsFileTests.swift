import Foundation
import Testing
import WaggleCore
@testable import WaggleRuntime

@MainActor
@Suite struct SettingsFileTests {
    /// Runs with a temporary folder and a list of the warnings.
    private func withFolder(_ body: (URL, Warnings) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-settings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder, Warnings())
    }
    private final class Warnings { var sentences: [String] = [] }

    /// Settings under a name that no other test uses.
    private func settings(_ folder: URL, _ domain: String, _ warnings: Warnings) throws -> (file: SettingsFile, store: UserDefaults) {
        let store = try #require(UserDefaults(suiteName: domain))
        return (SettingsFile(folder: folder, domain: domain, store: store) { warnings.sentences.append($0) }, store)
    }
    private func contents(_ folder: URL, _ domain: String) throws -> [String: Any] { try PropertyListFile(folder.appendingPathComponent("\(domain).plist")).contents() }

    @Test func whatTheProgramSetsIsOnDisk() throws {
        try withFolder { folder, warnings in
            let domain = "waggle-\(UUID().uuidString)", (file, store) = try settings(folder, domain, warnings)
            file.save()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            store.set(3, forKey: "count")
            store.set(["lily": [1, 2], "reed": ["deep": true]] as [String: Any], forKey: "plants")
            file.save()
            let written = try contents(folder, domain)
            #expect(written["count"] as? Int == 3)
            let plants = try #require(written["plants"] as? [String: Any])
            #expect(plants["lily"] as? [Int] == [1, 2])
            #expect((plants["reed"] as? [String: Any])?["deep"] as? Bool == true)
            store.removeObject(forKey: "count")
            file.save()
            #expect(try contents(folder, domain)["count"] == nil)
            #expect(warnings.sentences.isEmpty)
        }
    }

    @Test func keysOfAnotherProcessStay() throws {
        try withFolder { folder, warnings in
            let domain = "waggle-\(UUID().uuidString)", (file, store) = try settings(folder, domain, warnings)
            store.set(3, forKey: "count")
            file.save()
            try PropertyListFile(folder.appendingPathComponent("\(domain).plist")).write(["count": 3, "other": "theirs"])
            store.set(4, forKey: "count")
            file.save()
            let written = try contents(folder, domain)
            #expect(written["count"] as? Int == 4 && written["other"] as? String == "theirs")
        }
    }

    @Test func aDamagedFileIsToldAndKeptAside() throws {
        try withFolder { folder, warnings in
            let domain = "waggle-\(UUID().uuidString)", path = folder.appendingPathComponent("\(domain).plist")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for text in ["half a <pl", ""] {
                try Data(text.utf8).write(to: path)
                _ = try settings(folder, domain, warnings)
                #expect(!FileManager.default.fileExists(atPath: path.path))
            }
            #expect(try String(contentsOf: path.appendingPathExtension("damaged"), encoding: .utf8) == "half a <pl")
            #expect(try String(contentsOf: path.appendingPathExtension("damaged-2"), encoding: .utf8).isEmpty)
            #expect(warnings.sentences.count == 2)
            #expect(warnings.sentences.first?.contains("\(path.path).damaged") == true)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsToldOnce() throws {
        try withFolder { folder, warnings in
            let domain = "waggle-\(UUID().uuidString)"
            try Data().write(to: folder)
            let (file, store) = try settings(folder, domain, warnings)
            store.set(1, forKey: "a")
            file.save()
            store.set(2, forKey: "a")
            file.save()
            #expect(warnings.sentences.count == 1)
        }
    }

    @Test func onlyWhatTheProgramHasSetIsItsOwn() {
        let own = SettingsFile.own(of: ["set": 1, "registered": 2, "kept": 3, "argued": 4], defaults: ["registered": 2, "kept": 3], arguments: ["argued": 4],
                                   saved: ["kept": 9, "argued": 5, "removed": 6])
        #expect(own as? [String: Int] == ["set": 1, "kept": 3, "argued": 5])
    }

    @Test func aFileIsNotWrittenAgainWithoutAChange() throws {
        try withFolder { folder, warnings in
            let domain = "waggle-\(UUID().uuidString)", (file, store) = try settings(folder, domain, warnings), path = folder.appendingPathComponent("\(domain).plist")
            store.set(["lily": [1, 2.5], "reed": true] as [String: Any], forKey: "plants")
            file.save()
            try FileManager.default.removeItem(at: path)
            file.save()
            #expect(!FileManager.default.fileExists(atPath: path.path))
        }
    }

    @Test func foldersFollowTheDesktopsConvention() {
        #expect(PropertyListFile.settingsFolder(["HOME": "/home/lily"]).path == "/home/lily/.config")
        #expect(PropertyListFile.settingsFolder(["HOME": "/home/lily", "XDG_CONFIG_HOME": "/settings"]).path == "/settings")
        #expect(PropertyListFile.stateFolder(["HOME": "/home/lily", "XDG_STATE_HOME": "relative"]).path == "/home/lily/.local/state")
    }

    @Test func windowsFindTheirValuesOnceAndOthersKeepTheirs() throws {
        try withFolder { folder, warnings in
            let first = WindowMemory(folder: folder, program: "local.Pond") { warnings.sentences.append($0) }
            #expect(first.takeValues(of: "first").isEmpty)
            first.save(["first": ["page": 5], "window map": ["zoom": 2.5], "window empty": [:]])
            let second = WindowMemory(folder: folder, program: "local.Pond") { warnings.sentences.append($0) }
            #expect(second.takeValues(of: "first")["page"] as? Int == 5)
            #expect(second.takeValues(of: "first").isEmpty)
            // The map was not opened this time, and the first window has no values any more.
            second.save(["first": [:]])
            let third = WindowMemory(folder: folder, program: "local.Pond") { warnings.sentences.append($0) }
            #expect(third.takeValues(of: "first").isEmpty)
            #expect(third.takeValues(of: "window map")["zoom"] as? Double == 2.5)
            #expect(warnings.sentences.isEmpty)
        }
    }
}
