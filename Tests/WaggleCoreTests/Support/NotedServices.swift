import Foundation
@testable import WaggleCore
@testable import WaggleHeadless

/// Records what views request from the system.
@MainActor
final class NotedServices: HeadlessServices {
    private let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }
    override func open(_ url: URL) -> Bool {
        journal.note("system \(url.path)")
        return true
    }
    override func setPointer(_ shape: PointerShape) {
        super.setPointer(shape)
        journal.note("pointer \(shape)")
    }
    override func edit(_ text: (any TextInputClient)?) {
        super.edit(text)
        journal.note(text == nil ? "no text" : "text")
    }
}
