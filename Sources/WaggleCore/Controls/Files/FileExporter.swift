// Exporting documents and other values to files.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Writes a document or an item to a file.
private protocol FileWriting: Sendable {
    @MainActor func write(_ url: URL, _ type: UTType) async throws
}

/// Writes on the main actor, where the program's documents are.
private struct DocumentWriting: FileWriting, @unchecked Sendable {
    let wrapper: (FileDocumentWriteConfiguration) throws -> FileWrapper

    @MainActor func write(_ url: URL, _ type: UTType) async throws {
        let existing = try? FileWrapper(url: url)
        let made = try wrapper(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        try made.write(to: url, options: .atomic, originalContentsURL: existing == nil ? nil : url)
    }
}

private struct ItemWriting<T: Transferable>: FileWriting, @unchecked Sendable {
    let item: T

    @MainActor func write(_ url: URL, _ type: UTType) async throws { try await data(type).write(to: url, options: .atomic) }
    private nonisolated func data(_ type: UTType) async throws -> Data { try await item.exported(as: type) }
}

/// A document or an item to export.
private struct FileExport {
    /// The types that it can be written as, the preferred one first.
    let types: [UTType]
    /// The suggested filename without an extension; nil if there is none.
    let name: String?
    private let writing: any FileWriting

    init(types: [UTType], name: String?, wrapper: @escaping (FileDocumentWriteConfiguration) throws -> FileWrapper) {
        (self.types, self.name, writing) = (types, name, DocumentWriting(wrapper: wrapper))
    }
    init<T: Transferable>(item: T, types: [UTType], name: String?) {
        let own = item.exportedContentTypes()
        self.types = types.isEmpty ? own : types
        self.name = name ?? item.suggestedFilename.map { ($0 as NSString).deletingPathExtension }
        writing = ItemWriting(item: item)
    }

    /// Writes the file.
    @MainActor func write(_ url: URL, _ type: UTType) async throws { try await writing.write(url, type) }
}

/// The items of an export and its callbacks. A class, because dialogs and tasks share it.
private final class ExportRequest<Written>: @unchecked Sendable {
    let items: [FileExport]
    let completed: (Result<Written, any Error>) -> Void
    let cancelled: () -> Void

    init(_ items: [FileExport], _ completed: @escaping (Result<Written, any Error>) -> Void, _ cancelled: @escaping () -> Void) {
        (self.items, self.completed, self.cancelled) = (items, completed, cancelled)
    }
}

extension View {
    /// Lets the user name a file for a document while the binding is true, and writes it.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }
    /// Lets the user choose a folder for documents while the binding is true, and writes them.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }
    /// Lets the user name a file for a document while the binding is true, and writes it.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }
    /// Lets the user choose a folder for documents while the binding is true, and writes them.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Lets the user name a file for a document while the binding is true, and writes it.
    /// - Parameters:
    ///   - contentTypes: The types to choose from; if empty, the document's writable types.
    ///   - onCancellation: Runs if the user cancels.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        return export(
            isPresented, document.map { FileExport(types: types, name: defaultFilename, wrapper: $0.fileWrapper) }, onCompletion,
            onCancellation)
    }
    /// Lets the user name a file for a document while the binding is true, and writes it.
    /// - Parameters:
    ///   - contentTypes: The types to choose from; if empty, the document's writable types.
    ///   - onCancellation: Runs if the user cancels.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        return export(
            isPresented, document.map { FileExport(types: types, name: defaultFilename, wrapper: $0.wrapper) }, onCompletion,
            onCancellation)
    }
    /// Lets the user choose a folder for documents while the binding is true, and writes them. Existing files are kept.
    /// - Parameters:
    ///   - contentTypes: The types to choose from; if empty, the documents' writable types.
    ///   - onCancellation: Runs if the user cancels.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let types = contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes
        return export(
            isPresented, documents.map { FileExport(types: types, name: nil, wrapper: $0.fileWrapper) }, onCompletion, onCancellation)
    }
    /// Lets the user choose a folder for documents while the binding is true, and writes them. Existing files are kept.
    /// - Parameters:
    ///   - contentTypes: The types to choose from; if empty, the documents' writable types.
    ///   - onCancellation: Runs if the user cancels.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        let types = contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes
        return export(isPresented, documents.map { FileExport(types: types, name: nil, wrapper: $0.wrapper) }, onCompletion, onCancellation)
    }
    /// Lets the user name a file for a value while the binding is true, and writes it.
    /// - Parameters:
    ///   - contentTypes: The types to choose from; if empty, the value's exported types.
    ///   - onCancellation: Runs if the user cancels.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(isPresented, item.map { FileExport(item: $0, types: contentTypes, name: defaultFilename) }, onCompletion, onCancellation)
    }
    /// Lets the user choose a folder for values while the binding is true, and writes them. Existing files are kept.
    /// - Parameters:
    ///   - contentTypes: The types to choose from; if empty, the values' exported types.
    ///   - onCancellation: Runs if the user cancels.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element {
        export(isPresented, items.map { FileExport(item: $0, types: contentTypes, name: nil) }, onCompletion, onCancellation)
    }

    // MARK: Writing

    private nonisolated func export(
        _ isPresented: Binding<Bool>, _ item: FileExport?, _ completed: @escaping (Result<URL, any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        let export = ExportRequest([item].compactMap { $0 }, completed, cancelled)
        return modifier(FileDialogModifier(isPresented: isPresented, request: {
            guard let item = export.items.first else { return nil }
            let best = item.types.first ?? .data, name = item.name ?? "Untitled"
            return FileRequest(
                .save(name: URL(fileURLWithPath: name).appendingPathExtension(for: best).lastPathComponent), title: "Export",
                types: item.types)
        }, chosen: { urls in
            guard let item = export.items.first, let url = urls.first else { return }
            Task { @MainActor in
                let (destination, type) = FileNames.destination(url, item.types)
                do {
                    try await item.write(destination, type)
                    export.completed(.success(destination))
                } catch { export.completed(.failure(error)) }
            }
        }, cancelled: { export.cancelled() }))
    }

    private nonisolated func export(
        _ isPresented: Binding<Bool>, _ items: [FileExport], _ completed: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        let export = ExportRequest(items, completed, cancelled)
        return modifier(FileDialogModifier(isPresented: isPresented, request: {
            export.items.isEmpty ? nil : FileRequest(.openFolder, title: "Export")
        }, chosen: { folders in
            guard let folder = folders.first else { return }
            Task { @MainActor in
                do {
                    var written: [URL] = []
                    for item in export.items {
                        let type = item.types.first ?? .data, destination = FileNames.free(item.name ?? "Untitled", type, in: folder)
                        try await item.write(destination, type)
                        written.append(destination)
                    }
                    export.completed(.success(written))
                } catch { export.completed(.failure(error)) }
            }
        }, cancelled: { export.cancelled() }))
    }
}

/// Filenames of exports.
enum FileNames {
    /// The URL and the type of a file that the user named. Its extension selects the type; a name without one gets the extension of the
    /// first type.
    static func destination(_ url: URL, _ types: [UTType]) -> (URL, UTType) {
        let best = types.first ?? .data
        guard !url.pathExtension.isEmpty else { return (url.appendingPathExtension(for: best), best) }
        let named = UTType(filenameExtension: url.pathExtension)
        return (url, types.first { type in named.map { $0.conforms(to: type) } ?? false } ?? best)
    }
    /// A URL in the folder that no file has, numbered if needed.
    static func free(_ name: String, _ type: UTType, in folder: URL) -> URL {
        var destination = folder.appendingPathComponent(name, conformingTo: type), number = 1
        while FileManager.default.fileExists(atPath: destination.path) {
            number += 1
            destination = folder.appendingPathComponent("\(name) \(number)", conformingTo: type)
        }
        return destination
    }
}
