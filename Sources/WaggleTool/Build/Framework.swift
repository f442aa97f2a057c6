import Foundation

/// The framework that programs are built against: modules, the shared library, and the compiler flags they need.
///
/// It is built from the project's sources into `.build`, then copied to `.build/waggle/framework-<identifier>`, so that the next
/// build does not disturb running programs.
struct Framework: Codable, Equatable {
    /// Identifies the framework's contents; programs built against another one are rebuilt.
    var identifier: String
    var folder: String
    /// Flags for C modules that the framework's modules import.
    var clangFlags: [String]
    var moduleNames: [String]
    /// Identifies the sources it was built from.
    var sources: String

    static let product = "WaggleFramework"
    var modules: String { FileSystem.join(folder, "modules") }
    /// The executable that the compiler runs for `#Preview` and `@Entry`.
    static let macroModule = "WaggleMacros"
    var macros: String { FileSystem.join(folder, Self.macroModule) }
    var libraries: String { FileSystem.join(folder, "lib") }

    /// Modules with names that Apple's Foundation provides, for files that import only Foundation. Plain `swift build` imports them nowhere.
    private static let implicitModules = ["CoreGraphics", "WaggleFoundation"]

    /// Flags that make `import SwiftUI` work.
    var compilerFlags: [String] {
        var flags = ["-I", modules] + clangFlags
        for implicit in Self.implicitModules where moduleNames.contains(implicit) {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", implicit]
        }
        flags += ["-load-plugin-executable", macros + "#" + Self.macroModule]
        return flags
    }

    var library: String { FileSystem.join(libraries, "lib\(Self.product).so") }

    var linkerFlags: [String] { ["-L", libraries, "-l" + Self.product, "-rpath", libraries] }
}

/// Builds the framework if its sources changed.
struct FrameworkBuilder {
    /// Waggle's own project.
    let root: String

    private var home: String { FileSystem.join(root, ".build/waggle") }
    private var stateFile: String { FileSystem.join(home, "framework.json") }
    private var products: String { FileSystem.join(root, ".build/release") }

    /// The framework for the current sources; builds only after a change.
    func ready() throws -> Framework {
        try FileSystem.createFolder(home)
        if let framework = current(sources: sourcesFingerprint()) { return framework }
        let lock = try FileLock(FileSystem.join(home, "lock"))
        defer { lock.release() }
        let sources = sourcesFingerprint()
        // Another command may have built it in the meantime.
        if let framework = current(sources: sources) { return framework }
        Terminal.say("Building Waggle itself, which takes some minutes and happens only when its sources change.")
        forgetCombine()
        let outcome = try PackageBuild.swiftBuild(["--product", Framework.product, "--package-path", root], output: .toStandardError)
        guard outcome.isSuccess else { throw ToolError("Waggle itself cannot be built; see the compiler's messages above.") }
        return try install(sources: sources)
    }

    /// OpenCombine omits schedulers such as `RunLoop.main` if it sees a module named Combine, and it would see ours from an earlier build.
    private func forgetCombine() {
        for module in ["Combine", "OpenCombineDispatch", "OpenCombineFoundation"] {
            try? FileManager.default.removeItem(atPath: FileSystem.join(products, "Modules/\(module).swiftmodule"))
        }
    }

    private func current(sources: String) -> Framework? {
        guard let data = FileManager.default.contents(atPath: stateFile), let framework = try? JSONDecoder().decode(Framework.self, from: data),
              framework.sources == sources, FileSystem.isFolder(framework.modules) else { return nil }
        return framework
    }

    private func sourcesFingerprint() -> String {
        var fingerprint = Fingerprint()
        for name in ["Package.swift", "Package.resolved"] { fingerprint.addStatus(of: FileSystem.join(root, name)) }
        if let compiler = Subprocess.find("swiftc") { fingerprint.addStatus(of: URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
        for target in FileSystem.entries(FileSystem.join(root, "Sources")) where !["WaggleTool", "WaggleSyntax"].contains(target) {
            fingerprint.addStatusOfAll(below: FileSystem.join(root, "Sources/\(target)"))
        }
        return fingerprint.text
    }

    private func install(sources: String) throws -> Framework {
        let library = "lib\(Framework.product).so"
        let builtModules = FileSystem.join(products, "Modules")
        let objectList = FileSystem.join(products, "\(Framework.product).product/Objects.LinkFileList")
        guard let objects = FileManager.default.contents(atPath: objectList) else { throw ToolError("The build did not write the list of objects \(objectList).") }
        let names = Self.moduleNames(objectList: String(decoding: objects, as: UTF8.self)).filter { FileSystem.exists("\(builtModules)/\($0).swiftmodule") }

        var fingerprint = Fingerprint()
        var files = names.map { (from: "\(builtModules)/\($0).swiftmodule", to: "modules/\($0).swiftmodule") }
        files.append((FileSystem.join(products, library), "lib/\(library)"))
        files.append((FileSystem.join(products, "\(Framework.macroModule)-tool"), Framework.macroModule))
        for file in files {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.from), options: .mappedIfSafe) else { throw ToolError("The build did not write \(file.from).") }
            fingerprint.add(file.to)
            fingerprint.add(data)
        }
        let folder = FileSystem.join(home, "framework-" + fingerprint.text)
        if !FileSystem.isFolder(folder) {
            let unfinished = folder + ".\(getpid())"
            try FileSystem.createFolder(FileSystem.join(unfinished, "modules"))
            try FileSystem.createFolder(FileSystem.join(unfinished, "lib"))
            do {
                for file in files { try FileManager.default.copyItem(atPath: file.from, toPath: FileSystem.join(unfinished, file.to)) }
                try FileManager.default.moveItem(atPath: unfinished, toPath: folder)
            } catch {
                try? FileManager.default.removeItem(atPath: unfinished)
                throw ToolError("The framework cannot be copied to \(folder): \(FileSystem.reason(error)).")
            }
        }
        let plan = FileManager.default.contents(atPath: FileSystem.join(root, ".build/release.yaml")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let framework = Framework(identifier: fingerprint.text, folder: folder, clangFlags: Self.clangFlags(buildPlan: plan, modules: Set(names)), moduleNames: names.sorted(), sources: sources)
        try FileSystem.write(try JSONEncoder().encode(framework), to: stateFile)
        removeOldFrameworks(keeping: folder)
        return framework
    }

    /// Removes all but the current and the previous framework, which programs may still be using.
    private func removeOldFrameworks(keeping folder: String) {
        let others = FileSystem.entries(home).filter { $0.hasPrefix("framework-") }.map { FileSystem.join(home, $0) }.filter { $0 != folder }
        let dated = others.map { path in (path: path, date: (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast) }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst() { try? FileManager.default.removeItem(atPath: old.path) }
    }

    /// The modules whose objects are linked: `/…/SwiftUI.build/View.swift.o` belongs to SwiftUI.
    static func moduleNames(objectList: String) -> [String] {
        var names: Set<String> = []
        for line in objectList.split(whereSeparator: \.isNewline) {
            let folder = line.split(separator: "/").last { $0.hasSuffix(".build") && $0 != ".build" }
            if let folder { names.insert(String(folder.dropLast(".build".count))) }
        }
        return names.sorted()
    }

    /// The flags that find C modules, taken from the compiler arguments of the given modules in the build plan.
    static func clangFlags(buildPlan: String, modules: Set<String>) -> [String] {
        var flags: [String] = []
        var seen: Set<String> = []
        func add(_ flag: String) {
            if seen.insert(flag).inserted { flags += ["-Xcc", flag] }
        }
        for line in buildPlan.split(whereSeparator: \.isNewline) where line.contains("\"-module-name\"") {
            guard let start = line.firstIndex(of: "["), let list = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)),
                  let name = list.firstIndex(of: "-module-name"), name + 1 < list.count, modules.contains(list[name + 1]) else { continue }
            for (index, argument) in list.enumerated() {
                let isForClang = index > 0 && list[index - 1] == "-Xcc"
                if isForClang, argument.hasPrefix("-fmodule-map-file=") {
                    add(argument)
                } else if isForClang, argument == "-I", index + 2 < list.count, list[index + 1] == "-Xcc" {
                    add("-I" + list[index + 2])
                } else if argument.hasPrefix("-I/") {
                    // Paths from pkg-config.
                    add(argument)
                }
            }
        }
        return flags
    }
}

extension Fingerprint {
    /// Adds the status of every visible file below a folder, in a fixed order.
    mutating func addStatusOfAll(below folder: String, except skipped: Set<String> = []) {
        for name in FileSystem.entries(folder) where !skipped.contains(name) {
            let path = FileSystem.join(folder, name)
            if FileSystem.isFolder(path) { addStatusOfAll(below: path, except: skipped) } else { addStatus(of: path) }
        }
    }
}
