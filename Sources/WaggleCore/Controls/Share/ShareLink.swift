// A button that shares.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A button that opens a menu with what a desktop can do with the items: copy them, open URLs, save them to files.
///
/// The subject and the message are for mail programs and have no effect here.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: View
    where Data.Element: Transferable {
    private let items: Data
    private let title: ((Data.Element) -> Text)?
    private let label: Label

    init(shared items: Data, _ title: ((Data.Element) -> Text)?, _ label: Label) {
        (self.items, self.title, self.label) = (items, title, label)
    }

    @MainActor @preconcurrency public var body: some View {
        let shared = items.map { SharedItem($0, title: title?($0)) }
        Menu {
            ShareMenu(items: shared)
        } label: {
            label
        }
    }

    /// A link with a custom label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(shared: items, { preview($0).title }, label())
    }
}

/// The default label of a share link: the system's symbol with “Share…” or a title.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text
    @MainActor @preconcurrency public var body: some View { Label { title } icon: { Image(systemName: "square.and.arrow.up") } }
}

extension ShareLink {
    /// A link to one item with a custom label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), { _ in preview.title }, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// A link with a custom label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(shared: items, nil, label())
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// A link with a custom label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(shared: items, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link to one item with a custom label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), nil, label())
    }
    /// A link to one item with a custom label.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
        where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), nil, label())
    }
}

// MARK: With the system's label, or a title

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link to several items.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, { preview($0).title }, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// A link to several items.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, { preview($0).title }, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, { preview($0).title }, DefaultShareLinkLabel(title: Text(titleResource)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, { preview($0).title }, DefaultShareLinkLabel(title: Text(title)))
    }
    /// A link to several items.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, { preview($0).title }, DefaultShareLinkLabel(title: title))
    }
    /// A link to one item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
        where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), { _ in preview.title }, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// A link to one item.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), { _ in preview.title }, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), { _ in preview.title }, DefaultShareLinkLabel(title: Text(titleResource)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), { _ in preview.title }, DefaultShareLinkLabel(title: Text(title)))
    }
    /// A link to one item.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), { _ in preview.title }, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// A link to several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// A link to several items.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text(titleResource)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text(title)))
    }
    /// A link to several items.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// A link to several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// A link to several items.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text(titleResource)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: Text(title)))
    }
    /// A link to several items.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, nil, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link to one item.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// A link to one item.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
        where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text(titleResource)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text(title)))
    }
    /// A link to one item.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: title))
    }
    /// A link to one item.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// A link to one item.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
        where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil)
        where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text(titleResource)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
        where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: Text(title)))
    }
    /// A link to one item.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), nil, DefaultShareLinkLabel(title: title))
    }
}
