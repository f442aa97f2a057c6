// The tools of a selected text: handles at the ends of the selection, a loupe and an edit menu.

import Foundation
import OpenCombine
import WaggleDisplayList
import WaggleGeometry

/// The tools of one text. They share a layer of the window, which is created when a tool is first shown.
///
/// Touches show the tools after they have changed the selection; every other change of the selection hides them.
@MainActor
final class TextTools: ObservableObject, SelectionTools {
    enum Menu: Equatable {
        /// A bar beside the selection, for fingers.
        case bar
        /// Rows at a point of the window, for pointers.
        case rows(at: CGPoint)
    }
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private(set) weak var text: (any TextWithTools)?
    /// The node that is evaluated to create the layer, and that owns it.
    private weak var owner: ViewNode?
    private(set) var menu: Menu?
    private(set) var showsHandles = false
    /// The finger that moves the caret or an end of the selection, in window coordinates; nil without a loupe.
    private(set) var loupe: CGPoint?
    /// The dragged part of the text; nil if there is none.
    private(set) var flight: DraggedText?
    /// The rows of the open menu.
    let session = MenuSession()
    /// True if the latest touch closed the menu.
    private(set) var wasMenuClosedByTouch = false
    private var layer: WindowLayer?
    private var isTouching = false
    /// The fixed end of the selection while a handle is dragged, and the offset from the finger to the centre of the moving caret.
    private var grip: (fixed: Int, offset: CGVector)?

    init(_ text: any TextWithTools, owner: ViewNode) { (self.text, self.owner) = (text, owner) }

    // MARK: Showing

    /// Changes the selection by touch; the handles and the loupe stay.
    func byTouch(_ change: () -> Void) {
        assert(!isTouching, "Changes to a text by touch cannot be nested.")
        isTouching = true
        change()
        isTouching = false
        show(menu: nil, handles: text?.hasHandles == true, loupe: loupe)
    }
    func openMenu(_ menu: Menu) {
        guard let text, !text.editCommands.isEmpty else { return }
        show(menu: menu, handles: showsHandles, loupe: nil)
    }
    func closeMenu() { show(menu: nil, handles: showsHandles, loupe: loupe) }
    /// - Parameter finger: In window coordinates.
    func showLoupe(at finger: CGPoint) { show(menu: nil, handles: showsHandles, loupe: finger) }
    func hideLoupe() { show(menu: menu, handles: showsHandles, loupe: nil) }
    func hide() { show(menu: nil, handles: false, loupe: nil) }
    /// Called when the selection or the text has changed.
    func selectionDidChange() {
        if isTouching { return refresh() }
        hide()
    }

    private func show(menu: Menu?, handles: Bool, loupe: CGPoint?) {
        guard let text, menu != self.menu || handles != showsHandles || loupe != self.loupe else { return refresh() }
        if menu != nil || handles || loupe != nil { text.graph.input.focus.textTools = self }
        if self.menu != nil, menu == nil { session.highlight(nil) }
        // A visible loupe follows the finger without a fade.
        let isFading = menu != self.menu || (loupe == nil) != (self.loupe == nil)
        change(isFading) { (self.menu, showsHandles, self.loupe) = (menu, handles, loupe) }
    }
    /// Shows a dragged part of the text; nil hides it.
    func show(_ flight: DraggedText?) {
        guard flight != self.flight, text != nil else { return }
        if flight != nil { hide() }
        change(flight == nil || self.flight == nil) { self.flight = flight }
    }
    private func change(_ isFading: Bool, _ change: () -> Void) {
        withAnimation(isFading ? .easeOut(duration: 0.15) : nil) {
            objectWillChange.send()
            change()
        }
        owner?.invalidate()
        text?.graph.needsFrame()
    }
    private func refresh() { if layer != nil { objectWillChange.send() } }

    // MARK: The layer

    /// Creates the layer when a tool is first shown. Called while the owner is evaluated.
    func update() {
        guard layer == nil, menu != nil || showsHandles || loupe != nil || flight != nil, let text, let owner else { return }
        assert(owner.isAlive, "The tools of a text that has ended are shown.")
        let tools = TextToolsView(tools: self).environmentTransform(0) { _, values in values.forgetSurroundings() }
        layer = WindowLayer(tools, isModal: false, ViewInputs(graph: text.graph, parent: owner, environment: text.environment))
    }
    /// Called when the owner ends.
    func end() {
        (menu, showsHandles, loupe, flight) = (nil, false, nil, nil)
        layer = nil
    }
    func forEachChild(_ body: (ViewNode) -> Void) { if let layer { body(layer) } }

    /// The width of a command's title.
    func width(of title: String, fontSize: CGFloat) -> CGFloat {
        guard let text else { return 0 }
        var environment = text.environment.values
        environment.forgetSurroundings()
        return text.graph.textEngine.shape(Text(verbatim: title).font(.system(size: fontSize)).resolve(in: environment), ParagraphStyle())
            .measure(width: nil, height: nil).size.width
    }

    // MARK: Touches elsewhere

    func touchBegan(on item: ItemNode?) -> Bool {
        wasMenuClosedByTouch = false
        guard let layer, item?.isWithin(layer) != true, menu != nil else { return false }
        wasMenuClosedByTouch = true
        closeMenu()
        return true
    }
    /// - Returns: True if the open menu has handled the key.
    func handle(_ key: KeyEvent) -> Bool {
        guard menu != nil, key.phase != .up else { return false }
        if key.key == "\u{1B}" {
            closeMenu()
            return true
        }
        guard case .rows? = menu else { return false }
        return session.handle(KeyPress(key)) == .handled
    }
    func perform(_ command: EditCommand) {
        let wasTouching = menu == .bar
        closeMenu()
        guard let text else { return }
        let selects = command == .select || command == .selectAll
        guard wasTouching, selects else { return text.perform(command) }
        byTouch { text.perform(command) }
        openMenu(.bar)
    }

    // MARK: Handles

    /// Moves an end of the selection with its handle.
    /// - Parameters:
    ///   - start: Where the touch began, in window coordinates.
    func drag(_ end: SelectionEnd, from start: CGPoint, to location: CGPoint) {
        guard let text else { return }
        if grip == nil {
            let caret = end == .start ? text.selectionEnds.start : text.selectionEnds.end
            let middle = text.convert(caret, to: .global)
            grip = (text.offset(of: end == .start ? .end : .start), CGVector(dx: middle.midX - start.x, dy: middle.midY - start.y))
        }
        guard let grip else { return }
        let held = CGPoint(x: location.x + grip.offset.dx, y: location.y + grip.offset.dy)
        guard let point = text.point(fromWindow: held) else { return }
        byTouch { text.select(from: grip.fixed, to: point) }
        showLoupe(at: held)
    }
    func endDrag() {
        grip = nil
        hideLoupe()
        openMenu(.bar)
    }
}
