// What views ask of the system around their window.

import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// The desktop from a window's point of view: clipboard, pointer, dialogs, other programs. Every host has one per window.
///
/// Answers that depend on the person or on another program come later, on the main actor between two frames.
@MainActor
package protocol HostServices: AnyObject, Sendable {
    /// Reads the text on the clipboard; nil if there is none.
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)
    func writeClipboard(_ text: String)
    /// The types of what is on the clipboard.
    var clipboardTypes: [UTType] { get }
    /// Reads what is on the clipboard, as far as it is of some types.
    func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void)
    func writeClipboard(_ items: [TransferContent])
    /// Tells the watcher of every change of the clipboard while it lives.
    func watchClipboard(_ watcher: ClipboardWatcher)
    /// Makes a drag of the window, whose button is down, one of the desktop.
    /// - Returns: false if it cannot leave the window.
    func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool
    /// Sets the pointer's shape over the window.
    func setPointer(_ shape: PointerShape)
    /// Lets the person choose files.
    /// - Parameter completion: receives the files; empty if the person cancelled.
    /// - Returns: closes the dialog, which is answered by no files then, or not at all.
    @discardableResult
    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void
    /// Opens an address in the program that the system uses for it.
    /// - Returns: false if there is none.
    func open(_ url: URL) -> Bool
    /// Plays the sound for an impossible action.
    func beep()
    /// Tells the host that a text is being edited, or that its caret or surroundings changed; nil: editing ended.
    func edit(_ text: (any TextInputClient)?)
}

/// The shape of the pointer.
package enum PointerShape: Sendable, Hashable {
    case standard
    /// A hand: a click leads somewhere.
    case link
    /// An I-beam: a click places the caret.
    case text
}

/// What a file dialog asks for.
package struct FileRequest: Sendable, Hashable {
    package enum Purpose: Sendable, Hashable {
        case open(several: Bool)
        case openFolder
        /// A file that need not exist yet, with a proposed name.
        case save(name: String)
    }
    package var purpose: Purpose
    package var title: String
    /// The types of the files that can be chosen; empty: any.
    package var types: [UTType]
    /// A sentence for the person, in place of the title; nil: none.
    package var message: String?
    /// The label of the button that accepts; nil: the desktop's own.
    package var confirmation: String?
    /// The folder to begin in; nil: the person's last one.
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
