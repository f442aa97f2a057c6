// Notifications as an asynchronous sequence.

import Foundation

extension NotificationCenter {
    /// The notifications of a name, from now on.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        private let center: NotificationCenter
        private let name: Notification.Name
        nonisolated(unsafe) private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func makeAsyncIterator() -> Iterator {
            let center = center, name = name
            nonisolated(unsafe) let object = object
            let stream = AsyncStream<Received>(bufferingPolicy: .bufferingNewest(64)) { stream in
                nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                    stream.yield(Received(notification: $0))
                }
                stream.onTermination = { _ in center.removeObserver(observer) }
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }
        /// A notification on its way from whoever posted it. Its objects are theirs to share.
        fileprivate struct Received: @unchecked Sendable { let notification: Notification }
        /// Waits for one notification after another.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Received>.AsyncIterator
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }
    }
    /// - Parameter object: whose notifications; nil for anybody's.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
