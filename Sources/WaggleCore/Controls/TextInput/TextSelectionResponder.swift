// Selecting and copying read-only text.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The gesture responder of a selectable text. Dragging a mouse selects characters, a double click a word, and a triple click the text; a
/// resting finger selects, too.
@MainActor
final class TextSelectionResponder: TextResponder, TextSelecting {
    private unowned let text: any SelectableText
    /// The selected range, in UTF-8 bytes.
    private(set) var range = 0..<0 {
        didSet {
            guard range != oldValue else { return }
            text.setNeedsDisplay()
            if !range.isEmpty { graph.input.focus.didSelect(in: self) }
        }
    }
    private var anchor = 0
    fileprivate private(set) var touch = Touch(phase: .ended, location: .zero, time: 0)
    private var clicks: (count: Int, time: TimeInterval) = (0, -.infinity)
    private(set) lazy var tools = TextTools(text, owner: self)

    init(in text: any SelectableText) {
        self.text = text
        super.init(in: text, .text)
    }
    override func evaluate() {
        isDirty = false
        tools.update()
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { tools.forEachChild(body) }
    override func handle(_ touch: Touch) {
        self.touch = touch
        if touch.phase == .began {
            clicks = (touch.time - clicks.time <= TapLimits.longestPause + 0.1 ? clicks.count % 3 + 1 : 1, touch.time)
        }
        super.handle(touch)
    }
    override func makeRecognizer() -> _AnyGestureRecognizer { SelectionRecognizer(self) }
    override func didEnd() {
        super.didEnd()
        tools.end()
        if graph.input.focus.selectedText === self { graph.input.focus.select(in: nil) }
    }

    func clearSelection() {
        range = 0..<0
        tools.hide()
    }
    func textDidChange() { if range.upperBound > text.selectableText.utf8.count { clearSelection() } }

    // MARK: Touches

    fileprivate func press(at point: CGPoint) {
        assert((1...3).contains(clicks.count), "Successive clicks are counted from 1 to 3.")
        let offset = text.characters.position(at: point).offset, string = text.selectableText
        switch clicks.count {
        case 2: select(string.word(at: offset, graph.textEngine.boundaries))
        case 3: selectAll()
        default:
            anchor = offset
            select(offset..<offset)
        }
    }
    fileprivate func drag(to point: CGPoint) {
        guard clicks.count == 1 else { return }
        let offset = text.characters.position(at: point).offset
        select(min(anchor, offset)..<max(anchor, offset))
    }
    fileprivate func hold() {
        selectAll()
        tools.openMenu(.bar)
    }
    private func selectAll() { select(0..<text.selectableText.utf8.count) }
    private func select(_ range: Range<Int>) {
        graph.input.focus.select(in: self)
        self.range = range
        tools.selectionDidChange()
        graph.needsFrame()
    }

    // MARK: Menu

    var editCommands: [EditCommand] {
        (range.isEmpty ? [] : [.copy]) + (range.count < text.selectableText.utf8.count ? [.selectAll] : [])
    }
    func perform(_ command: EditCommand) {
        switch command {
        case .copy: graph.host?.writeClipboard(String(text.selectableText[utf8: range]))
        case .selectAll: selectAll()
        case .cut, .paste, .select: break
        }
    }

    // MARK: Keys

    func handle(_ key: KeyEvent) -> Bool {
        if isShown, tools.handle(key) { return true }
        guard key.phase == .down, !range.isEmpty, isShown else { return false }
        let isCommand = [.control, .command].contains(key.modifiers.subtracting([.capsLock, .numericPad]))
        switch key.key {
        case "c" where isCommand:
            perform(.copy)
            return true
        case "a" where isCommand:
            selectAll()
            return true
        case "\u{1B}":
            clearSelection()
            return true
        default: return false
        }
    }
}

extension TextSelectionResponder: SelectionSource {
    var selectionForOthers: String? { String(text.selectableText[utf8: range]) }
}

/// A secondary click outside the selection selects the word there.
extension TextSelectionResponder: SecondaryClickHandler {
    func handleSecondaryClick(at location: CGPoint) {
        guard let point = text.point(fromWindow: location) else { return }
        let offset = text.characters.position(at: point).offset
        if !range.contains(offset) { select(text.selectableText.word(at: offset, graph.textEngine.boundaries)) }
        tools.openMenu(.rows(at: location))
    }
}

/// Recognizes mouse clicks and drags, and a resting finger.
@MainActor
private final class SelectionRecognizer: RestRecognizer {
    private unowned let responder: TextSelectionResponder
    private var isMouse = false
    private var hasPressed = false

    init(_ responder: TextSelectionResponder) { self.responder = responder }

    override func handle(_ event: GestureEvent) {
        if case .time = event.kind {
            if hasRested(event), let start { current = .active(start) }
            return
        }
        guard case .touches = event.kind, let touch = event.touches.first else { return }
        let location = event.context.point(fromWindow: touch.location, in: .local) ?? .zero
        switch touch.phase {
        case .began:
            isMouse = responder.touch.source == .mouse
            start = location
            restsAt = isMouse ? nil : event.time + Self.restTime
            if isMouse { current = .active(location) }
        case .moved:
            if progress == .active { if isMouse { current = .active(location) } } else if let start,
               location.distance(to: start) > PanMachine.slop { current = .failed }
        case .stationary: break
        case .ended: current = progress == .active ? .ended(location) : .failed
        case .cancelled: current = .failed
        }
    }
    override func report(_ continuous: Transaction) {
        guard case .active(let point) = current else { return }
        if isMouse {
            if hasPressed { responder.drag(to: point) } else { responder.press(at: point) }
        } else if !hasPressed {
            responder.hold()
        }
        hasPressed = true
    }
}

// MARK: The modifier

/// Whether users can select text.
public protocol TextSelectability {
    /// True if text can be selected.
    static var allowsSelection: Bool { get }
}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether users can select and copy read-only text inside the view. Text in fields can always be selected.
    @_disfavoredOverload public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSelection, S.allowsSelection ? TextSelectionKind(type: TextSelectionResponder.self) : nil)
    }
}
