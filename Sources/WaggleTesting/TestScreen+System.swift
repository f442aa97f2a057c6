// The system services of a screen and what views have requested from them.

import Foundation
import WaggleCore
import WaggleHeadless

/// The system around a test's screen.
@MainActor
final class TestServices: HostServices {
    var clipboard: String?
    var opened: [URL] = []
    var files: [URL] = []
    private(set) var pointer = PointerShape.standard

    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(clipboard) }
    func writeClipboard(_ text: String) { clipboard = text }
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
        get { services?.clipboard }
        set { services?.clipboard = newValue }
    }
    /// The URLs opened by views so far, except those handled by the program.
    public var openedURLs: [URL] { services?.opened ?? [] }
}
