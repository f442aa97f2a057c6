import Testing
@testable import WaggleTool

@Suite struct XcodeProjectTests {
    private func program(in folder: TemporaryFolder, target: String? = nil) throws -> SourceProgram {
        guard case .sources(let program) = try Program(path: folder.path, target: target) else { throw ToolError("a package") }
        return program
    }

    @Test func theTargetsFilesAreTakenWhateverTheirCase() throws {
        let folder = try TemporaryFolder(ProjectFixture.files)
        let program = try program(in: folder)
        #expect(program.name == "Pond" && program.moduleName == "Pond")
        #expect(program.sources == ["Pond/PondApp.swift", "Pond/Animals/frog view.swift"].map { "\(folder.path)/\($0)" })
        #expect(program.assetCatalogs == ["\(folder.path)/Pond/Assets.xcassets"])
        #expect(program.resources == ["en", "de"].map { "\(folder.path)/Pond/\($0).lproj/Localizable.strings" })
        #expect(program.infoPlist == "\(folder.path)/Pond/Info.plist")
        #expect(program.notes.count == 1 && program.notes[0].contains("Gone.swift"))
    }

    @Test func releaseSettingsOfTheTargetStandOverTheProjects() throws {
        let program = try program(in: try TemporaryFolder(ProjectFixture.files))
        #expect(program.bundleIdentifier == "org.example.Pond")
        #expect(program.languageVersion == "5")
        #expect(program.settings["MARKETING_VERSION"] == "1.1")
        #expect(program.compilerFlags == ["-D", "LAKE"])
    }

    @Test func aSynchronizedFolderGivesAllButItsExceptions() throws {
        let text = """
            { objects = {
              G0 = {isa = PBXGroup; children = (G1); sourceTree = "<group>"; };
              G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Pond; sourceTree = "<group>"; };
              E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Deep/Left Out.swift"); target = T1; };
              T1 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (G1); name = Pond; productType = "com.apple.product-type.application"; };
              P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
            }; rootObject = P0; }
            """
        let folder = try TemporaryFolder([
            "Pond.xcodeproj/project.pbxproj": text, "Pond/PondApp.swift": ProjectFixture.main, "Pond/Deep/Frog.swift": "", "Pond/Deep/Left Out.swift": "",
            "Pond/Info.plist": "", "Pond/Media.xcassets/Contents.json": "{}", "Pond/Song.json": "{}",
        ])
        let program = try program(in: folder)
        #expect(program.sources == ["Pond/Deep/Frog.swift", "Pond/PondApp.swift"].map { "\(folder.path)/\($0)" })
        #expect(program.assetCatalogs.count == 1)
        #expect(program.resources == ["\(folder.path)/Pond/Song.json"])
    }

    @Test func aBrokenProjectFallsBackToTheFolderWithoutTests() throws {
        var files = ProjectFixture.files
        files["Pond.xcodeproj/project.pbxproj"] = "{ objects = "
        let program = try program(in: try TemporaryFolder(files))
        #expect(program.sources.map(FileSystem.name) == ["frog view.swift", "Old.swift", "PondApp.swift"])
        #expect(program.notes.first?.contains("cannot be used") == true)
    }

    @Test func anUnknownTargetIsNamed() throws {
        let folder = try TemporaryFolder(ProjectFixture.files)
        let error = #expect(throws: ToolError.self) { try Program(path: folder.path, target: "Lake") }
        #expect(error?.description.contains("PondTests") == true)
    }

    @Test func theOnlyProjectBelowIsFound() throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: ProjectFixture.files.map { ("App/" + $0.key, $0.value) }))
        #expect(try program(in: folder).name == "Pond")
    }
}
