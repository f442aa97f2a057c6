import Foundation

/// Names that the standard library, Foundation and the framework have. A program that does not find one lacks an import, not the name.
enum ImportableNames {
    /// The names of types, functions and variables among the given ones that a file could use.
    /// - Parameter flags: Flags for finding the framework.
    static func known(among names: Set<String>, flags: [String]) throws -> Set<String> {
        guard !names.isEmpty else { return [] }
        let sorted = names.sorted()
        // The compiler is asked, since it knows best: each name on a line as a type, and on another one as a value.
        let uses = sorted.map { "func use(_: \($0)) {}\n" } + sorted.map { "func use() { _ = \($0) }\n" }
        let file = FileSystem.join(NSTemporaryDirectory(), "waggle-names-\(UUID().uuidString).swift")
        try FileSystem.write(Data(("import Foundation; import SwiftUI; import UIKit\n" + uses.joined()).utf8), to: file)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let outcome = try Subprocess.run(
            "swiftc", ["-typecheck", "-parse-as-library", "-diagnostic-style", "llvm", "-suppress-warnings"] + flags + [file],
            output: .captured)
        let messages = CompilerMessage.all(in: outcome.text)
        // Without an import nothing is known.
        guard outcome.isSuccess || messages.contains(where: { $0.line > 1 }), !messages.contains(where: { $0.line == 1 }) else { return [] }
        let missing = Set(messages.filter { $0.text.hasPrefix("cannot find ") }.map(\.line))
        return Set(sorted.enumerated().filter {
            !missing.contains($0.offset + 2) || !missing.contains($0.offset + 2 + sorted.count)
        }.map(\.element))
    }

    /// The modules among the given ones that cannot be imported.
    static func missingModules(among modules: Set<String>, flags: [String]) throws -> [String] {
        guard !modules.isEmpty else { return [] }
        let file = FileSystem.join(NSTemporaryDirectory(), "waggle-modules-\(UUID().uuidString).swift")
        try FileSystem.write(Data(modules.sorted().map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined().utf8), to: file)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let outcome = try Subprocess.run(
            "swiftc", ["-typecheck", "-module-name", "WaggleModules", "-diagnostic-style", "llvm", "-suppress-warnings"] + flags + [file],
            output: .captured)
        return CompilerMessage.all(in: outcome.text).map(\.text).filter(modules.contains).sorted()
    }
}
