// What people see before they choose a document: a title, actions, and a background.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// Where the parts of a launch page are, in points from its top left corner.
public struct DocumentLaunchGeometryProxy {
    /// The whole page.
    public var frame: CGRect
    /// The card with the title and the actions.
    public var titleViewFrame: CGRect
}

/// Opens what people choose on a launch page.
struct DocumentOpener: Sendable {
    let open: @MainActor @Sendable (URL) async throws -> Void
    /// Receives the prepared document, nil for the scene's own, and which scenes show it.
    let new: @MainActor @Sendable (Any?, (DocumentKind) -> Bool) -> Void

    init(open: @escaping @MainActor @Sendable (URL) async throws -> Void, new: @escaping @MainActor @Sendable (Any?, (DocumentKind) -> Bool) -> Void) { (self.open, self.new) = (open, new) }
}
private struct DocumentOpenerKey: EnvironmentKey { static var defaultValue: DocumentOpener? { nil } }
private struct DocumentLaunchKey: EnvironmentKey { static var defaultValue: DocumentLaunchPage? { nil } }
extension EnvironmentValues {
    /// Nil outside launch pages.
    var documentOpener: DocumentOpener? {
        get { self[DocumentOpenerKey.self] }
        set { self[DocumentOpenerKey.self] = newValue }
    }
    /// The page that the window shows until a document is chosen.
    var documentLaunch: DocumentLaunchPage? {
        get { self[DocumentLaunchKey.self] }
        set { self[DocumentLaunchKey.self] = newValue }
    }
}

/// The parts of a launch page.
struct DocumentLaunchPage: @unchecked Sendable {
    var title: Text?
    var actions: AnyView
    var background: AnyView
    var behind: ((DocumentLaunchGeometryProxy) -> AnyView)?
    var before: ((DocumentLaunchGeometryProxy) -> AnyView)?

    init(title: Text?, actions: some View, background: some View, behind: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil, before: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil) {
        (self.title, self.actions, self.background, self.behind, self.before) = (title, AnyView(actions), AnyView(background), behind, before)
    }
    @MainActor func view(opensFiles types: [UTType]) -> some View { DocumentLaunchBody(page: self, types: types) }
}

/// A launch page: the card stands in the middle, and below it is a button that opens files.
private struct DocumentLaunchBody: View {
    let page: DocumentLaunchPage
    let types: [UTType]
    @State private var card = CGRect.zero
    @State private var size = CGSize.zero
    @State private var problem: String?
    @Environment(\.documentOpener) private var opener
    @Environment(\.hostServices) private var host

    nonisolated private static let space = "document launch"

    var body: some View {
        let geometry = DocumentLaunchGeometryProxy(frame: CGRect(origin: .zero, size: size), titleViewFrame: card)
        ZStack {
            page.background.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
            if let behind = page.behind { behind(geometry).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
            VStack(spacing: 20) {
                VStack(spacing: 16) {
                    page.title.font(.largeTitle.bold()).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
                    VStack(spacing: 10) { page.actions }.buttonStyle(LaunchButtonStyle())
                }
                .padding(24).frame(maxWidth: 360)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 26, style: .continuous))
                .onGeometryChange(for: CGRect.self) { $0.frame(in: .named(Self.space)) } action: { card = $0 }
                Button { choose() } label: {
                    Text("Open…").font(.headline).foregroundStyle(TintShapeStyle()).padding(.horizontal, 24).padding(.vertical, 10).background(.regularMaterial, in: Capsule())
                }
                .buttonStyle(.plain)
            }
            .padding()
            if let before = page.before { before(geometry).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
        }
        .coordinateSpace(.named(Self.space))
        .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        .alert("The document could not be opened", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {} message: { Text(verbatim: problem ?? "") }
        .environment(\.documentLaunchProblem, LaunchProblem { problem = $0 })
    }
    private func choose() {
        host?.chooseFiles(FileRequest(.open(several: false), title: "Open", types: types)) { files in
            guard let file = files.first else { return }
            Task { @MainActor in
                do { try await opener?.open(file) } catch { problem = error.localizedDescription }
            }
        }
    }
}

/// As wide as the card; the first action is prominent by its place.
private struct LaunchButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.headline).frame(maxWidth: .infinity).padding(.vertical, 12)
            .background(TintShapeStyle().opacity(configuration.isPressed ? 0.25 : 0.15), in: Capsule()).foregroundStyle(TintShapeStyle()).contentShape(Capsule())
    }
}

/// Shows why a document could not be prepared.
struct LaunchProblem: Sendable {
    let show: @MainActor @Sendable (String) -> Void
    init(_ show: @escaping @MainActor @Sendable (String) -> Void) { self.show = show }
}
private struct LaunchProblemKey: EnvironmentKey { static var defaultValue: LaunchProblem? { nil } }
extension EnvironmentValues {
    var documentLaunchProblem: LaunchProblem? {
        get { self[LaunchProblemKey.self] }
        set { self[LaunchProblemKey.self] = newValue }
    }
}

// MARK: The view

/// A launch page for documents that the program opens itself. A chosen document covers it, with a button that goes back.
nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
    private let page: DocumentLaunchPage
    private let types: [UTType]
    private let document: (URL) -> DocumentView

    private init(_ page: DocumentLaunchPage, _ types: [UTType], _ document: @escaping (URL) -> DocumentView) { (self.page, self.types, self.document) = (page, types, document) }

    @MainActor public var body: some View { DocumentLaunchHost(page: page, types: types, document: { AnyView(document($0)) }) }
}

/// The page, and the document in front of it.
private struct DocumentLaunchHost: View {
    let page: DocumentLaunchPage
    let types: [UTType]
    let document: (URL) -> AnyView
    @State private var file: OpenedFile?

    private struct OpenedFile: Identifiable {
        let url: URL
        var id: URL { url }
    }
    var body: some View {
        page.view(opensFiles: types)
            .environment(\.documentOpener, DocumentOpener { file = OpenedFile(url: $0) } new: { _, _ in
                Diagnostics.shared.report("NewDocumentButton in a DocumentLaunchView makes a file: use its form with prepareDocumentURL.")
            })
            .fullScreenCover(item: $file) { shown in
                NavigationStack {
                    document(shown.url)
                        .navigationTitle(Text(verbatim: shown.url.deletingPathExtension().lastPathComponent)).navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Documents", systemImage: "chevron.backward") { file = nil } } }
                }
            }
    }
}

extension DocumentLaunchView {
    /// A page with a title, actions, a background, and views behind and before the card.
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: background()), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(backgroundStyle)), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(backgroundStyle), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(BackgroundStyle())), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(BackgroundStyle()), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: background()), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle)), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(BackgroundStyle())), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(BackgroundStyle()), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    public init(
        _ titleKey: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: background()), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle)), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(BackgroundStyle())), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(BackgroundStyle()), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: background()), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle)), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], backgroundStyle: some ShapeStyle, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(BackgroundStyle())), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(BackgroundStyle()), before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(BackgroundStyle()), behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }), contentTypes, onDocumentOpen) }
}
