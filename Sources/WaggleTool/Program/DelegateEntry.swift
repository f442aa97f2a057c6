import Foundation

/// The attribute `@UIApplicationMain`, which the compiler accepts only with Objective-C. It is replaced by the equivalent `@main`.
enum DelegateEntry {
    /// The source with `@main` in place of the attribute, padded with spaces so that columns stay; nil if the source does not use the attribute.
    static func rewritten(_ source: Data) -> Data? {
        let text = String(decoding: source, as: UTF8.self)
        // Only at the start of a line or after other attributes, so not in a comment.
        guard let match = text.firstMatch(of: #/(?m)^[ \t]*(?:@\w+[ \t]+)*(@UIApplicationMain)\b/#) else { return nil }
        let written = match.output.1
        let new = "@main" + String(repeating: " ", count: written.utf8.count - "@main".utf8.count)
        return Data((text[..<written.startIndex] + new + text[written.endIndex...]).utf8)
    }

    /// The path of a file that the compiler accepts: the original, or a copy in a folder.
    /// - Throws: `ToolError` if the copy cannot be written.
    static func compilable(_ path: String, copiesIn folder: String) throws -> String {
        guard SourceScan.entry(path) == .uiKitMain, let data = FileManager.default.contents(atPath: path), let new = rewritten(data) else { return path }
        try FileSystem.createFolder(folder)
        let copy = FileSystem.join(folder, FileSystem.name(path))
        try FileSystem.update(new, at: copy)
        return copy
    }
}
