import Foundation
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A window with text fields, a keyboard, a finger and a mouse. Each event is followed by a frame.
@MainActor
final class TextFieldScene {
    let window: HeadlessWindow
    private var clock: TimeInterval = 0

    init(_ view: some View, width: CGFloat = 300, height: CGFloat = 200, direction: LayoutDirection = .leftToRight, scheme: ColorScheme = .light, scale: CGFloat = 1) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        environment.colorScheme = scheme
        window = HeadlessWindow(view, size: CGSize(width: width, height: height), scale: scale, environment: environment)
    }
    var services: HeadlessServices { window.services as! HeadlessServices }

    var fields: [TextInputNode] {
        var found: [TextInputNode] = []
        func visit(_ node: ViewNode) {
            if let node = node as? TextInputNode { found.append(node) }
            node.forEachChild(visit)
        }
        visit(window.graph.root)
        return found
    }
    var field: TextInputNode { fields[0] }
    var text: String { field.edited.text }
    var selection: Range<Int> { field.edited.selection.range }
    var selected: String { field.edited.selectedText }
    var focused: Int? { fields.firstIndex { $0.isEditing } }
    var counters: FrameCounters { window.graph.counters }

    func wait(_ seconds: TimeInterval) {
        clock += seconds
        window.advance(to: clock)
    }
    @discardableResult
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], types characters: String = "") -> Bool {
        let isTaken = window.graph.send(.key(KeyEvent(phase: .down, key: key.character, characters: characters, modifiers: modifiers, time: clock)))
        window.advance(to: clock)
        return isTaken
    }
    func type(_ text: String) { for character in text { press(KeyEquivalent(character), types: String(character)) } }
    func send(_ event: TextInputEvent) {
        window.graph.send(.text(event))
        window.advance(to: clock)
    }

    func focus(_ index: Int = 0) {
        window.graph.input.focus.focus(fields[index], isShown: false)
        window.advance(to: clock)
    }
    /// A point of a field in the window.
    func point(_ x: CGFloat, _ y: CGFloat? = nil, in index: Int = 0) -> CGPoint {
        let frame = fields[index].convert(fields[index].bounds, to: .global)
        return CGPoint(x: frame.minX + x, y: frame.minY + (y ?? frame.height / 2))
    }
    func send(_ phase: InputPhase, _ point: CGPoint, _ source: Touch.Source, _ modifiers: EventModifiers = []) {
        window.graph.send(.touch(Touch(phase: phase, location: point, time: clock, modifiers: modifiers, source: source)))
        window.advance(to: clock)
    }
    func click(_ point: CGPoint, _ modifiers: EventModifiers = []) {
        send(.began, point, .mouse, modifiers)
        wait(0.05)
        send(.ended, point, .mouse, modifiers)
    }
    func tap(_ point: CGPoint) {
        send(.began, point, .finger)
        wait(0.05)
        send(.ended, point, .finger)
        wait(0.01)
    }
    /// The caret's left edge in the first field.
    var caretX: CGFloat { field.caretBounds.minX }
}
