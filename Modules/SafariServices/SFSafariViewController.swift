import Foundation
import SwiftUI
import UIKit

/// A page of the web, opened in the desktop's browser: the controller itself shows where it went, and closes. On a phone the page stands in
/// the program.
@MainActor
open class SFSafariViewController: UIViewController {
    /// How the page is shown; a browser shows it in its own way.
    open class Configuration: NSObject, NSCopying {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public var activityButton: Any?
        nonisolated public override init() { super.init() }
        nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
    }
    public enum DismissButtonStyle: Int, Sendable { case done = 0, close = 1, cancel = 2 }

    private let url: URL
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    private var hasFinished = false

    /// - Parameter URL: Of the web: http or https.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        precondition(["http", "https"].contains(URL.scheme?.lowercased()),
            "SFSafariViewController opens addresses of the web (http and https).")
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label: LocalizedStringKey = switch dismissButtonStyle {
        case .done: "Done"
        case .close: "Close"
        case .cancel: "Cancel"
        }
        let page = UIHostingController(rootView: OpenedPage(url: url, label: label, opened: { [weak self] isOpened in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
        }, close: { [weak self] in self?.finish() }))
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !hasFinished else { return }
        hasFinished = true
        delegate?.safariViewControllerDidFinish(self)
    }

    private func finish() {
        guard !hasFinished else { return }
        hasFinished = true
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}

@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    /// The person has closed it.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// - Parameter didLoadSuccessfully: Whether the desktop has a browser.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}

/// Says where the page is.
private struct OpenedPage: View {
    let url: URL
    let label: LocalizedStringKey
    let opened: @MainActor (Bool) -> Void
    let close: @MainActor () -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button(label) {
                    close()
                    // Of a sheet of SwiftUI's, which the controller does not know.
                    dismiss()
                }
                .fontWeight(.semibold)
                Spacer()
            }
            .overlay {
                Label(url.host() ?? url.absoluteString, systemImage: "lock.fill").font(.subheadline).imageScale(.small).lineLimit(1)
                    .padding(.horizontal, 80)
            }
            .padding(.horizontal).frame(height: 44)
            Divider()
            ContentUnavailableView {
                Label("Opened in the Browser", systemImage: "safari")
            } description: {
                Text(verbatim: url.absoluteString)
            } actions: {
                Link("Open Again", destination: url)
            }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onAppear { openURL(url, completion: opened) }
    }
}
