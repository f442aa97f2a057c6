// The host services of a screen and what views have requested from them.

import Foundation
import UniformTypeIdentifiers
import WaggleCore
import WaggleHeadless

/// The host services of a test's screen.
@MainActor
final class TestServices: HostServices {
    let memory = MemoryClipboard()
    /// The items that a drag has carried out of the screen.
    var draggedOut: [TransferContent] = []
    var opened: [URL] = []
    private(set) var dialog: (number: Int, request: FileRequest, completion: @MainActor ([URL]) -> Void)?
    private var dialogCount = 0
    private(set) var pointer = PointerShape.standard

    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(memory.text) }
    func writeClipboard(_ text: String) { memory.text = text }
    /// What was last selected.
    private var selection: String?
    func readSelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(selection) }
    func writeSelection(_ text: String) { selection = text }
    var clipboardTypes: [UTType] { memory.types }
    func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        completion(memory.items(of: types))
    }
    func writeClipboard(_ items: [TransferContent]) { memory.items = items }
    func watchClipboard(_ watcher: ClipboardWatcher) { memory.watch(watcher) }
    func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool {
        draggedOut = items
        return true
    }
    func setPointer(_ shape: PointerShape) { pointer = shape }
    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void {
        dialogCount += 1
        let number = dialogCount
        dialog = (number, request, completion)
        return { [weak self] in if self?.dialog?.number == number { self?.dialog = nil } }
    }
    /// - Returns: false if no dialog is open.
    func answerDialog(_ files: [URL]) -> Bool {
        guard let completion = dialog?.completion else { return false }
        dialog = nil
        completion(files)
        return true
    }
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
    /// The text that a drag has carried out of the screen to another program; nil if there is none.
    public var textDraggedOut: String? { services?.draggedOut.lazy.compactMap(\.text).first }
    /// The open file dialog; nil if there is none.
    public var fileDialog: ScreenFileDialog? { services?.dialog.map { ScreenFileDialog($0.request) } }
    /// Answers the file dialog with the files that a user would choose; an empty array cancels it.
    /// - Throws: `TestScreenError` if no dialog is open.
    public func chooseFiles(_ files: [URL]) throws {
        let isAnswered = clock.perform { services?.answerDialog(files) ?? false }
        guard isAnswered else { throw TestScreenError("No file dialog is open.") }
        advance(by: 0)
    }

    /// Opens a URL in the program, as another program would.
    /// - Throws: `TestScreenError` if no view handles URLs.
    public func open(_ url: URL) throws {
        let isTaken = clock.perform { window.graph.open(url) }
        guard isTaken else { throw TestScreenError("No view handles the URL \(url.absoluteString); add onOpenURL(perform:) to one.") }
        advance(by: 0)
    }

    /// The URLs opened by views so far, except those handled by the program.
    public var openedURLs: [URL] { services?.opened ?? [] }
}

/// A file dialog.
public struct ScreenFileDialog: Equatable, Sendable {
    /// What the program asks for.
    public enum Purpose: Equatable, Sendable {
        case open(several: Bool)
        case openFolder
        /// With the proposed name.
        case save(name: String)
    }
    /// What the program asks for: existing files, a folder, or a name for a new file.
    public let purpose: Purpose
    /// The types that can be chosen; empty for any type.
    public let types: [UTType]
    /// The program's message to the user; nil for none.
    public let message: String?
    /// The program's label of the confirmation button; nil for the desktop's default.
    public let confirmation: String?
    /// The initial folder; nil for the last one used.
    public let folder: URL?

    init(_ request: FileRequest) {
        purpose = switch request.purpose {
        case .open(let several): .open(several: several)
        case .openFolder: .openFolder
        case .save(let name): .save(name: name)
        }
        (types, message, confirmation, folder) = (request.types, request.message, request.confirmation, request.folder)
    }
}
