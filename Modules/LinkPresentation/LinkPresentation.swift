import Foundation
import SwiftUI
import UIKit

/// What is known of a page of the web.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL, url, remoteVideoURL: URL?
    open var title: String?
    open var iconProvider, imageProvider, videoProvider: NSItemProvider?
    public override init() { super.init() }
}

/// Asks pages what they are. None is fetched, so each request ends with `LPError.metadataFetchFailed`, as on a phone without a network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    public override init() { super.init() }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, LPError(.metadataFetchFailed)) }
    }
    open func cancel() {}
}

public struct LPError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, metadataFetchFailed = 2, metadataFetchCancelled = 3, metadataFetchTimedOut = 4, metadataFetchNotAllowed = 5
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "LPErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
extension LPError.Code {
    public static func ~= (code: LPError.Code, error: any Error) -> Bool { (error as? LPError)?.code == code }
}

/// A card for a page: its title and where it is. A tap opens it.
@MainActor
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { show() } }
    private var card: UIHostingController<LinkCard>?

    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.originalURL = URL
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 64))
        show()
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 64))
        show()
    }
    public required init?(coder: NSCoder) { return nil }
    open override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 64) }

    private func show() {
        let content = LinkCard(title: metadata.title, url: metadata.url ?? metadata.originalURL)
        if let card { return card.rootView = content }
        let card = UIHostingController(rootView: content)
        card.view.frame = bounds
        card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.view.backgroundColor = .clear
        addSubview(card.view)
        self.card = card
    }
}

private struct LinkCard: View {
    let title: String?
    let url: URL?
    @Environment(\.openURL) private var openURL

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title ?? url?.host() ?? "").font(.subheadline.weight(.semibold)).lineLimit(1)
                if title != nil, let host = url?.host() { Text(host).font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
            }
            Spacer(minLength: 0)
            Image(systemName: "safari").font(.title3).foregroundStyle(.secondary)
        }
        .padding(12).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 14, style: .continuous))
        .onTapGesture { if let url { openURL(url) } }
        .accessibilityAddTraits(.isLink)
    }
}
