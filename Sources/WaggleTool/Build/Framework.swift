import Foundation

/// The framework that programs are built against: modules, C headers, the shared library and the macros, in one folder.
///
/// The folder holds no absolute path, so it works wherever it lies (`./waggle pack`). What depends on the machine is a link or a file that
/// `settle()` writes.
struct Framework: Codable, Equatable {
    /// Identifies the framework's contents; programs built against another one are rebuilt.
    var identifier: String
    var moduleNames: [String]
    /// Identifies the sources and the compiler that it was built from.
    var sources: String
    /// What SwiftPM called Waggle's package: modules that are built later see what is `package` in the framework's by this name. Nil for a
    /// framework of an older tool.
    var packageName: String?
    /// True for the one that Waggle's own tests have built.
    var isUnoptimized = false
    /// Where it lies.
    var folder = ""
    /// Modules that were built for a program, each after those it imports.
    var optional: [OptionalModule] = []

    private enum CodingKeys: CodingKey { case identifier, moduleNames, sources, packageName }

    static let product = "WaggleFramework"
    /// Names inside the folder.
    static let contentsFile = "contents.json", headers = "headers", systemFlagFile = "system-flags", runtimeLink = "runtime"
    /// What `pkg-config` knows the libraries by whose headers the modules import.
    static let systemLibraries = ["pangocairo", "gdk-pixbuf-2.0"]

    var modules: String { FileSystem.join(folder, "modules") }
    /// The executable that the compiler runs for `#Preview` and `@Entry`.
    static let macroModule = "WaggleMacros"
    var macros: String { FileSystem.join(folder, Self.macroModule) }
    var libraries: String { FileSystem.join(folder, "lib") }

    /// Modules with names that Apple's Foundation provides, for files that import only Foundation. Plain `swift build`
    /// imports them nowhere.
    private static let foundationModules = ["CoreGraphics", "WaggleFoundation"]
    /// The modules beside which a file sees those above. Core Foundation declares CGFloat and CGPoint on Apple's systems.
    private static let declaringModules = ["Foundation", "CoreFoundation"]
    /// Names the modules above to the compiler. They are cross-import overlays with a module that each file imports, so they follow the
    /// file's own imports, and the attributes and the access of those count (`@preconcurrency import Foundation`). Modules imported by a
    /// flag would come first, without attributes. Overlays hide the module below them, so WaggleFoundation re-exports Foundation.
    private static let overlayFile = "_Concurrency.swiftoverlay"
    private var overlay: String { FileSystem.join(folder, Self.overlayFile) }

    /// Flags for the C modules that the framework's modules import.
    var clangFlags: [String] {
        let headers = FileSystem.join(folder, Self.headers)
        let own = FileSystem.entries(headers).flatMap { ["-fmodule-map-file=\(headers)/\($0)/module.modulemap", "-I\(headers)/\($0)"] }
        let system = FileManager.default.contents(atPath: FileSystem.join(folder, Self.systemFlagFile))
            .map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (own + system.split(whereSeparator: \.isWhitespace).map(String.init)).flatMap { ["-Xcc", $0] }
    }

    /// The folders with modules.
    var moduleFolders: [String] { [modules] + optional.map(\.folder) }

    /// Flags that make `import SwiftUI` work in modules of Waggle's own.
    var moduleFlags: [String] { importFlags + macroFlags }
    private var importFlags: [String] { moduleFolders.flatMap { ["-I", $0] } + clangFlags }
    private var macroFlags: [String] { ["-load-plugin-executable", macros + "#" + Self.macroModule] }

    /// Flags that make `import SwiftUI` work, and show Foundation as it is on Apple's systems.
    var compilerFlags: [String] {
        var flags = importFlags + ["-Xfrontend", "-enable-cross-import-overlays"]
        for module in Self.declaringModules { flags += ["-swift-module-cross-import", module, overlay].flatMap { ["-Xfrontend", $0] } }
        return flags + macroFlags
    }

    var library: String { FileSystem.join(libraries, "lib\(Self.product).so") }

    /// Flags by which the linker finds the libraries.
    var linkerPaths: [String] { ["-L", libraries, "-l" + Self.product] + optional.flatMap { ["-L", $0.folder, "-l" + $0.name] } }

    /// Flags of the linker itself.
    var linkerFlags: [String] { linkerPaths + ([libraries] + optional.map(\.folder)).flatMap { ["-rpath", $0] } }

    /// The same for the compiler, with the linker that comes with it: the fastest at hand.
    var linkerArguments: [String] { ["-use-ld=lld"] + linkerFlags.flatMap { ["-Xlinker", $0] } }

    /// The framework in a folder; nil if there is none.
    init?(in folder: String) {
        guard let data = FileManager.default.contents(atPath: FileSystem.join(folder, Self.contentsFile)),
              let framework = try? JSONDecoder().decode(Framework.self, from: data) else {
            return nil
        }
        self = framework
        self.folder = folder
    }

    init(identifier: String, moduleNames: [String], sources: String, packageName: String? = nil, folder: String = "") {
        (self.identifier, self.moduleNames, self.sources, self.packageName, self.folder) =
            (identifier, moduleNames, sources, packageName, folder)
    }

    /// False for a framework whose folder an older tool has written.
    var isSettled: Bool { FileSystem.exists(overlay) }

    /// Writes what depends on the machine: where its headers and Swift's libraries are.
    func settle() throws {
        let shown = Self.foundationModules.filter(moduleNames.contains).map { "  - name: \($0)\n" }
        try FileSystem.write(Data("---\nversion: 1\nmodules:\n\(shown.joined())".utf8), to: overlay)
        var flags = ""
        if Subprocess.find("pkg-config") != nil {
            flags = try Subprocess.run("pkg-config", ["--cflags-only-I"] + Self.systemLibraries, output: .capturedOutputOnly).text
        }
        try FileSystem.write(Data(flags.utf8), to: FileSystem.join(folder, Self.systemFlagFile))
        // The library and the macros look for Swift's libraries there.
        let link = FileSystem.join(folder, Self.runtimeLink)
        guard let runtime = Toolchain.runtimeLibraries else {
            throw ToolError("The compiler swiftc is not found; add Swift's usr/bin to PATH.")
        }
        try? FileManager.default.removeItem(atPath: link)
        do { try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: runtime) } catch {
            throw ToolError("The link \(link) cannot be created: \(FileSystem.reason(error)).")
        }
    }
}
