import Foundation
import WaggleCore
import WaggleGeometry

/// Dots that represent pages. A tap beside the centre turns one page, a drag turns several; both send `valueChanged`.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// The number of dots. Less than 0 counts as 0.
    open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { currentPage = kept(currentPage); contentDidChange() } } }
    /// Zero-based, and clamped to the existing pages.
    open var currentPage: Int {
        get { page }
        set {
            guard kept(newValue) != page else { return }
            page = kept(newValue)
            appearanceDidChange()
        }
    }
    private var page = 0
    open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { appearanceDidChange() } } }
    /// Nil for translucent white.
    open var pageIndicatorTintColor: UIColor? { didSet { if pageIndicatorTintColor != oldValue { appearanceDidChange() } } }
    /// Nil for white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { if currentPageIndicatorTintColor != oldValue { appearanceDidChange() } } }
    /// The background of the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { if backgroundStyle != oldValue { appearanceDidChange() } } }

    private func kept(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

    /// The size for a number of pages: 8-point dots, spaced 18 points from centre to centre.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(max(pageCount, 0)) * 18 + 20, height: 26) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    fileprivate func turn(to page: Int) {
        guard isEnabled, kept(page) != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    override var content: AnyView? { AnyView(UIPageControlContent(control: self)) }
}

nonisolated private struct UIPageControlContent: View {
    let control: UIPageControl

    @MainActor var body: some View {
        let _ = control.changes.count
        PageDots(count: control.numberOfPages, current: control.currentPage, showsBackground: control.backgroundStyle == .prominent,
                 color: control.pageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white.opacity(0.3),
                 currentColor: control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white) { control.turn(to: $0) }
            .opacity(control.numberOfPages == 0 || control.numberOfPages == 1 && control.hidesForSinglePage ? 0 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
