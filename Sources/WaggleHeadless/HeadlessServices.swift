import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// The host services of an invisible window: it has its own clipboard, and dialogs are not answered.
package class HeadlessServices: HostServices {
    private let memory = MemoryClipboard()
    package var clipboard: String? { memory.text }
    package private(set) var pointer = PointerShape.standard
    /// The text being edited.
    package private(set) weak var editedText: (any TextInputClient)?

    package init() {}

    package func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(clipboard) }
    package func writeClipboard(_ text: String) { memory.text = text }
    /// What was last selected.
    package private(set) var selection: String?
    package func readSelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(selection) }
    package func writeSelection(_ text: String) { selection = text }
    package var clipboardTypes: [UTType] { memory.types }
    package func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        completion(memory.items(of: types))
    }
    package func writeClipboard(_ items: [TransferContent]) { memory.items = items }
    package func watchClipboard(_ watcher: ClipboardWatcher) { memory.watch(watcher) }
    package func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool { false }
    package func setPointer(_ shape: PointerShape) { pointer = shape }
    package func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void {
        Diagnostics.shared.report("The file dialog “\(request.title)” cannot be shown without a desktop; no file is chosen.")
        completion([])
        return {}
    }
    package func open(_ url: URL) -> Bool {
        Diagnostics.shared.report("Cannot open \(url.absoluteString): there is no desktop to open it with.")
        return false
    }
    package func beep() {}
    package func edit(_ text: (any TextInputClient)?) { editedText = text }
}
