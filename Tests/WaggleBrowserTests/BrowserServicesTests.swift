import Foundation
import Testing
import WaggleCore
@testable import WaggleBrowser

/// What a page is asked for, and what becomes of it.
@MainActor
struct BrowserServicesTests {
    private func dialog(_ services: BrowserServices, _ answered: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void {
        services.chooseFiles(FileRequest(.open(several: false), title: "Open"), answered)
    }

    @Test func aPageThatComesAnewHasNoDialogsOfTheOneBefore() {
        let services = BrowserServices {}
        var answers: [[URL]] = []
        _ = dialog(services) { answers.append($0) }
        #expect(services.takeChanges()?.dialogs?.map(\.number) == [1])
        services.begin()
        #expect(answers == [[]])
        services.filesArrived([URL(fileURLWithPath: "/a")], dialog: 1)
        #expect(answers == [[]])
    }

    @Test func dialogsAndAddressesOfOneFrameAllReachThePage() throws {
        let services = BrowserServices {}, first = dialog(services) { _ in }, second = dialog(services) { _ in }
        _ = services.takeChanges()
        first()
        let third = dialog(services) { _ in }
        _ = dialog(services) { _ in }
        third()
        for address in ["pond:a", "pond:b"] {
            let url = try #require(URL(string: address))
            #expect(services.open(url))
        }
        let changes = try #require(services.takeChanges())
        #expect(changes.closedDialogs == [1] && changes.dialogs?.map(\.number) == [4] && changes.opened == ["pond:a", "pond:b"])
        second()
        #expect(services.takeChanges()?.closedDialogs == [2])
    }

    @Test func aFileIsSentAfterEachSave() async throws {
        let services = BrowserServices {}
        defer { services.files.removeAll() }
        var place: URL?
        _ = services.chooseFiles(FileRequest(.save(name: "a.txt"), title: "Save")) { place = $0.first }
        let url = try #require(place)
        for text in ["one", "and two"] {
            try Data(text.utf8).write(to: url)
            var sent: [URL] = []
            for _ in 0..<100 where sent.isEmpty {
                try await Task.sleep(for: .milliseconds(50))
                sent = services.takeDownloads()
            }
            #expect(sent == [url], "\(text)")
        }
    }

    @Test func longNamesKeepTheirTypes() throws {
        let files = PageFiles()
        defer { files.removeAll() }
        let url = try files.url(named: String(repeating: "蜂", count: 250) + ".txt")
        #expect(url.lastPathComponent.hasSuffix("蜂.txt") && url.lastPathComponent.utf8.count <= 255)
        try Data([1]).write(to: url)
    }

    @Test func filesOfAPageThatIsGoneAreForgotten() throws {
        let files = PageFiles()
        defer { files.removeAll() }
        var whole: [URL] = []
        try files.expect([PageFile(name: "a.txt", type: "text/plain", size: 3)]) { whole = $0 }
        try files.add([1, 2], to: 0)
        files.cancel()
        #expect(throws: SessionError.self) { try files.add([3], to: 0) }
        #expect(whole.isEmpty)
        try files.expect([PageFile(name: "b.txt", type: "text/plain", size: 1)]) { whole = $0 }
        try files.add([1], to: 0)
        #expect(whole.map(\.lastPathComponent) == ["b.txt"])
    }
}
