import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleCore
import WaggleGeometry

/// A service of the share sheet. A desktop copies, opens and saves; a program's own services are not shown.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Names a service.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Opens an address in the desktop's program for it.
        static let open = ActivityType("waggle.activity.Open")
        /// Saves an item to a file.
        static let save = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }
    /// Whether a service acts or shares.
    public enum Category: Int, Sendable { case action, share }
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

/// An item that is made when it is shared.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
}
extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// The share sheet: what a desktop can do with texts, addresses, images and files.
///
/// It can be presented, or shown in a SwiftUI sheet by a representable.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// Called when an action is over, or with false when the sheet is closed without one.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Services that are not offered: copying.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Has no effect: there is no collaboration.
    open var allowsProminentActivity = true
    private let items: [Any]
    private var isDone = false

    /// - Parameter applicationActivities: Not shown.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    open override func loadView() {
        let host = HostingView(ShareSheet(items: shared, title: subject) { [weak self] action in self?.finish(action) })
        host.backgroundColor = .systemGroupedBackground
        view = host
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isDone else { return }
        isDone = true
        completionWithItemsHandler?(nil, false, nil, nil)
    }
    private func finish(_ action: ShareMenu.Action) {
        guard !isDone else { return }
        isDone = true
        let type: UIActivity.ActivityType = switch action {
        case .copy: .copyToPasteboard
        case .open: .open
        case .save: .save
        }
        dismiss(animated: true)
        completionWithItemsHandler?(type, true, nil, nil)
    }

    /// The values that are shared now.
    private var values: [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: nil) ?? source.activityViewControllerPlaceholderItem(self)
        }
    }
    private var subject: String? {
        let sources = items.compactMap { $0 as? any UIActivityItemSource }
        return sources.lazy.map { $0.activityViewController(self, subjectForActivityType: nil) }.first { !$0.isEmpty }
    }
    private var shared: [SharedItem] {
        values.compactMap { value in
            if let provider = value as? NSItemProvider { return SharedItem(provider, title: nil, url: nil) }
            if let url = value as? URL {
                return SharedItem(url, title: Text(verbatim: url.lastPathComponent.isEmpty ? url.absoluteString : url.lastPathComponent))
            }
            if let text = value as? NSAttributedString { return SharedItem(text.string, title: nil) }
            if let text = value as? String { return SharedItem(text, title: nil) }
            if let image = value as? UIImage, let data = image.pngData() {
                let provider = NSItemProvider()
                provider.registerDataRepresentation(for: .png, visibility: .all) { done in
                    done(data, nil)
                    return nil
                }
                provider.suggestedName = "Image.png"
                return SharedItem(provider, title: nil, url: nil)
            }
            if let data = value as? Data { return SharedItem(data, title: nil) }
            Diagnostics.shared.report(
                "A value of the type \(type(of: value)) cannot be shared; share a text, a URL, an image, data or an NSItemProvider.")
            return nil
        }
    }
}

private struct ShareSheet: View {
    let items: [SharedItem]
    let title: String?
    let onAction: (ShareMenu.Action) -> Void

    var body: some View {
        List {
            Section {
                ShareMenu(items: items, onAction: onAction)
            } header: {
                if let title { Text(verbatim: title) }
            }
        }
    }
}
