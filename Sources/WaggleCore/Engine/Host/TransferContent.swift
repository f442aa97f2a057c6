// The data of clipboard and drag items.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// One item in all of its types, best first.
package struct TransferContent: Sendable {
    package struct Form: Sendable {
        package let type: UTType
        package let data: Data
        package init(_ type: UTType, _ data: Data) { (self.type, self.data) = (type, data) }
    }
    package var forms: [Form]
    package init(_ forms: [Form]) { self.forms = forms }
    package init(text: String) { forms = [Form(.utf8PlainText, Data(text.utf8))] }

    /// The item as text; nil if it has none.
    package var text: String? { forms.first { $0.type.conforms(to: .plainText) }.map { String(decoding: $0.data, as: UTF8.self) } }
    package func conforms(to types: [UTType]) -> Bool { forms.contains { form in types.contains { form.type.conforms(to: $0) } } }
    /// The item as an item provider: a file provides its contents and its URL, anything else its data.
    package var provider: NSItemProvider {
        if forms.count == 1, let form = forms.first, form.type == .fileURL,
           let url = URL(string: String(decoding: form.data, as: UTF8.self)),
           let file = NSItemProvider(contentsOf: url) { return file }
        let provider = NSItemProvider()
        for form in forms { provider.register(form.type) { form.data } }
        return provider
    }

    /// Loads the items' public types; types that cannot be produced are left out.
    package static func all(of items: [NSItemProvider]) async -> [TransferContent] {
        var contents: [TransferContent] = []
        for item in items {
            var forms: [Form] = []
            for type in item.publicTypes { if let data = try? await item.data(of: type) { forms.append(Form(type, data)) } }
            if !forms.isEmpty { contents.append(TransferContent(forms)) }
        }
        return contents
    }
}

/// Observes changes of the clipboard.
@MainActor
package final class ClipboardWatcher {
    private let changed: () -> Void
    package init(_ changed: @escaping () -> Void) { self.changed = changed }
    package func clipboardDidChange() { changed() }
}

/// The clipboard's live watchers.
@MainActor
package struct ClipboardWatchers {
    private struct Reference { weak var watcher: ClipboardWatcher? }
    private var references: [Reference] = []
    package init() {}
    package mutating func add(_ watcher: ClipboardWatcher) {
        references.removeAll { $0.watcher == nil }
        references.append(Reference(watcher: watcher))
    }
    package func tell() { for reference in references { reference.watcher?.clipboardDidChange() } }
}

/// The clipboard of a window without a desktop.
@MainActor
package final class MemoryClipboard {
    package var items: [TransferContent] = [] {
        didSet { watchers.tell() }
    }
    private var watchers = ClipboardWatchers()
    package init() {}

    package var text: String? {
        get { items.lazy.compactMap(\.text).first }
        set { items = newValue.map { [TransferContent(text: $0)] } ?? [] }
    }
    package var types: [UTType] { items.flatMap { $0.forms.map(\.type) } }
    package func items(of types: [UTType]) -> [TransferContent] { items.filter { $0.conforms(to: types) } }
    package func watch(_ watcher: ClipboardWatcher) { watchers.add(watcher) }
}

extension HostServices {
    /// Puts items on the clipboard once their data is loaded.
    func copy(_ items: [NSItemProvider]) {
        Task { @MainActor in
            let contents = await TransferContent.all(of: items)
            if !contents.isEmpty { writeClipboard(contents) }
        }
    }
    /// True if anything on the clipboard conforms to one of the types.
    func clipboardHas(_ types: [UTType]) -> Bool { clipboardTypes.contains { type in types.contains { type.conforms(to: $0) } } }
}
