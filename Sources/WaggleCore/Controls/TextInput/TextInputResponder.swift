// Clicks and touches on an edited text.

import CoreTransferable
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The gesture responder of an edited text.
///
/// A mouse places the caret when its button goes down and selects while it is dragged. Two clicks select a word, three a paragraph, and
/// Shift extends. A finger places the caret at the nearer edge of a word when it lifts, so that it can scroll; a resting finger moves the
/// caret. The selection is dragged by a mouse that moves or a finger that rests.
@MainActor
final class TextInputResponder: TextResponder {
    private unowned let text: TextInputNode
    /// The last event of a finger or mouse.
    fileprivate private(set) var touch = Touch(phase: .ended, location: .zero, time: 0)
    /// The number of successive clicks at one location.
    private var clicks: (count: Int, time: TimeInterval, location: CGPoint) = (0, -.infinity, .zero)
    /// The range selected by the first click. A drag extends it by whole words or paragraphs.
    private var selected: Range<Int> = 0..<0
    /// True while a touch is placing the caret, so that gaining the focus does not move it.
    private(set) var isPlacingCaret = false
    /// The dragged part of the text, and that part when it was lifted; nil if there is none.
    private var dragged: (range: Range<Int>, text: String)?
    /// The dragged part while the text still has it there; nil if the program has changed it meanwhile.
    var movable: Range<Int>? { dragged.flatMap { text.edited.text[utf8: $0.range] == $0.text ? $0.range : nil } }
    private var flight: DraggedText?

    init(in text: TextInputNode) {
        self.text = text
        super.init(in: text, .text)
    }

    override func handle(_ touch: Touch) {
        self.touch = touch
        if touch.phase == .began {
            // The maximum interval and distance between successive taps that are counted together.
            let continues = touch.time - clicks.time <= TapLimits.longestPause + 0.1
                && touch.location.distance(to: clicks.location) < (touch.source == .mouse ? 5 : 20)
            clicks = (continues ? clicks.count % 3 + 1 : 1, touch.time, touch.location)
        }
        super.handle(touch)
    }
    override func makeRecognizer() -> _AnyGestureRecognizer { TextTouchRecognizer(self) }

    override func didEnd() {
        super.didEnd()
        cancelDrag()
    }
    override var goesOnOutOfSight: Bool { dragged != nil }

    // MARK: Dragging the selection

    /// True if a touch at the point would drag the selection.
    fileprivate func isDraggable(at point: CGPoint) -> Bool {
        guard text.isEditing, !text.view.isSecure, !text.edited.selection.isCaret, !touch.modifiers.contains(.shift) else { return false }
        return text.edited.selection.range.contains(text.position(at: point).offset) && text.selectionBounds.contains(point)
    }
    fileprivate func lift(from start: CGPoint) {
        assert(dragged == nil && flight == nil, "A selection is lifted while another is being dragged.")
        dragged = (text.edited.selection.range, text.edited.selectedText)
        flight = text.flight(from: start, at: touch.location)
        text.tools.show(flight)
        graph.input.drags.begin(
            DragSession([NSItemProvider(transferable: text.edited.selectedText)], from: self, at: touch.location), at: touch.time)
    }
    fileprivate func carry() {
        guard dragged != nil else { return }
        assert(flight != nil, "A part of a text is carried without an image.")
        flight?.location = touch.location
        text.tools.show(flight)
        graph.input.drags.move(to: touch.location, at: touch.time)
        if touch.source == .mouse, graph.input.drags.leave(at: touch.location, image: { flight?.image }) { endDrag() }
    }
    fileprivate func drop() {
        guard dragged != nil else { return }
        _ = graph.input.drags.drop()
        endDrag()
    }
    fileprivate func cancelDrag() {
        guard dragged != nil else { return }
        graph.input.drags.cancel()
        endDrag()
    }
    private func endDrag() {
        (dragged, flight) = (nil, nil)
        text.tools.show(nil)
    }

    // MARK: Touches

    /// Called when a mouse button goes down.
    fileprivate func press(at point: CGPoint) {
        focus()
        let position = text.position(at: point)
        if touch.modifiers.contains(.shift) {
            selected = text.edited.selection.anchor..<text.edited.selection.anchor
            return text.edit { $0.move(to: position, isExtending: true) }
        }
        select(at: position)
    }
    private func select(at position: TextPosition) {
        assert((1...3).contains(clicks.count), "Successive clicks are counted from 1 to 3.")
        switch clicks.count {
        case 2: selected = text.word(at: position.offset)
        case 3: selected = paragraph(at: position.offset)
        default:
            selected = position.offset..<position.offset
            return text.edit { $0.move(to: position) }
        }
        let selected = selected
        text.edit { $0.select(selected) }
    }
    private func paragraph(at offset: Int) -> Range<Int> { text.edited.text.paragraph(at: offset) }

    /// Called when the mouse is dragged with its button down.
    fileprivate func drag(to point: CGPoint) {
        assert(clicks.count > 0, "A drag over text begins with a press.")
        let position = text.position(at: point), first = selected
        switch clicks.count {
        case 2: extend(first, by: text.word(at: position.offset))
        case 3: extend(first, by: paragraph(at: position.offset))
        default: text.edit { $0.move(to: position, isExtending: true) }
        }
    }
    private func extend(_ first: Range<Int>, by last: Range<Int>) {
        let isForward = last.upperBound >= first.upperBound
        let head = TextPosition(
            isForward ? max(last.upperBound, first.upperBound) : min(last.lowerBound, first.lowerBound),
            isForward ? .upstream : .downstream)
        text.edit { $0.select(EditedSelection(anchor: isForward ? first.lowerBound : first.upperBound, head: head)) }
    }

    /// Called when a finger has tapped.
    fileprivate func tap(at point: CGPoint) {
        let hadFocus = text.isEditing
        focus()
        let position = text.position(at: point)
        guard clicks.count == 1 else {
            text.tools.byTouch { select(at: position) }
            return text.tools.openMenu(.bar)
        }
        let word = text.word(at: position.offset)
        let isEdge = word.isEmpty || position.offset == word.lowerBound || position.offset == word.upperBound
        let nearer = isEdge ? position : position.offset - word.lowerBound < word.upperBound - position.offset
            ? TextPosition(word.lowerBound) : TextPosition(word.upperBound, .upstream)
        // Another tap on the caret or on the selection opens the menu.
        let selection = text.edited.selection
        if hadFocus, selection.isCaret ? selection.head.offset == nearer.offset : selection.range.contains(position.offset) {
            if !text.tools.wasMenuClosedByTouch { text.tools.openMenu(.bar) }
            return
        }
        text.edit { $0.move(to: nearer) }
    }
    /// Moves the caret with a resting finger, under a loupe.
    fileprivate func moveCaret(to point: CGPoint) {
        focus()
        let position = text.position(at: point)
        text.tools.byTouch { text.edit { $0.move(to: position) } }
        text.tools.showLoupe(at: touch.location)
    }
    fileprivate func endMovingCaret(isCancelled: Bool) {
        text.tools.hideLoupe()
        if !isCancelled { text.tools.openMenu(.bar) }
    }

    /// Gives the text the focus, with the caret where it is.
    func focus() {
        assert(!isPlacingCaret, "A touch focuses a text that is already being focused.")
        isPlacingCaret = true
        graph.input.focus.focus(text, isShown: false)
        isPlacingCaret = false
    }
}

/// A secondary click outside the selection selects the word there.
extension TextInputResponder: SecondaryClickHandler {
    func handleSecondaryClick(at location: CGPoint) {
        guard let point = text.point(fromWindow: location) else { return }
        focus()
        let offset = text.position(at: point).offset
        if !text.edited.selection.range.contains(offset) {
            let word = text.word(at: offset)
            text.edit { $0.select(word) }
        }
        text.tools.openMenu(.rows(at: location))
    }
}

extension TextInputResponder: MiddleClickHandler {
    func handleMiddleClick(at location: CGPoint) {
        guard let point = text.point(fromWindow: location) else { return }
        focus()
        text.pasteSelection(at: text.position(at: point))
    }
}

/// Recognizes clicks, drags and taps on an edited text.
@MainActor
private final class TextTouchRecognizer: RestRecognizer {
    private unowned let responder: TextInputResponder
    private var isMouse = false
    private var hasPressed = false
    /// Where a touch on the selection began, in the text's coordinates; nil for other touches.
    private var grip: CGPoint?
    private var isDragging = false
    /// How far a mouse moves before it drags, in points.
    private static let mouseSlop: CGFloat = 4

    init(_ responder: TextInputResponder) { self.responder = responder }

    override var isDiscrete: Bool { !isMouse && !hasPressed }

    override func handle(_ event: GestureEvent) {
        if case .time = event.kind {
            if hasRested(event), let touch = event.touches.first { current = .active(location(touch, event)) }
            return
        }
        guard case .touches = event.kind, let touch = event.touches.first else { return }
        guard event.touches.count == 1 else { return current = .failed }
        switch touch.phase {
        case .began:
            isMouse = responder.touch.source == .mouse
            start = touch.location
            restsAt = isMouse ? nil : event.time + Self.restTime
            let point = location(touch, event)
            grip = responder.isDraggable(at: point) ? point : nil
            if isMouse { current = .active(point) }
        case .moved:
            if progress == .active {
                current = .active(location(touch, event))
            } else if let start, touch.location.distance(to: start) > PanMachine.slop {
                current = .failed
            }
        case .stationary: break
        case .ended: current = .ended(location(touch, event))
        case .cancelled: current = .failed
        }
    }

    override func report(_ continuous: Transaction) {
        switch current {
        case .possible: break
        case .failed: fail(isMouse)
        case .active(let point):
            if grip != nil {
                drag()
            } else if !isMouse {
                responder.moveCaret(to: point)
            } else if hasPressed {
                responder.drag(to: point)
            } else {
                responder.press(at: point)
            }
            hasPressed = true
        case .ended(let point):
            if isDragging {
                responder.drop()
            } else if grip != nil, isMouse {
                // A click on the selection that dragged nothing places the caret.
                responder.press(at: point)
            } else if !hasPressed {
                responder.tap(at: point)
            } else if !isMouse {
                responder.endMovingCaret(isCancelled: false)
            }
        }
    }
    private func drag() {
        guard let grip else { return }
        if !isDragging {
            guard !isMouse || responder.touch.location.distance(to: start ?? .zero) > Self.mouseSlop else { return }
            isDragging = true
            responder.lift(from: grip)
        }
        responder.carry()
    }
    private func fail(_ isMouse: Bool) {
        if isDragging { responder.cancelDrag() } else if hasPressed, !isMouse { responder.endMovingCaret(isCancelled: true) }
    }
    private func location(_ touch: GestureTouch, _ event: GestureEvent) -> CGPoint {
        event.context.point(fromWindow: touch.location, in: .local) ?? .zero
    }
}
