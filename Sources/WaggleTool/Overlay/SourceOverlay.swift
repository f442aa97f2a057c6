import Foundation

/// Files that the compiler sees otherwise than they are (`SourceRewriter` in WaggleSyntax says how): it reads copies at their paths, so
/// that its messages and the debug information name the originals.
///
/// A copy is named after the original's contents and the rules, so builds share copies, and none disturbs another.
struct SourceOverlay {
    /// By the originals' paths.
    private(set) var copies: [String: SourceCopy] = [:]
    /// Identifies the rules for each module, whether they change one of its files or not.
    private(set) var rules: [String: String] = [:]
    /// The modules that are built for what imports them, as far as a file mentions them: `import` and `canImport` alike, so that both say
    /// the same.
    private(set) var optionalModules: Set<String> = []

    /// The files of a module, or of a folder that stands for one.
    struct Module {
        /// A name that no other module has.
        var name: String
        var files: [String]
        /// True for a module of a program for Apple's systems. A package's is for these if it imports one of the modules below.
        var isOfProgram = false
    }

    /// What a module imports that is written for Apple's systems.
    private static let interfaceModules: Set<String> = ["SwiftUI", "UIKit", "SpriteKit"]

    /// Shows everything as it is.
    init() {}

    /// - Parameters:
    ///   - platform: Nil to show everything as it is.
    ///   - frameworkModules: The modules that programs can import.
    ///   - optional: Further ones, which are built when a program mentions them.
    init(
        of modules: [Module], for platform: SourcePlatform?, frameworkModules: [String], optionalModules optional: [String] = [],
        reader: SyntaxReader
    ) throws {
        let optionalNames = Set(optional)
        guard let platform else {
            for path in modules.flatMap(\.files) { optionalModules.formUnion(FileManager.default.contents(atPath: path).map {
                RewriteScan($0).mentions(of: optionalNames)
            } ?? []) }
            return
        }
        let reading = reader.identifier
        var wanted: [SourceRules: [(path: String, key: String, source: Data)]] = [:]
        for module in modules {
            let sources = try module.files.map { path in
                guard let source = FileManager.default.contents(atPath: path) else { throw ToolError("The file \(path) cannot be read.") }
                return source
            }
            let scans = sources.map(RewriteScan.init)
            let imports = module.isOfProgram ? [] : scans.map { $0.imports(anyOf: Self.interfaceModules) }
            let isForApple = module.isOfProgram || imports.contains(.always)
                || imports.contains(.conditional) && !scans.contains(where: \.mentionsLinux)
            let rules = SourceRules(system: platform.name, hidesLogging: scans.contains(where: \.hasBranchWithoutLogging),
                                    modules: (frameworkModules + optional).sorted(),
                                    optionalModules: optional.sorted())
            var key = Fingerprint()
            key.add([reading, isForApple ? platform.name : "", rules.hidesLogging ? "hides" : ""] + rules.modules)
            self.rules[module.name] = key.text
            for (index, path) in module.files.enumerated() {
                var rules = rules
                // A module that is also for Linux is for Apple's systems where it meets their interfaces.
                if !isForApple, imports[index] == .never {
                    rules.system = nil
                } else {
                    optionalModules.formUnion(scans[index].mentions(of: optionalNames))
                }
                guard scans[index].mayChange(by: rules) else { continue }
                var own = key
                own.add(rules.system ?? "")
                own.add(sources[index])
                wanted[rules, default: []].append((path, own.text, sources[index]))
            }
        }
        for (rules, files) in wanted.sorted(by: { ($0.key.system ?? "") < ($1.key.system ?? "") }) {
            var unread: [Int] = []
            for (index, file) in files.enumerated() {
                if let known = Self.known(file.key) { copies[file.path] = known.copy } else { unread.append(index) }
            }
            let edits = try reader.edits(of: unread.map { files[$0].path }, by: rules)
            for (index, edits) in zip(unread, edits) {
                copies[files[index].path] = try Self.save(edits, of: files[index].source, as: files[index].key)
            }
        }
    }

    // MARK: Copies

    /// What is known of a file; the copy is nil if nothing in it is replaced.
    private struct Known: Codable { var copy: SourceCopy? }

    private static func record(_ key: String) -> String { FileSystem.join(ProgramCache.sources, key + ".json") }

    private static func known(_ key: String) -> Known? {
        guard let known = FileManager.default.contents(atPath: record(key))
            .flatMap({ try? JSONDecoder().decode(Known.self, from: $0) }) else { return nil }
        if let copy = known.copy, !FileSystem.exists(copy.path) { return nil }
        for file in [record(key), known.copy?.path].compactMap({ $0 }) { ProgramCache.ran(file) }
        return known
    }

    private static func save(_ edits: [SourceEdit], of source: Data, as key: String) throws -> SourceCopy? {
        try FileSystem.createFolder(ProgramCache.sources)
        var known = Known()
        if !edits.isEmpty {
            let applied = SourceCopy.applying(edits, to: source), path = FileSystem.join(ProgramCache.sources, key + ".swift")
            try FileSystem.write(applied.text, to: path)
            known.copy = SourceCopy(path: path, shifts: applied.shifts)
        }
        try FileSystem.write(try JSONEncoder().encode(known), to: record(key))
        return known.copy
    }

    // MARK: The compiler's view

    /// The path of the text that the compiler sees of a file.
    func shown(_ path: String) -> String { copies[path]?.path ?? path }

    /// Writes the list of the copies.
    /// - Returns: The compiler's flags for it.
    func write(to list: String) throws -> [String] {
        struct Entry: Encodable {
            var type = "file", name: String, contents: String
            enum CodingKeys: String, CodingKey { case type, name, contents = "external-contents" }
        }
        struct List: Encodable {
            var version = 0, keepsNames = false, isCaseSensitive = true, roots: [Entry]
            enum CodingKeys: String, CodingKey {
                case version, keepsNames = "use-external-names", isCaseSensitive = "case-sensitive", roots
            }
        }
        let entries = copies.flatMap { path, copy in
            // A path may lead through links.
            Set([path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path]).map { Entry(name: $0, contents: copy.path) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try FileSystem.createFolder(FileSystem.parent(list))
        try FileSystem.update(try encoder.encode(List(roots: entries.sorted { $0.name < $1.name })), at: list)
        return ["-vfsoverlay", list]
    }

    /// The compiler's messages with the columns and lines of the originals.
    func messages(_ text: String) -> String {
        guard !copies.isEmpty else { return text }
        var copy: SourceCopy?, original: [Substring] = []
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let match = line.prefixMatch(of: #/(\/.+?):(\d+):(\d+)(?=: )/#), let row = Int(match.2), let column = Int(match.3) {
                let path = String(match.1)
                copy = copies[path]
                guard let copy else { return String(line) }
                original = FileManager.default.contents(atPath: path)
                    .map { String(decoding: $0, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) } ?? []
                return "\(path):\(row):\(copy.column(column, line: row))" + line[match.range.upperBound...]
            }
            // Below a message are lines of the source, with marks at columns of the copy.
            guard let copy, let match = line.prefixMatch(of: #/ *(\d+) \| /#), let row = Int(match.1), original.indices.contains(row - 1),
                  !copy.shifts.contains(where: { $0.line == row }) else { return String(line) }
            return String(line[match.range] + original[row - 1])
        }.joined(separator: "\n")
    }
}
