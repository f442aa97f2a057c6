import Foundation

/// The check of one unit: compiles it repeatedly, each time without the names that were found missing.
///
/// An error can hide others in the same expression or result builder, and a missing module hides all. So each name that an error reports is
/// recorded and removed from a copy of the file, until no new one is found. The compiler decides what a name refers to; the syntax tree
/// decides how much to remove with it.
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
    /// The files without the compiler's answer, and why.
    private var unanswered: [Int: String] = [:]
    /// The names that were looked up outside of types.
    private var unscoped: Set<String> = []
    private var hasLostModules = false
    /// The declarations whose own text has lost something, such as the protocol of a type: what they lack by it is a consequence.
    private var weakened: Set<String>
    /// Modules whose absence is told elsewhere.
    private let hidden: Set<String>
    /// True if packages are absent whose modules are not known.
    private let isIncomplete: Bool

    /// Rounds end because each removes something. After this many, the remaining names are left to the next check.
    private static let mostRounds = 60

    /// - Parameters:
    ///   - flags: Flags for finding the framework and other units.
    ///   - surveys: Of the sources as the compiler sees them.
    ///   - folder: Where to write the copies.
    ///   - hidden: Modules whose absence is told elsewhere.
    ///   - isIncomplete: True if packages are absent whose modules are not known.
    ///   - weakened: The types of other units whose own text has lost something.
    init(_ unit: CheckUnit, flags: [String], names: KnownNames, frameworkNames: @escaping () throws -> Set<String>, surveys: [SyntaxSurvey],
         overlay: SourceOverlay,
         folder: String, hidden: Set<String> = [], isIncomplete: Bool = false, weakened: Set<String> = []) throws {
        (self.hidden, self.isIncomplete, self.weakened) = (hidden, isIncomplete, weakened)
        self.unit = unit
        self.flags = flags
        self.names = names
        self.frameworkNames = frameworkNames
        files = try zip(unit.sources, surveys).enumerated().map { index, pair in
            guard let data = FileManager.default.contents(
                atPath: overlay.shown(pair.0)) else { throw ToolError("The file \(pair.0) cannot be read.") }
            // One folder per file, so that each copy keeps its file name.
            let parent = FileSystem.join(folder, String(index))
            try FileSystem.createFolder(parent)
            return CheckedFile(
                path: URL(fileURLWithPath: pair.0).resolvingSymlinksInPath().path, copy: FileSystem.join(parent, FileSystem.name(pair.0)),
                survey: pair.1, bytes: Array(data), shown: overlay.copies[pair.0])
        }
        for file in files { try FileSystem.write(file.text, to: file.copy) }
        declared = Set(surveys.flatMap(\.declarations).map(\.name))
    }

    /// - Parameter module: Where to write the unit's module, for units that import it.
    mutating func run(module: String?) throws -> UnitResult {
        try removeMissingModules()
        var left: [CompilerMessage] = [], wanted = Array(files.indices), checked: Set<Int> = []
        for _ in 0..<Self.mostRounds {
            let outcome = try typecheck().run(wanted, .brief)
            take(outcome, of: wanted, into: &left)
            checked = Set(wanted)
            var changed: Set<Int> = [], isModuleMissing = false
            // What is lacking outright first: what types lack may follow from it.
            for message in left.filter({ $0.owner == nil }) + left.filter({ $0.owner != nil }) {
                guard let (file, offset) = location(message) else { continue }
                if case .noModule(let name) = message.meaning {
                    if try noteModule(name, file) { (isModuleMissing, hasLostModules) = (true, true) }
                } else if try explainName(message, file, offset) {
                    changed.insert(file)
                }
            }
            // A missing module stops the check of all files.
            wanted = isModuleMissing ? Array(files.indices) : changed.sorted()
            if wanted.isEmpty { break }
        }
        let unexplained = try unexplained(&left, checked: checked)
        let suspects = files.indices.reduce(into: weakened) { $0.formUnion(brokenDeclarations($1)) }
        for error in unexplained {
            // In a file that uses a package that is absent, an error without a name tells of that.
            let isConsequence = needsPackage(error.file) || isConsequence(error.message, error.file, error.offset, of: suspects)
            try explain(error.message, error.file, error.offset, tellsNamesOnly: isConsequence)
        }
        for file in files.indices { try tellSilenced(file) }
        try correctImports()
        // Types are told by their capitals. Other names recur from unit to unit.
        let failing = Set(left.compactMap { location($0).map { files[$0.file].path } })
        var result = UnitResult(
            weakened: weakened.filter { $0.first?.isUppercase == true }, failing: failing, hasCrashed: !unanswered.isEmpty,
            hasErrors: !left.isEmpty)
        for (file, reason) in unanswered.sorted(by: { $0.key < $1.key }) {
            for use in try lackingNames(file, where: { _ in true }) {
                note(use.name, names.sentence(for: use.name, owner: nil), file, use.offset)
            }
            result.unseen.append(
                Unseen(path: files[file].path, reason: "\(reason); only names of SwiftUI's that Waggle lacks were searched in this file"))
        }
        if findings.isEmpty, let error = left.first(where: { location($0) == nil }) {
            result.unseen.append(Unseen(
                path: unit.moduleName,
                reason: "the compiler finds an error outside of the program's own files: \(error.path):\(error.line): \(error.text)"))
        }
        result.findings = Set(
            findings.union(try leftOut()).map { finding in files.first { $0.path == finding.path }?.inOriginal(finding) ?? finding })
        if let module, !(try emit(module)) {
            result.unseen.append(Unseen(
                path: unit.moduleName,
                reason: "the compiler cannot write the module for those that import it, which are checked without it"))
        }
        return result
    }

    // MARK: Rounds

    private func typecheck() throws -> ModuleTypecheck {
        try ModuleTypecheck(module: unit.moduleName, files: files.map(\.copy), others: unit.madeSources, flags: allFlags)
    }

    private func location(_ message: CompilerMessage) -> (file: Int, offset: Int)? {
        guard let file = files.firstIndex(where: { $0.copy == message.path }),
              let offset = files[file].offset(line: message.line, column: message.column) else { return nil }
        return (file, offset)
    }

    /// Replaces what was said about files by what is said now.
    private mutating func take(_ outcome: ModuleTypecheck.Outcome, of checked: [Int], into left: inout [CompilerMessage]) {
        let copies = Set(checked.map { files[$0].copy })
        left.removeAll { copies.contains($0.path) }
        left += outcome.errors.filter { !left.contains($0) }
        for file in checked { unanswered[file] = outcome.unanswered[file] }
    }

    /// The errors that name nothing. What was said of a file before other files changed may be a consequence, and an expression of an
    /// unchanged file may need a longer search, so these files are checked once more.
    private mutating func unexplained(
        _ left: inout [CompilerMessage], checked: Set<Int>
    ) throws -> [(file: Int, offset: Int, message: CompilerMessage)] {
        func others() -> [(file: Int, offset: Int, message: CompilerMessage)] {
            left.compactMap { message in location(message).flatMap { message.namesNothing ? ($0.file, $0.offset, message) : nil } }
        }
        func unsettled() -> Set<Int> {
            Set(others().filter { $0.message.meaning == .tooComplex && files[$0.file].removed.isEmpty && !isConsequence(
                $0.message, $0.file, $0.offset, of: weakened) }.map(\.file))
        }
        let old = Set(others().map(\.file)).subtracting(checked).subtracting(unsettled()).sorted()
        if !old.isEmpty { take(try typecheck().run(old, .brief), of: old, into: &left) }
        let long = unsettled().sorted()
        if !long.isEmpty { take(try typecheck().run(long, .thorough), of: long, into: &left) }
        return others()
    }

    /// Notes what an error says about a name, and removes the name.
    /// - Returns: True if the file is another now.
    private mutating func explainName(_ message: CompilerMessage, _ file: Int, _ offset: Int) throws -> Bool {
        switch message.meaning {
        case .lacks(let name, let owner):
            let use = files[file].use(of: name, at: offset)
            if owner == nil { unscoped.insert(name) }
            // A type stays where it is written.
            if owner == nil, use?.removal == nil { weaken(file, at: offset) }
            if owner.map(isWeakened) == true {
                // It may have had the name by what it lost.
            } else if reports(name, file, offset) {
                note(name, names.sentence(for: name, owner: owner), file, use?.offset ?? offset)
            } else if declared.contains(name), !needsMissing(file), !files[file].hasLost(name), !files[file].isTouched(at: offset) {
                // The name is declared, but for another type.
                findings.insert(Finding(path: files[file].path, line: message.line, column: message.column, kind: .error(message.text)))
            }
            return try use?.removal.map { try remove($0, file) } ?? false
        case .declined(let name, let sentence):
            // An initialiser is told by its type, which stands there unless the call begins with a dot.
            let written = name == "init" ? files[file].survey.uses.first { $0.offset == offset }?.name ?? name : name
            note(written, sentence ?? names.sentence(for: name, owner: nil), file, offset)
            return false
        case .noModule, .tooComplex, .other: return false
        }
    }

    /// The compiler stops at the first module that it does not find, so it is asked for all of them before.
    private mutating func removeMissingModules() throws {
        let imported = files.flatMap { $0.survey.imports.filter { !$0.isConditional }.map(\.module) }
        for name in try ImportableNames.missingModules(among: Set(imported), flags: unit.flags + flags) {
            for file in files.indices where files[file].survey.imports.contains(where: { $0.module == name && !$0.isConditional }) {
                if try noteModule(name, file) { hasLostModules = true }
            }
        }
    }

    private mutating func noteModule(_ name: String, _ file: Int) throws -> Bool {
        let written = files[file].survey.imports.filter { $0.module == name }
        guard let first = written.first else { return false }
        missingModules.insert(name)
        if !isSilent(name) { note(name, names.sentence(forModule: name), file, first.offset) }
        return try written.reduce(false) { try remove(.init(span: $1.span, isCondition: false), file) || $0 }
    }

    /// True for modules whose absence is told once, elsewhere.
    private func isSilent(_ module: String) -> Bool { hidden.contains(module) || isIncomplete && names.modules[module] == nil }

    /// Names that the file could have by another import are not Waggle's to lack.
    private mutating func correctImports() throws {
        let known = try ImportableNames.known(among: unscoped, flags: flags)
        guard !known.isEmpty else { return }
        for finding in findings {
            guard case .lacks(let name, _) = finding.kind, known.contains(name),
                  let file = files.firstIndex(where: { $0.path == finding.path }) else { continue }
            findings.remove(finding)
            if files[file].survey.imports.contains(where: { missingModules.contains($0.module) }) { continue }
            var corrected = finding
            corrected.kind = .error("cannot find '\(name)' in scope; the file does not import the module that declares it")
            findings.insert(corrected)
        }
    }

    /// The files of which no condition lets anything in.
    private func leftOut() throws -> [Finding] {
        let suspects = files.indices.filter { file in
            files[file].survey.onlyCondition.map { !Self.isMet($0) } == true && unanswered[file] == nil
        }
        guard !suspects.isEmpty else { return [] }
        return try typecheck().empty(among: suspects).map {
            Finding(path: files[$0].path, line: 1, column: 1, kind: .leftOut(condition: files[$0].survey.onlyCondition ?? ""))
        }
    }

    /// True for a condition that is certainly met, as most are. The compiler is asked about others, one file at a time.
    static func isMet(_ condition: String) -> Bool {
        ConditionText.value(condition) { name, module in
            name == "canImport" && ["SwiftUI", "UIKit", "Combine", "Foundation"].contains(module) ? true : nil
        } == true
    }

    /// A missing module is reported at its import. Names that may come from it and consequences of removals are not reported.
    private func reports(_ name: String, _ file: Int, _ offset: Int) -> Bool {
        if declared.contains(name) { return false }
        if names.isFrameworks(name) { return true }
        return !needsMissing(file) && !files[file].isTouched(at: offset)
    }
    /// True if the file imports a missing module that is not Apple's. Such modules extend what there is.
    private func needsPackage(_ file: Int) -> Bool {
        files[file].survey.imports.contains { missingModules.contains($0.module) && names.modules[$0.module] == nil }
    }
    private func needsMissing(_ file: Int) -> Bool { files[file].survey.imports.contains { missingModules.contains($0.module) } }
    /// True for a type such as `Pond`, `[Pond]` or `Shore.Pond.Type` of which a part is weakened.
    private func isWeakened(_ type: String) -> Bool {
        type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { weakened.contains(String($0)) }
    }

    private mutating func note(_ name: String, _ sentence: String, _ file: Int, _ offset: Int) {
        let position = files[file].position(offset)
        findings.insert(
            Finding(path: files[file].path, line: position.line, column: position.column, kind: .lacks(name, sentence: sentence)))
    }

    private mutating func remove(_ removal: SyntaxSurvey.Removal, _ file: Int) throws -> Bool {
        guard files[file].remove(removal) else { return false }
        weaken(file, at: removal.span.start)
        try FileSystem.write(files[file].text, to: files[file].copy)
        return true
    }

    /// The declarations at an offset have lost something.
    private mutating func weaken(_ file: Int, at offset: Int) {
        let survey = files[file].survey
        guard let statement = survey.statement(at: offset) else { return }
        weakened.formUnion(survey.declarations.filter { survey.statement(at: $0.offset) == statement }.map(\.name))
    }

    /// Reports an error that names nothing missing: as the missing names in its statement, which may have caused it, or else unchanged.
    /// - Parameter tellsNamesOnly: True for an error that follows from something else.
    private mutating func explain(_ message: CompilerMessage, _ file: Int, _ offset: Int, tellsNamesOnly: Bool) throws {
        guard !files[file].isTouched(at: offset) else { return }
        let statement = files[file].survey.statement(at: offset)
        let known = findings.contains { finding in
            guard finding.path == files[file].path,
                  let found = files[file].offset(line: finding.line, column: finding.column) else { return false }
            return statement?.contains(found) ?? (finding.line == message.line)
        }
        if known { return }
        let uses = try lackingNames(file) { statement?.contains($0.offset) == true }
        for use in uses { note(use.name, names.sentence(for: use.name, owner: nil), file, use.offset) }
        // The search for types is long where something is lacking, and ends early.
        if message.meaning == .tooComplex, !files[file].removed.isEmpty { return }
        if uses.isEmpty, !tellsNamesOnly {
            findings.insert(Finding(path: files[file].path, line: message.line, column: message.column, kind: .error(message.text)))
        }
    }

    /// The compiler does not report errors in code that uses an invalid declaration, so missing names there are found by name alone.
    private mutating func tellSilenced(_ file: Int) throws {
        let survey = files[file].survey
        let offsets = offsets(file), suspects = brokenDeclarations(file)
        let silenced = Set(
            survey.uses.filter { suspects.contains($0.name) }.compactMap { use in survey.members.last { $0.contains(use.offset) } })
        guard !silenced.isEmpty else { return }
        for use in try lackingNames(
            file, where: { use in silenced.contains { $0.contains(use.offset) } }
        ) where !offsets.contains(use.offset) {
            note(use.name, names.sentence(for: use.name, owner: nil), file, use.offset)
        }
    }

    /// The offsets of a file's findings.
    private func offsets(_ file: Int) -> [Int] {
        findings.filter { $0.path == files[file].path }.compactMap { files[file].offset(line: $0.line, column: $0.column) }
    }

    /// The names of declarations that contain a missing name that could not be removed.
    private func brokenDeclarations(_ file: Int) -> Set<String> {
        let survey = files[file].survey
        let broken = Set(
            offsets(file).filter { found in !files[file].removed.contains { $0.contains(found) } }.compactMap(survey.statement))
        return Set(survey.declarations.filter { survey.statement(at: $0.offset).map(broken.contains) == true }.map(\.name))
    }

    /// True for errors about a declaration that is broken or weakened, or in a statement that uses one. A property that lost its wrapper
    /// also changes its type's initialiser.
    private func isConsequence(_ message: CompilerMessage, _ file: Int, _ offset: Int, of suspects: Set<String>) -> Bool {
        guard !suspects.isEmpty else { return false }
        if message.text.contains("initializer is inaccessible") || suspects.contains(where: { message.text.contains("'\($0)'") }) {
            return true
        }
        let survey = files[file].survey
        guard let statement = survey.statement(at: offset) else { return false }
        return survey.uses.contains { statement.contains($0.offset) && suspects.contains($0.name) }
    }

    /// The uses of names that SwiftUI declares, but neither the framework nor the program.
    private func lackingNames(_ file: Int, where isMeant: (SyntaxSurvey.Use) -> Bool) throws -> [SyntaxSurvey.Use] {
        let meant = files[file].survey.uses.filter { use in
            isMeant(use) && !use.isConditional && (use.isAttributeKey && !needsPackage(file) || names.isFrameworks(use.name))
                && !declared.contains(use.name)
                && !files[file].removed.contains { $0.contains(use.offset) }
        }
        guard !meant.isEmpty else { return [] }
        let ours = try frameworkNames(), candidates = meant.filter { !ours.contains($0.name) }
        let known = try ImportableNames.known(among: Set(candidates.filter { !$0.isAttributeKey }.map(\.name)), flags: flags)
        return candidates.filter { !known.contains($0.name) || $0.isAttributeKey }
    }

    /// A module that is lacking would have brought Foundation's and UIKit's names along.
    private var allFlags: [String] {
        unit.flags + flags + (hasLostModules ? ["Foundation", "UIKit"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } : [])
    }

    /// Writes the module without the removed parts, so that the units that import it can be checked. The types in it do not depend on most
    /// bodies of functions, which are left out.
    private func emit(_ module: String) throws -> Bool {
        let arguments = [
            "-emit-module", "-o", module, "-wmo", "-module-name", unit.moduleName, "-suppress-warnings", "-Xfrontend",
            "-experimental-allow-module-with-compiler-errors"]
            + allFlags + files.map(\.copy) + unit.madeSources
        for bodies in [["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"], []] {
            _ = try Subprocess.run("swiftc", arguments + bodies, output: .captured)
            if FileSystem.exists(module) { return true }
        }
        return false
    }
}

/// What the check of a unit tells.
struct UnitResult {
    var findings: Set<Finding> = []
    var unseen: [Unseen] = []
    /// The types whose own text has lost something.
    var weakened: Set<String> = []
    /// The files with errors.
    var failing: Set<String> = []
    /// True if a frontend gave no answer.
    var hasCrashed: Bool
    /// True if the compiler finds errors in what is left of the files.
    var hasErrors: Bool
}
