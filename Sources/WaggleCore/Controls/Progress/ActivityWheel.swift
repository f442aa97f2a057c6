import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A spinner of eight blades, which take turns at being the darkest.
nonisolated package struct ActivityWheel: View {
    let tint: Color?
    let isTurning: Bool

    package init(tint: Color?, isTurning: Bool = true) {
        self.tint = tint
        self.isTurning = isTurning
    }

    package typealias Body = Never
    @MainActor package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ActivityWheelNode(view, inputs) }
    @MainActor package static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: ActivityWheelNode.self).update(view)
    }
    package static var _isUnary: Bool { true }
}

@MainActor
private final class ActivityWheelNode: LeafNode {
    /// UIActivityIndicatorView's opacities, from the leading blade backward.
    nonisolated static let opacities = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255.0 }
    /// Seconds per turn.
    private static let period = 1.0
    /// The grey of the spinner without a tint, so that with `opacities` the leading blade has 147 / 255.
    private static let greyOpacity: Float = 147.0 / 217

    private var tint: Color?
    private var isTurning: Bool
    private var step = 0
    private var metrics = WheelMetrics.medium

    init(_ view: ActivityWheel, _ inputs: ViewInputs) {
        tint = view.tint
        isTurning = view.isTurning
        super.init(inputs)
        readSize()
        step = Self.step(at: graph.time)
        if isTurning { graph.startAnimating(self) }
    }
    func update(_ view: ActivityWheel) {
        if view.isTurning, !isTurning { graph.startAnimating(self) }
        isTurning = view.isTurning
        guard view.tint != tint else { return }
        tint = view.tint
        setNeedsDisplay()
    }
    override func evaluate() {
        let before = metrics.diameter
        readSize()
        if metrics.diameter != before { setNeedsLayout() }
        setNeedsDisplay()
    }
    private func readSize() {
        evaluating { metrics = .metrics(for: trackedEnvironment.controlSize) }
    }

    private static func step(at time: TimeInterval) -> Int {
        Int((time / period * Double(opacities.count)).rounded(.down)) % opacities.count
    }

    override func sampleAnimations() -> Bool {
        let moves = super.sampleAnimations()
        guard isTurning else { return moves }
        let now = Self.step(at: graph.time)
        if now != step {
            step = now
            setNeedsDisplay()
        }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: metrics.diameter, height: metrics.diameter) }

    override func makeDisplayList() -> DisplayList {
        let paint = evaluatingPart { self.paint(in: trackedEnvironment) }
        let count = Self.opacities.count
        let items = (0..<count).map { index in
            let path = metrics.blade(at: index)
            let fill = DisplayList.Item(identity: number, version: nextVersion(), bounds: path.boundingRect,
                                        content: .fill(.path(path), .nonZero, paint, antialiased: true))
            let opacity = Self.opacities[(step - index + count) % count]
            return DisplayList.Item(
                identity: number, version: nextVersion(), bounds: fill.bounds, content: .effect(.opacity(opacity), DisplayList([fill])))
        }
        return DisplayList(items)
    }
    private func paint(in environment: EnvironmentValues) -> Paint {
        if let style = tint.map({ AnyShapeStyle($0) }) ?? environment.tint {
            return style.resolved(in: environment, bounds: CGRect(origin: .zero, size: drawnSize)).paint
        }
        let grey: (Float, Float, Float) = environment.colorScheme == .dark ? (235, 235, 245) : (60, 60, 68)
        return .color(ResolvedColor(red: grey.0 / 255, green: grey.1 / 255, blue: grey.2 / 255, opacity: Self.greyOpacity))
    }
}
