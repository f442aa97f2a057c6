import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// Stacks, images, scroll views and the layout of UIKit's views.
@MainActor
struct UIContainerViewTests {
    private func screen(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) throws -> TestScreen {
        try TestScreen(Represented(view), size: CGSize(width: width, height: height))
    }
    /// A view with a content size.
    private final class Box: UIView {
        var natural: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
    }

    // MARK: Stacks

    private func row(_ distribution: UIStackView.Distribution, _ boxes: [Box], width: CGFloat = 200, spacing: CGFloat = 10) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: boxes)
        (stack.distribution, stack.spacing) = (distribution, spacing)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        stack.layoutIfNeeded()
        return boxes.map(\.frame)
    }
    @Test func aStackFillsItsLengthByPriorities() {
        let soft = Box(40, 20), firm = Box(60, 30)
        soft.setContentHuggingPriority(.defaultLow, for: .horizontal)
        firm.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(row(.fill, [firm, soft]) == [CGRect(x: 0, y: 0, width: 60, height: 50), CGRect(x: 70, y: 0, width: 130, height: 50)])
        firm.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(row(.fill, [firm, soft], width: 80) == [CGRect(x: 0, y: 0, width: 30, height: 50), CGRect(x: 40, y: 0, width: 40, height: 50)])
    }
    @Test func aStackDistributesItsLength() {
        #expect(row(.fillEqually, [Box(10, 10), Box(80, 10)]).map(\.width) == [95, 95])
        #expect(row(.fillProportionally, [Box(20, 10), Box(60, 10)], spacing: 0).map(\.width) == [50, 150])
        #expect(row(.equalSpacing, [Box(20, 10), Box(30, 10), Box(50, 10)]).map(\.minX) == [0, 70, 150])
        #expect(row(.equalCentering, [Box(20, 10), Box(30, 10), Box(40, 10)]).map(\.midX) == [10, 95, 180])
    }
    @Test func aStackAlignsAcrossItsAxis() {
        func place(_ alignment: UIStackView.Alignment) -> CGRect {
            let box = Box(40, 20), stack = UIStackView(arrangedSubviews: [box])
            (stack.axis, stack.alignment, stack.frame) = (.vertical, alignment, CGRect(x: 0, y: 0, width: 100, height: 20))
            stack.layoutIfNeeded()
            return box.frame
        }
        #expect(place(.fill).width == 100 && place(.leading) == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(place(.center).minX == 30 && place(.trailing).minX == 60)
    }
    @Test func hiddenViewsAndCustomSpacesCount() {
        let boxes = [Box(20, 10), Box(20, 10), Box(20, 10)], stack = UIStackView(arrangedSubviews: boxes)
        (stack.spacing, stack.distribution) = (5, .equalSpacing)
        stack.setCustomSpacing(30, after: boxes[0])
        #expect(stack.intrinsicContentSize == CGSize(width: 95, height: 10))
        boxes[1].isHidden = true
        #expect(stack.intrinsicContentSize.width == 70)
        boxes[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2 && stack.intrinsicContentSize.width == 20)
    }
    @Test func lengthsOfArrangedViewsByConstraintsHold() {
        let a = Box(20, 10), b = Box(20, 10), stack = UIStackView(arrangedSubviews: [a, b])
        a.widthAnchor.constraint(equalToConstant: 70).isActive = true
        b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
        stack.alignment = .center
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        stack.layoutIfNeeded()
        #expect(a.frame.width == 70 && b.frame.width == 130)
    }
    @Test func stacksInStacksHaveTheSizeOfTheirContentAndMargins() {
        let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 10)]), outer = UIStackView(arrangedSubviews: [inner, Box(20, 40)])
        (inner.axis, inner.spacing, inner.isLayoutMarginsRelativeArrangement) = (.vertical, 4, true)
        inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(inner.intrinsicContentSize == CGSize(width: 56, height: 28) && outer.intrinsicContentSize == CGSize(width: 76, height: 40))
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 40))
    }
    @Test func aStackPinnedToAViewIsShown() throws {
        let root = UIView(), label = UILabel(), stack = UIStackView(arrangedSubviews: [label])
        label.text = "Reed"
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)])
        let screen = try screen(root)
        #expect(stack.frame.origin == CGPoint(x: 20, y: 10) && stack.frame.size == label.intrinsicContentSize && label.frame.size == stack.frame.size)
        #expect(screen.shows("Reed"))
    }

    // MARK: Layout

    @Test func theConstraintsInsideGiveAViewItsSize() {
        let view = UIView(), box = Box(40, 20)
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8), box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5), box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 30))
        let wide = view.systemLayoutSizeFitting(CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 100, height: 30))
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        NSLayoutConstraint.activate([view.centerXAnchor.constraint(equalTo: around.centerXAnchor), view.centerYAnchor.constraint(equalTo: around.centerYAnchor)])
        around.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 122, y: 85, width: 56, height: 30))
    }
    @Test func aWrappingLabelInAViewOfAWidthMakesItHigher() {
        let view = UIView(), label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that need several lines in a narrow view"
        label.preferredMaxLayoutWidth = 80
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor), label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor), label.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        ])
        let size = view.systemLayoutSizeFitting(CGSize(width: 96, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 96 && size.height > 80)
    }
    @Test func guidesFollowMarginsThatChange() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor), box.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 8, y: 0, width: 84, height: 10) && view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
        view.layoutMargins.left = 20
        view.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 0, width: 72, height: 10))
    }
    private final class Noting: UIView {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { calls.append("will \(newSuperview != nil)") }
        override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) { calls.append("will window \(newWindow != nil)") }
        override func didMoveToWindow() { calls.append("window \(window != nil)") }
    }
    private struct Optionally: View {
        let view: UIView
        @State private var isThere = true
        var body: some View {
            VStack {
                Button("Take") { isThere.toggle() }
                if isThere { Represented(view) }
            }
        }
    }
    @Test func aViewHearsOfSuperviewsAndWindows() throws {
        let root = UIView(), view = Noting()
        root.addSubview(view)
        #expect(view.calls == ["will true", "did true"])
        view.calls = []
        let screen = try TestScreen(Optionally(view: root), size: CGSize(width: 200, height: 100))
        #expect(view.calls == ["will window true", "window true"])
        view.calls = []
        view.removeFromSuperview()
        #expect(view.calls == ["will false", "will window false", "did false", "window false"])
        root.addSubview(view)
        view.calls = []
        try screen.tap("Take")
        try screen.settle()
        #expect(view.calls == ["will window false", "window false"])
    }

    // MARK: Images

    private func image(_ color: UIColor, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
    private func red(_ screen: TestScreen, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let pixel = try #require(try pixels(screen, in: CGRect(x: x, y: y, width: 1, height: 1)).first)
        return pixel.red > 200 && pixel.green < 60
    }
    @Test func anImageIsPlacedByTheContentMode() throws {
        let view = UIImageView(image: image(.red, 20, 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.contentMode = .scaleToFill
        let root = UIView()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.addSubview(view)
        let screen = try screen(root, width: 100)
        #expect(try red(screen, 3, 3) && red(screen, 96, 96))
        view.contentMode = .scaleAspectFit
        screen.advance(by: 0)
        #expect(try red(screen, 3, 50) && !red(screen, 50, 10) && red(screen, 50, 30))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        screen.advance(by: 0)
        #expect(try red(screen, 3, 3))
        view.contentMode = .bottomRight
        screen.advance(by: 0)
        #expect(try red(screen, 90, 95) && !red(screen, 70, 95) && !red(screen, 50, 50))
        view.contentMode = .center
        screen.advance(by: 0)
        #expect(try red(screen, 50, 50) && !red(screen, 30, 50))
    }
    @Test func imagesAreShownOneAfterAnotherAndComeToAnEnd() throws {
        let view = UIImageView(image: image(.blue))
        view.animationImages = [image(.red), image(.green)]
        (view.animationDuration, view.animationRepeatCount) = (1, 1)
        let screen = try screen(view)
        screen.clock.perform { view.startAnimating() }
        screen.advance(by: 0)
        #expect(try view.isAnimating && red(screen, 50, 50))
        screen.advance(by: 0.6)
        #expect(try !red(screen, 50, 50))
        screen.advance(by: 0.6)
        #expect(!view.isAnimating && screen.isSettled)
    }
    @Test func highlightedImagesAndTints() throws {
        let view = UIImageView(image: image(.blue), highlightedImage: image(.red)), screen = try screen(view)
        #expect(try !red(screen, 50, 50))
        view.isHighlighted = true
        screen.advance(by: 0)
        #expect(try red(screen, 50, 50))
        view.isHighlighted = false
        view.image = image(.blue).withRenderingMode(.alwaysTemplate)
        view.tintColor = .red
        screen.advance(by: 0)
        #expect(try red(screen, 50, 50))
    }

    // MARK: Scroll views

    private final class Watcher: NSObject, UIScrollViewDelegate {
        var calls: [String] = [], offsets: [CGFloat] = []
        var zoomed: UIView?
        var target: CGFloat?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
            calls.append("will end")
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { calls.append("end \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("zoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { calls.append("zoomed") }
    }
    private func scroll(_ height: CGFloat = 1000) -> (UIScrollView, Watcher) {
        let scroll = UIScrollView(), watcher = Watcher(), label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        label.text = "Below"
        scroll.addSubview(label)
        scroll.contentSize = CGSize(width: 200, height: height)
        scroll.delegate = watcher
        return (scroll, watcher)
    }
    @Test func aFingerMovesTheContentAndTheDelegateHears() throws {
        let (scroll, watcher) = scroll(), screen = try screen(scroll, height: 200)
        let before = try screen.element("Below").frame.minY
        watcher.offsets = []
        try screen.drag(.point(100, 150), by: CGSize(width: 0, height: -100), halts: true)
        try screen.settle()
        #expect(abs(scroll.contentOffset.y - 90) <= 10.5 && scroll.bounds.origin == scroll.contentOffset)
        #expect(try abs(screen.element("Below").frame.minY - (before - scroll.contentOffset.y)) < 0.5)
        #expect(watcher.calls.prefix(3) == ["begin", "will end", "end false"] && watcher.offsets.count > 5 && watcher.offsets.last == scroll.contentOffset.y)
        watcher.calls = []
        try screen.fling(.point(100, 150), by: CGSize(width: 0, height: -100))
        try screen.settle()
        #expect(watcher.calls == ["begin", "will end", "end true", "decelerate", "rest"] && !scroll.isDecelerating && scroll.contentOffset.y > 250)
    }
    @Test func theProgramMovesTheContent() throws {
        let (scroll, watcher) = scroll(), screen = try screen(scroll, height: 200)
        scroll.contentOffset = CGPoint(x: 0, y: 120)
        screen.advance(by: 0)
        let top = try screen.element("Below").frame.minY
        scroll.contentInset.bottom = 40
        scroll.setContentOffset(CGPoint(x: 0, y: 220), animated: true)
        try screen.settle()
        #expect(scroll.contentOffset.y == 220 && watcher.calls == ["animated"])
        #expect(try screen.element("Below").frame.minY == top - 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false)
        screen.advance(by: 0)
        #expect(scroll.contentOffset.y == 490)
        scroll.setContentOffset(CGPoint(x: .nan, y: CGFloat.infinity), animated: false)
        #expect(scroll.contentOffset.y == 490)
    }
    @Test func insetsAreBeforeTheContentAndTheOffsetIsNegativeThere() throws {
        let (scroll, _) = scroll()
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        let screen = try screen(scroll, height: 200)
        #expect(scroll.contentOffset.y == -30 && scroll.adjustedContentInset.top == 30)
        scroll.setContentOffset(.zero, animated: false)
        screen.advance(by: 0)
        #expect(scroll.contentOffset.y == 0)
    }
    @Test func theDelegateSaysWhereContentComesToRestAndPagesDo() throws {
        let (scroll, watcher) = scroll(), screen = try screen(scroll, height: 200)
        watcher.target = 333
        try screen.fling(.point(100, 150), by: CGSize(width: 0, height: -100))
        try screen.settle()
        #expect(abs(scroll.contentOffset.y - 333) < 1)
        watcher.target = nil
        scroll.isPagingEnabled = true
        scroll.contentOffset = .zero
        screen.advance(by: 0.1)
        try screen.fling(.point(100, 150), by: CGSize(width: 0, height: -100))
        try screen.settle()
        #expect(scroll.contentOffset.y == 200)
    }
    @Test func constraintsToTheEdgesGiveTheContentItsSize() throws {
        let scroll = UIScrollView(), stack = UIStackView(arrangedSubviews: (0..<5).map { _ in Box(10, 60) })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor), stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        let screen = try screen(scroll)
        try screen.settle()
        #expect(scroll.contentSize == CGSize(width: 200, height: 320) && stack.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }
    @Test func twoFingersZoomTheContent() throws {
        let (scroll, watcher) = scroll(200), picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.addSubview(picture)
        watcher.zoomed = picture
        scroll.maximumZoomScale = 4
        let screen = try screen(scroll, height: 200)
        try screen.pinch(.point(100, 100), by: 2)
        try screen.settle()
        #expect(abs(scroll.zoomScale - 2) < 0.3 && abs(scroll.contentSize.width - 200 * scroll.zoomScale) < 0.01 && watcher.calls.contains("zoom") && watcher.calls.contains("zoomed"))
        #expect(abs(scroll.contentOffset.x - 50 * scroll.zoomScale) < 25)
        scroll.setZoomScale(9, animated: false)
        #expect(scroll.zoomScale == 4)
    }
    @Test func touchesReachScrolledSubviews() throws {
        final class Touched: UIView {
            var count = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let (scroll, _) = scroll(), view = Touched(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
        scroll.addSubview(view)
        let screen = try screen(scroll, height: 200)
        scroll.contentOffset.y = 350
        screen.advance(by: 0)
        try screen.tap(.point(50, 75))
        #expect(view.count == 1)
    }
    @Test func recognizersInScrolledContentSeeLocationsInTheirViews() throws {
        let (scroll, _) = scroll(), root = UIView(), view = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
        var places: [CGPoint] = []
        let tap = UITapGestureRecognizer()
        tap.closures.append { [unowned tap, unowned view, unowned scroll] in places = [tap.location(in: view), tap.location(in: scroll)] }
        view.addGestureRecognizer(tap)
        scroll.addSubview(view)
        scroll.frame = CGRect(x: 20, y: 0, width: 180, height: 200)
        root.addSubview(scroll)
        for (outer, x) in [(scroll as UIView, CGFloat(0)), (root, 20)] {
            if outer === scroll { scroll.removeFromSuperview() } else { root.addSubview(scroll) }
            let screen = try screen(outer, height: 200)
            scroll.frame.origin.x = x
            scroll.contentOffset.y = 350
            screen.advance(by: 0)
            places = []
            try screen.tap(.point(x + 50, 75))
            #expect(places == [CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 425)])
        }
    }
    @Test func aRefreshControlTurnsUntilTheProgramEndsIt() throws {
        let (scroll, _) = scroll(), control = UIRefreshControl()
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        let screen = try screen(scroll, height: 400)
        try screen.drag(.point(100, 50), by: CGSize(width: 0, height: 330), halts: true)
        screen.advance(by: 0.5)
        #expect(events == 1 && control.isRefreshing && scroll.contentOffset.y < 0)
        screen.clock.perform { control.endRefreshing() }
        try screen.settle()
        #expect(!control.isRefreshing && scroll.contentOffset.y == 0)
    }

    // MARK: Controls

    @Test func controlsSendWhatAPersonChanges() throws {
        let control = UISwitch(), segments = UISegmentedControl(items: ["A", "B"]), root = UIView()
        var events: [String] = []
        control.addAction(UIAction { [unowned control] _ in events.append("\(control.isOn)") }, for: .valueChanged)
        segments.addAction(UIAction { [unowned segments] _ in events.append("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
        control.frame.origin = CGPoint(x: 10, y: 10)
        segments.frame = CGRect(x: 10, y: 50, width: 100, height: 32)
        root.addSubview(control)
        root.addSubview(segments)
        let screen = try screen(root)
        try screen.tap(.point(35, 25))
        try screen.tap("B")
        control.setOn(false, animated: true)
        #expect(events == ["true", "1"])
    }
}
