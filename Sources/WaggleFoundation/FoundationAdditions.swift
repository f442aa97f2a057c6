// Members of Foundation's types that Linux lacks.

import Foundation
import FoundationNetworking

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    /// The lines of the text behind the URL, without their ends. They are there once all of it has been loaded.
    public var lines: AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { stream in
            let task = Task {
                do {
                    let data = isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
                    for line in String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) { stream.yield(String(line)) }
                    stream.finish()
                } catch { stream.finish(throwing: error) }
            }
            stream.onTermination = { _ in task.cancel() }
        }
    }
}

extension ProcessInfo {
    /// Always false: desktops do not report it.
    public var isLowPowerModeEnabled: Bool { false }
    /// How hot the machine is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    /// Always nominal: desktops do not report it.
    public var thermalState: ThermalState { .nominal }
    /// False: programs are built for Linux.
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
    /// Not posted.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension NotificationCenter {
    /// The notifications of a name, from now on.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        private let center: NotificationCenter
        private let name: Notification.Name
        nonisolated(unsafe) private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) { (self.center, self.name, self.object) = (center, name, object) }

        public func makeAsyncIterator() -> Iterator {
            let center = center, name = name
            nonisolated(unsafe) let object = object
            let stream = AsyncStream<Received>(bufferingPolicy: .bufferingNewest(64)) { stream in
                nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) { stream.yield(Received(notification: $0)) }
                stream.onTermination = { _ in center.removeObserver(observer) }
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }
        /// A notification on its way from whoever posted it. Its objects are theirs to share.
        fileprivate struct Received: @unchecked Sendable { let notification: Notification }
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Received>.AsyncIterator
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }
    }
    /// - Parameter object: whose notifications; nil for anybody's.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications { Notifications(self, name, object) }
}
