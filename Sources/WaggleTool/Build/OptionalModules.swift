import Foundation

/// The modules of the folder `Modules`, such as CryptoKit: each is built when a program mentions it, and then kept beside the framework
/// that it was built against.
///
/// They are no part of the framework, so nobody waits for those that no program of theirs imports. The compiler reads them like a program:
/// against the framework's modules and library.
struct OptionalModules {
    /// Waggle's own project.
    let root: String

    private var home: String { FileSystem.join(root, "Modules") }

    /// The modules that can be imported, whether they are built yet or not.
    var names: [String] { FileSystem.entries(home).filter { FileSystem.isFolder(FileSystem.join(home, $0)) } }

    /// Changes with every source, so that programs are built again.
    var status: String {
        var fingerprint = Fingerprint()
        fingerprint.addStatusOfAll(below: home)
        return fingerprint.text
    }

    /// The framework together with some of the modules and those that they import.
    /// - Throws: `ToolError` if one of them cannot be built.
    func adding(_ wanted: Set<String>, to framework: Framework) throws -> Framework {
        var framework = framework
        for name in names where wanted.contains(name) { try add(name, to: &framework, above: []) }
        return framework
    }

    /// - Parameter importers: The modules on the way to this one.
    private func add(_ name: String, to framework: inout Framework, above importers: [String]) throws {
        guard !framework.optional.contains(where: { $0.name == name }) else { return }
        guard !importers.contains(name) else {
            throw ToolError("The modules \((importers + [name]).joined(separator: ", ")) of \(home) import one another.")
        }
        let sources = Self.sources(below: FileSystem.join(home, name)), names = Set(names)
        var imported: Set<String> = [], contents = Fingerprint()
        contents.add(framework.identifier)
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source) else { throw ToolError("The file \(source) cannot be read.") }
            imported.formUnion(RewriteScan(data).mentions(of: names))
            contents.add(source.dropFirst(home.count).description)
            contents.add(data)
        }
        for other in imported.subtracting([name]).sorted() { try add(other, to: &framework, above: importers + [name]) }
        let below = framework.optional.filter { imported.contains($0.name) }
        contents.add(below.map { FileSystem.name($0.folder) })
        let module = OptionalModule(name: name, folder: FileSystem.join(framework.folder, "optional/\(name)-\(contents.text)"))
        try build(module, sources, against: framework)
        framework.optional.append(module)
    }

    private func build(_ module: OptionalModule, _ sources: [String], against framework: Framework) throws {
        if FileSystem.isFolder(module.folder) { return }
        let parent = FileSystem.parent(module.folder)
        try FileSystem.createFolder(parent)
        let lock = try FileLock(FileSystem.join(parent, module.name + ".lock"))
        defer { lock.release() }
        // Another command may have built it in the meantime.
        if FileSystem.isFolder(module.folder) { return }
        // What builds that were killed have left: nobody else builds this module now.
        for left in FileSystem.entries(parent) where left.hasPrefix(module.name + "-") && left.contains(".") {
            try? FileManager.default.removeItem(atPath: FileSystem.join(parent, left))
        }
        Terminal.say("Building \(module.name), which happens only the first time that a program imports it ...")
        let unfinished = OptionalModule(name: module.name, folder: module.folder + ".\(getpid())")
        try FileSystem.createFolder(unfinished.folder)
        defer { try? FileManager.default.removeItem(atPath: unfinished.folder) }
        let kind = framework.isUnoptimized ? ["-Onone"] : ["-O", "-wmo"]
        let language = ["-swift-version", "6", "-parse-as-library", "-suppress-warnings"]
            + (framework.packageName.map { ["-package-name", $0] } ?? [])
        // Nothing absolute in the library: the framework's folder works wherever it lies.
        let paths = ["$ORIGIN/../../lib"] + framework.optional.map { "$ORIGIN/../" + FileSystem.name($0.folder) }
        let linker = framework.linkerPaths + paths.flatMap { ["-rpath", $0] }
        let arguments = ["-module-name", module.name] + kind + language + framework.moduleFlags
            + ["-emit-library", "-emit-module", "-emit-module-path", unfinished.module, "-o", unfinished.library]
            + ["-use-ld=lld"] + linker.flatMap { ["-Xlinker", $0] } + sources
        let outcome = try Subprocess.run("swiftc", arguments, output: .captured)
        guard outcome.isSuccess, FileSystem.exists(unfinished.library) else {
            let lines = outcome.text.split(whereSeparator: \.isNewline), errors = lines.filter { $0.contains("error:") }.prefix(5)
            // A compiler that was killed or has crashed names no error.
            let reasons = errors.isEmpty ? lines.suffix(5) : errors
            let end = outcome.signal.map { "Signal \($0) has ended the compiler. " } ?? ""
            throw ToolError("The module \(module.name) of \(home) cannot be built. \(end)\(reasons.joined(separator: "\n"))")
        }
        guard rename(unfinished.folder, module.folder) == 0 else {
            throw ToolError("The module \(module.name) cannot be saved as \(module.folder): \(String(cString: strerror(errno))).")
        }
    }

    private static func sources(below folder: String) -> [String] {
        FileSystem.entries(folder).flatMap { name -> [String] in
            let path = FileSystem.join(folder, name)
            return FileSystem.isFolder(path) ? sources(below: path) : name.hasSuffix(".swift") ? [path] : []
        }
    }
}

/// A built module, in a folder of its own, whose name changes with what it was built from.
struct OptionalModule: Equatable {
    let name: String
    let folder: String

    var module: String { FileSystem.join(folder, name + ".swiftmodule") }
    var library: String { FileSystem.join(folder, "lib\(name).so") }
}
