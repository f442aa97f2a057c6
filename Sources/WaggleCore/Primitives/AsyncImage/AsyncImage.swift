import Foundation

/// The progress of loading an image.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded yet, or there is no URL.
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, once loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    /// The error, if loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// Loads an image from a URL (`http`, `https` or `file`) and shows it when loaded.
///
/// Loading begins when the view appears, is cancelled when it disappears, and restarts when the URL changes. The image is decoded off the
/// main thread.
nonisolated public struct AsyncImage<Content: View>: View {
    private struct Source: Equatable {
        let url: URL?
        let scale: CGFloat
    }

    private let source: Source
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    @State private var phase: AsyncImagePhase
    @Environment(\.imageDecoding) private var decoding

    /// Shows the image at its own size; until it is loaded, a grey area of the proposed size.
    ///
    /// - Parameter scale: pixels of the file per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image.placeholder }
    }

    /// Shows `content` made from the image; until it is loaded, or if loading fails, `placeholder`.
    ///
    /// - Parameter scale: pixels of the file per point; 1 if it is not positive and finite.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows content made from each loading phase.
    ///
    /// - Parameters:
    ///   - scale: pixels of the file per point; 1 if it is not positive and finite.
    ///   - transaction: the transaction for changes of the phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        source = Source(url: url, scale: scale)
        self.transaction = transaction
        self.content = content
        _phase = State(initialValue: .empty)
    }

    @MainActor public var body: some View {
        // One load for all views of a phase, even if there are none.
        let node = ThreadContext.current.evaluating?.reference
        content(phase).taskOfAll(id: source) { await load(in: node) }
    }

    /// - Parameter node: the view's node, named in messages.
    @MainActor private func load(in node: NodeReference?) async {
        if case .empty = phase {} else { phase = .empty }
        guard let url = source.url else { return }
        let loaded: AsyncImagePhase
        do {
            let picture = try await ImageLoads.picture(at: url, decoding: decoding)
            loaded = .success(Image(picture, scale: source.scale > 0 && source.scale.isFinite ? source.scale : 1))
        } catch {
            loaded = .failure(error)
        }
        // The view has disappeared or its URL has changed.
        guard !Task.isCancelled else { return }
        if case .failure(let error) = loaded {
            Diagnostics.shared.report(
                "AsyncImage: \(url.absoluteString) could not be loaded: \(error.localizedDescription)", in: node?.node)
        }
        withTransaction(transaction) { phase = loaded }
    }
}
