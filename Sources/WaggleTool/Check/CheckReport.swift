import Foundation

/// What a check says, line by line.
enum CheckReport {
    /// After a build that failed: what is lacking, a sentence each. Errors of another kind the compiler has told already.
    static func sayLacking(_ check: () throws -> [Finding]) {
        do {
            let findings = try check().filter(\.isLack)
            guard !findings.isEmpty else { return }
            Terminal.say("What the program uses and Waggle lacks:")
            for finding in findings { Terminal.say(finding.text(seenFrom: FileManager.default.currentDirectoryPath)) }
        } catch {
            Terminal.say("What is lacking cannot be told: \(error)")
        }
    }

    /// One sentence that sums up.
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

    /// The name that is lacking; the message of an error.
    var name: String {
        switch kind {
        case .lacks(let name, _): name
        case .error(let message): message
        }
    }
}
