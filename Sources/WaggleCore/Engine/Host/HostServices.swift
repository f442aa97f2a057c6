// What views need from the system around their window.

import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// A window's view of the desktop: clipboard, pointer, dialogs, other programs. Every host has one per window.
///
/// Answers that depend on the user or on another program arrive later, on the main actor between two frames.
@MainActor
package protocol HostServices: AnyObject, Sendable {
    /// Reads the text on the clipboard; nil if there is none.
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)
    func writeClipboard(_ text: String)
    /// Reads the text that was last selected in any program, which a middle click pastes; nil if there is none or if the user does
    /// not want that.
    func readSelection(_ completion: @escaping @MainActor (String?) -> Void)
    /// Shares the selected text with other programs.
    func writeSelection(_ text: String)
    /// The types of the clipboard's content.
    var clipboardTypes: [UTType] { get }
    /// Reads the clipboard's content of the given types.
    func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void)
    func writeClipboard(_ items: [TransferContent])
    /// Notifies the watcher of every clipboard change while it lives.
    func watchClipboard(_ watcher: ClipboardWatcher)
    /// Turns the window's drag, whose button is down, into a drag of the desktop.
    /// - Returns: false if the drag cannot leave the window.
    func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool
    /// Sets the pointer's shape over the window.
    func setPointer(_ shape: PointerShape)
    /// Lets the user choose files.
    /// - Parameter completion: receives the files; empty if the user cancelled.
    /// - Returns: a closure that closes the dialog, which then reports no files or does not report at all.
    @discardableResult
    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void
    /// Opens a URL in the system's default program for it.
    /// - Returns: false if there is none.
    func open(_ url: URL) -> Bool
    /// Plays the alert sound.
    func beep()
    /// Reports that a text is being edited, or that its caret or surroundings changed; nil when editing ends.
    func edit(_ text: (any TextInputClient)?)
}

/// The shape of the pointer.
package enum PointerShape: Sendable, Hashable {
    case standard
    /// A hand: a click follows a link.
    case link
    /// An I-beam: a click places the caret.
    case text
}

/// A request for a file dialog.
package struct FileRequest: Sendable, Hashable {
    package enum Purpose: Sendable, Hashable {
        case open(several: Bool)
        case openFolder
        /// A file that need not exist yet, with a proposed name.
        case save(name: String)
    }
    package var purpose: Purpose
    package var title: String
    /// The types of files that can be chosen; empty for any.
    package var types: [UTType]
    /// A message for the user that replaces the title; nil for none.
    package var message: String?
    /// The label of the confirm button; nil for the desktop's default.
    package var confirmation: String?
    /// The initial folder; nil for the user's last one.
    package var folder: URL?
    package init(_ purpose: Purpose, title: String, types: [UTType] = []) {
        self.purpose = purpose
        self.title = title
        self.types = types
    }
}

private enum HostServicesKey: EnvironmentKey { static var defaultValue: (any HostServices)? { nil } }

extension EnvironmentValues {
    /// The services of the window's host; nil for a graph without one.
    package var hostServices: (any HostServices)? {
        get { self[HostServicesKey.self] }
        set { self[HostServicesKey.self] = newValue }
    }
}

extension ViewGraph {
    var host: (any HostServices)? { root.environment.values.hostServices }
}
