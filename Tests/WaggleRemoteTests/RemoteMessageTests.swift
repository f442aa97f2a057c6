import Foundation
import Testing
import WaggleRequest

/// Messages between programs, and the sockets that carry them.
struct RemoteMessageTests {
    private let request = RemoteFrameRequest(time: 1.5, screen: Device.standard.screen, colorScheme: .dark, input: [
        .touch(id: 0, .began, x: 10, y: 20.5, isMouse: true), .hover(x: 1, y: 2), .hoverEnded, .secondaryClick(x: 3, y: 4),
        .magnify(.moved, scale: 1.5, x: 5, y: 6), .rotate(.ended, radians: 0.3, x: 7, y: 8),
        .scroll(nil, dx: 0, dy: -1, velocityX: 0, velocityY: 0, x: 9, y: 10, modifiers: 2), .key(.down, key: "é", characters: "É", modifiers: 2),
    ])

    @Test func aMessageArrivesInPieces() throws {
        let message = try RemoteMessage(request, body: [1, 2, 3]), bytes = message.encoded + message.encoded
        var received: [UInt8] = [], arrived: [RemoteMessage] = []
        for byte in bytes {
            received.append(byte)
            while let message = try RemoteMessage.take(from: &received) { arrived.append(message) }
        }
        #expect(arrived == [message, message] && received.isEmpty)
        #expect(try arrived[0].decoded() == request && arrived[0].body == [1, 2, 3])
    }

    @Test func whatIsNoMessageIsAnError() throws {
        var bytes = [UInt8](repeating: 0xFF, count: 16)
        #expect(throws: RequestError.self) { try RemoteMessage.take(from: &bytes) }
        let message = try RemoteMessage(["time": "late"])
        #expect(throws: RequestError.self) { let _: RemoteFrameRequest = try message.decoded() }
    }

    @Test func aSocketCarriesBytesAndTellsItsEnd() throws {
        let (a, b) = try MessageSocket.pair()
        #expect(b.receive(within: 0) == .nothing && b.receive(within: 0.01) == .nothing)
        #expect(a.send([1, 2, 3]))
        #expect(b.receive(within: 60) == .bytes([1, 2, 3]))
        a.close()
        #expect(b.receive(within: 60) == .end)
        #expect(!b.send([1]))
        b.close()
    }
}
