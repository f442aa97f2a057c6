import Foundation
import Testing
@testable import WaggleTool

/// The program that `./waggle new` writes. Tests/smoke.sh builds it, films it and runs its test.
struct NewProgramTests {
    @Test func namesAreMadeOfTheTitle() throws {
        let program = NewProgram(title: "small \"pond\" 2")
        #expect(program.files.map(\.path) == ["SmallPond2App.swift", "SmallPond2View.swift", "tour.txt", "SmallPond2Tests/SmallPond2Tests.swift"])
        #expect(program.files[1].text.contains(#"Text("small \"pond\" 2")"#))
        #expect(program.files[3].text.contains("@testable import small__pond__2"), "The module is named after the folder.")
    }

    @Test(arguments: [("my app", "MyApp"), ("Pond", "PondApp"), ("pond-life", "PondLifeApp"), ("Übersee", "UberseeApp"), ("App", "AppApp"), ("池", "_App")])
    func theApplicationIsNamedOnce(title: String, application: String) {
        #expect(NewProgram(title: title).files[0].text.contains("struct \(application): App {"))
        #expect(NewProgram(title: title).files[0].path == "\(application).swift")
    }

    @Test func testsAreNoPartOfTheProgram() throws {
        let folder = try TemporaryFolder([:])
        for (path, text) in NewProgram(title: "Pond").files { try folder.write(text, to: "Pond/\(path)") }
        let program = try SourceProgram(bareFolder: "\(folder.path)/Pond")
        #expect(program.sources.map(FileSystem.name) == ["PondApp.swift", "PondView.swift"])
        #expect(TestCommand.testFiles(in: "\(folder.path)/Pond").map(FileSystem.name) == ["PondTests.swift"])
    }

    @Test func aProgramNamedByADigitHasAType() {
        #expect(NewProgram(title: "2048").type == "_048", "As the module is named.")
    }
}
