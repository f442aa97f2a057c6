// NewDocumentButton: makes documents, on launch pages and elsewhere.

import Foundation
import UniformTypeIdentifiers

/// Makes a document and opens it: on a launch page in the page's window, elsewhere in a new one.
nonisolated public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let make: @MainActor (DocumentOpener) async throws -> Void

    private init(label: Label, make: @escaping @MainActor (DocumentOpener) async throws -> Void) { (self.label, self.make) = (label, make) }

    @MainActor public var body: some View { NewDocumentButtonBody(label: label, make: make) }
}

/// What the program's closure makes, off the main actor as it wants.
private func prepared<Value>(_ prepare: UncheckedBox<() async throws -> Value>) async throws -> UncheckedBox<Value> {
    UncheckedBox(try await prepare.value())
}

private struct NewDocumentButtonBody<Label: View>: View {
    let label: Label
    let make: @MainActor (DocumentOpener) async throws -> Void
    @State private var isBusy = false
    @Environment(\.documentOpener) private var opener
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.documentLaunchProblem) private var problem

    var body: some View {
        Button { run() } label: { label }.disabled(isBusy)
    }
    private func run() {
        let opener = opener ?? DocumentOpener { try await openDocument(at: $0) } new: { newDocument.open($0, $1) }
        isBusy = true
        Task { @MainActor in
            do { try await make(opener) } catch {
                if let problem {
                    problem.show(error.localizedDescription)
                } else {
                    Diagnostics.shared.report("NewDocumentButton: \(error.localizedDescription)")
                }
            }
            isBusy = false
        }
    }
}

extension NewDocumentButton where Label == Text {
    /// Makes a document of the first `DocumentGroup` that can, and reads the type.
    /// - Parameter contentType: Nil for any.
    public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(label: label ?? Text("Create Document")) {
            $0.new(nil) { kind in kind.canMake && contentType.map { kind.readable.contains($0) } ?? true }
        }
    }
    /// Makes a document of a type.
    /// - Parameter prepareDocument: Makes it; nil for that of its `DocumentGroup`. Errors are shown.
    public init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: label ?? Text("Create Document")) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    /// Makes a document of a type.
    /// - Parameter prepareDocument: Makes it; nil for that of its `DocumentGroup`. Errors are shown.
    public init<D: ReferenceFileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: label ?? Text("Create Document")) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    /// Makes a file and opens it.
    /// - Parameter prepareDocumentURL: Makes it; nil if people have changed their minds. Errors are shown.
    public init(_ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?) {
        let prepare = UncheckedBox(prepareDocumentURL)
        self.init(label: label ?? Text("Create Document")) { opener in
            if let file = try await prepared(prepare).value { try await opener.open(file) }
        }
    }
    public init(_ title: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(label: Text(title)) { $0.new(nil) { kind in kind.canMake && contentType.map { kind.readable.contains($0) } ?? true } }
    }
    public init<D: FileDocument>(
        _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: Text(title)) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    public init<D: ReferenceFileDocument>(
        _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: Text(title)) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    public init(_ title: LocalizedStringKey, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?) {
        let prepare = UncheckedBox(prepareDocumentURL)
        self.init(label: Text(title)) { opener in
            if let file = try await prepared(prepare).value { try await opener.open(file) }
        }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
        self.init(label: Text(title)) { $0.new(nil) { kind in kind.canMake && contentType.map { kind.readable.contains($0) } ?? true } }
    }
    @_disfavoredOverload
    public init<D: FileDocument>(
        _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: Text(title)) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    @_disfavoredOverload
    public init<D: ReferenceFileDocument>(
        _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: Text(title)) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?) {
        let prepare = UncheckedBox(prepareDocumentURL)
        self.init(label: Text(title)) { opener in
            if let file = try await prepared(prepare).value { try await opener.open(file) }
        }
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, contentType: UTType? = nil) {
        self.init(label: Text(title)) { $0.new(nil) { kind in kind.canMake && contentType.map { kind.readable.contains($0) } ?? true } }
    }
    @_disfavoredOverload
    public init<D: FileDocument>(
        _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: Text(title)) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    @_disfavoredOverload
    public init<D: ReferenceFileDocument>(
        _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = UncheckedBox(prepareDocument)
        self.init(label: Text(title)) { opener in
            let document = try await prepared(prepare).value
            opener.new(document) { $0.type == D.self && (document != nil || $0.canMake) }
        }
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?) {
        let prepare = UncheckedBox(prepareDocumentURL)
        self.init(label: Text(title)) { opener in
            if let file = try await prepared(prepare).value { try await opener.open(file) }
        }
    }
}
