import Foundation

/// The node of a modifier that presents views in a window layer.
///
/// The layer contributes no subviews here, and its preferences stay within it.
@MainActor
class PresentationNode: ContentOnlyNode {
    private let inputs: ViewInputs
    /// The presented layer, or nil.
    private(set) var layer: WindowLayer?

    init<Content: View>(_ content: Content, _ inputs: ViewInputs) {
        self.inputs = inputs
        super.init(inputs)
        self.content = Content._makeNode(content, in: inputs.child(of: self))
    }

    /// Shows the view in a new layer in front of all others.
    func present<Content: View>(_ view: Content, isModal: Bool, leavesMenuBar: Bool = false) {
        dismiss()
        layer = WindowLayer(view, isModal: isModal, leavesMenuBar: leavesMenuBar, inputs.child(of: self))
    }
    /// Ends the presented layer at once.
    func dismiss() {
        layer?.end()
        layer = nil
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let layer { body(layer) }
    }
    override func forEachLiveChild(_ body: (ViewNode) -> Void) { super.forEachChild(body) }
}
