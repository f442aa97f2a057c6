// Opening and creating documents, from the program and from menus.

import Foundation
import UniformTypeIdentifiers

/// Why a document could not be opened.
struct DocumentError: LocalizedError {
    let errorDescription: String?
    init(_ sentence: String) { errorDescription = sentence }
}

/// Opens files as documents in windows of their own.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    /// Nil if there is only one window.
    let windows: AppWindows?

    /// Opens a file, or raises the window that shows it.
    /// - Throws: An error if the file does not exist or no `DocumentGroup` reads its type.
    public func callAsFunction(at url: URL) async throws {
        guard let windows else {
            throw DocumentError(
                "openDocument cannot open \(url.lastPathComponent): pictures, films and tests show the program's first window only.")
        }
        guard FileManager.default.fileExists(atPath: url.path) else { throw DocumentError("There is no file \(url.path).") }
        guard windows.openDocument(url) else { throw DocumentError("No DocumentGroup of the program reads \(url.lastPathComponent).") }
    }
}

/// Opens windows with new documents.
@MainActor @preconcurrency
public struct NewDocumentAction {
    /// Nil if there is only one window.
    let windows: AppWindows?

    /// Opens a window with a new value-type document. Reports if no `DocumentGroup` shows such documents.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
        open(newDocument()) { $0.type == D.self }
    }
    /// Opens a window with a new reference-type document. Reports if no `DocumentGroup` shows such documents.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
        open(newDocument()) { $0.type == D.self }
    }

    /// - Parameter document: Nil if the group creates it.
    func open(_ document: Any?, _ isWanted: (DocumentKind) -> Bool) {
        guard let windows else {
            return Diagnostics.shared.report(
                "newDocument cannot open a window: pictures, films and tests show the program's first window only.")
        }
        if !windows.newDocument(document, isWanted) {
            Diagnostics.shared.report("newDocument: the program has no DocumentGroup for such documents. Declare one in its body.")
        }
    }
}

extension EnvironmentValues {
    /// Opens files as documents.
    public var openDocument: OpenDocumentAction { OpenDocumentAction(windows: openWindow.windows) }
    /// Opens windows with new documents.
    public var newDocument: NewDocumentAction { NewDocumentAction(windows: openWindow.windows) }
}

// MARK: Menus

/// New and Open.
struct NewDocumentButtons: View {
    let readable: [UTType]
    let canMake: Bool
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.hostServices) private var host

    var body: some View {
        if canMake { Button("New") { newDocument.open(nil) { $0.canMake } }.keyboardShortcut("n") }
        Button("Open…") { open() }.keyboardShortcut("o")
    }
    private func open() {
        host?.chooseFiles(FileRequest(.open(several: true), title: "Open", types: readable)) { files in
            for file in files {
                Task { @MainActor in
                    do { try await openDocument(at: file) } catch { Diagnostics.shared.report(error.localizedDescription) }
                }
            }
        }
    }
}

/// Save, Save As and Revert.
struct SaveDocumentButtons: View {
    @FocusedValue(\.document) private var document
    @Environment(\.hostServices) private var host

    var body: some View {
        let model = document?.model, canSave = model?.isEditable == true
        Button("Save") { model?.save(host) }.keyboardShortcut("s").disabled(!canSave)
        Button("Save As…") { model?.saveAs(host) }.keyboardShortcut("s", modifiers: [.command, .shift]).disabled(!canSave)
        Button("Revert to Saved") { model?.revert() }.disabled(!canSave || document?.url == nil || document?.isEdited != true)
    }
}
