import Foundation

/// The check of one unit: compiles it repeatedly, each time without the names that were found missing.
///
/// An error can hide others in the same expression or result builder, and a missing module hides all. So each name that an error reports is
/// recorded and removed from a copy of the file, until no new one is found. The compiler decides what a name refers to; the syntax tree decides
/// how much to remove with it.
struct UnitCheck {
    private let unit: CheckUnit
    private let flags: [String]
    private let names: KnownNames
    /// The names that the framework declares.
    private let frameworkNames: () throws -> Set<String>
    private var files: [CheckedFile]
    private let declared: Set<String>
    private var missingModules: Set<String> = []
    private var findings: Set<Finding> = []

    /// Rounds end because each removes something. After this many, the remaining names are left to the next check.
    private static let mostRounds = 60

    /// - Parameters:
    ///   - flags: Flags for finding the framework and other units.
    ///   - surveys: Of the sources as the compiler sees them.
    ///   - folder: Where to write the copies.
    init(_ unit: CheckUnit, flags: [String], names: KnownNames, frameworkNames: @escaping () throws -> Set<String>, surveys: [SyntaxSurvey], overlay: SourceOverlay, folder: String) throws {
        self.unit = unit
        self.flags = flags
        self.names = names
        self.frameworkNames = frameworkNames
        files = try zip(unit.sources, surveys).enumerated().map { index, pair in
            guard let data = FileManager.default.contents(atPath: overlay.shown(pair.0)) else { throw ToolError("The file \(pair.0) cannot be read.") }
            // One folder per file, so that each copy keeps its file name.
            let parent = FileSystem.join(folder, String(index))
            try FileSystem.createFolder(parent)
            return CheckedFile(path: URL(fileURLWithPath: pair.0).resolvingSymlinksInPath().path, copy: FileSystem.join(parent, FileSystem.name(pair.0)), survey: pair.1, bytes: Array(data), shown: overlay.copies[pair.0])
        }
        for file in files { try FileSystem.write(file.text, to: file.copy) }
        declared = Set(surveys.flatMap(\.declarations).map(\.name))
    }

    /// - Parameter module: Where to write the unit's module, for units that import it.
    mutating func run(module: String?) throws -> Set<Finding> {
        var unexplained: [(file: Int, offset: Int, message: CompilerMessage)] = [], left: [CompilerMessage] = []
        for _ in 0..<Self.mostRounds {
            unexplained = []
            var isChanged = false
            left = try compile()
            for message in left {
                guard let file = files.firstIndex(where: { $0.copy == message.path }), let offset = files[file].offset(line: message.line, column: message.column) else { continue }
                switch message.meaning {
                case .noModule(let name):
                    isChanged = try noteModule(name, file) || isChanged
                case .lacks(let name, let owner):
                    let use = files[file].use(of: name, at: offset)
                    if reports(name, file, offset) {
                        note(name, names.sentence(for: name, owner: owner), file, use?.offset ?? offset)
                    } else if declared.contains(name), !files[file].hasLost(name), !files[file].isTouched(at: offset) {
                        // The name is declared, but for another type.
                        findings.insert(Finding(path: files[file].path, line: message.line, column: message.column, kind: .error(message.text)))
                    }
                    if let removal = use?.removal { isChanged = try remove(removal, file) || isChanged }
                case .declined(let name, let sentence):
                    note(name, sentence ?? names.sentence(for: name, owner: nil), file, offset)
                case .other:
                    unexplained.append((file, offset, message))
                }
            }
            if !isChanged { break }
        }
        let suspects = files.indices.reduce(into: Set<String>()) { $0.formUnion(brokenDeclarations($1)) }
        for error in unexplained where !isConsequence(error.message, of: suspects) { try explain(error.message, error.file, error.offset) }
        for file in files.indices { try tellSilenced(file) }
        if findings.isEmpty, let error = left.first {
            throw ToolError("The module \(unit.moduleName) cannot be checked; the compiler finds an error outside of the program's own files: \(error.path):\(error.line): \(error.text)")
        }
        if let module { try emit(module) }
        return Set(findings.map { finding in files.first { $0.path == finding.path }?.inOriginal(finding) ?? finding })
    }

    private mutating func noteModule(_ name: String, _ file: Int) throws -> Bool {
        guard let written = files[file].survey.imports.first(where: { $0.module == name }) else { return false }
        missingModules.insert(name)
        note(name, names.sentence(forModule: name), file, written.offset)
        return try remove(.init(span: written.span, isCondition: false), file)
    }

    /// A missing module is reported at its import. Names that may come from it and consequences of removals are not reported.
    private func reports(_ name: String, _ file: Int, _ offset: Int) -> Bool {
        if declared.contains(name) { return false }
        if names.isFrameworks(name) { return true }
        let needsMissing = files[file].survey.imports.contains { missingModules.contains($0.module) }
        return !needsMissing && !files[file].isTouched(at: offset)
    }

    private mutating func note(_ name: String, _ sentence: String, _ file: Int, _ offset: Int) {
        let place = files[file].place(offset)
        findings.insert(Finding(path: files[file].path, line: place.line, column: place.column, kind: .lacks(name, sentence: sentence)))
    }

    private mutating func remove(_ removal: SyntaxSurvey.Removal, _ file: Int) throws -> Bool {
        guard files[file].remove(removal) else { return false }
        try FileSystem.write(files[file].text, to: files[file].copy)
        return true
    }

    /// Reports an error that names nothing missing: as the missing names in its statement, which may have caused it, or else unchanged.
    private mutating func explain(_ message: CompilerMessage, _ file: Int, _ offset: Int) throws {
        guard !files[file].isTouched(at: offset) else { return }
        let statement = files[file].survey.statement(at: offset)
        let known = findings.contains { finding in
            guard finding.path == files[file].path, let place = files[file].offset(line: finding.line, column: finding.column) else { return false }
            return statement?.contains(place) ?? (finding.line == message.line)
        }
        if known { return }
        let uses = try lackingNames(file) { statement?.contains($0.offset) == true }
        for use in uses { note(use.name, names.sentence(for: use.name, owner: nil), file, use.offset) }
        if uses.isEmpty {
            findings.insert(Finding(path: files[file].path, line: message.line, column: message.column, kind: .error(message.text)))
        }
    }

    /// The compiler does not report errors in code that uses an invalid declaration, so missing names there are found by name alone.
    private mutating func tellSilenced(_ file: Int) throws {
        let survey = files[file].survey
        let places = places(file), suspects = brokenDeclarations(file)
        let silenced = Set(survey.uses.filter { suspects.contains($0.name) }.compactMap { use in survey.members.last { $0.contains(use.offset) } })
        guard !silenced.isEmpty else { return }
        for use in try lackingNames(file, where: { use in silenced.contains { $0.contains(use.offset) } }) where !places.contains(use.offset) {
            note(use.name, names.sentence(for: use.name, owner: nil), file, use.offset)
        }
    }

    /// The offsets of a file's findings.
    private func places(_ file: Int) -> [Int] {
        findings.filter { $0.path == files[file].path }.compactMap { files[file].offset(line: $0.line, column: $0.column) }
    }

    /// The names of declarations that contain a missing name that could not be removed.
    private func brokenDeclarations(_ file: Int) -> Set<String> {
        let survey = files[file].survey
        let broken = Set(places(file).filter { place in !files[file].removed.contains { $0.contains(place) } }.compactMap(survey.statement))
        return Set(survey.declarations.filter { survey.statement(at: $0.offset).map(broken.contains) == true }.map(\.name))
    }

    /// True for errors about a broken declaration. A property that lost its wrapper also changes its type's initialiser.
    private func isConsequence(_ message: CompilerMessage, of suspects: Set<String>) -> Bool {
        guard !suspects.isEmpty else { return false }
        return message.text.contains("initializer is inaccessible") || suspects.contains { message.text.contains("'\($0)'") }
    }

    /// The uses of names that SwiftUI declares, but neither the framework nor the program.
    private func lackingNames(_ file: Int, where isMeant: (SyntaxSurvey.Use) -> Bool) throws -> [SyntaxSurvey.Use] {
        let meant = files[file].survey.uses.filter { use in
            isMeant(use) && !use.isConditional && (use.isAttributeKey || names.isFrameworks(use.name)) && !declared.contains(use.name)
                && !files[file].removed.contains { $0.contains(use.offset) }
        }
        guard !meant.isEmpty else { return [] }
        let ours = try frameworkNames()
        return meant.filter { !ours.contains($0.name) }
    }

    private var arguments: [String] {
        ["-wmo", "-module-name", unit.moduleName, "-diagnostic-style", "llvm", "-suppress-warnings"] + unit.flags + flags + files.map(\.copy) + unit.madeSources
    }

    /// - Throws: `ToolError` if the compiler fails without an error that has a position.
    private func compile() throws -> [CompilerMessage] {
        let outcome = try Subprocess.run("swiftc", ["-typecheck"] + arguments, output: .captured)
        let errors = CompilerMessage.all(in: outcome.text).filter(\.isError)
        guard outcome.isSuccess || !errors.isEmpty else {
            throw ToolError("The module \(unit.moduleName) cannot be checked; the compiler says:\n\(outcome.text.trimmingCharacters(in: .newlines))")
        }
        return errors
    }

    /// Writes the module without the removed parts, so that the units that import it can be checked.
    private func emit(_ module: String) throws {
        let outcome = try Subprocess.run("swiftc", ["-emit-module", "-o", module, "-Xfrontend", "-experimental-allow-module-with-compiler-errors"] + arguments, output: .captured)
        guard FileSystem.exists(module) else {
            let words = outcome.text.trimmingCharacters(in: .newlines)
            throw ToolError("The module \(unit.moduleName) cannot be written for the modules that import it; the compiler says:\n\(words)")
        }
    }
}
