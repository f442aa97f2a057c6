// The process of a program that another program shows.

import Foundation
import WaggleCore
import WaggleRequest
import WaggleRuntime

extension ProgramHost {
    /// Answers the steps of the program at the other end of standard input, which is a socket, until that end is closed.
    func serve<Content: View>(_ script: FilmScript?, _ content: Content) throws {
        let socket = MessageSocket(descriptor: STDIN_FILENO), screen = try script.map { try request.screen.applying($0.screen) } ?? request.screen
        MainScreen.show(screen)
        let window = RemoteWindow(content, screen, script: script, traits: request.traits, environment: environment, clock: clock)
        var received: [UInt8] = []
        while case .bytes(let bytes) = VirtualClock.whileStanding({ socket.receive(within: .infinity) }) {
            received += bytes
            while let message = try RemoteMessage.take(from: &received) {
                guard socket.send(try window.reply(to: message.decoded()).encoded) else { return }
            }
        }
    }
}
