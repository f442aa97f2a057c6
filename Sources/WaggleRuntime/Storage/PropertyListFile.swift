// A file with a program's settings or similar.

import Foundation

/// A dictionary in a property list on disk, in one of the user's folders.
package struct PropertyListFile {
    package let url: URL
    package init(_ url: URL) { self.url = url }

    /// The folder for settings: `XDG_CONFIG_HOME`, or `.config` in the user's home.
    package static func settingsFolder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        folder(environment["XDG_CONFIG_HOME"], ".config", environment)
    }
    /// The folder for saved window state: `XDG_STATE_HOME`, or `.local/state` in the user's home.
    package static func stateFolder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        folder(environment["XDG_STATE_HOME"], ".local/state", environment)
    }
    /// As the XDG convention requires, relative paths are ignored.
    private static func folder(_ chosen: String?, _ usual: String, _ environment: [String: String]) -> URL {
        if let chosen, chosen.hasPrefix("/") { return URL(fileURLWithPath: chosen, isDirectory: true) }
        return URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent(usual, isDirectory: true)
    }

    /// The contents of the file; empty if there is none.
    /// - Throws: an error if it cannot be read or is not a dictionary.
    package func contents() throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        guard let dictionary = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        return dictionary
    }

    /// The contents of the file. An unreadable file is kept under another name, so that nothing is lost, and counts as empty.
    /// - Parameters:
    ///   - what: the subject of the warning, such as "The settings".
    ///   - warn: receives the warning.
    package func contentsOrKeptAside(_ what: String, warn: (String) -> Void) -> [String: Any] {
        do { return try contents() } catch {
            var kept = url.appendingPathExtension("damaged"), number = 1
            while FileManager.default.fileExists(atPath: kept.path) {
                number += 1
                kept = url.appendingPathExtension("damaged-\(number)")
            }
            do {
                try FileManager.default.moveItem(at: url, to: kept)
                warn("\(what) in \(url.path) cannot be read, so the program starts without them; the file is kept as \(kept.path).")
            } catch { warn("\(what) in \(url.path) cannot be read, and the file cannot be moved away: \(error.localizedDescription)") }
            return [:]
        }
    }

    /// Writes the file, and warns the first time that it cannot be written.
    /// - Parameters:
    ///   - what: the subject of the warning, such as "The settings".
    ///   - fate: what becomes of it instead, as a sentence.
    /// - Returns: False if the file has not been written.
    func write(_ contents: [String: Any], _ what: String, _ fate: String, hasWarned: inout Bool, warn: (String) -> Void) -> Bool {
        do { try write(contents) } catch {
            if !hasWarned { warn("\(what) cannot be written to \(url.path): \(error.localizedDescription) \(fate)") }
            hasWarned = true
            return false
        }
        return true
    }

    /// Atomically replaces the file. Only the user may read it.
    package func write(_ contents: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: contents, format: .xml, options: 0)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try data.write(to: url, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    }
}

extension PropertyListFile {
    /// A property list without the optionals that Foundation on Linux wraps around its elements.
    static func plain(_ value: Any) -> Any? {
        if case Optional<Any>.none = value { return nil }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { plain($0.value) } }
        if let dictionary = value as? [AnyHashable: Any] {
            return dictionary.reduce(into: [String: Any]()) { plainer, entry in
                if let key = entry.key.base as? String { plainer[key] = plain(entry.value) }
            }
        }
        if let array = value as? [Any] { return array.compactMap(plain) }
        return value
    }
    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? [String: Any], let b = b as? [String: Any] {
            return a.count == b.count && a.allSatisfy { areEqual($0.value, b[$0.key]) }
        }
        if let a = a as? [Any], let b = b as? [Any] { return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) } }
        guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
        return a == b
    }
}
