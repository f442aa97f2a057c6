import ArgumentParser
import Foundation
import Testing
@testable import WaggleTool

@Suite struct CheckTests {
    @Test func programsHaveTheLibrariesForHexagonsWithoutNamingThem() throws {
        let fixture = try CheckFixture()
        let source = """
            import Honeycomb
            import SwiftUI

            struct Comb: View {
                let region = HexRegion.hexagon(radius: 2)
                var body: some View {
                    VStack {
                        HexGrid(.flat, gap: 4) { ForEach(region, id: \\.self) { hex in Text(hex.description).hexCell(hex, clippedTo: .flat) } }
                        ScrollView { LazyHexGrid(region, cellWidth: 40) { Text($0.description).bold() } }
                        RingLayout(radius: .noOverlap) { Text("a") }
                    }
                }
            }
            """
        #expect(try fixture.lacks(source).isEmpty)
        #expect(try fixture.lacks("import Hexagons\n\nlet cells = Hex.zero.range(2).count\n").isEmpty)
        #expect(try fixture.lacks("import Hexagons\nimport SwiftUI\n\nstruct Comb: View { var body: some View { HexGrid {} } }\n") != [], "The views are in Honeycomb.")
        #expect(fixture.framework.moduleNames.contains("Hexagons") && fixture.framework.moduleNames.contains("Honeycomb"), "A program of this name is a module of another.")
    }

    @Test func eachLackingThingIsToldWithItsPlaceAlthoughOneHidesTheOther() throws {
        let lacks = try CheckFixture().lacks("""
            import SwiftUI
            import AVKit
            import PDFKit

            struct Pond: View {
                @Environment(\\.waterLevel) private var level
                @Namespace private var space
                @FetchRequest(sortDescriptors: []) private var frogs: FetchedResults<Frog>

                var body: some View {
                    VStack {
                        Text("m")
                        Text("a \\(level)").buttonSizing(.flexible).bold()
                        Text("b").onContinueUserActivity("x") { _ in }
                        Chart { Text("c") }
                        if level > 2 {
                            Text("d").symbolColorRenderingMode(.gradient)
                        }
                        Button("e") {}.gesture(RotaryGesture())
                    }
                    .typeSelectEquivalent("e")
                    .padding()
                }
            }
            """)
        #expect(lacks == [
            "2:8 AVKit", "3:8 PDFKit", "6:20 waterLevel", "8:6 FetchRequest", "8:59 FetchedResults", "13:32 buttonSizing", "14:23 onContinueUserActivity", "15:13 Chart",
            "17:27 symbolColorRenderingMode", "21:10 typeSelectEquivalent",
        ])
    }

    @Test func whatOnlyObjectiveCHasIsToldWithTheWayOut() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI

            @objc protocol Swimmer {
                @objc optional func dive()
                @objc optional func depth() -> Int
            }
            final class Frog: NSObject {
                @objc var name: Any? { objc_getAssociatedObject(self, "name") }
            }
            """])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.contains { $0.hasPrefix("Pond.swift:5:11: lacks `optional`") && $0.contains("in an extension of the protocol") })
        #expect(lines.count == 1, "Values can be attached to objects. \(lines)")
    }

    @Test func whatFollowsALongerSelectorIsToldWhereItStands() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI

            final class LargePond {
                func a() { b(#selector(a), Chart()) }
                func b(_ a: Any, _ b: Any) {}
            }
            enum Selecting { static func a() { c(#selector(LargePond.a), Chart()) } }
            """])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.contains { $0.hasPrefix("Pond.swift:4:32: lacks `Chart`") } && lines.contains { $0.hasPrefix("Pond.swift:7:62: lacks `Chart`") }, "\(lines)")
    }

    @Test func branchesForThePhoneAreCheckedAndOthersOnRequest() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI

            struct Pond: View {
                var body: some View {
                    #if os(iOS)
                    Text("phone").phone()
                    #elseif os(macOS)
                    Text("mac").mac()
                    #else
                    Text("linux").linux()
                    #endif
                    #if DEBUG
                    Text("debug").debug()
                    #endif
                }
            }
            """])
        let fixture = try CheckFixture()
        func places(_ platform: SourcePlatform?) throws -> [String] { try fixture.lines(folder, platform: platform).compactMap { $0.split(separator: ":").dropFirst().first.map(String.init) } }
        #expect(try places(.ios) == ["6", "13"])
        #expect(try places(.macos) == ["8", "13"])
        #expect(try places(nil) == ["10", "13"])
    }

    @Test func whatFollowsFromSomethingThatIsLackingIsNotTold() throws {
        #expect(try CheckFixture().lacks("""
            import SwiftUI

            struct Pond: View {
                var body: some View {
                    let lily = Lily(depth: 2)
                    if lily.isOpen {
                        Text("a \\(lily.name)").padding()
                    }
                    ForEach(lily.petals, id: \\.name) { petal in Text(petal.name) }
                    Text("b").swim().far.frogs
                    if lily.isOpen { Text("c").dive() }
                }
            }
            """) == ["5:20 Lily", "10:19 swim", "11:36 dive"])
    }

    @Test func whatADeclarationWithAnErrorSilencesIsToldByItsNamesAndItsConsequencesAreNot() throws {
        #expect(try CheckFixture().lacks("""
            import SwiftUI
            import SwiftData

            struct Pond: View {
                @Query private var frogs: [Int]
                var body: some View {
                    List(frogs, id: \\.self) { frog in Text("\\(frog)") }
                        .buttonSizing(.flexible)
                        .frame(width: 20)
                }
            }
            struct Lake: View {
                var body: some View { Pond() }
            }
            """) == ["2:8 SwiftData", "5:6 Query", "8:14 buttonSizing"])
    }

    @Test func whatTypesLackByThePackageThatIsAbsentIsNotTold() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import Flux
            import SwiftUI

            struct Pond: FluxView {
                struct Props { var depth: Int }
                func body(props: Props) -> some View { Text("\\(store.depth)").fluxed(.fast) { [1, .deep] } }
            }
            struct Reed: View {
                @Environment(\\.flux) private var unused
                var inner: Store<Int>
                var body: some View { Text(verbatim: inner.name) }
            }
            """, "Lake.swift": """
            import SwiftUI

            struct Lake: View {
                let depths: [Int]?
                var body: some View {
                    TabView {
                        Pond().tabItem { Text("Pond") }.tag(1)
                        ForEach(depths ?? [1]) { depth in
                            NavigationLink(destination: Pond()) { Text("To") }.disabled(depths == nil)
                        }
                        Pond()
                    }
                    .buttonSizing(.flexible)
                }
            }
            """])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.count { $0.contains("lacks `") || $0.contains("does not compile") } == 2, "\(lines)")
        #expect(lines.contains { $0.contains("lacks `Flux`") } && lines.contains { $0.contains("lacks `buttonSizing`") }, "\(lines)")
    }

    @Test func whatABuilderCannotTakeIsAnErrorOfTheProgram() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI

            struct Depth { var metres = 2 }
            struct Pond: View {
                var body: some View { VStack { Depth() } }
            }
            """])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.contains { $0.contains("Pond.swift:5:36: does not compile: ") && $0.contains("is not a view") } && !lines.contains { $0.contains("lacks `") }, "\(lines)")
    }

    @Test func namesThatTheProgramDeclaresAreItsOwn() throws {
        #expect(try CheckFixture().lacks("""
            import SwiftUI

            struct Map: View { var body: some View { Text("map") } }
            struct Chart<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View { content }
            }
            extension View {
                func buttonSizing() -> some View { self }
            }
            struct Frog {
                var userActivity = 1
                func onContinueUserActivity(_ name: String) -> Int { name.count + userActivity }
            }
            struct Pond: View {
                let frog = Frog()
                var body: some View {
                    Chart { Map().buttonSizing() }
                    Text("\\(frog.onContinueUserActivity("a")) \\(frog.userActivity)")
                }
            }
            """).isEmpty)
    }

    @Test func namesInInactiveConditionsAreNotReported() throws {
        #expect(try CheckFixture().lacks("""
            import SwiftUI
            #if canImport(RealityKit)
            import RealityKit
            #endif

            struct Pond: View {
                var body: some View {
                    #if canImport(RealityKit)
                    RealityView().buttonSizing()
                    #else
                    Text("RealityKit.Map().buttonSizing()") // Chart
                    #endif
                }
            }
            """).isEmpty)
    }

    @Test func unavailableDeclarationsAreReportedWithTheirMessage() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI

            final class Tide: ObservableObject {}
            struct Pond: View {
                @Bindable var tide = Tide()
                var body: some View { Text("a") }
            }
            """])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("use @ObservedObject or @StateObject") == true)
    }

    @Test func anErrorThatNoNameExplainsIsTheCompilers() throws {
        let folder = try TemporaryFolder(["Pond.swift": "import SwiftUI\n\nlet depth: Int = \"deep\"\n"])
        #expect(try CheckFixture().lines(folder) == ["Pond.swift:3:18: does not compile: cannot convert value of type 'String' to specified type 'Int'"])
    }

    @Test func aNameThatTheProgramDeclaresForSomethingElseIsAnError() throws {
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI

            extension Circle { func ripple() -> some View { self } }
            struct Pond: View {
                var body: some View {
                    Circle().ripple()
                    Text("a").ripple()
                }
            }
            """])
        #expect(try CheckFixture().lines(folder) == ["Pond.swift:7:19: does not compile: value of type 'Text' has no member 'ripple'"])
    }

    @Test func namesOfFoundationAreNotWagglesToLack() throws {
        // A module of Apple's brings Foundation along, so a file that imports only that one may use it.
        let folder = try TemporaryFolder([
            "Pond.swift": "import EventKit\n\nstruct Pond {\n    var depth: CGFloat\n    var filled: Date\n    var color: UIColor?\n    var lily: Lily\n}\n",
            "Shore.swift": "import SwiftUI\n\nstruct Shore: View { var body: some View { Text(\"a\") } }\n", "Dry.swift": "struct Dry { var since: Date }\n",
        ])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.map { String($0.prefix { $0 != ":" }) } == ["Pond.swift"] || lines.map { String($0.prefix { $0 != ":" }) } == ["Pond.swift", "Pond.swift"], "\(lines)")
        #expect(lines.first?.hasPrefix("Pond.swift:1:8: lacks `EventKit`") == true)
    }

    @Test func aMissingImportIsReported() throws {
        let folder = try TemporaryFolder(["Pond.swift": "struct Pond {\n    var filled: Date\n    var lily: Lily\n}\n"])
        #expect(try CheckFixture().lines(folder) == [
            "Pond.swift:2:17: does not compile: cannot find 'Date' in scope; the file does not import the module that declares it",
            "Pond.swift:3:15: lacks `Lily`: Nothing of this name is declared here.",
        ])
    }

    @Test func aFileThatNoConditionLetsInIsNamed() throws {
        let fixture = try CheckFixture()
        let folder = try TemporaryFolder([
            "Pond.swift": "import SwiftUI\n\nstruct Pond: View { var body: some View { Text(\"a\") } }\n",
            "Desk.swift": "// On desks.\n#if canImport(AppKit)\nimport AppKit\n\nstruct Desk {}\n#elseif os(watchOS)\nstruct Wrist {}\n#endif\n",
            "Both.swift": "#if canImport(AppKit)\nstruct Both {}\n#else\nstruct Both {}\n#endif\n",
            "Mac.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n#if canImport(AppKit)\nstruct Mac {}\n#endif\n",
        ])
        #expect(try fixture.lines(folder) == ["Desk", "Mac"].map { "\($0).swift:1:1: is left out: no condition lets anything of this file in (#if canImport(AppKit))" })
        let result = try fixture.result(folder)
        #expect(result.unseen.isEmpty && CheckReport.summary(result, of: "Pond") == "Pond uses nothing that Waggle lacks.")

        let desk = try TemporaryFolder(["Desk.swift": "#if canImport(AppKit)\nstruct Desk {}\n#endif\n"])
        #expect(try fixture.result(desk).unseen.map(\.reason) == ["no condition lets anything of its files in, so nothing of it is compiled"])
    }

    @Test func conditionsThatAreCertainlyMetNeedNoCompiler() {
        for met in ["true", "true || os(tvOS)", "canImport( UIKit )", "os(macOS) || true && canImport(SwiftUI)"] { #expect(UnitCheck.isMet(met), "\(met)") }
        for other in ["", "false", "!true", "os(iOS)", "true && os(macOS)", "(true || os(tvOS)) && POND", "!(os(macOS) || true || os(tvOS))", "(POND || true || os(tvOS)) && POND", "canImport(Pond)", "!canImport(UIKit)"] { #expect(!UnitCheck.isMet(other), "\(other)") }
    }

    @Test func whereTheCompilerCrashesNamesAreSearchedAndTheFileIsNamed() throws {
        let fixture = try CheckFixture()
        let folder = try TemporaryFolder(["Pond.swift": "import SwiftUI\n\nstruct Pond: View { var body: some View { Text(\"a\").buttonSizing(1) } }\n"])
        let unit = CheckUnit(moduleName: "Pond", sources: [folder.path + "/Pond.swift"], flags: ["-swift-version", "5", "-Xfrontend", "-debug-crash-after-parse"])
        let result = try Checker(framework: fixture.framework, root: fixture.root, platform: .ios).result(of: [unit])
        #expect(result.findings.map(\.name) == ["buttonSizing"])
        #expect(result.unseen.count == 1 && result.unseen.first?.reason.hasPrefix("the compiler crashes; ") == true, "\(result.unseen)")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_LONG"] != nil)) func theSearchForTypesEndsWhereNamesAreLacking() throws {
        let sum = (0..<24).map { "frogs[\($0)].depth * 2.5 - Double(lily\($0))" }.joined(separator: " + ")
        let folder = try TemporaryFolder(["Pond.swift": """
            import SwiftUI
            import SwiftData

            struct Pond: View {
                @Query private var frogs: [Frog]
                var body: some View { Text("\\(\(sum))").padding(-1 + 2.0 * [1, 2].reduce(0, +)) }
            }
            """])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.contains { $0.contains("lacks `SwiftData`") } && !lines.contains { $0.contains("reasonable time") }, "\(lines)")
    }

    @Test func aPackageIsCheckedAsItsManifestSays() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(name: "Pond", products: [.library(name: "Pond", targets: ["Pond"])], traits: [.default(enabledTraits: ["Deep"]), "Deep", "Wide"],
                                      dependencies: [.package(path: "Stones")], targets: [.target(name: "Pond", dependencies: ["Water", "Stones"]), .target(name: "Water")])
                """,
            "Sources/Water/Water.swift": "package struct Water { package init() {} }\n",
            "Sources/Pond/Pond.swift": """
                import Combine
                @preconcurrency import Foundation
                import Stones
                import Water

                #if Deep && !Wide
                package func fill() -> Water { Water() }
                #endif
                public func say(_ word: String) { fputs(word, stderr); _ = fill(); _ = stone }
                public var pebbles: AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
                public func depth(of path: CGPath) -> CGFloat { path.boundingBox.height }
                """,
            "Stones/Package.swift": """
                // swift-tools-version:5.1
                import PackageDescription
                let package = Package(name: "Stones", products: [.library(name: "Stones", targets: ["Stones"])], targets: [.target(name: "Stones")])
                """,
            "Stones/Sources/Stones/Stone.swift": "import Foundation\npublic let stone = URL(string: \"a\")\n",
        ])
        #expect(try CheckFixture().lines(folder).isEmpty)
    }

    @Test func theSummarySaysWhatWouldHelpMost() {
        let problems: [String: Set<String>] = ["a": ["Map", "Chart"], "b": ["Map"], "c": ["Chart", "Map"], "d": ["Tip"], "e": ["Sky", "an error"]]
        let changes = CheckReport.changes(problems, among: ["Map", "Chart", "Tip", "Sky"])
        #expect(changes.map(\.name) == ["Map", "Chart", "Tip"])
        #expect(changes.map(\.files) == [3, 2, 1])
        func lack(_ path: String, _ name: String) -> Finding { Finding(path: path, line: 1, column: 1, kind: .lacks(name, sentence: "")) }
        let result = CheckResult(findings: [lack("/a", "Map"), lack("/b", "Map"), lack("/b", "Chart")], unseen: [Unseen(path: "/c", reason: "x")], files: ["/a", "/b", "/c", "/d"])
        #expect(CheckReport.summary(result, of: "Pond")
            == "Pond uses 2 names that Waggle lacks. 1 of 4 files compiles. What would help most: `Map` (in 2 files), `Chart` (in one file).")
        #expect(CheckReport.summary(CheckResult(unseen: [Unseen(path: "/c", reason: "x")], files: ["/c"]), of: "Pond")
            == "Pond: nothing that Waggle lacks was found, but not all of it could be checked. 0 of one file compile.")
    }

    @Test func aCheckThatCannotLookEndsWithItsOwnCode() throws {
        let command = try CheckCommand.parse(["/no/such/pond"])
        let code = #expect(throws: ExitCode.self) { try command.run() }
        #expect(code?.rawValue == 2)
    }

    @Test func commandLinesOfTheDriverAreRead() {
        #expect(ModuleTypecheck.words(#"/a/swift-frontend 'b c' 'it'\''s' "d e" f\ g -x"#) == ["/a/swift-frontend", "b c", "it's", "d e", "f g", "-x"])
    }

    @Test func packagesAreCheckedInTheOrderOfTheirImports() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Pond", dependencies: [.package(path: "Stones")], targets: [
                    .executableTarget(name: "Pond", dependencies: ["Water", "Stones"], swiftSettings: [.define("DEEP")]), .target(name: "Water"),
                ])
                """,
            "Sources/Pond/Pond.swift": """
                import Stones
                import SwiftUI
                import Water

                @main struct PondApp: App {
                    var body: some Scene {
                        WindowGroup {
                            #if DEEP
                            Wave().buttonSizing()
                            Stone().userActivity("a") { _ in }
                            #endif
                        }
                    }
                }
                """,
            "Sources/Water/Wave.swift": """
                import SwiftUI

                public struct Wave: View {
                    public init() {}
                    public var body: some View { Text("a").onContinueUserActivity("a") { _ in } }
                }
                """,
            "Stones/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Stones", products: [.library(name: "Stones", targets: ["Stones"])], targets: [.target(name: "Stones", resources: [.process("Res")])])
                """,
            "Stones/Sources/Stones/Res/a.json": "{}",
            "Stones/Sources/Stones/Stone.swift": """
                import SwiftUI

                public struct Stone: View {
                    public init() {}
                    public var body: some View { Text(Bundle.module.bundlePath) }
                }
                """,
        ])
        let lines = try CheckFixture().lines(folder)
        #expect(lines.map { $0.prefix { $0 != "`" } + ($0.split(separator: "`").dropFirst().first ?? "") } == [
            "Sources/Pond/Pond.swift:9:20: lacks buttonSizing", "Sources/Pond/Pond.swift:10:21: lacks userActivity", "Sources/Water/Wave.swift:5:44: lacks onContinueUserActivity",
        ])
    }

    @Test func theCompilersMessagesAreUnderstood() {
        let output = """
            <unknown>:0: error: something without a place
            /p/A B.swift:2:8: error: no such module 'MapKit.Sub'
            /p/A B.swift:3:12: error: value of type 'some View' has no member 'buttonSizing'
             let x = 1
            /p/A B.swift:3:12: note: here
            /p/A B.swift:4:1: warning: 'x' is unavailable: never
            /p/A B.swift:5:1: error: cannot find type 'Chart' in scope; did you mean 'Char'?
            /p/A B.swift:6:1: error: 'commands(content:)' is unavailable: Menus are not there: buttons are.
            /p/A B.swift:7:1: error: 'MKMap' is not a member type of struct 'Pond.Frog'
            /p/A B.swift:8:1: error: type 'ButtonStyle' has no member 'glass'
            /p/A B.swift:9:1: error: extra argument 'isDeep' in call
            /p/A B.swift:10:1: error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions
            """
        let messages = CompilerMessage.all(in: output)
        #expect(messages.map(\.line) == [2, 3, 4, 5, 6, 7, 8, 9, 10])
        #expect(messages.map(\.isError) == [true, true, false, true, true, true, true, true, true])
        #expect(messages.map(\.meaning) == [
            .noModule("MapKit"), .lacks("buttonSizing", owner: "some View"), .declined("x", sentence: "never"), .lacks("Chart", owner: nil),
            .declined("commands", sentence: "Menus are not there: buttons are."), .lacks("MKMap", owner: "Pond.Frog"), .lacks("glass", owner: "ButtonStyle"), .other, .tooComplex,
        ])
    }

    @Test func partsAreTakenOutWithoutMovingTheRest() {
        let text = "ab\ncd\u{E9}f\n"
        var file = CheckedFile(path: "/a", copy: "/b", survey: SyntaxSurvey(), bytes: Array(text.utf8))
        #expect(file.offset(line: 2, column: 3) == 5 && file.offset(line: 9, column: 1) == nil && file.offset(line: 1, column: 0) == nil)
        #expect(file.position(5) == (2, 3) && file.position(0) == (1, 1))
        let isOut = file.remove(.init(span: .init(start: 1, end: 7), isCondition: false)), isOutAgain = file.remove(.init(span: .init(start: 3, end: 4), isCondition: false))
        #expect(isOut && !isOutAgain)
        #expect(String(decoding: file.text, as: UTF8.self) == "a \n    f\n")

        var other = CheckedFile(path: "/a", copy: "/b", survey: SyntaxSurvey(), bytes: Array("if a.isOpen {} if b {}".utf8))
        let isReplaced = other.remove(.init(span: .init(start: 3, end: 11), isCondition: true)), isTooShort = !other.remove(.init(span: .init(start: 18, end: 19), isCondition: true))
        #expect(isReplaced && isTooShort)
        #expect(String(decoding: other.text, as: UTF8.self) == "if true     {} if b {}")
    }
}
