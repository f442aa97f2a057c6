// A document that is open in a window.

import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// How a kind of documents is made, read and written, whatever type it is of.
@MainActor
protocol DocumentContent: AnyObject {
    /// Reads the document from a file, in place of what it was.
    func read(_ configuration: FileDocumentReadConfiguration) throws
    /// The file of the document as it is now.
    func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

/// An open document: its file, whether it has changes that are not in the file, and what can be undone.
@MainActor
final class DocumentModel: ObservableObject {
    /// Nil until it is saved for the first time.
    @Published private(set) var url: URL?
    /// True if it has changes that are not in its file.
    @Published private(set) var isEdited = false
    /// What went wrong last, as a sentence; nil: nothing.
    @Published var problem: String?
    /// True while the person is asked what becomes of a new document that is about to close.
    @Published var asksToKeep = false
    /// How much can be undone, and done again.
    @Published private(set) var undoCounts = [0, 0]
    let isEditable: Bool
    let undoManager = UndoManager()
    private let readable: [UTType]
    private let writable: [UTType]
    private(set) var content: (any DocumentContent)?

    init(readable: [UTType], writable: [UTType], isEditable: Bool) {
        (self.readable, self.writable, self.isEditable) = (readable, writable, isEditable)
    }
    func connect(_ content: any DocumentContent) { self.content = content }

    /// The name for people.
    var name: String { url?.deletingPathExtension().lastPathComponent ?? "Untitled" }
    /// The name with a mark for changes, as desktops show it.
    var title: String { isEdited ? "• \(name)" : name }
    /// Something was registered for undo, undone or done again.
    func changed() {
        if isEditable, !isEdited { isEdited = true }
        undoCounts = [undoManager.undoCount, undoManager.redoCount]
    }

    // MARK: Files

    /// What a document is read from.
    /// - Throws: an error if there is no such file.
    func reading(_ file: URL) throws -> FileDocumentReadConfiguration {
        let type = UTType(filenameExtension: file.pathExtension)
        let best = readable.first { known in type.map { $0.conforms(to: known) } ?? false } ?? readable.first ?? .data
        return FileDocumentReadConfiguration(contentType: type.flatMap { $0.conforms(to: best) ? $0 : nil } ?? best, file: try FileWrapper(url: file))
    }
    /// The document is now as its file is.
    func didOpen(_ file: URL) {
        url = file
        undoManager.removeAllActions()
        (isEdited, undoCounts) = (false, [0, 0])
    }
    /// Reads a file, and tells the person if that fails.
    private func open(_ file: URL) {
        do {
            try content?.read(reading(file))
            didOpen(file)
        } catch { problem = "“\(file.lastPathComponent)” could not be opened. \(error.localizedDescription)" }
    }

    /// Writes the document to its file, or to one that the person names.
    /// - Parameter saved: Receives whether it is in a file now.
    func save(_ host: (any HostServices)?, _ saved: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard let url else { return saveAs(host, saved) }
        saved(write(to: url))
    }
    /// Writes the document to a file that the person names, which is the document's from then on.
    func saveAs(_ host: (any HostServices)?, _ saved: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard let host else { return saved(false) }
        let best = writable.first ?? .data
        let file = URL(fileURLWithPath: name).appendingPathExtension(for: best).lastPathComponent
        host.chooseFiles(FileRequest(.save(name: file), title: "Save", types: writable)) { [self] urls in
            guard let chosen = urls.first else { return saved(false) }
            saved(write(to: FileNames.place(chosen, writable).0))
        }
    }
    private func write(to place: URL) -> Bool {
        guard let content else { return false }
        do {
            let existing = try? FileWrapper(url: place)
            let made = try content.wrapper(FileDocumentWriteConfiguration(contentType: FileNames.place(place, writable).1, existingFile: existing))
            try made.write(to: place, options: .atomic, originalContentsURL: url)
            url = place
            isEdited = false
            return true
        } catch {
            problem = "“\(place.lastPathComponent)” could not be saved. \(error.localizedDescription)"
            return false
        }
    }
    /// Reads the file again, without what was changed since.
    func revert() {
        if let url { open(url) }
    }

    /// Called before the window closes.
    /// - Returns: false if the window stays: the person is asked first, or the document could not be saved.
    func mayClose() -> Bool {
        guard isEdited else { return true }
        if let url { return write(to: url) }
        asksToKeep = true
        return false
    }
}

/// A document that is a value.
@MainActor
final class ValueDocument<Document: FileDocument>: DocumentContent, ObservableObject {
    @Published private(set) var document: Document
    private unowned let model: DocumentModel

    init(_ document: Document, _ model: DocumentModel) { (self.document, self.model) = (document, model) }

    func read(_ configuration: FileDocumentReadConfiguration) throws { document = try Document(configuration: configuration) }
    func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper { try document.fileWrapper(configuration: configuration) }

    /// Replaces the document, which can be undone.
    func set(_ new: Document) {
        guard model.isEditable, !valuesAreEqual(document, new) else { return }
        let old = document
        document = new
        model.undoManager.registerUndo(withTarget: self) { target in MainActor.assumeIsolated { target.set(old) } }
        model.changed()
    }
}

/// A document that is an object. What it registers for undo is what changes it.
@MainActor
final class ObjectDocument<Document: ReferenceFileDocument>: DocumentContent, ObservableObject {
    @Published private(set) var document: Document

    init(_ document: Document) { self.document = document }

    func read(_ configuration: FileDocumentReadConfiguration) throws { document = try Document(configuration: configuration) }
    func wrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper { try document.wrapper(configuration) }
}
