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
        let lacks = Set(findings.filter(\.isLack).map(\.name)).count, errors = findings.count { !$0.isLack }
        if findings.isEmpty { return "\(name) uses nothing that Waggle lacks." }
        var parts: [String] = []
        if lacks > 0 { parts.append("uses \(lacks == 1 ? "one name" : "\(lacks) names") that Waggle lacks") }
        if errors > 0 { parts.append("has \(errors == 1 ? "one more error" : "\(errors) more errors")") }
        return "\(name) \(parts.joined(separator: " and "))."
    }
}

extension Finding {
    var isLack: Bool {
        if case .lacks = kind { true } else { false }
    }

    /// The missing name, or the message of an error.
    var name: String {
        switch kind {
        case .lacks(let name, _): name
        case .error(let message): message
        }
    }
}
