import Foundation

/// The messages of a check.
enum CheckReport {
    /// After a failed build, lists what Waggle lacks. The compiler has already reported other errors.
    static func sayLacking(_ check: () throws -> [Finding]) {
        do {
            let findings = try check().filter(\.isLack)
            guard !findings.isEmpty else { return }
            Terminal.say("The program uses names that Waggle lacks:")
            for finding in findings { Terminal.say(finding.text(seenFrom: FileManager.default.currentDirectoryPath)) }
        } catch {
            Terminal.say("The names that Waggle lacks cannot be listed: \(error)")
        }
    }

    /// A summary in one sentence.
    static func summary(_ findings: [Finding], of name: String) -> String {
        let lacks = Set(findings.filter(\.isLack).map(\.name)).count, errors = findings.count { $0.isError }
        if lacks == 0, errors == 0 { return "\(name) uses nothing that Waggle lacks." }
        var parts: [String] = []
        if lacks > 0 { parts.append("uses \(lacks == 1 ? "one name" : "\(lacks) names") that Waggle lacks") }
        if errors > 0 { parts.append("has \(errors == 1 ? "one more error" : "\(errors) more errors")") }
        return "\(name) \(parts.joined(separator: " and "))."
    }

    /// The whole summary: what is lacking, how many files compile, and what would help most.
    static func summary(_ result: CheckResult, of name: String) -> String {
        let problems = Dictionary(grouping: result.findings.filter { $0.isLack || $0.isError }, by: \.path)
        let unseen = Set(result.unseen.map(\.path)), files = Set(result.files)
        guard !problems.isEmpty || !result.unseen.isEmpty else { return summary(result.findings, of: name) }
        var sentences = problems.isEmpty ? ["\(name): nothing that Waggle lacks was found, but not all of it could be checked."]
            : [summary(result.findings, of: name)]
        let good = files.count { problems[$0] == nil && !unseen.contains($0) && !result.failing.contains($0) }
        sentences.append("\(good) of \(files.count == 1 ? "one file" : "\(files.count) files") \(good == 1 ? "compiles" : "compile").")
        let changes = changes(problems.mapValues { Set($0.map(\.name)) }, among: Set(result.findings.filter(\.isLack).map(\.name)))
        if files.count > 1, !changes.isEmpty {
            sentences.append("What would help most: " + changes.map {
                "`\($0.name)` (in \($0.files == 1 ? "one file" : "\($0.files) files"))"
            }.joined(separator: ", ") + ".")
        }
        return sentences.joined(separator: " ")
    }

    /// The names without which most files would compile, three at most, each supposing that those before it are dealt with.
    /// - Parameters:
    ///   - problems: What is wrong in each file.
    ///   - names: What can be dealt with.
    static func changes(_ problems: [String: Set<String>], among names: Set<String>) -> [(name: String, files: Int)] {
        var left = problems, changes: [(name: String, files: Int)] = []
        while changes.count < 3 {
            var mended: [String: Int] = [:], used: [String: Int] = [:]
            for problems in left.values {
                for name in problems where names.contains(name) { used[name, default: 0] += 1 }
                if problems.count == 1, let only = problems.first { mended[only, default: 0] += 1 }
            }
            let best = used.keys.max { one, other in
                (mended[one] ?? 0, used[one] ?? 0, other) < (mended[other] ?? 0, used[other] ?? 0, one)
            }
            guard let best else { break }
            changes.append((best, used[best] ?? 0))
            left = left.mapValues { $0.subtracting([best]) }.filter { !$0.value.isEmpty }
        }
        return changes
    }
}

extension Finding {
    var isLack: Bool {
        if case .lacks = kind { true } else { false }
    }

    var isError: Bool {
        if case .error = kind { true } else { false }
    }

    /// The missing name, the message of an error, or the condition of a file that is left out.
    var name: String {
        switch kind {
        case .lacks(let name, _): name
        case .error(let message): message
        case .leftOut(let condition): condition
        }
    }
}

/// What a check tells.
struct CheckResult {
    /// Sorted by file and line.
    var findings: [Finding] = []
    var unseen: [Unseen] = []
    /// The files with errors, also with such as are not told because they follow from others.
    var failing: Set<String> = []
    /// The files that were to be checked.
    var files: [String] = []
}

/// Something that a check could not look at.
struct Unseen: Hashable {
    /// A file, a module, a package or a folder.
    var path: String
    var reason: String

    /// One line, like a finding's.
    /// - Parameter folder: Paths are shown relative to it.
    func text(seenFrom folder: String) -> String {
        let shown = folder != "/" && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return "\(shown): was not checked: \(reason)"
    }
}

/// The files of one module, which are checked together.
struct CheckUnit: Equatable {
    var moduleName: String
    /// The program's own files.
    var sources: [String]
    /// Files generated for the program, which are compiled but not reported on.
    var madeSources: [String] = []
    /// The compiler's flags: language mode, conditions, dependencies.
    var flags: [String]
    /// True if other units import it.
    var isImported = false
    /// True for a module of a program for Apple's systems; packages may be written for Linux.
    var isOfProgram = false
}
