// The system around a screen: what views find there, and what they have asked of it.

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

    /// The text on the screen's own clipboard; nil: nothing is there.
    public var clipboard: String? {
        get { services?.clipboard }
        set { services?.clipboard = newValue }
    }
    /// The addresses that views have opened so far and that no handler of the program has kept from the system.
    public var openedURLs: [URL] { services?.opened ?? [] }
}
