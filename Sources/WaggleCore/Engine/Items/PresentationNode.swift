import Foundation

/// The node of a modifier that presents views in a window layer.
///
/// The layer contributes no subviews here, and its preferences stay within it.
@MainActor
class PresentationNode: ViewNode {
    private let inputs: ViewInputs
    private(set) var content: ViewNode!
    /// The presented layer, or nil.
    private(set) var layer: WindowLayer?

    init<Content: View>(_ content: Content, _ inputs: ViewInputs) {
        self.inputs = inputs
        super.init(inputs)
        self.content = Content._makeNode(content, in: inputs.child(of: self))
    }

    /// Shows the view in a new layer in front of all others.
    func present<Content: View>(_ view: Content, isModal: Bool) {
        dismiss()
        layer = WindowLayer(view, isModal: isModal, inputs.child(of: self))
    }
    /// Ends the presented layer at once.
    func dismiss() {
        layer?.end()
        layer = nil
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let layer { body(layer) }
    }
    override func forEachLiveChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }

    override var subviewCount: Int { content.subviewCount }
    override func readSubviews(_ reader: inout SubviewReader) { content.readSubviews(&reader) }
    override func subviewIndex(of id: AnyHashable) -> Int? { content.subviewIndex(of: id) }
    override func subviewID(at index: Int) -> AnyHashable? { content.subviewID(at: index) }
    override func readSections(into sections: inout [SubviewSection], at start: Int) { content.readSections(into: &sections, at: start) }
    override func releaseSubviews(outside range: Range<Int>) { content.releaseSubviews(outside: range) }
}
