// A document that is open in a window.

import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// Reads and writes a document, whatever its type.
@MainActor
protocol DocumentContent: AnyObject {
    /// Replaces the document with the contents of a file.
    func read(_ configuration: FileDocumentReadConfiguration) throws
    /// A file wrapper with the document's current contents.
    func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

/// An open document: its file, whether it has unsaved changes, and its undo manager.
@MainActor
final class DocumentModel: ObservableObject {
    /// Nil until first saved.
    @Published private(set) var url: URL?
    /// True if there are unsaved changes.
    @Published private(set) var isEdited = false
    /// The latest error, as a sentence; nil if there is none.
    @Published var problem: String?
    /// True while the user is asked whether to keep a new document that is about to close.
    @Published var asksToKeep = false
    /// The numbers of groups that can be undone and redone.
    @Published private(set) var undoCounts = [0, 0]
    let isEditable: Bool
    let undoManager = UndoManager()
    private let readable: [UTType]
    private let writable: [UTType]
    private(set) var content: (any DocumentContent)?

    init(readable: [UTType], writable: [UTType], isEditable: Bool) {
        (self.readable, self.writable, self.isEditable) = (readable, writable, isEditable)
    }
    func connect(_ content: any DocumentContent) {
        assert(self.content == nil, "A document is connected to its content once.")
        self.content = content
    }

    /// The name shown to users.
    var name: String { url?.deletingPathExtension().lastPathComponent ?? "Untitled" }
    /// The window's title: the name, marked if edited.
    var title: String { isEdited ? "• \(name)" : name }
    /// Called after an undo registration, an undo or a redo.
    func changed() {
        if isEditable, !isEdited { isEdited = true }
        undoCounts = [undoManager.undoCount, undoManager.redoCount]
    }

    // MARK: Files

    /// The configuration for reading a file.
    /// - Throws: An error if the file cannot be read.
    func reading(_ file: URL) throws -> FileDocumentReadConfiguration {
        let type = UTType(filenameExtension: file.pathExtension)
        let best = readable.first { known in type.map { $0.conforms(to: known) } ?? false } ?? readable.first ?? .data
        return FileDocumentReadConfiguration(
            contentType: type.flatMap { $0.conforms(to: best) ? $0 : nil } ?? best, file: try FileWrapper(url: file))
    }
    /// Marks the document as equal to its file, with nothing to undo.
    func didOpen(_ file: URL) {
        url = file
        undoManager.removeAllActions()
        (isEdited, undoCounts) = (false, [0, 0])
    }
    /// Reads a file; shows the user an error if that fails.
    private func open(_ file: URL) {
        do {
            try content?.read(reading(file))
            didOpen(file)
        } catch { problem = "“\(file.lastPathComponent)” could not be opened. \(error.localizedDescription)" }
    }

    /// Saves the document to its file, or to one that the user chooses.
    /// - Parameter saved: Called with whether it was saved.
    func save(_ host: (any HostServices)?, _ saved: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard let url else { return saveAs(host, saved) }
        saved(write(to: url))
    }
    /// Saves the document to a file that the user chooses, which becomes the document's file.
    func saveAs(_ host: (any HostServices)?, _ saved: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard let host else { return saved(false) }
        let best = writable.first ?? .data
        let file = URL(fileURLWithPath: name).appendingPathExtension(for: best).lastPathComponent
        host.chooseFiles(FileRequest(.save(name: file), title: "Save", types: writable)) { [self] urls in
            guard let chosen = urls.first else { return saved(false) }
            saved(write(to: FileNames.destination(chosen, writable).0))
        }
    }
    private func write(to destination: URL) -> Bool {
        guard let content else { return false }
        do {
            let existing = try? FileWrapper(url: destination)
            let made = try content.wrapper(
                FileDocumentWriteConfiguration(contentType: FileNames.destination(destination, writable).1, existingFile: existing))
            try made.write(to: destination, options: .atomic, originalContentsURL: url)
            url = destination
            isEdited = false
            return true
        } catch {
            problem = "“\(destination.lastPathComponent)” could not be saved. \(error.localizedDescription)"
            return false
        }
    }
    /// Reads the file again, discarding changes.
    func revert() {
        if let url { open(url) }
    }

    /// Called before the window closes.
    /// - Returns: False if the window must stay open: the user is asked first, or saving failed.
    func mayClose() -> Bool {
        guard isEdited else { return true }
        if let url { return write(to: url) }
        asksToKeep = true
        return false
    }
}

/// A value-type document.
@MainActor
final class ValueDocument<Document: FileDocument>: DocumentContent, ObservableObject {
    @Published private(set) var document: Document
    private unowned let model: DocumentModel

    init(_ document: Document, _ model: DocumentModel) { (self.document, self.model) = (document, model) }

    func read(_ configuration: FileDocumentReadConfiguration) throws { document = try Document(configuration: configuration) }
    func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        try document.fileWrapper(configuration: configuration)
    }

    /// Replaces the document and registers the undo.
    func set(_ new: Document) {
        guard model.isEditable, !valuesAreEqual(document, new) else { return }
        let old = document
        document = new
        model.undoManager.registerUndo(withTarget: self) { target in MainActor.assumeIsolated { target.set(old) } }
        model.changed()
    }
}

/// A reference-type document. It counts as changed when it registers an undo action.
@MainActor
final class ObjectDocument<Document: ReferenceFileDocument>: DocumentContent, ObservableObject {
    @Published private(set) var document: Document

    init(_ document: Document) { self.document = document }

    func read(_ configuration: FileDocumentReadConfiguration) throws { document = try Document(configuration: configuration) }
    func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper { try document.wrapper(configuration) }
}
