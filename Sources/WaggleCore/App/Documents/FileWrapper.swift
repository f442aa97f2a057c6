// The contents of a file, a folder or a link, as a value in memory.

import Foundation

/// A file, a folder with wrappers of its contents, or a symbolic link, apart from where it is on disk.
open class FileWrapper: @unchecked Sendable {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads everything at once. It is always read at once here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Files need not be mapped. They never are here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file or folder takes its place only once it is complete.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The wrappers take the names that they were written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }
    private var kind: Kind
    /// The name to write it under; nil: none is proposed.
    open var preferredFilename: String?
    /// The name it was read or written under.
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    /// A file with these contents.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }
    /// A folder with these wrappers by name. Those without a proposed name get theirs.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        kind = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }
    /// A link to another place.
    public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }
    /// Reads a file, or a folder with all it contains.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            let names = try manager.contentsOfDirectory(atPath: url.path)
            kind = .folder(try Dictionary(uniqueKeysWithValues: names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options)) }))
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
    /// Where a link leads; nil for anything else.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

    // MARK: Folders

    /// Adds a wrapper to a folder under its proposed name, with a number where that is taken.
    /// - Returns: the name. The wrapper must be one of a folder, and the added one must propose a name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = kind else { preconditionFailure("A file wrapper is added to the wrapper of a folder.") }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else { preconditionFailure("A file wrapper that is added to a folder has a preferredFilename.") }
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
    /// - Returns: its name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    /// Removes a wrapper from a folder, if it is in it.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = kind else { preconditionFailure("A file wrapper is removed from the wrapper of a folder.") }
        kind = .folder(children.filter { $0.value !== child })
    }
    /// The name of a wrapper in a folder; nil if it is not in it.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    // MARK: Disk

    /// Writes it to a place, in which there may be something already.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        if case .file(let data) = kind {
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        } else {
            // Beside the place, so that it takes the place by a change of names.
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
    /// True if what is on disk has the same contents.
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
