// Windows with documents.

import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// Windows that each show a document, which the user opens, edits and saves as a file.
///
/// As the first scene, it opens with a new document or with the files that the program was launched with. It adds New, Open, Save and their
/// like to the File menu. The window's title is the document's name. Closing a window saves changes to the document's file; a new document
/// asks the user first.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    private let kind: DocumentKind

    fileprivate init(_ kind: DocumentKind) { self.kind = kind }

    public typealias Body = Never
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.windows.append(SceneWindow(
            valueType: DocumentKey.self, content: AnyView(DocumentWindow(kind: scene.kind)), role: .document, documents: scene.kind))
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Documents that can be created and edited.
    /// - Parameter newDocument: Creates a new document.
    @preconcurrency
    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.values(newDocument, editor))
    }
    /// Read-only documents.
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        self.init(.values(nil, viewer))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Documents that can be created and edited. A document counts as changed when it registers an undo action.
    /// - Parameter newDocument: Creates a new document.
    @preconcurrency
    public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.objects(newDocument, editor))
    }
    /// Read-only documents.
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.objects(nil, viewer))
    }
}

// MARK: Editor configurations

/// The configuration of a value-type document's editor.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Writes can be undone.
    @Binding public var document: Document
    /// The document's file; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False for read-only documents.
    public var isEditable: Bool
}

/// The configuration of a reference-type document's editor.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// The document's file; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False for read-only documents.
    public var isEditable: Bool
}

/// The window's document, as seen by its views.
public struct DocumentConfiguration: Sendable {
    /// The document's file; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False for read-only documents.
    public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The document of the window; nil in windows without one.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}

// MARK: Kinds

/// Which document a window presents.
struct DocumentKey: Codable, Hashable {
    /// Nil for a new document.
    var file: URL?
    /// Distinguishes new documents.
    var number = UUID()

    static func == (a: Self, b: Self) -> Bool { a.file == b.file && (a.file != nil || a.number == b.number) }
    func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

/// The documents of one scene.
struct DocumentKind {
    let readable: [UTType]
    let canMake: Bool
    /// The type of the documents.
    let type: Any.Type
    /// Creates a window's model with the given document, or with a new one if the scene can create it.
    let makeModel: @MainActor (Any?) -> DocumentModel
    /// Creates the model of a window that shows a file.
    let openModel: @MainActor (URL) throws -> DocumentModel
    /// The editor; empty for a model without a document.
    let view: @MainActor (DocumentModel) -> AnyView

    /// True if the file's extension names a readable type.
    func reads(_ file: URL) -> Bool {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
        return readable.contains { type.conforms(to: $0) }
    }

    static func values<D: FileDocument, C: View>(
        _ make: (@Sendable () -> D)?, _ editor: @escaping (FileDocumentConfiguration<D>) -> C
    ) -> DocumentKind {
        let editor = UncheckedBox(editor)
        return DocumentKind(readable: D.readableContentTypes, canMake: make != nil, type: D.self) { given in
            let model = DocumentModel(readable: D.readableContentTypes, writable: D.writableContentTypes, isEditable: make != nil)
            if let document = given as? D ?? make?() { model.connect(ValueDocument(document, model)) }
            return model
        } openModel: { url in
            let model = DocumentModel(readable: D.readableContentTypes, writable: D.writableContentTypes, isEditable: make != nil)
            model.connect(ValueDocument(try D(configuration: model.reading(url)), model))
            model.didOpen(url)
            return model
        } view: { model in
            guard let content = model.content as? ValueDocument<D> else { return AnyView(EmptyView()) }
            return AnyView(ValueEditor(model: model, content: content, editor: editor.value))
        }
    }
    static func objects<D: ReferenceFileDocument, C: View>(
        _ make: (@Sendable () -> D)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<D>) -> C
    ) -> DocumentKind {
        let editor = UncheckedBox(editor)
        return DocumentKind(readable: D.readableContentTypes, canMake: make != nil, type: D.self) { given in
            let model = DocumentModel(readable: D.readableContentTypes, writable: D.writableContentTypes, isEditable: make != nil)
            if let document = given as? D ?? make?() { model.connect(ObjectDocument(document)) }
            return model
        } openModel: { url in
            let model = DocumentModel(readable: D.readableContentTypes, writable: D.writableContentTypes, isEditable: make != nil)
            model.connect(ObjectDocument(try D(configuration: model.reading(url))))
            model.didOpen(url)
            return model
        } view: { model in
            guard let content = model.content as? ObjectDocument<D> else { return AnyView(EmptyView()) }
            return AnyView(ObjectEditor(model: model, content: content, editor: editor.value))
        }
    }
}

private struct ValueEditor<D: FileDocument, C: View>: View {
    @ObservedObject var model: DocumentModel
    @ObservedObject var content: ValueDocument<D>
    let editor: (FileDocumentConfiguration<D>) -> C
    var body: some View {
        let content = content
        let document = Binding(get: { content.document }, set: { content.set($0) })
        editor(FileDocumentConfiguration(document: document, fileURL: model.url, isEditable: model.isEditable))
    }
}

private struct ObjectEditor<D: ReferenceFileDocument, C: View>: View {
    @ObservedObject var model: DocumentModel
    @ObservedObject var content: ObjectDocument<D>
    let editor: (ReferenceFileDocumentConfiguration<D>) -> C
    var body: some View { ObservedEditor(document: content.document, url: model.url, isEditable: model.isEditable, editor: editor) }
}

/// Runs the editor again whenever the object announces a change.
private struct ObservedEditor<D: ReferenceFileDocument, C: View>: View {
    @ObservedObject var document: D
    let url: URL?
    let isEditable: Bool
    let editor: (ReferenceFileDocumentConfiguration<D>) -> C
    var body: some View { editor(ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable)) }
}
