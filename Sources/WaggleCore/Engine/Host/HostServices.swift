// What views ask of the system around their window.

import Foundation
import WaggleGeometry

/// The desktop as a window sees it: clipboard, pointer, dialogs, other programs. Every host has one for each of its windows.
///
/// Answers that the person or another program gives come later, on the main actor between two frames.
@MainActor
package protocol HostServices: AnyObject, Sendable {
    /// Tells the text on the clipboard; nil: there is none.
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)
    func writeClipboard(_ text: String)
    /// Changes what the pointer looks like over the window.
    func setPointer(_ shape: PointerShape)
    /// Lets the person choose files.
    /// - Parameter completion: told the files; empty where the person chose none.
    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void)
    /// Opens an address in the program that the system has for it.
    /// - Returns: false where it has none.
    func open(_ url: URL) -> Bool
    /// Makes the sound of something that cannot be done.
    func beep()
    /// Text is edited in the window from now on, or its place or surroundings have changed; nil: no text is edited any more.
    func edit(_ text: (any TextInputClient)?)
}

/// What the pointer looks like.
package enum PointerShape: Sendable, Hashable {
    case standard
    /// A hand: a click leads somewhere.
    case link
    /// An I-beam: a click puts a caret.
    case text
}

/// What a dialog for files asks.
package struct FileRequest: Sendable, Hashable {
    package enum Purpose: Sendable, Hashable {
        case open(several: Bool)
        case openFolder
        /// A file that need not be there yet, with the name that is proposed.
        case save(name: String)
    }
    package var purpose: Purpose
    package var title: String
    package init(_ purpose: Purpose, title: String) {
        self.purpose = purpose
        self.title = title
    }
}

private enum HostServicesKey: EnvironmentKey { static var defaultValue: (any HostServices)? { nil } }

extension EnvironmentValues {
    /// The system around the window; nil where a graph has no host.
    package var hostServices: (any HostServices)? {
        get { self[HostServicesKey.self] }
        set { self[HostServicesKey.self] = newValue }
    }
}

extension ViewGraph {
    var host: (any HostServices)? { root.environment.values.hostServices }
}
