import Foundation

/// Builds the framework if its sources changed.
///
/// `./waggle --build-framework` runs SwiftPM, for this and for the script itself; the result is copied to
/// `.build/waggle/framework-<identifier>`, so that the next build does not disturb running programs.
struct FrameworkBuilder {
    /// Waggle's own project.
    let root: String
    /// True for the framework that Waggle's own tests have built; people get the optimised one.
    var isUnoptimized = ProcessInfo.processInfo.environment["WAGGLE_CONFIGURATION"] == "debug"

    private var configuration: String { isUnoptimized ? "debug" : "release" }
    private var home: String { FileSystem.join(root, isUnoptimized ? ".build/waggle/debug" : ".build/waggle") }
    private var stateFile: String { FileSystem.join(home, "framework.json") }
    private var products: String { FileSystem.join(root, ".build/" + configuration) }

    /// Which framework is the current one.
    private struct State: Codable {
        var identifier: String
        /// Sizes and dates of the sources. While they stay the same, nothing is read.
        var status: String
    }

    /// The framework for the current sources; builds only after a change.
    func ready() throws -> Framework {
        var framework = try current()
        framework.isUnoptimized = isUnoptimized
        return framework
    }

    private func current() throws -> Framework {
        try FileSystem.createFolder(home)
        let status = sourcesStatus()
        if let state, state.status == status, let framework = framework(state.identifier) {
            if !framework.isSettled { try framework.settle() }
            return framework
        }
        let lock = try FileLock(FileSystem.join(home, "lock"))
        defer { lock.release() }
        let sources = try sourcesContents()
        // Another command may have built it in the meantime, or only dates have changed.
        if let state, let framework = framework(state.identifier), framework.sources == sources {
            try FileSystem.write(try JSONEncoder().encode(State(identifier: state.identifier, status: status)), to: stateFile)
            if !framework.isSettled { try framework.settle() }
            return framework
        }
        let outcome = try Subprocess.run(FileSystem.join(root, "waggle"), ["--build-framework"], output: .toStandardError)
        guard outcome.isSuccess else { throw ToolError("Waggle itself cannot be built; see the compiler's messages above.") }
        let framework = try install(sources: sources)
        try FileSystem.write(try JSONEncoder().encode(State(identifier: framework.identifier, status: status)), to: stateFile)
        removeOldFrameworks(keeping: framework.folder)
        return framework
    }

    /// Makes a framework from an archive the current one.
    /// - Parameter folder: Where it was unpacked.
    func adopt(_ folder: String) throws {
        guard let framework = Framework(in: FileSystem.absolute(folder)), framework.folder == self.folder(framework.identifier) else {
            throw ToolError("The folder \(folder) holds no framework of \(home).")
        }
        guard framework.sources == (try sourcesContents()) else {
            throw ToolError("The framework in \(folder) was built from other sources or by another compiler.")
        }
        try framework.settle()
        try FileSystem.write(try JSONEncoder().encode(State(identifier: framework.identifier, status: sourcesStatus())), to: stateFile)
    }

    private var state: State? {
        FileManager.default.contents(atPath: stateFile).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    private func framework(_ identifier: String) -> Framework? { Framework(in: folder(identifier)) }

    private func folder(_ identifier: String) -> String { FileSystem.join(home, "framework-" + identifier) }

    // MARK: Sources

    /// What the framework is made of, relative to the root. The tool is built without it.
    private var sourcePaths: [String] {
        ["Package.swift"] + FileSystem.entries(FileSystem.join(root, "Sources")).filter { !["WaggleTool", "WaggleSyntax"].contains($0) }
            .map { "Sources/" + $0 }
    }

    private func sourcesStatus() -> String {
        var fingerprint = Fingerprint()
        if let compiler = Toolchain.compiler { fingerprint.addStatus(of: compiler) }
        for path in sourcePaths {
            let path = FileSystem.join(root, path)
            if FileSystem.isFolder(path) { fingerprint.addStatusOfAll(below: path) } else { fingerprint.addStatus(of: path) }
        }
        return fingerprint.text
    }

    /// The same for equal files at any place and of any date, and another for another compiler.
    func sourcesContents() throws -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(try Toolchain.version())
        for path in sourcePaths { try fingerprint.addContents(of: path, in: root) }
        return fingerprint.text
    }

    // MARK: Installing

    private func install(sources: String) throws -> Framework {
        let library = "lib\(Framework.product).so"
        let builtModules = FileSystem.join(products, "Modules")
        let objectList = FileSystem.join(products, "\(Framework.product).product/Objects.LinkFileList")
        guard let objects = FileManager.default.contents(atPath: objectList) else {
            throw ToolError("The build did not write the list of objects \(objectList).")
        }
        let names = Self.moduleNames(objectList: String(decoding: objects, as: UTF8.self)).filter {
            FileSystem.exists("\(builtModules)/\($0).swiftmodule")
        }

        var files = names.map { (from: "\(builtModules)/\($0).swiftmodule", to: "modules/\($0).swiftmodule") }
        files.append((FileSystem.join(products, library), "lib/\(library)"))
        files.append((FileSystem.join(products, "\(Framework.macroModule)-tool"), Framework.macroModule))
        let plan = BuildPlan(contentsOf: FileSystem.join(root, ".build/\(configuration).yaml"))
        let headers = try plan.moduleMaps(of: Set(names)).map(HeaderFolder.init(moduleMap:))
        var fingerprint = Fingerprint()
        for file in files {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.from), options: .mappedIfSafe) else {
                throw ToolError("The build did not write \(file.from).")
            }
            fingerprint.add(file.to)
            fingerprint.add(data)
        }
        for header in headers { try header.add(to: &fingerprint) }

        let framework = Framework(
            identifier: fingerprint.text, moduleNames: names.sorted(), sources: sources, packageName: plan.packageName(of: "SwiftUI"),
            folder: folder(fingerprint.text))
        if FileSystem.isFolder(framework.folder) {
            // Equal files of other sources, such as a changed comment.
            try FileSystem.write(try JSONEncoder().encode(framework), to: FileSystem.join(framework.folder, Framework.contentsFile))
            return framework
        }
        let unfinished = framework.folder + ".\(getpid())"
        for part in ["modules", "lib", Framework.headers] { try FileSystem.createFolder(FileSystem.join(unfinished, part)) }
        do {
            for file in files { try FileManager.default.copyItem(atPath: file.from, toPath: FileSystem.join(unfinished, file.to)) }
            for header in headers { try header.copy(to: FileSystem.join(unfinished, Framework.headers)) }
            try FileSystem.write(try JSONEncoder().encode(framework), to: FileSystem.join(unfinished, Framework.contentsFile))
            try FileManager.default.moveItem(atPath: unfinished, toPath: framework.folder)
        } catch {
            try? FileManager.default.removeItem(atPath: unfinished)
            throw error is ToolError ? error : ToolError(
                "The framework cannot be copied to \(framework.folder): \(FileSystem.reason(error)).")
        }
        try framework.settle()
        return framework
    }

    /// Removes all but the current and the previous framework, which programs may still be using.
    private func removeOldFrameworks(keeping folder: String) {
        let others = FileSystem.entries(home).filter { $0.hasPrefix("framework-") }.map { FileSystem.join(home, $0) }.filter {
            $0 != folder
        }
        let dated = others.map { path in
            (path: path, date: (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast)
        }
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
}

/// The headers of a C module, which a program's compiler needs beside the framework's modules.
struct HeaderFolder {
    let name: String
    private let source: String
    private let moduleMap: String

    /// - Parameter moduleMap: A file that SwiftPM wrote for a folder of headers, or one beside its headers.
    /// - Throws: `ToolError` if it cannot be read or names no module.
    init(moduleMap path: String) throws {
        guard let data = FileManager.default.contents(atPath: path), let found = String(decoding: data, as: UTF8.self).firstMatch(of: #/module\s+(\w+)/#) else {
            throw ToolError("The module map \(path) cannot be read.")
        }
        let text = String(decoding: data, as: UTF8.self)
        name = String(found.1)
        if let umbrella = text.firstMatch(of: #/umbrella (header )?"(/[^"]+)"/#) {
            let umbrellaPath = String(umbrella.2)
            source = umbrella.1 == nil ? umbrellaPath : FileSystem.parent(umbrellaPath)
            moduleMap = text.replacingOccurrences(of: umbrellaPath, with: umbrella.1 == nil ? "." : FileSystem.name(umbrellaPath))
        } else {
            source = FileSystem.parent(path)
            moduleMap = text
        }
    }

    func add(to fingerprint: inout Fingerprint) throws {
        fingerprint.add([name, moduleMap])
        try fingerprint.addContents(of: "", in: source)
    }

    /// Copies the headers and the module map to a folder of the module's name.
    func copy(to parent: String) throws {
        let folder = FileSystem.join(parent, name)
        try FileManager.default.copyItem(atPath: source, toPath: folder)
        try FileSystem.write(Data(moduleMap.utf8), to: FileSystem.join(folder, "module.modulemap"))
    }
}
