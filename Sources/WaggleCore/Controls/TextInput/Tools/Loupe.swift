// The loupe above a finger that moves the caret or an end of the selection.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Shows the surroundings of the caret, enlarged, above the finger that covers them.
struct Loupe: View {
    /// In window coordinates.
    let finger: CGPoint
    /// The caret that is moved, in window coordinates.
    let line: CGRect
    let window: CGSize

    // As measured on iOS 16.
    private static let size = CGSize(width: 80, height: 47.5)
    private static let rise: CGFloat = 26
    private static let margin: CGFloat = 10
    /// A finger further below the line than this hides the loupe.
    private static let greatestDistance: CGFloat = 48
    private static let resistance: CGFloat = 10
    /// Not measured.
    private static let magnification: CGFloat = 1.25

    var body: some View {
        let isHidden = finger.y > line.maxY + Self.greatestDistance
        let half = Self.size.width / 2 + Self.margin
        let x = min(max(finger.x, half), max(window.width - half, half))
        let y = line.minY - Self.rise + (finger.y - line.midY) / Self.resistance
        LoupeImage(
            focus: CGPoint(x: min(max(finger.x, line.midX - Self.size.width / 2), line.midX + Self.size.width / 2), y: line.midY),
            magnification: Self.magnification)
            .frame(width: Self.size.width, height: Self.size.height)
            .background(.background)
            .clipShape(Capsule())
            .overlay { Capsule().strokeBorder(.tint, lineWidth: 2) }
            .background { Capsule().fill(.background).shadow(color: .black.opacity(0.1), radius: 11) }
            .opacity(isHidden ? 0 : 1)
            .animation(.easeOut(duration: 0.15), value: isHidden)
            .position(x: x, y: max(y, Self.size.height / 2 + Self.margin))
            .animation(.linear(duration: 0.045), value: x)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// Draws the window's content behind its own layer again, around a point.
nonisolated private struct LoupeImage: View {
    /// The point in the centre, in window coordinates.
    let focus: CGPoint
    let magnification: CGFloat
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LoupeImageNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: LoupeImageNode.self).view = view }
    static var _isUnary: Bool { true }
}

@MainActor
private final class LoupeImageNode: LeafNode {
    var view: LoupeImage {
        didSet { if view.focus != oldValue.focus { setNeedsDisplay() } }
    }
    init(_ view: LoupeImage, _ inputs: ViewInputs) {
        self.view = view
        super.init(inputs)
        graph.root.loupe = self
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func makeDisplayList() -> DisplayList {
        guard let layer = WindowLayer.around(self), size.width > 0 else { return DisplayList() }
        let content = graph.root.displayList(behind: layer), bounds = CGRect(origin: .zero, size: size)
        let scale = view.magnification
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - view.focus.x * scale, ty: bounds.midY - view.focus.y * scale)
        let enlarged = DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: content.bounds.applying(transform),
            content: .effect(.transform(transform), content))])
        return DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: bounds,
            content: .effect(.clip(.rectangle(bounds), .nonZero, antialiased: false), enlarged))])
    }
}
