import Foundation

/// Superficial inspection of Swift source without a compiler.
enum SourceScan {
    /// `uiKitMain` and `appKitMain` are the older attributes of application delegates.
    enum Entry: Equatable { case main, mainFile, uiKitMain, appKitMain }

    /// How a file starts a program; nil if it does not.
    static func entry(_ path: String) -> Entry? {
        if FileSystem.name(path) == "main.swift" { return .mainFile }
        guard let text = read(path), text.contains("@") else { return nil }
        let code = codeOnly(text)
        for word in code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }) {
            if word == "@main" { return .main }
            if word == "@UIApplicationMain" { return .uiKitMain }
            if word == "@NSApplicationMain" { return .appKitMain }
        }
        return nil
    }

    /// True unless a condition keeps the file's entry from an iPhone. A program for several systems may have one for each.
    static func isEntryOnPhones(_ path: String) -> Bool {
        guard let text = read(path) else { return false }
        /// For each `#if` around the line: whether this branch may be taken, and whether an earlier one is.
        var branches: [(isOpen: Bool, isDecided: Bool)] = []
        for line in codeOnly(text).split(whereSeparator: \.isNewline).map({ $0.drop(while: \.isWhitespace) }) {
            if let match = line.prefixMatch(of: #/#(if|elseif)\b(.*)/#) {
                if match.1 == "if" { branches.append((true, false)) }
                guard let current = branches.last else { continue }
                let value = isMetOnPhones(match.2), wasTaken = match.1 == "elseif" && current.isDecided
                branches[branches.count - 1] = (!wasTaken && value != false, wasTaken || value == true)
            } else if line.hasPrefix("#else"), let current = branches.last {
                branches[branches.count - 1].isOpen = !current.isDecided
            } else if line.hasPrefix("#endif") {
                _ = branches.popLast()
            } else if line.contains(#/@(main|UIApplicationMain)\b/#), branches.allSatisfy(\.isOpen) { return true }
        }
        return false
    }
    /// Whether a condition on the system is met on an iPhone; nil for conditions of other kinds.
    private static func isMetOnPhones(_ condition: some StringProtocol) -> Bool? {
        ConditionText.value(condition) { name, argument in
            switch (name, argument) {
            case ("os", let system): system == "iOS"
            case ("canImport", "UIKit"), ("canImport", "SwiftUI"): true
            case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"), ("targetEnvironment", "macCatalyst"): false
            default: nil
            }
        }
    }

    /// True if the file starts a program through a type that conforms to `App`.
    static func declaresApp(_ path: String) -> Bool {
        guard entry(path) == .main, let text = read(path) else { return false }
        return codeOnly(text).firstMatch(of: #/[:,]\s*(?:SwiftUI\s*\.\s*)?App\b/#) != nil
    }

    static func importsTests(_ path: String) -> Bool { imports(anyOf: ["XCTest", "Testing"], path) }
    static func imports(anyOf modules: Set<String>, _ path: String) -> Bool {
        guard let text = read(path), modules.contains(where: { text.contains($0) }) else { return false }
        return codeOnly(text).split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return false }
            return modules.contains(String(words[keyword + 1]))
        }
    }

    private static func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text without comments and string literals. Interpolations are dropped with their string, which does not matter here.
    static func codeOnly(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
        var position = 0
        func starts(_ mark: StaticString) -> Bool {
            let count = mark.utf8CodeUnitCount
            guard position + count <= bytes.count else { return false }
            return (0..<count).allSatisfy { bytes[position + $0] == mark.utf8Start[$0] }
        }
        func skipString(closing: StaticString, stopsAtLineEnd: Bool) {
            while position < bytes.count, !starts(closing) {
                if stopsAtLineEnd, bytes[position] == UInt8(ascii: "\n") { return }
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position += closing.utf8CodeUnitCount
        }
        while position < bytes.count {
            if starts("//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if starts("/*") {
                var depth = 0
                repeat {
                    if starts("/*") { depth += 1; position += 2 } else if starts("*/") { depth -= 1; position += 2 } else { position += 1 }
                } while depth > 0 && position < bytes.count
            } else if starts("\"\"\"") {
                position += 3
                skipString(closing: "\"\"\"", stopsAtLineEnd: false)
                result.append(UInt8(ascii: " "))
            } else if starts("\"") {
                position += 1
                skipString(closing: "\"", stopsAtLineEnd: true)
                result.append(UInt8(ascii: " "))
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
