// Layout modifiers: pure functions that size and place one view.

import Foundation
import WaggleGeometry
import WaggleMotion

/// A modifier that sizes and places one view by pure functions of its value.
///
/// With animatable data, it is laid out in each frame of an animation. Otherwise layout jumps to the end state and the frames of the leaves
/// animate.
@MainActor
protocol UnaryLayout: ItemModifier, Animatable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize
    /// The proposal to the child when this view was proposed `proposal` and chose `size`.
    func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize
    /// The child's origin in a left-to-right layout.
    func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint
    func spacing(_ child: ViewSpacing) -> ViewSpacing
    var fixesSize: Bool { get }
    /// True if a spacer inside keeps its low layout priority.
    var keepsOwnPriority: Bool { get }
}

extension UnaryLayout {
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> UnaryLayoutNode<Self> { UnaryLayoutNode(modifier, inputs) }
    static func update(_ wrapper: UnaryLayoutNode<Self>, with modifier: Self) { wrapper.update(modifier) }
    func spacing(_ child: ViewSpacing) -> ViewSpacing { child }
    var fixesSize: Bool { false }
    var keepsOwnPriority: Bool { false }
}

@MainActor
final class UnaryLayoutNode<Modifier: UnaryLayout>: WrapperNode {
    @exclusivity(unchecked) private var modifier: Modifier
    /// The layout as the program set it, whatever animates.
    var layout: Modifier { modifier }
    @exclusivity(unchecked) private var driver: AnimatableDriver<Modifier>?
    private var presented: Modifier {
        if let driver { return driver.presented }
        return modifier
    }
    private let rule = EqualityRule.of(Modifier.self)
    /// True once a container has read a guide of the content through this fixed-size frame.
    private var isReadThrough = false
    /// The modifier's constants, copied because layout reads them often.
    private var says: (fixesSize: Bool, keepsOwnPriority: Bool)

    init(_ modifier: Modifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        says = (modifier.fixesSize, modifier.keepsOwnPriority)
        super.init(inputs)
    }

    func update(_ modifier: Modifier) {
        guard !rule.areEqual(self.modifier, modifier) else { return }
        AnimatableDriver.update(&driver, &self.modifier, to: modifier, node: self)
        modifierDidChange()
    }
    override func sampleAnimations() -> Bool {
        let runs = driver?.sample(modifier, node: self) ?? false
        modifierDidChange()
        return runs
    }
    private func modifierDidChange() {
        let modifier = presented
        says = (modifier.fixesSize, modifier.keepsOwnPriority)
        setNeedsLayout()
    }

    /// A fixed-size frame hides changes of its content, unless an outer container may read one of the content's guides.
    override var fixesSize: Bool { says.fixesSize && !isReadThrough && !hasFrameGuides }
    override var spacing: ViewSpacing { inner == nil ? ViewSpacing() : presented.spacing(super.spacing) }
    override var ownLayoutPriority: Double { says.keepsOwnPriority ? super.ownLayoutPriority : 0 }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let inner else { return .zero }
        return presented.sizeThatFits(proposal, inner)
    }

    /// The child's origin and dimensions in a left-to-right layout.
    private func childPlacement(
        size: CGSize, proposal: ProposedViewSize, _ child: ItemNode
    ) -> (origin: CGPoint, dimensions: ViewDimensions) {
        let dimensions = child.dimensions(presented.childProposal(proposal, size: size, child))
        var origin = presented.childOrigin(size: size, child: dimensions)
        if !origin.x.isFinite { origin.x = 0 }
        if !origin.y.isFinite { origin.y = 0 }
        return (origin, dimensions)
    }

    override func placeItems() {
        guard let inner else { return }
        var (origin, dimensions) = childPlacement(size: size, proposal: placedProposal, inner)
        if environment.layoutDirection == .rightToLeft { origin.x = size.width.minus(origin.x).minus(dimensions.width) }
        inner.place(at: origin, proposal: dimensions.proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let inner else { return nil }
        if key.isFrameGuide, !inner.hasFrameGuides {
            // Only a layout of the program's own can still state one; there are few, so that nothing is remembered.
            return inner.containsCustomLayout ? guide(key, of: inner, in: size, proposal: proposal) : nil
        }
        if says.fixesSize { isReadThrough = true }
        return rememberedGuide(key, in: size, proposal: proposal) { guide(key, of: inner, in: size, proposal: proposal) }
    }
    /// The child's explicit guide, in this view.
    private func guide(_ key: AlignmentKey, of child: ItemNode, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let (origin, dimensions) = childPlacement(size: size, proposal: proposal, child)
        return child.explicitAlignment(key, in: dimensions.size, proposal: dimensions.proposal).map { $0.plus(origin[key.axis]) }
    }
}
