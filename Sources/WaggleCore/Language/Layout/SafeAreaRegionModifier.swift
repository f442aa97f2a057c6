// A region with edges covered by bars.

import Foundation
import WaggleGeometry

/// Makes the view's bounds a safe area region: the view gets the space within the insets and above the keyboard's region, and may extend to
/// the edges.
nonisolated struct SafeAreaRegionModifier: ItemModifier {
    /// In points; nil for what the safe areas around the bounds cover of them. Such a region ends there: the view does not
    /// extend beyond it.
    let covered: EdgeInsets?
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> SafeAreaRegionNode {
        SafeAreaRegionNode(modifier.covered, inputs)
    }
    @MainActor static func update(_ wrapper: SafeAreaRegionNode, with modifier: Self) { wrapper.update(modifier.covered) }
}

@MainActor
final class SafeAreaRegionNode: WrapperNode, SafeAreaCovering {
    override class var roles: NodeRoles { super.roles.union(.coversSafeArea) }
    private var covered: EdgeInsets?
    /// What the safe areas around cover of a region without insets of its own; `leading` is left.
    private var cover = EdgeInsets() {
        didSet { if cover != oldValue { didMove() } }
    }
    /// `leading` is left.
    private var coveredEdges: EdgeInsets { covered?.mirrored(environment.layoutDirection) ?? cover }
    var endsSafeArea: Bool { covered == nil }
    /// How far the keyboard's region reaches above the covered bottom edge.
    private var keyboard: CGFloat = 0 {
        didSet { if keyboard != oldValue { didMove() } }
    }
    var safeAreaEdges: EdgeInsets { coveredEdges.adding(keyboard: keyboard) }
    var keyboardEdge: CGFloat { keyboard }

    init(_ covered: EdgeInsets?, _ inputs: ViewInputs) {
        self.covered = covered
        super.init(inputs)
        graph.geometry.watch(self, for: self)
    }
    fileprivate func update(_ covered: EdgeInsets?) {
        guard covered != self.covered else { return }
        self.covered = covered
        setNeedsLayout()
        didMove()
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = inner?.sizeThatFits(proposal.inset(by: coveredEdges)) ?? .zero
        size.width += coveredEdges.leading + coveredEdges.trailing
        size.height += coveredEdges.top + coveredEdges.bottom
        return size
    }
    private var currentKeyboard: CGFloat { keyboardReach(above: coveredEdges.bottom) }
    private var currentCover: EdgeInsets { covered == nil ? safeAreaCover() : EdgeInsets() }
    private var isOutdated: Bool { currentKeyboard != keyboard || currentCover != cover }
    override func placeItems() {
        cover = currentCover
        keyboard = currentKeyboard
        let room = ProposedViewSize(size).inset(by: coveredEdges.adding(keyboard: keyboard))
        guard let inner, let width = room.width, let height = room.height else { return }
        let size = inner.sizeThatFits(room)
        inner.place(
            at: CGPoint(x: coveredEdges.leading + (width - size.width) / 2, y: coveredEdges.top + (height - size.height) / 2),
            proposal: room)
    }
    override func didResolve() {
        if isOutdated { markNeedsPlacement() }
    }
    override func geometryDidChange() -> Bool { isPlaced && isOutdated }
    override func evaluate() {
        isDirty = false
        markNeedsPlacement()
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
}

extension View {
    /// Makes the view a safe area region with covered edges; `leading` is left.
    nonisolated func coveredEdges(_ covered: EdgeInsets) -> some View { modifier(SafeAreaRegionModifier(covered: covered)) }
    /// Makes the view's bounds a safe area region of their own, with what the safe area around covers of them.
    package nonisolated func ownSafeArea() -> some View { modifier(SafeAreaRegionModifier(covered: nil)) }
}

/// The kinds of obstruction that the safe area excludes.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
    /// Bars and the shape of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The bar of a toolbar's items for the keyboard, while it is there. Scroll views extend under it; other content ends above it.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
