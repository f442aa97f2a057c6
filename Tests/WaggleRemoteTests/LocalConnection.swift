import Foundation
import WaggleCairo
import WaggleHeadless
import WaggleRequest
@testable import WaggleCore
@testable import WaggleRemote

/// A program of this process behind the connection of another one. It records the steps that it receives, and can end.
@MainActor
final class LocalConnection: RemoteConnection {
    var onArrival: (@MainActor () -> Void)?
    private(set) var requests: [RemoteFrameRequest] = []
    private var window: RemoteWindow
    private let makeWindow: () -> RemoteWindow
    private var replies: [RemoteMessage] = []
    /// A program that starts again is another one, which has sent nothing yet.
    var hasEnded = false {
        didSet { if oldValue, !hasEnded { window = makeWindow() } }
    }

    init(_ content: some View, _ screen: Screen, script: FilmScript? = nil) {
        makeWindow = { RemoteWindow(content, screen, script: script, environment: EnvironmentValues(), clock: nil) }
        window = makeWindow()
    }

    func send(_ request: RemoteFrameRequest) throws -> Bool {
        guard !hasEnded else { return false }
        requests.append(request)
        // In a process of its own, the program's screen would be the main one there.
        let (size, scale, safeArea) = (MainScreen.size, MainScreen.scale, MainScreen.safeArea)
        defer { (MainScreen.size, MainScreen.scale, MainScreen.safeArea) = (size, scale, safeArea) }
        // In its serialized form.
        replies.append(try window.reply(to: RemoteMessage(request).decoded()))
        return true
    }
    func receive(within seconds: TimeInterval) throws -> RemoteArrival { replies.isEmpty ? (hasEnded ? .end : .nothing) : .reply(replies.removeFirst()) }
}
