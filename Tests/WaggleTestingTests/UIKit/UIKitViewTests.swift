import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import WaggleUIKit

/// The few supported UIKit views, each shown by a representable.
@MainActor
struct UIKitViewTests {
    /// Shows a view created by the test.
    private func screen(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) throws -> TestScreen {
        try TestScreen(Represented(view), size: CGSize(width: width, height: height))
    }
    private func tile(_ name: String, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.isAccessibilityElement = true
        view.accessibilityLabel = name
        return view
    }

    // MARK: Trees

    @Test func subviewsStandInTheirFramesAndFollowThem() throws {
        let root = UIView(), outer = tile("", CGRect(x: 10, y: 20, width: 100, height: 60)), inner = tile("inner", CGRect(x: 5, y: 6, width: 20, height: 10))
        outer.isAccessibilityElement = false
        outer.accessibilityLabel = nil
        outer.addSubview(inner)
        root.addSubview(outer)
        let screen = try screen(root)
        #expect(try screen.element("inner").frame == CGRect(x: 15, y: 26, width: 20, height: 10))
        inner.frame.origin.x = 30
        screen.advance(by: 0)
        #expect(try screen.element("inner").frame.minX == 40)
        inner.isHidden = true
        screen.advance(by: 0)
        #expect(!screen.shows("inner"))
        inner.isHidden = false
        outer.removeFromSuperview()
        screen.advance(by: 0)
        #expect(!screen.shows("inner"))
    }
    @Test func removedViewsAreFreed() throws {
        let root = UIView()
        weak var child: UIView?
        let screen = try screen(root)
        do {
            let view = tile("child", CGRect(x: 0, y: 0, width: 10, height: 10))
            root.addSubview(view)
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            child = view
        }
        screen.advance(by: 0)
        #expect(screen.shows("child") && child != nil)
        child?.removeFromSuperview()
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(child == nil && root.constraints.isEmpty)
    }
    @Test func flexibleViewsShareWhatTheViewAroundGains() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), child = tile("child", CGRect(x: 10, y: 10, width: 80, height: 20))
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(child)
        let screen = try screen(root)
        #expect(try screen.element("child").frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    }
    private final class Halves: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            subviews.first?.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
    }
    @Test func aViewPlacesItsSubviewsWhenItsSizeIsKnown() throws {
        let root = Halves()
        root.addSubview(tile("half", .zero))
        let screen = try screen(root)
        #expect(try screen.element("half").frame.width == 100)
        let layouts = root.layouts
        screen.size = CGSize(width: 300, height: 100)
        #expect(try screen.element("half").frame.width == 150)
        screen.advance(by: 1)
        #expect(root.layouts > layouts && root.layouts < layouts + 5)
    }

    @Test func changesOfAViewAreAnimated() throws {
        let root = UIView(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Moon"
        label.textAlignment = .left
        root.addSubview(label)
        let screen = try screen(root), start = try screen.element("Moon").frame.minX
        var isOver = false
        UIView.animate(withDuration: 1, options: .curveLinear) {
            label.frame.origin.x = 80
            label.alpha = 0.5
        } completion: { isOver = $0 }
        screen.advance(by: 0)
        screen.advance(by: 0.5)
        let halfway = try screen.element("Moon")
        #expect(abs(halfway.frame.minX - start - 40) < 4 && abs(halfway.opacity - 0.75) < 0.05 && !isOver)
        try screen.settle()
        #expect(try screen.element("Moon").frame.minX == start + 80 && isOver)
    }
    private final class Cautious: UIViewController {
        var calls: [String] = []
        override func viewWillLayoutSubviews() { calls.append("will") }
        override func viewDidLayoutSubviews() { calls.append("did \(view.bounds.width)") }
    }
    private struct CautiousView: UIViewControllerRepresentable {
        let controller: Cautious
        func makeUIViewController(context: Context) -> Cautious { controller }
        func updateUIViewController(_ controller: Cautious, context: Context) {}
    }
    @Test func aControllerHearsOfItsViewsLayout() throws {
        let controller = Cautious(), screen = try TestScreen(CautiousView(controller: controller), size: CGSize(width: 120, height: 50))
        #expect(controller.calls.prefix(2) == ["will", "did 120.0"] && screen.isSettled)
    }
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    @Test func aViewsAppearanceReachesWhatIsInIt() throws {
        let root = UIView(), host = UIHostingController(rootView: Scheme())
        host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSubview(host.view)
        let screen = try screen(root)
        #expect(screen.shows("light"))
        root.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0)
        #expect(screen.shows("dark"))
    }

    // MARK: Constraints

    @Test func constraintsPlaceViewsByPriority() throws {
        let root = UIView(), a = tile("a", .zero), b = tile("b", .zero)
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let wide = a.widthAnchor.constraint(equalToConstant: 500)
        wide.priority = .defaultLow
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), a.topAnchor.constraint(equalTo: root.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 30), wide, a.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor), b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5),
        ])
        let screen = try screen(root)
        #expect(try screen.element("a").frame == CGRect(x: 10, y: 0, width: 60, height: 30))
        #expect(try screen.element("b").frame == CGRect(x: 78, y: 7.5, width: 112, height: 15))
        wide.isActive = false
        a.widthAnchor.constraint(equalToConstant: 20).isActive = true
        screen.advance(by: 0)
        #expect(try screen.element("b").frame.minX == 38)
    }
    @Test func equationsThatContradictEarlierOnesAreLeftOut() {
        var system = EquationSystem(variableCount: 2)
        system.add([1, 1], 10)
        system.add([1, -1], 4)
        system.add([1, 0], 99)
        #expect(system.solution == [7, 3])
    }

    // MARK: Texts

    @Test func aLabelIsAsLargeAsItsText() throws {
        let label = UILabel()
        label.text = "Pond"
        let one = label.intrinsicContentSize
        label.text = "Pond\nReed"
        label.numberOfLines = 0
        #expect(one.width > 30 && one.height > 15 && one.height < 30)
        #expect(label.intrinsicContentSize.height >= one.height * 2 - 2)
        #expect(label.sizeThatFits(CGSize(width: 12, height: 1000)).height > one.height * 2)
    }

    private final class Judge: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { calls.append("should begin"); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            calls.append("\(range.location),\(range.length) \(string)")
            return string != "x"
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            if textField.text == "ab" { textField.resignFirstResponder() }
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.text ?? "")") }
    }

    @Test func aFieldAsksItsDelegateAndTellsOfEvents() throws {
        let field = UITextField(), judge = Judge()
        var events: [String] = []
        field.delegate = judge
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.addAction(UIAction { action in events.append("changed \((action.sender as? UITextField)?.text ?? "")") }, for: .editingChanged)
        field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
        let screen = try screen(field)
        try screen.tap("Name")
        try screen.type("axb")
        #expect(field.text == "ab" && field.isFirstResponder)
        #expect(events == ["changed a", "changed ab"])
        try screen.type("c\n")
        try screen.settle()
        #expect(field.isFirstResponder, "Return alone does not take the keyboard.")
        field.text = "ab"
        screen.advance(by: 0)
        try screen.type("\n")
        try screen.settle()
        #expect(!field.isFirstResponder && screen.editedText == nil)
        #expect(events == ["changed a", "changed ab", "changed abc", "exit", "exit"])
        #expect(judge.calls == ["should begin", "begin", "0,0 a", "1,0 x", "1,0 b", "2,0 c", "return", "return", "end ab"])
    }
    @Test func aFieldTakesTheKeyboardAndGivesItUp() throws {
        let field = UITextField(), screen = try screen(field)
        field.becomeFirstResponder()
        screen.advance(by: 0.1)
        try screen.type("hello")
        #expect(field.text == "hello")
        field.superview?.endEditing(true)
        field.endEditing(true)
        screen.advance(by: 0.1)
        #expect(screen.editedText == nil && !field.isFirstResponder)
    }
    @Test func anEditIsTheShortestReplacementInUTF16() {
        #expect(TextEdit(from: "Hallo", to: "Hello") == TextEdit(range: NSRange(location: 1, length: 1), replacement: "e"))
        #expect(TextEdit(from: "a🐸b", to: "ab") == TextEdit(range: NSRange(location: 1, length: 2), replacement: ""))
        #expect(TextEdit(from: "aa", to: "aaa") == TextEdit(range: NSRange(location: 2, length: 0), replacement: "a"))
    }

    @Test func aTextViewsTextIsAStringAndItsContentHasASize() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        view.text = "One"
        let text: String = view.text, low = view.contentSize
        view.text = "One\nTwo\nThree\nFour"
        #expect(text.count == 3 && low.width == 120 && view.contentSize.width == 120 && view.contentSize.height > low.height * 2)
        view.text = nil
        #expect(view.text.isEmpty)
    }
    private final class Writer: NSObject, UITextViewDelegate {
        var texts: [String] = []
        func textViewDidChange(_ textView: UITextView) { texts.append(textView.text ?? "") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "\n" }
    }
    @Test func aTextViewAsksItsDelegate() throws {
        let view = UITextView(), writer = Writer()
        view.delegate = writer
        let screen = try screen(view)
        view.becomeFirstResponder()
        screen.advance(by: 0.1)
        try screen.type("a\nb")
        #expect(view.text == "ab" && writer.texts == ["a", "ab"])
        view.isEditable = false
        screen.advance(by: 0)
        #expect(screen.shows("ab") && screen.editedText == nil)
    }

    // MARK: Controls

    @Test func aPageControlTurnsPages() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        var pages: [Int] = []
        control.addAction(UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
        let screen = try screen(control)
        try screen.tap(.point(130, 50))
        try screen.tap(.point(130, 50))
        try screen.tap(.point(130, 50))
        #expect(pages == [1, 2])
        control.currentPage = 9
        #expect(control.currentPage == 2 && pages == [1, 2])
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }
    @Test func anEffectShowsWhatIsInFrontOfIt() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark)), label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "In front"
        view.contentView.addSubview(label)
        let screen = try screen(view)
        #expect(try screen.element("In front").frame.minY > 5)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
}
