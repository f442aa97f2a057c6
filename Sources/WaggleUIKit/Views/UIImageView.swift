import Foundation
import WaggleCore
import WaggleGeometry

/// A view that shows an image or a sequence of images. Its `contentMode` places the image; template images and symbols have
/// the view's tint.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }
    /// Shown in place of the image while the view is highlighted; nil for the image.
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { contentDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }
    /// Shown one after another while the view is animating.
    open var animationImages: [UIImage]? { didSet { appearanceDidChange() } }
    open var highlightedAnimationImages: [UIImage]? { didSet { appearanceDidChange() } }
    /// The time for all images, in seconds; 0 stands for a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0
    /// How often the images are shown; 0, the default, stands for no end.
    open var animationRepeatCount = 0
    /// When the animation began, by the clock that the views have; nil while there is none.
    fileprivate private(set) var start: Date?
    /// The size and weight of symbols without a configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentDidChange() } }
    /// Has no effect: images are drawn in the colours that they have.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isAnimating: Bool { start != nil }
    open func startAnimating() {
        guard images?.isEmpty == false, start == nil else { return }
        start = Date()
        appearanceDidChange()
    }
    open func stopAnimating() {
        guard start != nil else { return }
        start = nil
        appearanceDidChange()
    }

    private var images: [UIImage]? { isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages }
    /// The time that each image is shown.
    fileprivate var interval: TimeInterval {
        let count = Double(max(images?.count ?? 1, 1)),
            all = animationDuration > 0 && animationDuration.isFinite ? animationDuration : count / 30
        return max(all / count, 1.0 / 240)
    }
    /// The image at a time; the plain image once the animation is over.
    fileprivate func image(at date: Date) -> UIImage? {
        if let start, let images, !images.isEmpty {
            let index = Int((max(date.timeIntervalSince(start), 0) / interval + 1e-6).rounded(.down))
            if animationRepeatCount <= 0 || index < images.count * animationRepeatCount { return images[index % images.count] }
        }
        return still
    }
    fileprivate func finish(at date: Date) {
        guard let start, animationRepeatCount > 0,
              date.timeIntervalSince(start) >= interval * Double(animationRepeatCount * (images?.count ?? 0)) - 1e-6 else { return }
        stopAnimating()
    }
    private var still: UIImage? {
        let shown = isHighlighted ? highlightedImage ?? image : image
        return preferredSymbolConfiguration.flatMap { shown?.applyingSymbolConfiguration($0) } ?? shown
    }
    open override var intrinsicContentSize: CGSize { still?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { still?.size ?? .zero }

    override var content: AnyView? { AnyView(UIImageViewContent(view: self)) }
}

nonisolated private struct UIImageViewContent: View {
    let view: UIImageView

    @MainActor var body: some View {
        let _ = view.changes.count
        if let start = view.start {
            TimelineView(.periodic(from: start, by: view.interval)) { context in
                ContentModeImage(image: view.image(at: context.date), mode: view.contentMode)
                    .onChange(of: context.date) { _, date in view.finish(at: date) }
            }
        } else {
            ContentModeImage(image: view.image(at: .distantPast), mode: view.contentMode)
        }
    }
}

/// An image in a view of another size.
nonisolated struct ContentModeImage: View {
    let image: UIImage?
    let mode: UIView.ContentMode

    @MainActor var body: some View {
        if let image, image.size.width > 0, image.size.height > 0 {
            placed(Image(uiImage: image)).foregroundStyle(.tint)
        }
    }
    @MainActor @ViewBuilder private func placed(_ image: Image) -> some View {
        switch mode {
        case .scaleToFill, .redraw: image.resizable()
        case .scaleAspectFit: image.resizable().aspectRatio(contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .scaleAspectFill: Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }
        case .center: natural(image, .center)
        case .top: natural(image, .top)
        case .bottom: natural(image, .bottom)
        case .left: natural(image, Alignment(horizontal: .leading, vertical: .center))
        case .right: natural(image, Alignment(horizontal: .trailing, vertical: .center))
        case .topLeft: natural(image, .topLeading)
        case .topRight: natural(image, .topTrailing)
        case .bottomLeft: natural(image, .bottomLeading)
        case .bottomRight: natural(image, .bottomTrailing)
        }
    }
    @MainActor private func natural(_ image: Image, _ alignment: Alignment) -> some View {
        Color.clear.overlay(alignment: alignment) { image.fixedSize() }.environment(\.layoutDirection, .leftToRight)
    }
}
