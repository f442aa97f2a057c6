// Members of Foundation's types that Linux lacks.

import Foundation
import FoundationNetworking
import WaggleCore

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
                    for line in String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
                        stream.yield(String(line))
                    }
                    stream.finish()
                } catch { stream.finish(throwing: error) }
            }
            stream.onTermination = { _ in task.cancel() }
        }
    }
}

extension URL {
    /// True: there is no sandbox, so every URL may be used as far as the file's permissions go.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends what needs no end: there is no sandbox.
    public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
    /// Nil: nobody is signed in to iCloud.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Nil: there are no folders in iCloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension AttributedString {
    /// The table's value for a key, or the key itself, with the arguments substituted and its inline markdown as attributes.
    ///
    /// - Parameters:
    ///   - table: the table's file name without `.strings`; nil means `Localizable`.
    ///   - bundle: the bundle with the tables; nil is the main bundle.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
        self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
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

extension UserDefaults {
    /// The value of a key, like `object(forKey:)`; nil if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a key, like `set(_:forKey:)`; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
