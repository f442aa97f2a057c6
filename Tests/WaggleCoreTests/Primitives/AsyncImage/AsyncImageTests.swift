import Foundation
import Testing
import TestSupport
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct AsyncImageTests {
    /// Waits in real time until the condition holds. The window's clock hardly advances.
    private func wait(_ window: HeadlessWindow, until condition: () -> Bool) async {
        await eventually {
            window.advance(by: 0.00001)
            return condition()
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

    /// The phases of an image, until it is loaded or has failed.
    private func phases(_ url: URL?) async -> [String] {
        var phases: [String] = []
        let window = HeadlessWindow(AsyncImage(url: url) { phase -> AnyView in
            phases.append(phase.image.map { "\($0 == .placeholder ? "placeholder" : "picture")" } ?? (phase.error == nil ? "empty" : "failure"))
            return AnyView(phase.image)
        }, size: CGSize(width: 20, height: 20))
        await wait(window) { phases.last != "empty" }
        window.graph.close()
        return phases.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test func aServersPictureIsShown() async throws {
        let server = try PictureServer { path in
            switch path {
            case "/a.bmp": .init(body: bitmap)
            case "/moved": .init(status: "302 Found", headers: ["Location: /a.bmp"])
            case "/text": .init(body: Array("<html>no picture</html>".utf8))
            case "/nothing": .init(body: [])
            case "/cut": .init(body: bitmap, announced: 1000)
            default: .init(status: "404 Not Found", body: bitmap)
            }
        }
        #expect(await phases(server.url("/a.bmp")) == ["empty", "picture"])
        #expect(await phases(server.url("/moved")) == ["empty", "picture"])
        #expect(await phases(server.url("/text")) == ["empty", "failure"])
        #expect(await phases(server.url("/nothing")) == ["empty", "failure"])
        #expect(await phases(server.url("/cut")) == ["empty", "failure"])
        #expect(await phases(server.url("/gone")) == ["empty", "failure"])
        #expect(Diagnostics.shared.hasReported("/gone could not be loaded: the server answered with the status 404"))
        server.close()
        // A closed port; an address without a scheme; an unknown scheme.
        #expect(await phases(server.url("/a.bmp")) == ["empty", "failure"])
        #expect(await phases(URL(string: "nowhere://a.png")) == ["empty", "failure"])
        #expect(await phases(URL(string: "relative.png")) == ["empty", "failure"])
    }

    @Test func aViewThatGoesEndsItsDownload() async throws {
        let server = try PictureServer { _ in .silent }
        var shown = 0
        let window = HeadlessWindow(Switchable(url: server.url("/slow"), note: { shown += 1 }), size: CGSize(width: 20, height: 20))
        await wait(window) { server.connections.all == 1 }
        #expect(server.connections.all == 1 && shown == 1)
        window.advance(by: 10)
        await wait(window) { server.connections.open == 0 }
        #expect(server.connections.open == 0)
        server.close()
    }

    /// An image that disappears after five seconds of the window's time.
    private struct Switchable: View {
        let url: URL
        let note: () -> Void
        var body: some View {
            TimelineView(.explicit([VirtualClock.start, VirtualClock.start + 5])) { context in
                if context.date < VirtualClock.start + 5 { AsyncImage(url: url).onAppear(perform: note) }
            }
        }
    }

    @Test func asyncImagesCanBeWrittenAsInSwiftUI() {
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
