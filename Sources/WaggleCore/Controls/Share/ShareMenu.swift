// The menu of share links.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A shared item, type-erased.
@MainActor
package struct SharedItem {
    let title: Text?
    let provider: NSItemProvider
    /// The item if it is a URL, otherwise nil.
    let url: URL?

    package init(_ provider: NSItemProvider, title: Text?, url: URL?) { (self.provider, self.title, self.url) = (provider, title, url) }
    package init<Item: Transferable>(_ item: Item, title: Text?) {
        self.title = title
        provider = NSItemProvider(transferable: item)
        url = item as? URL
    }
    /// The type with which the item is saved to a file; nil for URLs.
    var fileType: UTType? { url == nil ? provider.publicTypes.first : nil }
    var fileName: String {
        if let name = provider.suggestedName { return name }
        let ending = fileType?.preferredFilenameExtension ?? (fileType?.conforms(to: .plainText) == true ? "txt" : nil)
        return ending.map { "Untitled.\($0)" } ?? "Untitled"
    }
}

/// The actions for shared items.
package struct ShareMenu: View {
    let items: [SharedItem]
    /// Called once an action has been chosen.
    var onAction: (Action) -> Void = { _ in }
    @Environment(\.hostServices) private var host
    @Environment(\.openURL) private var openURL

    /// What is done with shared items.
    package enum Action: Sendable { case copy, open, save }

    package init(items: [SharedItem], onAction: @escaping (Action) -> Void = { _ in }) { (self.items, self.onAction) = (items, onAction) }

    package var body: some View {
        if items.count == 1, let title = items.first?.title { Section { actions } header: { title } } else { actions }
    }
    @ViewBuilder private var actions: some View {
        Button("Copy", systemImage: "doc.on.doc") {
            host?.copy(items.map(\.provider))
            onAction(.copy)
        }
        if !items.isEmpty, items.allSatisfy({ $0.url != nil }) {
            Button("Open", systemImage: "arrow.up.forward.app") {
                for item in items { if let url = item.url { openURL(url) } }
                onAction(.open)
            }
        }
        if items.count == 1, let item = items.first, let type = item.fileType {
            Button("Save…", systemImage: "square.and.arrow.down") { save(item, as: type) }
        }
    }
    private func save(_ item: SharedItem, as type: UTType) {
        host?.chooseFiles(FileRequest(.save(name: item.fileName), title: "Save")) { files in
            guard let file = files.first else { return }
            onAction(.save)
            Task { @MainActor in
                do {
                    try await item.provider.data(of: type).write(to: file)
                } catch {
                    Diagnostics.shared.report("The shared item could not be saved to \(file.path): \(error)")
                }
            }
        }
    }
}
