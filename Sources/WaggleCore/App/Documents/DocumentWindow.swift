// A document's window: its editor and its alerts.

import Foundation

/// A window of a `DocumentGroup`.
struct DocumentWindow: View {
    let kind: DocumentKind
    @Environment(\.appWindow) private var window
    @Environment(\.documentLaunch) private var launch
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument
    /// What was chosen on the launch page.
    @State private var choice: Choice?

    private enum Choice { case new(Any?), file(URL) }

    var body: some View {
        let key = window?.value?.base as? DocumentKey
        if let launch, choice == nil, key?.file == nil {
            launch.view(opensFiles: kind.readable).environment(\.documentOpener, opener)
        } else {
            switch choice {
            case .new(let document): DocumentHolder(kind: kind, key: nil, given: document)
            case .file(let file): DocumentHolder(kind: kind, key: DocumentKey(file: file), given: nil)
            case nil: DocumentHolder(kind: kind, key: key, given: window?.takeDocument())
            }
        }
    }
    /// Shows the document in this window, if it is of this scene.
    private var opener: DocumentOpener {
        DocumentOpener { file in
            if kind.reads(file) { choice = .file(file) } else { try await openDocument(at: file) }
        } new: { document, isWanted in
            if isWanted(kind) { choice = .new(document) } else { newDocument.open(document, isWanted) }
        }
    }
}

/// Holds the document as long as the window is open.
private struct DocumentHolder: View {
    private let kind: DocumentKind
    @State private var opening: Opening

    /// The opened document, or why it could not be opened.
    private struct Opening {
        let model: DocumentModel
        let problem: String?
    }

    init(kind: DocumentKind, key: DocumentKey?, given: Any?) {
        self.kind = kind
        _opening = State(initialValue: Self.open(kind, key, given))
    }
    private static func open(_ kind: DocumentKind, _ key: DocumentKey?, _ given: Any?) -> Opening {
        guard let file = key?.file else {
            return Opening(
                model: kind.makeModel(given),
                problem: kind.canMake || given != nil ? nil : "Choose Open in the File menu to open a document.")
        }
        do { return Opening(model: try kind.openModel(file), problem: nil) } catch {
            return Opening(
                model: kind.makeModel(nil), problem: "“\(file.lastPathComponent)” could not be opened. \(error.localizedDescription)")
        }
    }
    var body: some View {
        if let problem = opening.problem {
            ContentUnavailableView("No Document", systemImage: "doc", description: Text(verbatim: problem))
        } else {
            DocumentContainer(kind: kind, model: opening.model)
        }
    }
}

/// The editor with the document's title, undo manager and alerts.
private struct DocumentContainer: View {
    let kind: DocumentKind
    @ObservedObject var model: DocumentModel
    @Environment(\.appWindow) private var window
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.hostServices) private var host

    var body: some View {
        let model = model
        kind.view(model)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.undoManager, model.undoManager)
            .environment(\.documentConfiguration, DocumentConfiguration(fileURL: model.url, isEditable: model.isEditable))
            .focusedSceneValue(
                \.document, DocumentCommandTarget(model: model, url: model.url, isEdited: model.isEdited, undoCounts: model.undoCounts))
            .onChange(of: model.title, initial: true) { window?.documentTitle = model.title }
            .onChange(of: model.url) { if let url = model.url { window?.value = AnyHashable(DocumentKey(file: url)) } }
            .onAppear {
                window?.mayClose = { [weak model] in model?.mayClose() ?? true }
                // Reference-type documents report changes by registering undo actions.
                model.undoManager.didChange = { [weak model] in MainActor.assumeIsolated { model?.changed() } }
            }
            .onDisappear { window?.mayClose = nil }
            .alert("Keep this document?", isPresented: $model.asksToKeep) {
                Button("Save…") { model.save(host) { if $0 { close() } } }
                Button("Delete", role: .destructive) {
                    window?.mayClose = nil
                    close()
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It has never been saved. If you delete it, it is lost.")
            }
            .alert(
                "The document", isPresented: Binding(get: { model.problem != nil }, set: { if !$0 { model.problem = nil } })
            ) {} message: {
                Text(verbatim: model.problem ?? "")
            }
    }
    private func close() { dismissWindow() }
}

/// The window's document, as seen by menu commands. Equal if the commands would be the same.
struct DocumentCommandTarget: Equatable {
    let model: DocumentModel
    let url: URL?
    let isEdited: Bool
    let undoCounts: [Int]
    var canUndo: Bool { undoCounts.first ?? 0 > 0 }
    var canRedo: Bool { undoCounts.last ?? 0 > 0 }
    static func == (a: Self, b: Self) -> Bool {
        a.model === b.model && a.url == b.url && a.isEdited == b.isEdited && a.undoCounts == b.undoCounts
    }
}

private enum DocumentCommandKey: FocusedValueKey { typealias Value = DocumentCommandTarget }

extension FocusedValues {
    var document: DocumentCommandTarget? {
        get { self[DocumentCommandKey.self] }
        set { self[DocumentCommandKey.self] = newValue }
    }
}
