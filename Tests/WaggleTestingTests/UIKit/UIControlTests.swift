import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import WaggleUIKit

/// Controls of UIKit: events, targets, states, and the touches that make them.
@MainActor
struct UIControlTests {
    private final class Desk: NSObject {
        var notes: [String] = []
        func tapped() { notes.append("tapped") }
        func pressed(_ sender: UIControl) { notes.append("pressed \(sender.tag)") }
        func moved(_ sender: UIControl, forEvent event: UIEvent?) { notes.append("moved \(event == nil ? "" : "event")") }
        func changed(_ sender: UISlider) { notes.append("slid \((sender.value * 10).rounded() / 10)") }
    }
    private func screen(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) throws -> TestScreen {
        try TestScreen(Represented(view), size: CGSize(width: width, height: height))
    }
    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    // MARK: Events

    @Test func targetsHearOfTheirEventsOnly() throws {
        let control = UIControl(), desk = Desk()
        control.tag = 5
        control.addTarget(desk, action: Selector(Desk.tapped), for: .valueChanged)
        control.addTarget(desk, action: Selector(Desk.pressed(_:)), for: [.touchUpInside, .valueChanged])
        control.addTarget(desk, action: Selector(Desk.tapped), for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(desk.notes == ["tapped", "pressed 5"])
        #expect(control.actions(forTarget: desk, forControlEvent: .valueChanged) == ["tapped", "pressed:"] && control.allTargets == [desk])
        #expect(control.allControlEvents == [.valueChanged, .touchUpInside, .touchDown])
        control.removeTarget(desk, action: Selector(Desk.tapped), for: .valueChanged)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(desk.notes.suffix(2) == ["tapped", "pressed 5"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(desk.notes.count == 4)
    }
    @Test func aTargetIsNotRetained() {
        let control = UIControl()
        var desk: Desk? = Desk()
        weak let kept = desk
        control.addTarget(desk, action: Selector(Desk.tapped), for: .touchDown)
        desk = nil
        #expect(kept == nil)
        control.sendActions(for: .touchDown)
    }

    private final class Dial: UIControl {
        var log: [String] = []
        override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { log.append(isHighlighted ? "lit" : "dark") } } }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin \(Int(touch.location(in: self).x))")
            return super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        func note(_ sender: UIControl, _ event: UIEvent?) {}
    }
    private func noting(_ control: UIControl) -> () -> [String] {
        var seen: [String] = []
        let names: [(UIControl.Event, String)] = [(.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchCancel, "cancelled")]
        for (event, name) in names { control.addAction(UIAction { _ in seen.append(name) }, for: event) }
        return { seen }
    }
    @Test func aControlFollowsAFinger() throws {
        let dial = Dial(frame: .zero), seen = noting(dial), screen = try screen(dial, width: 300)
        try screen.fingerDown(on: .point(20, 50))
        #expect(dial.isTracking && dial.isTouchInside && dial.state == .highlighted)
        try screen.fingerUp()
        #expect(dial.log == ["begin 20", "lit", "dark", "end"] && seen() == ["down", "inside"])
    }
    @Test func aFingerThatLeavesDoesNotPress() throws {
        let root = UIView(), dial = Dial(frame: CGRect(x: 0, y: 0, width: 60, height: 60)), seen = noting(dial)
        root.addSubview(dial)
        let screen = try screen(root, width: 400, height: 100)
        try screen.fingerDown(on: .point(30, 30))
        try screen.fingerMove(to: .point(120, 30))
        #expect(dial.isTouchInside, "70 points around a control still count.")
        try screen.fingerMove(to: .point(300, 30))
        #expect(!dial.isHighlighted)
        try screen.fingerMove(to: .point(40, 30))
        try screen.fingerMove(to: .point(300, 30))
        try screen.fingerUp()
        #expect(seen() == ["down", "exit", "enter", "exit", "outside"])
    }
    @Test func aScrollViewTakesTheFingerFromAControl() throws {
        let dial = Dial(frame: .zero), seen = noting(dial)
        let screen = try TestScreen(ScrollView { Represented(dial).frame(height: 200); Color.red.frame(height: 600) }, size: CGSize(width: 200, height: 300))
        try screen.fingerDown(on: .point(100, 100))
        #expect(dial.log.isEmpty, "The finger may be about to scroll.")
        screen.advance(by: 0.2)
        #expect(dial.log == ["begin 100", "lit"])
        try screen.fingerMove(to: .point(100, 40), over: 0.2)
        screen.advance(by: 0.2)
        try screen.fingerUp()
        #expect(dial.log == ["begin 100", "lit", "dark", "cancel"] && seen() == ["down", "cancelled"])
        dial.log = []
        try screen.settle()
        try screen.tap(.point(100, 100))
        #expect(dial.log.suffix(2) == ["dark", "end"])
    }
    @Test func aTapOnAControlIsNoTapOfTheViewsAround() throws {
        var taps = 0
        let control = UIControl(), seen = noting(control)
        let screen = try TestScreen(Represented(control).onTapGesture { taps += 1 }, size: CGSize(width: 100, height: 100))
        try screen.tap(.point(50, 50))
        #expect(seen() == ["down", "inside"] && taps == 0)
        control.isEnabled = false
        screen.advance(by: 0)
        try screen.tap(.point(50, 50))
        #expect(seen().count == 2 && taps == 1)
    }

    // MARK: Responders

    private final class Sheet: UIView {
        var notes: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        func flip(_ sender: Any?) { notes.append("flip") }
    }
    @Test func anActionWithoutATargetGoesUpTheChain() throws {
        let sheet = Sheet(), inner = UIView(), control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        sheet.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: Selector(Sheet.flip(_:)), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(sheet.notes == ["flip"])
        let other = Sheet()
        #expect(other.becomeFirstResponder() && other.isFirstResponder)
        control.sendActions(for: .touchUpInside)
        #expect(sheet.notes.count == 1 && other.notes == ["flip"], "The first responder comes first.")
        #expect(sheet.becomeFirstResponder() && !other.isFirstResponder && UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
        #expect(!sheet.isFirstResponder)
        #expect(inner.target(forAction: Selector(Sheet.flip(_:)), withSender: nil) as? Sheet === sheet && !inner.canPerformAction(Selector(Sheet.flip(_:)), withSender: nil))
        #expect(!UIApplication.shared.sendAction(Selector("vanish:"), to: nil, from: nil, for: nil))
    }
    private final class TextHolder: UIView {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    }
    @Test func resigningTheFirstResponderEndsEditing() throws {
        let holder = TextHolder()
        holder.addSubview(holder.field)
        let screen = try screen(holder)
        try screen.tap(.point(50, 15))
        try screen.settle()
        #expect(holder.field.isFirstResponder && UIApplication.shared.firstResponder === holder.field)
        UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        screen.advance(by: 0.1)
        #expect(!holder.field.isFirstResponder && UIApplication.shared.firstResponder == nil)
    }
    private struct Form: View {
        @State private var text = ""
        @FocusState private var isEditing: Bool
        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($isEditing)
                Text(isEditing ? "editing" : "resting")
            }
        }
    }
    @Test func resigningTheFirstResponderEndsEditingInSwiftUIsFieldsToo() throws {
        let application = ApplicationContentWrapper(UIApplication.shared)
        defer { application.programDidEnd() }
        application.programWillBegin()
        let screen = try TestScreen(application.wrapped(AnyView(Form())), size: CGSize(width: 200, height: 300))
        try screen.tap("Name")
        screen.advance(by: 0.1)
        #expect(screen.shows("editing"))
        UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        screen.advance(by: 0.1)
        #expect(screen.shows("resting"))
    }
    private final class Editor: UIView {
        var allows = true
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector(UIResponderStandardEditActions.copy(_:)) && allows
        }
    }
    @Test func respondersDecideByComparingSelectors() {
        let editor = Editor()
        #expect(editor.target(forAction: Selector("copy:"), withSender: nil) as? Editor === editor)
        #expect(editor.target(forAction: Selector(UIResponderStandardEditActions.paste(_:)), withSender: nil) == nil)
    }

    // MARK: Buttons

    @Test func aButtonCallsItsTarget() throws {
        let desk = Desk(), button = button("Order")
        button.tag = 2
        button.addTarget(desk, action: Selector(Desk.pressed(_:)), for: .touchUpInside)
        button.addTarget(desk, action: Selector(Desk.moved(_:forEvent:)), for: .touchDown)
        let screen = try screen(button)
        try screen.tap("Order")
        #expect(desk.notes == ["moved event", "pressed 2"])
        try screen.perform(.activate, on: "Order")
        #expect(desk.notes.last == "pressed 2" && desk.notes.count == 3)
        try screen.press(.tab)
        try screen.press(.space)
        #expect(desk.notes.count == 4, "A key presses a button that has the focus.")
    }
    private final class Badge: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 9
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    @Test func aSubclassIsMadeByAnyInitializer() {
        let badge = Badge(type: .system), other = Badge(configuration: .filled())
        #expect(badge.tag == 9 && badge.buttonType == .system && other.tag == 9 && Badge().buttonType == .custom)
        #expect(Badge(frame: .zero, primaryAction: UIAction { $0.title = "x" }).allControlEvents == .primaryActionTriggered)
    }
    @Test func aButtonShowsWhatWasSetForItsState() throws {
        let button = button("Off")
        button.setTitle("On", for: .selected)
        button.setTitle("Gone", for: .disabled)
        let screen = try screen(button)
        #expect(screen.shows("Off"))
        button.isSelected = true
        screen.advance(by: 0)
        #expect(screen.shows("On") && button.currentTitle == "On")
        button.isSelected = false
        button.isEnabled = false
        screen.advance(by: 0)
        #expect(screen.shows("Gone"))
        button.setAttributedTitle(NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        button.isEnabled = true
        screen.advance(by: 0)
        #expect(screen.shows("Styled"))
    }
    @Test func configurationsHaveTheSizesOfSwiftUIsButtons() throws {
        var filled = UIButton.Configuration.filled()
        filled.title = "Order"
        let button = UIButton(configuration: filled)
        let screen = try TestScreen(VStack { Represented(button).fixedSize(); Button("Other") {}.buttonStyle(.borderedProminent) })
        #expect(abs(button.intrinsicContentSize.height - (try screen.element("Other").frame.height)) <= 1)
        filled.image = UIImage(systemName: "star")
        filled.imagePadding = 8
        let narrow = button.intrinsicContentSize.width
        button.configuration = filled
        #expect(button.intrinsicContentSize.width > narrow + 8)
        filled.buttonSize = .large
        filled.imagePlacement = .top
        button.configuration = filled
        #expect(button.intrinsicContentSize.height > 60)
    }
    @Test func aHandlerAdaptsTheConfigurationToTheState() throws {
        let button = UIButton(configuration: .gray())
        button.configurationUpdateHandler = { button in button.configuration?.title = button.isSelected ? "Chosen" : "Free" }
        let screen = try screen(button)
        #expect(screen.shows("Free"))
        button.isSelected = true
        screen.advance(by: 0)
        #expect(screen.shows("Chosen"))
    }
    @Test func aButtonOpensItsMenu() throws {
        var chosen = ""
        let button = button("More")
        button.menu = UIMenu(children: [UIAction(title: "Copy") { chosen = $0.title }, UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Erase", attributes: .destructive) { chosen = $0.title }])])
        button.showsMenuAsPrimaryAction = true
        let screen = try screen(button, width: 300, height: 400)
        try screen.tap("More")
        try screen.settle()
        try screen.tap("Erase")
        try screen.settle()
        #expect(chosen == "Erase")
    }

    // MARK: Controls with a value

    @Test func aSwitchTurnsAndTellsItsTarget() throws {
        let control = UISwitch(), desk = Desk()
        control.tag = 1
        control.addTarget(desk, action: Selector(Desk.pressed(_:)), for: .valueChanged)
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        let screen = try screen(control)
        try screen.tap(.point(25, 15))
        #expect(control.isOn && desk.notes == ["pressed 1"])
        control.isOn = false
        #expect(desk.notes.count == 1)
    }
    @Test func aSliderSendsItsValue() throws {
        let slider = UISlider(), desk = Desk()
        slider.addTarget(desk, action: Selector(Desk.changed(_:)), for: .valueChanged)
        let screen = try screen(slider)
        try screen.drag(.point(14, 50), to: .point(186, 50))
        #expect(slider.value == 1 && desk.notes.last == "slid 1.0" && desk.notes.count > 1)
        slider.minimumValue = .nan
        slider.maximumValue = -3
        slider.value = .infinity
        screen.advance(by: 0.1)
    }
    @Test func aStepperStaysWithinItsLimits() throws {
        let stepper = UIStepper(), desk = Desk()
        stepper.maximumValue = 2
        stepper.addTarget(desk, action: Selector(Desk.tapped), for: .valueChanged)
        let screen = try screen(stepper)
        let size = stepper.intrinsicContentSize
        for _ in 0..<3 { try screen.tap(.point(Double(size.width) * 0.75, Double(size.height) / 2)); try screen.settle() }
        #expect(stepper.value == 2 && desk.notes.count == 2)
    }
    @Test func aSegmentIsSelected() throws {
        let control = UISegmentedControl(items: ["Day", "Week", 3]), desk = Desk()
        control.selectedSegmentIndex = 0
        control.addTarget(desk, action: Selector(Desk.tapped), for: .valueChanged)
        let screen = try screen(control)
        #expect(control.numberOfSegments == 2)
        try screen.tap("Week")
        #expect(control.selectedSegmentIndex == 1 && desk.notes == ["tapped"])
        control.insertSegment(withTitle: "Month", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Month")
    }

    // MARK: Bars

    private final class Page: UIViewController {
        var notes: [String] = []
        override func viewDidLoad() {
            title = "Tides"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Publish", style: .plain, target: self, action: Selector(Page.publish(_:)))
            navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.notes.append("cancel") })]
        }
        func publish(_ item: UIBarButtonItem) { notes.append(item.title ?? "") }
    }
    private struct ShownPage: UIViewControllerRepresentable {
        let page: Page
        func makeUIViewController(context: Context) -> Page { page }
        func updateUIViewController(_ page: Page, context: Context) {}
    }
    @Test func aNavigationStackShowsTheItemsOfAController() throws {
        let page = Page(), screen = try TestScreen(NavigationStack { ShownPage(page: page) }, size: CGSize(width: 390, height: 500))
        try screen.settle()
        #expect(screen.shows("Tides"))
        try screen.tap("Publish")
        try screen.tap("Cancel")
        #expect(page.notes == ["Publish", "cancel"])
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        screen.advance(by: 0.1)
        try screen.tap("Publish")
        #expect(page.notes.count == 2)
    }
}
