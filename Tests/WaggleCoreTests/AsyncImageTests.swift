import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct AsyncImageTests {
    /// Waits, in real time, until the condition holds or two seconds are over.
    private func wait(_ window: HeadlessWindow, until condition: () -> Bool) async {
        for _ in 0..<200 where !condition() {
            try? await Task.sleep(for: .milliseconds(10))
            window.advance(by: 0.01)
        }
    }

    private func file(_ bytes: [UInt8]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        return url
    }
    /// A bitmap file of 2 by 2 pixels.
    private let bitmap: [UInt8] = [66, 77, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0,
                                   16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 200, count: 16)

    @Test func fileIsShownWhenItIsThere() async throws {
        let url = try file(bitmap)
        defer { try? FileManager.default.removeItem(at: url) }
        var phases: [String] = []
        func note(_ phase: AsyncImagePhase) -> AnyView {
            switch phase {
            case .empty: phases.append("empty")
            case .success: phases.append("success")
            case .failure: phases.append("failure")
            }
            return AnyView(phase.image)
        }
        let window = HeadlessWindow(AsyncImage(url: url, scale: 2, content: note), size: CGSize(width: 20, height: 20))
        await wait(window) { phases.last != "empty" }
        #expect(phases.first == "empty" && phases.last == "success")
    }

    @Test func brokenFilesAndMissingOnesFail() async throws {
        let url = try file([1, 2, 3])
        defer { try? FileManager.default.removeItem(at: url) }
        for address in [url, URL(fileURLWithPath: "/nothing/here.png")] {
            var error: (any Error)?
            let window = HeadlessWindow(AsyncImage(url: address) { phase -> AnyView in
                error = phase.error
                return AnyView(Color.red)
            }, size: CGSize(width: 20, height: 20))
            await wait(window) { error != nil }
            #expect(error != nil)
        }
    }

    @Test func callForms() {
        _ = AsyncImage(url: URL(string: "https://example.org/a.png"))
        _ = AsyncImage(url: nil) { image in
            image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
            ProgressView()
        }
        _ = AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
            if let image = phase.image { image } else if phase.error != nil { Color.red } else { Color.blue }
        }
    }
}
