// Windows with documents.

import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// Windows that each show a document, which people open, edit and save as a file.
///
/// As the first scene it begins with a new document, or with the files that the program is started with. A program with this scene has menus: New, Open,
/// Save and their like stand in File. A window has its document's name as title. Changes in a document with a file are saved when its window closes; of a new
/// document the person is asked.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let kind: DocumentKind

    fileprivate init(_ kind: DocumentKind) { self.kind = kind }

    public typealias Body = Never
    public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.windows.append(SceneWindow(valueType: DocumentKey.self, content: AnyView(DocumentWindow(kind: scene.kind)), role: .document, documents: scene.kind))
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Documents that can be made and edited.
    /// - Parameter newDocument: Makes a new document.
    @preconcurrency
    public init(newDocument: @autoclosure @escaping @Sendable () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        self.init(.values(newDocument, editor))
    }
    /// Documents that are only looked at.
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        self.init(.values(nil, viewer))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Documents that can be made and edited. What changes them is what they register with the undo manager.
    /// - Parameter newDocument: Makes a new document.
    @preconcurrency
    public init(newDocument: @escaping @Sendable () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        self.init(.objects(newDocument, editor))
    }
    /// Documents that are only looked at.
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        self.init(.objects(nil, viewer))
    }
}

// MARK: What editors receive

/// A document that is a value, for its editor.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Writes can be undone.
    @Binding public var document: Document
    /// The document's file; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False for documents that are only looked at.
    public var isEditable: Bool
}

/// A document that is an object, for its editor.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// The document's file; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False for documents that are only looked at.
    public var isEditable: Bool
}

/// The document of the window, for views inside.
public struct DocumentConfiguration: Sendable {
    /// The document's file; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False for documents that are only looked at.
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
    /// Nil: a new one.
    var file: URL?
    /// Tells new documents apart.
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
    /// Makes the model of a window, with a document that the program has made, or else a new one where there can be one.
    let makeModel: @MainActor (Any?) -> DocumentModel
    /// Makes the model of a window that shows a file.
    let openModel: @MainActor (URL) throws -> DocumentModel
    /// The editor; nothing for a model without a document.
    let view: @MainActor (DocumentModel) -> AnyView

    /// True if files of that name are for these documents.
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
