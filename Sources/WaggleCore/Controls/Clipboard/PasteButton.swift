// A button that pastes.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A button that pastes from the clipboard. It is disabled while the clipboard has nothing of its types.
@MainActor @preconcurrency
public struct PasteButton: View {
    private let types: [UTType]
    private let paste: @MainActor ([NSItemProvider]) -> Void
    @Environment(\.hostServices) private var host
    @State private var hasSomething = false
    @State private var watcher: ClipboardWatcher?

    /// A button that pastes items of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        (types, paste) = (supportedContentTypes, { payloadAction($0) })
    }
    /// A button that pastes values.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        (types, paste) = (T.readableTypes, { T.read(from: $0) { onPaste($0) } })
    }

    public var body: some View {
        Button {
            host?.readClipboard(types) { items in if !items.isEmpty { paste(items.map(\.provider)) } }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .disabled(!hasSomething)
        .onAppear { watch() }
    }

    private func watch() {
        hasSomething = host?.clipboardHas(types) ?? false
        guard watcher == nil, let host else { return }
        let watcher = ClipboardWatcher { [weak host, types, $hasSomething] in
            $hasSomething.wrappedValue = host?.clipboardHas(types) ?? false
        }
        host.watchClipboard(watcher)
        self.watcher = watcher
    }
}
