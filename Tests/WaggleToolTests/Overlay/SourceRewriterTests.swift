import Foundation
import Testing
@testable import WaggleTool

/// What the compiler sees in place of a source.
@Suite struct SourceRewriterTests {
    /// The source as it is shown; all lines and, unless stated otherwise, all columns stay.
    private func shown(_ source: String, system: String? = "iOS", hidesLogging: Bool = false, keepsColumns: Bool = true) throws -> String {
        let folder = try TemporaryFolder(["Pond.swift": source]), rules = SourceRules(system: system, hidesLogging: hidesLogging, modules: ["Combine", "CoreGraphics", "QuartzCore", "UIKit"])
        let edits = try #require(try SyntaxReader(root: try ProjectRoot.folder()).edits(of: [folder.path + "/Pond.swift"], by: rules).first)
        let applied = SourceCopy.applying(edits, to: Data(source.utf8)), text = String(decoding: applied.text, as: UTF8.self)
        #expect(text.count { $0.isNewline } == source.count { $0.isNewline })
        #expect(applied.shifts.isEmpty || !keepsColumns, "\(applied.shifts)")
        return text
    }

    /// What the rules leave of a chain of conditions; each branch is one word.
    private func taken(_ source: String, system: String? = "iOS", hidesLogging: Bool = false) throws -> [String] {
        let folder = try TemporaryFolder(["Pond.swift": try shown(source.replacing(#/(?m)^([a-z]\w*)$/#) { "print(\"\($0.1)\")" }, system: system, hidesLogging: hidesLogging)])
        let outcome = try Subprocess.run("swiftc", ["-frontend", "-emit-silgen", folder.path + "/Pond.swift"], output: .captured)
        return outcome.text.matches(of: #/string_literal utf8 "([a-z]\w*)"/#).map { String($0.1) }
    }

    @Test func theBranchForThePhoneIsTakenWhereverItStands() throws {
        #expect(try taken("#if os(iOS)\nphone\n#else\nother\n#endif") == ["phone"])
        #expect(try taken("#if os(macOS)\nmac\n#elseif os(iOS) || os(tvOS)\nphone\n#endif") == ["phone"])
        #expect(try taken("#if !os(macOS) && !os(watchOS)\nphone\n#else\nother\n#endif") == ["phone"])
        #expect(try taken("#if targetEnvironment(macCatalyst)\nmac\n#elseif (os(iOS) && !targetEnvironment(simulator))\nphone\n#endif") == ["phone"])
        #expect(try taken("#if os(Linux)\nlinux\n#else\nphone\n#endif") == ["phone"])
        #expect(try taken("#if !os(Linux)\nphone\n#endif") == ["phone"])
        #expect(try taken("#if os( iOS )\nphone\n#endif") == ["phone"])
        #expect(try taken("#if targetEnvironment(simulator)\nsimulator\n#else\nphone\n#endif") == ["phone"])
        #expect(try taken("#if canImport(Darwin)\ndarwin\n#elseif swift(>=5.9) && compiler(>=6)\nswift\n#endif") == ["swift"])
    }

    @Test func extensionsReplaceTheLifeCycleOfNavigationControllers() throws {
        let source = "extension UINavigationController: UIGestureRecognizerDelegate {\n    override open func viewDidLoad() { super.viewDidLoad() }\n    open override func viewDidAppear(_ animated: Bool) {}\n    func swim() {}\n    open override var prefersStatusBarHidden: Bool { true }\n}"
        let read = try shown(source, keepsColumns: false).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(read[1] == "@_dynamicReplacement(for: viewDidLoad()) func viewDidLoadOfExtension() { super.viewDidLoad() }")
        #expect(read[2] == "@_dynamicReplacement(for: viewDidAppear(_:)) func viewDidAppearOfExtension(_ animated: Bool) {}")
        #expect(read[3] == "func swim() {}" && read[4] == "@_dynamicReplacement(for: prefersStatusBarHidden) var prefersStatusBarHiddenOfExtension: Bool { true }")
        #expect(RewriteScan(Data(source.utf8)).mayChange(by: SourceRules()))
        let own = "class Pond: UINavigationController { override func viewDidLoad() {} }"
        #expect(try shown(own) == own)
    }

    @Test func theMacsBranchesAreTakenOnRequestAndNoneInModulesForLinux() throws {
        let source = "#if os(iOS)\nphone\n#elseif os(macOS) || os(OSX)\nmac\n#elseif os(Linux)\nlinux\n#endif"
        #expect(try taken(source, system: "macOS") == ["mac"])
        let appKit = "#if os(macOS)\nlet a = NSColor.red\n#else\nphone\n#endif\n#if os(iOS)\nphone\n#elseif os(macOS)\nimport AppKit\nmac\n#endif\n#if os(macOS)\nmac\n#endif"
        #expect(try taken(appKit, system: "macOS") == ["phone", "phone", "mac"], "There is no AppKit.")
        #expect(try taken(source, system: nil) == ["linux"])
        #expect(try shown(source, system: nil) == source)
    }

    @Test func aBranchThatNeedsAppleGivesWayToTheOneForLinux() throws {
        #expect(try shown("#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif").hasPrefix("#if os(Linux)"))
        #expect(try shown("#if os(iOS) || os(macOS)\nimport CryptoKit\n#else\nimport Crypto\n#endif").hasPrefix("#if os(iOS)"))
        #expect(try shown("#if canImport(string_h)\nimport string_h\n#elseif os(Linux)\nimport Glibc\n#elseif os(iOS)\nimport Darwin.C\n#endif").contains("#elseif os(iOS)"))
        #expect(try shown("#if os(Linux)\nimport OpenCombine\n#else\nimport Combine\n#endif").hasPrefix("#if false"), "Combine is here.")
        #expect(try shown("#if os(iOS)\nimport CoreHaptics\n#endif").hasPrefix("#if true"), "Nothing else would be compiled.")
        #expect(try shown("func f() {\n#if !os(Linux)\nobjc_sync_enter(self)\n#else\nlock.lock()\n#endif\n}").contains("!os(Linux)"))
        let both = try shown("#if os(Linux)\nimport Crypto\n#else\nimport CryptoKit\n#endif\n#if !os(Linux)\nlet a = 1\n#endif\n#if os(iOS)\nlet b = 1\n#endif")
        #expect(both.contains("#if !os(Linux)\nlet a") && both.contains("#if true   \nlet b"), "Later branches follow the import.")
    }

    @Test func thereIsNoLoggingWhereAPackageCanDoWithout() throws {
        let source = "#if canImport(os)\nlogged\n#else\nsilent\n#endif"
        #expect(try taken(source, hidesLogging: true) == ["silent"])
        #expect(try shown(source) == source)
        #expect(RewriteScan(Data(source.utf8)).hasBranchWithoutLogging)
        #expect(!RewriteScan(Data("#if canImport(os)\n#if DEBUG\n#else\n#endif\n#endif\n#if os(iOS)\n#else\n#endif".utf8)).hasBranchWithoutLogging)
    }

    @Test func partsOfModulesAreTheirModules() throws {
        #expect(try shown("import os.log\n@preconcurrency import UIKit.UIImage\nimport struct SwiftUI.Color\nimport A.B.C // c")
            == "import os    \n@preconcurrency import UIKit        \nimport struct SwiftUI.Color\nimport A     // c")
        #expect(try shown("#if canImport(UIKit.UIImage)\n#endif") == "#if canImport(UIKit)        \n#endif")
    }

    @Test func attributesOfObjectiveCVanish() throws {
        #expect(try shown("@objcMembers final class A: NSObject {\n  @objc(b:) dynamic func b(_ b: Int) {}\n  @IBAction\n  func c() {}\n  @IBOutlet weak var d: A!\n  @IBInspectable var e = 1\n}")
            == "             final class A: NSObject {\n            dynamic func b(_ b: Int) {}\n           \n  func c() {}\n            weak var d: A!\n                 var e = 1\n}")
        #expect(try shown("// @objc\nlet a = \"@objc #selector(b)\"") == "// @objc\nlet a = \"@objc #selector(b)\"")
    }

    @Test func aProtocolOfObjectiveCStaysOneOfClasses() throws {
        #expect(try shown("@objc protocol A { func b() }", keepsColumns: false) == "      protocol A: AnyObject { func b() }")
        #expect(try shown("@objc protocol A: NSObjectProtocol {}") == "      protocol A: NSObjectProtocol {}")
    }

    @Test func whatAClassNeedNotDoDoesNothing() throws {
        let source = """
            @objc public protocol PondDelegate {
                func rise()
                // First
                @objc optional func pond(_ pond: Pond, // which
                                         didRise depth: Int)
                @objc optional func frog(in pond: Pond) -> String?
                @objc optional func sink(_ completion: @escaping (Int?) -> Void)
            }
            public class Pond {
                weak var delegate: PondDelegate?
                var onRise: ((Int) -> Void)?
                func rise() {
                    onRise?(1)
                    delegate?.rise()
                    delegate?.pond?(self, didRise: 1)
                    delegate?.sink? { print($0 as Any) }
                    delegate?.sink?({ print($0 as Any) })
                    print(delegate?.frog?(in: self) ?? "none")
                }
            }
            class Keeper: PondDelegate {
                func rise() {}
                func pond(_ pond: Pond, didRise depth: Int) { print("rose", depth) }
            }
            let keeper = Keeper(), pond = Pond()
            pond.delegate = keeper
            pond.rise()
            """.replacing("        delegate?.sink? { print($0 as Any) }\n", with: "")
        #expect(RewriteScan(Data(source.utf8)).mayChange(by: SourceRules()))
        let folder = try TemporaryFolder(["main.swift": try shown(source, keepsColumns: false)])
        let built = try Subprocess.run("swiftc", ["-swift-version", "5", folder.path + "/main.swift", "-o", folder.path + "/Pond"], output: .captured)
        #expect(built.isSuccess, "\(built.text)")
        #expect(try Subprocess.run(folder.path + "/Pond", [], output: .captured).text == "rose 1\nnone\n")
    }

    @Test func closuresKeepTheirQuestionMarks() throws {
        let source = "onRise?(a, b(c: 1))\nself.onRise?(a ? b : c)\nframe?(x, [y: z])\ndelegates[0]?(1)"
        #expect(try shown(source) == source)
        #expect(!RewriteScan(Data(source.utf8)).mayChange(by: SourceRules()))
        #expect(RewriteScan(Data("a?.b?(c, d: 1)".utf8)).mayChange(by: SourceRules()) && RewriteScan(Data("self.dataSource?.rows?()".utf8)).mayChange(by: SourceRules()))
        #expect(try shown("a?.b?(c, d: 1); self.dataSource?.rows?()") == "a?.b (c, d: 1); self.dataSource?.rows ()")
    }

    @Test func theOlderAttributesOfDelegatesAreTheEntry() throws {
        #expect(try shown("@UIApplicationMain\nclass A {}") == "@main             \nclass A {}")
        #expect(try shown("@MainActor @NSApplicationMain class A {}") == "@MainActor @main              class A {}")
    }

    @Test func selectorsNameUnappliedMethods() throws {
        func selector(_ text: String) throws -> String {
            let source = "class Pond { let a = \(text) }"
            return try shown(source, keepsColumns: false).replacing("class Pond { let a = ", with: "").replacing(#/ *}$/#, with: "")
        }
        #expect(try selector("#selector(Frog.jump(_:))") == " Selector(Frog.jump(_:))")
        #expect(try selector("#selector(jump(_:))") == " Selector(Pond.jump(_:))")
        #expect(try selector("#selector(self.jump)") == " Selector(Pond.jump)")
        #expect(try selector("#selector(Self.jump)") == " Selector(Pond.jump)")
        #expect(try selector("#selector(super.jump)") == " Selector(Pond .jump)")
        #expect(try selector("#selector((jump))") == " Selector((Pond.jump))")
        #expect(try selector("#selector(jump as (Int) -> Void)") == " Selector(Pond.jump as (Pond) -> (Int) -> Void)")
        #expect(try selector("#selector(Frog.jump as (Frog) -> () -> Void)") == " Selector(Frog.jump as (Frog) -> () -> Void)")
        #expect(try selector("#selector(context.coordinator.jump)") == " Selector(Coordinator        .jump)")
        #expect(try selector("#selector(frog.jump)") == " Selector(type(of: frog).jump)")
        #expect(try selector("#selector(getter: Frog.isGreen)") == "Selector(\"isGreen\")")
        #expect(try selector("#selector(setter: isGreen)") == "Selector(\"setIsGreen:\")")
        #expect(try selector("#keyPath(Frog.eye.colour)") == "\"eye.colour\"")
    }

    @Test func aNameAloneBelongsToTheTypeAroundIt() throws {
        #expect(try shown("extension Lake.Pond {\n func a() { b(#selector(c)) } }", keepsColumns: false).contains(" Selector(Lake.Pond.c)"))
        #expect(try shown("class Lake { class Pond { func a() { b { #selector(c) } } } }", keepsColumns: false).contains(" Selector(Pond.c)"))
        #expect(try shown("extension Swimmer where Self: UIView {\n func a() { b(#selector(c)) } }", keepsColumns: false).contains(" Selector(Self.c)"))
    }

    @Test func eachSelectorOfALineIsToldItsNameButTheFirst() throws {
        let line = "func a() { b([#selector(c), #selector(Frog.jump(_: to:)), #selector(self.`repeat`)]); d(#selector((e as () -> Void))) }"
        let text = try shown("class Pond {\n\(line)\nfunc f() { b(#selector(g)) } }", keepsColumns: false)
        #expect(text.contains("[ Selector(Pond.c),  Selector(Frog.jump(_: to:), named: \"jump(_:to:)\"),  Selector(Pond.`repeat`, named: \"repeat\")]"), "\(text)")
        #expect(text.contains(", named: \"e\")") && text.contains("b( Selector(Pond.g))"), "\(text)")
    }

    @Test func rewrittenSelectorsCompile() throws {
        let source = """
            class Pond {
                let a = #selector(swim(_:)), b = #selector(dive), e = #selector(dive as () -> Int)
                let frog = Pond()
                func swim(_ depth: Int) {}
                func dive() -> Int { 1 }
                func c() -> [Selector] { [#selector(self.swim(_:)), #selector(frog.dive), #selector(Pond.dive)] }
            }
            struct Selector {
                init<Root, each Input, Result>(_ method: (Root) -> (repeat each Input) -> Result, named name: String = "") {}
            }
            """
        let folder = try TemporaryFolder(["Pond.swift": try shown(source, keepsColumns: false)])
        #expect(try Subprocess.run("swiftc", ["-typecheck", folder.path + "/Pond.swift"], output: .captured).text == "")
    }

    @Test func whatFollowsALongerSelectorKeepsItsColumn() throws {
        let source = Data("let é = [#selector(v), w, #selector(x), y]\nlet z = 1".utf8), edits = [
            SourceEdit(start: 10, end: 20, text: " Selector("), SourceEdit(start: 20, end: 20, text: "Pond."), SourceEdit(start: 37, end: 37, text: "Pond."), SourceEdit(start: 40, end: 41, text: ""),
        ]
        let applied = SourceCopy.applying(edits, to: source), copy = SourceCopy(path: "", shifts: applied.shifts)
        #expect(String(decoding: applied.text, as: UTF8.self) == "let é = [ Selector(Pond.v), w, #selector(Pond.x),y]\nlet z = 1")
        let shown = Array(applied.text), original = Array(source)
        for letter in "vwxy" {
            let column = try #require(shown.firstIndex(of: letter.asciiValue!)) + 1
            let own = try #require(original.firstIndex(of: letter.asciiValue!)) + 1
            #expect(copy.column(column, line: 1) == own, "\(letter)")
        }
        #expect(copy.column(22, line: 1) == 21, "Within an insertion it is where that was made.")
        #expect(copy.column(5, line: 1) == 5 && copy.column(60, line: 2) == 60)
    }
}
