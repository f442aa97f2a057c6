// The contents of a file, a folder or a link, as a value in memory.

import Foundation

/// A file, a folder with wrappers of its contents, or a symbolic link, independent of its location on disk.
open class FileWrapper: @unchecked Sendable {
    /// Options for reading a wrapper.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads everything immediately. Reading always does so here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Does not map files into memory. No effect: Waggle never maps them.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    /// Options for writing a wrapper.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Replaces the destination only once the new file or folder is complete.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets `filename` to the name that it was written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }
    private var kind: Kind
    /// The name to write it under; nil for no preference.
    open var preferredFilename: String?
    /// The name it was read or written under.
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    /// A file with these contents.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }
    /// A folder with wrappers by name. Wrappers without a preferred name take theirs from the key.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        kind = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }
    /// A symbolic link to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }
    /// Reads a file, or a folder with all it contains.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            let names = try manager.contentsOfDirectory(atPath: url.path)
            kind = .folder(try Dictionary(uniqueKeysWithValues: names.map {
                ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
            }))
        case .typeSymbolicLink?: kind = .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
        default: kind = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = filename
        for (key, value) in attributes { fileAttributes[key.rawValue] = value }
    }

    public var isRegularFile: Bool { if case .file = kind { true } else { false } }
    public var isDirectory: Bool { if case .folder = kind { true } else { false } }
    public var isSymbolicLink: Bool { if case .link = kind { true } else { false } }
    /// The data of a file; nil for anything else.
    open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
    /// The wrappers in a folder by name; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }
    /// The target of a link; nil for anything else.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

    // MARK: Folders

    /// Adds a wrapper to a folder under its preferred name, with a number if that is taken. The added wrapper must have a preferred name.
    /// - Returns: The name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = kind else {
            preconditionFailure("addFileWrapper(_:) was called on a wrapper that is not a directory.")
        }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            preconditionFailure("addFileWrapper(_:) needs a wrapper with a preferredFilename.")
        }
        var name = wanted, number = 1
        while children[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        children[name] = child
        kind = .folder(children)
        return name
    }
    /// Adds a file to a folder.
    /// - Returns: The file's name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    /// Removes a wrapper from a folder, if it is in it.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = kind else {
            preconditionFailure("removeFileWrapper(_:) was called on a wrapper that is not a directory.")
        }
        kind = .folder(children.filter { $0.value !== child })
    }
    /// The name of a wrapper in a folder; nil if the folder does not contain it.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    // MARK: Disk

    /// Writes it to a URL, replacing what is there.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        if case .file(let data) = kind {
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        } else {
            // Next to the destination, so that a rename puts it in place.
            let made = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
            do {
                try make(at: made)
                if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
                try manager.moveItem(at: made, to: url)
            } catch {
                try? manager.removeItem(at: made)
                throw error
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
    private func make(at url: URL) throws {
        switch kind {
        case .file(let data): try data.write(to: url)
        case .link(let destination): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.make(at: url.appendingPathComponent(name)) }
        }
    }
    /// True if the contents on disk are the same.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return hasSameContents(as: other)
    }
    private func hasSameContents(as other: FileWrapper) -> Bool {
        switch (kind, other.kind) {
        case (.file(let a), .file(let b)): return a == b
        case (.link(let a), .link(let b)): return a.path == b.path
        case (.folder(let a), .folder(let b)):
            return a.count == b.count && a.allSatisfy { name, child in b[name].map { child.hasSameContents(as: $0) } ?? false }
        default: return false
        }
    }
}
