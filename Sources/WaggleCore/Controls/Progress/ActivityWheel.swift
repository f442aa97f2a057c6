import Foundation
import WaggleGeometry
import WaggleDisplayList

/// Eight spokes of which one after the other is the darkest; 20 points wide.
nonisolated struct ActivityWheel: View {
    let tint: Color?

    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ActivityWheelNode(view.tint, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: ActivityWheelNode.self).update(view.tint) }
    static var _isUnary: Bool { true }
}

@MainActor
private final class ActivityWheelNode: LeafNode {
    private static let diameter: CGFloat = 20
    private static let spokeCount = 8
    /// Seconds for one turn.
    private static let period = 0.8

    private var tint: Color?
    private var step = 0

    init(_ tint: Color?, _ inputs: ViewInputs) {
        self.tint = tint
        super.init(inputs)
        step = Self.step(at: graph.time)
        graph.startAnimating(self)
    }
    func update(_ tint: Color?) {
        guard tint != self.tint else { return }
        self.tint = tint
        setNeedsDisplay()
    }
    override func evaluate() {
        isDirty = false
        setNeedsDisplay()
    }

    private static func step(at time: TimeInterval) -> Int { Int((time / period * Double(spokeCount)).rounded(.down)) % spokeCount }

    override func sampleAnimations() -> Bool {
        _ = super.sampleAnimations()
        let now = Self.step(at: graph.time)
        if now != step {
            step = now
            setNeedsDisplay()
        }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: Self.diameter, height: Self.diameter) }

    override func makeDisplayList() -> DisplayList {
        let size = drawnSize, center = CGPoint(x: size.width / 2, y: size.height / 2)
        let paint = evaluating {
            let environment = trackedEnvironment
            let style = tint.map { AnyShapeStyle($0) } ?? environment.tint ?? AnyShapeStyle(Color.gray)
            return style.resolved(in: environment, bounds: CGRect(origin: .zero, size: size)).paint
        }
        let spoke = Path(roundedRect: CGRect(x: -1.25, y: -10, width: 2.5, height: 5.5), cornerRadius: 1.25)
        let items = (0..<Self.spokeCount).map { index in
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokeCount)
            let path = spoke.applying(CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
            // The darkest spoke leads; those behind it fade to a quarter.
            let age = (step - index + Self.spokeCount) % Self.spokeCount
            let opacity = 1 - 0.75 * Double(age) / Double(Self.spokeCount - 1)
            let fill = DisplayList.Item(identity: number, version: nextVersion(), bounds: path.boundingRect, content: .fill(.path(path), .nonZero, paint, antialiased: true))
            return DisplayList.Item(identity: number, version: nextVersion(), bounds: fill.bounds, content: .effect(.opacity(opacity), DisplayList([fill])))
        }
        return DisplayList(items)
    }
}
