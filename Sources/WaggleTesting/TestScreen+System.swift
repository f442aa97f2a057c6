// The system services of a screen and what views have requested from them.

import Foundation
import UniformTypeIdentifiers
import WaggleCore
import WaggleHeadless

/// The system around a test's screen.
@MainActor
final class TestServices: HostServices {
    let memory = MemoryClipboard()
    /// What a drag has carried out of the screen.
    var draggedOut: [TransferContent] = []
    var opened: [URL] = []
    var files: [URL] = []
    private(set) var pointer = PointerShape.standard

    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(memory.text) }
    func writeClipboard(_ text: String) { memory.text = text }
    var clipboardTypes: [UTType] { memory.types }
    func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void) { completion(memory.items(of: types)) }
    func writeClipboard(_ items: [TransferContent]) { memory.items = items }
    func watchClipboard(_ watcher: ClipboardWatcher) { memory.watch(watcher) }
    func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool {
        draggedOut = items
        return true
    }
    func setPointer(_ shape: PointerShape) { pointer = shape }
    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) { completion(files) }
    func open(_ url: URL) -> Bool {
        opened.append(url)
        return true
    }
    func beep() {}
    func edit(_ text: (any TextInputClient)?) {}
}

extension TestScreen {
    private var services: TestServices? { window.services as? TestServices }

    /// The text on the screen's own clipboard; nil if it is empty.
    public var clipboard: String? {
        get { services?.memory.text }
        set { clock.perform { services?.memory.text = newValue } }
    }
    /// The text that a drag has carried out of the screen to another program; nil: none has.
    public var textDraggedOut: String? { services?.draggedOut.lazy.compactMap(\.text).first }
    /// The URLs opened by views so far, except those handled by the program.
    public var openedURLs: [URL] { services?.opened ?? [] }
}
