import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// The desktop's clipboard.
///
/// Content written by the program can be read immediately. Reading another program's content waits for the desktop's answer, for at most
/// half a second. Without a window, the program has a private clipboard.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    private static let clipboard = UIPasteboard()
    public static var general: UIPasteboard { clipboard }
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private var services: (any HostServices)? { UIApplication.shared.services }
    private var watcher: ClipboardWatcher?
    /// The clipboard's content; nil if it is unknown.
    private var known: [TransferContent]?
    /// True while the program writes, because the desktop also reports those changes.
    private var isWriting = false
    /// The content of the private clipboard, used without a window.
    private var own: [TransferContent] = []
    /// The number of changes by the program or the desktop since the program started.
    open private(set) var changeCount = 0

    // MARK: Content

    /// The first text; nil if there is none. Setting it replaces the whole content.
    open var string: String? {
        get { content.lazy.compactMap(\.text).first }
        set { write(newValue.map { [TransferContent(text: $0)] } ?? []) }
    }
    open var strings: [String]? {
        get { texts.isEmpty ? nil : texts }
        set { write((newValue ?? []).map { TransferContent(text: $0) }) }
    }
    /// The first URL; nil if there is none. Setting it replaces the whole content.
    open var url: URL? {
        get { urls?.first }
        set { write(newValue.map { [Self.content(of: $0)] } ?? []) }
    }
    open var urls: [URL]? {
        get {
            let found = content.compactMap { item in
                item.forms.first { $0.type.conforms(to: .url) }.flatMap { URL(string: String(decoding: $0.data, as: UTF8.self)) }
            }
            return found.isEmpty ? nil : found
        }
        set { write((newValue ?? []).map(Self.content)) }
    }
    /// Written as PNG.
    open var image: UIImage? {
        get { images?.first }
        set { write([newValue].compactMap { $0.flatMap(Self.content) }) }
    }
    open var images: [UIImage]? {
        get {
            let found = content.compactMap { item in
                item.forms.lazy.filter { $0.type.conforms(to: .image) }.compactMap { UIImage(data: $0.data) }.first
            }
            return found.isEmpty ? nil : found
        }
        set { write((newValue ?? []).compactMap(Self.content)) }
    }
    /// The items, keyed by type identifier: text as strings, everything else as data.
    open var items: [[String: Any]] {
        get {
            content.map { item in
                Dictionary(item.forms.map { ($0.type.identifier, $0.type.conforms(to: .plainText) ? String(
                    decoding: $0.data, as: UTF8.self) as Any : $0.data as Any) }, uniquingKeysWith: { first, _ in first })
            }
        }
        set { setItems(newValue) }
    }
    /// The number of items on the clipboard.
    open var numberOfItems: Int { content.count }
    open var hasStrings: Bool { holds(.plainText) }
    open var hasURLs: Bool { holds(.url) }
    open var hasImages: Bool { holds(.image) }
    /// The type identifiers of the first item.
    open var types: [String] { content.first?.forms.map(\.type.identifier) ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.compactMap { UTType($0) }.contains(where: holds) }

    /// The data of the first item with the type or a type that conforms to it; nil if there is none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        guard let type = UTType(pasteboardType) else { return nil }
        return content.lazy.compactMap { $0.forms.first { $0.type.conforms(to: type) }?.data }.first
    }
    /// Replaces the whole content with one item of one type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        guard let type = UTType(pasteboardType) else {
            return Diagnostics.shared.report("\"\(pasteboardType)\" is not a type that a pasteboard can hold.")
        }
        write([TransferContent([TransferContent.Form(type, data)])])
    }
    /// - Parameter items: Strings, data, URLs and images, keyed by type identifier.
    open func setItems(_ items: [[String: Any]]) {
        write(items.map { item in
            TransferContent(item.sorted { $0.key < $1.key }.compactMap { identifier, value in
                guard let type = UTType(identifier) else {
                    Diagnostics.shared.report("\"\(identifier)\" is not a type that a pasteboard can hold.")
                    return nil
                }
                switch value {
                case let text as String: return TransferContent.Form(type, Data(text.utf8))
                case let data as Data: return TransferContent.Form(type, data)
                case let url as URL: return TransferContent.Form(type, Data(url.absoluteString.utf8))
                case let image as UIImage: return image.pngData().map { TransferContent.Form(.png, $0) }
                default:
                    Diagnostics.shared.report(
                        "A pasteboard holds strings, data, URLs and images; the value for \"\(identifier)\" is a \(Swift.type(of: value)).")
                    return nil
                }
            })
        })
    }
    /// Adds items to the content.
    open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

    // MARK: The clipboard

    private var texts: [String] { content.compactMap(\.text) }
    private func holds(_ type: UTType) -> Bool {
        (services?.clipboardTypes ?? own.flatMap { $0.forms.map(\.type) }).contains { $0.conforms(to: type) }
    }
    private static func content(of url: URL) -> TransferContent {
        TransferContent([TransferContent.Form(.url, Data(url.absoluteString.utf8)), TransferContent.Form(
            .utf8PlainText, Data(url.absoluteString.utf8))])
    }
    private static func content(of image: UIImage) -> TransferContent? {
        image.pngData().map { TransferContent([TransferContent.Form(.png, $0)]) }
    }

    private func write(_ items: [TransferContent]) {
        isWriting = true
        if let services { services.writeClipboard(items) } else { own = items }
        isWriting = false
        watch()
        known = items
        didChange()
    }

    private var content: [TransferContent] {
        guard let services else { return own }
        watch()
        if let known { return known }
        let answer = ClipboardAnswer()
        services.readClipboard([.item]) { answer.items = $0 }
        let end = Date(timeIntervalSinceNow: 0.5)
        while answer.items == nil, Date() < end, RunLoop.main.run(mode: .default, before: end) {}
        known = answer.items
        return answer.items ?? []
    }

    /// Discards the known content when another program writes to the clipboard.
    private func watch() {
        guard watcher == nil, let services else { return }
        let watcher = ClipboardWatcher { [weak self] in
            guard let self, !self.isWriting else { return }
            self.known = nil
            self.didChange()
        }
        self.watcher = watcher
        services.watchClipboard(watcher)
    }
    private func didChange() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}

@MainActor
private final class ClipboardAnswer {
    var items: [TransferContent]?
}
