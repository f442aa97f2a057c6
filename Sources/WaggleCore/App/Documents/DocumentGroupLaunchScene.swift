// The launch page of a program with documents.

import Foundation

/// The page that a program's first window shows before a document is chosen. It stands behind the program's `DocumentGroup`s; without it,
/// the window shows a new document, and it does when the program is launched with a file.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    private let page: DocumentLaunchPage
    private init(_ page: DocumentLaunchPage) { self.page = page }

    public typealias Body = Never
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) { list.documentLaunch = scene.page }
}

/// The actions of a launch page that has none of its own: a button that makes a new document.
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
    public init() {}
    @MainActor public var body: some View { NewDocumentButton() }
}

extension DocumentGroupLaunchScene {
    /// A page with a title, actions, a background, and views behind and before the card.
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: background())) }
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: title, actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            DocumentLaunchPage(title: title, actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: title, actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) },
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ title: Text? = nil, backgroundStyle: some ShapeStyle = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = {
            DefaultDocumentGroupLaunchActions()
        }
    ) { self.init(DocumentLaunchPage(title: title, actions: actions(), background: Rectangle().fill(backgroundStyle))) }
    public nonisolated init(
        _ title: Text? = nil, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: title, actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    public nonisolated init(
        _ title: Text? = nil, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: title, actions: actions(), background: Rectangle().fill(backgroundStyle), before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ title: Text? = nil, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: title, actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: background())) }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleKey), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleKey), actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleKey), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) },
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) { self.init(DocumentLaunchPage(title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle))) }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle),
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleKey), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: background())) }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleResource), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleResource), actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleResource), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) },
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) { self.init(DocumentLaunchPage(title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle))) }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle),
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(titleResource), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: background())) }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(title), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(title), actions: actions(), background: background(), before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(title), actions: actions(), background: background(), behind: { AnyView(backgroundAccessoryView($0)) },
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) { self.init(DocumentLaunchPage(title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle))) }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            before: { AnyView(overlayAccessoryView($0)) }))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: { AnyView(backgroundAccessoryView($0)) }, before: { AnyView(overlayAccessoryView($0)) }))
    }
}
