// Clicks and touches on an edited text.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The gesture site of an edited text.
///
/// A mouse places the caret when its button goes down and selects while it is dragged; two clicks select a word, three a paragraph, and Shift extends. A finger
/// places the caret at the nearer edge of a word when it lifts, so that it can scroll; one that rests moves the caret.
@MainActor
final class TextInputSite: TextSite {
    private unowned let text: TextInputNode
    /// The last event of a finger or mouse.
    fileprivate private(set) var touch = Touch(phase: .ended, location: .zero, time: 0)
    /// How often the same place was clicked in succession.
    private var clicks: (count: Int, time: TimeInterval, location: CGPoint) = (0, -.infinity, .zero)
    /// What the first click selected: a drag extends it by whole words or paragraphs.
    private var selected: Range<Int> = 0..<0
    /// True while a touch is placing the caret, which the focus then leaves alone.
    private(set) var isPlacingCaret = false

    init(in text: TextInputNode) {
        self.text = text
        super.init(in: text, .text)
    }

    override func handle(_ touch: Touch) {
        self.touch = touch
        if touch.phase == .began {
            // The interval and the distance of taps that belong together.
            let continues = touch.time - clicks.time <= TapMachine.maximumDelay + 0.1 && touch.location.distance(to: clicks.location) < (touch.source == .mouse ? 5 : 20)
            clicks = (continues ? clicks.count % 3 + 1 : 1, touch.time, touch.location)
        }
        super.handle(touch)
    }
    override func makeRecognizer() -> _AnyGestureRecognizer { TextTouchRecognizer(self) }

    // MARK: What touches do

    /// A mouse button went down.
    fileprivate func press(at point: CGPoint) {
        focus()
        let place = text.position(at: point)
        if touch.modifiers.contains(.shift) {
            selected = text.edited.selection.anchor..<text.edited.selection.anchor
            return text.edit { $0.move(to: place, isExtending: true) }
        }
        select(at: place)
    }
    private func select(at place: TextPosition) {
        switch clicks.count {
        case 2: selected = text.word(at: place.offset)
        case 3: selected = paragraph(at: place.offset)
        default:
            selected = place.offset..<place.offset
            return text.edit { $0.move(to: place) }
        }
        let selected = selected
        text.edit { $0.select(selected) }
    }
    private func paragraph(at offset: Int) -> Range<Int> { text.edited.text.paragraph(at: offset) }

    /// The mouse is dragged with its button down.
    fileprivate func drag(to point: CGPoint) {
        let place = text.position(at: point), first = selected
        switch clicks.count {
        case 2: extend(first, by: text.word(at: place.offset))
        case 3: extend(first, by: paragraph(at: place.offset))
        default: text.edit { $0.move(to: place, isExtending: true) }
        }
    }
    private func extend(_ first: Range<Int>, by last: Range<Int>) {
        let isForward = last.upperBound >= first.upperBound
        let head = TextPosition(isForward ? max(last.upperBound, first.upperBound) : min(last.lowerBound, first.lowerBound), isForward ? .upstream : .downstream)
        text.edit { $0.select(EditedSelection(anchor: isForward ? first.lowerBound : first.upperBound, head: head)) }
    }

    /// A finger has tapped.
    fileprivate func tap(at point: CGPoint) {
        let hadFocus = text.isEditing
        focus()
        let place = text.position(at: point)
        guard clicks.count == 1 else {
            text.tools.byTouch { select(at: place) }
            return text.tools.openMenu(.bar)
        }
        let word = text.word(at: place.offset)
        let isEdge = word.isEmpty || place.offset == word.lowerBound || place.offset == word.upperBound
        let nearer = isEdge ? place : place.offset - word.lowerBound < word.upperBound - place.offset ? TextPosition(word.lowerBound) : TextPosition(word.upperBound, .upstream)
        // Another tap on the caret, or on what is selected, is for the menu.
        let selection = text.edited.selection
        if hadFocus, selection.isCaret ? selection.head.offset == nearer.offset : selection.range.contains(place.offset) {
            if !text.tools.wasMenuClosedByTouch { text.tools.openMenu(.bar) }
            return
        }
        text.edit { $0.move(to: nearer) }
    }
    /// A finger that rests moves the caret, under a loupe.
    fileprivate func moveCaret(to point: CGPoint) {
        focus()
        let place = text.position(at: point)
        text.tools.byTouch { text.edit { $0.move(to: place) } }
        text.tools.showLoupe(at: touch.location)
    }
    fileprivate func endMovingCaret(isCancelled: Bool) {
        text.tools.hideLoupe()
        if !isCancelled { text.tools.openMenu(.bar) }
    }

    private func focus() {
        isPlacingCaret = true
        graph.input.focus.focus(text, isShown: false)
        isPlacingCaret = false
    }
}

/// A secondary click outside of the selection selects the word there.
extension TextInputSite: SecondaryClickHandler {
    func handleSecondaryClick(at location: CGPoint) {
        guard let point = text.point(fromWindow: location) else { return }
        focus()
        let place = text.position(at: point).offset
        if !text.edited.selection.range.contains(place) {
            let word = text.word(at: place)
            text.edit { $0.select(word) }
        }
        text.tools.openMenu(.rows(at: location))
    }
}

/// Recognizes clicks, drags and taps on an edited text.
@MainActor
private final class TextTouchRecognizer: _GestureRecognizer<CGPoint> {
    /// How long a finger rests before it moves the caret, in seconds.
    private static let restTime: TimeInterval = 0.5

    private unowned let site: TextInputSite
    private var current: GesturePhase<CGPoint> = .possible(nil)
    private var start: CGPoint?
    private var restsAt: TimeInterval?
    private var isMouse = false
    private var hasPressed = false

    init(_ site: TextInputSite) { self.site = site }

    override var phase: GesturePhase<CGPoint> { current }
    override var wake: TimeInterval? { progress == .possible ? restsAt : nil }
    override var isDiscrete: Bool { !isMouse && !hasPressed }

    override func handle(_ event: GestureEvent) {
        if case .time = event.kind {
            if let restsAt, event.time >= restsAt - 1e-9, progress == .possible, let touch = event.touches.first { current = .active(place(touch, event)) }
            return
        }
        guard case .touches = event.kind, let touch = event.touches.first else { return }
        guard event.touches.count == 1 else { return current = .failed }
        switch touch.phase {
        case .began:
            isMouse = site.touch.source == .mouse
            start = touch.location
            restsAt = isMouse ? nil : event.time + Self.restTime
            if isMouse { current = .active(place(touch, event)) }
        case .moved:
            if progress == .active {
                current = .active(place(touch, event))
            } else if let start, touch.location.distance(to: start) > PanMachine.slop {
                current = .failed
            }
        case .stationary: break
        case .ended: current = .ended(place(touch, event))
        case .cancelled: current = .failed
        }
    }
    override func fail() { current = .failed }

    override func report(_ continuous: Transaction) {
        switch current {
        case .possible: break
        case .failed: if hasPressed, !isMouse { site.endMovingCaret(isCancelled: true) }
        case .active(let point):
            if !isMouse { site.moveCaret(to: point) } else if hasPressed { site.drag(to: point) } else { site.press(at: point) }
            hasPressed = true
        case .ended(let point):
            if !hasPressed { site.tap(at: point) } else if !isMouse { site.endMovingCaret(isCancelled: false) }
        }
    }
    private func place(_ touch: GestureTouch, _ event: GestureEvent) -> CGPoint { event.place.point(fromWindow: touch.location, in: .local) ?? .zero }
}
