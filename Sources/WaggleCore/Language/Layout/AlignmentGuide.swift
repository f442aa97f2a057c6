// Alignment guides of single views.

import Foundation
import WaggleGeometry

/// Sets an alignment guide to a function of the view's dimensions.
nonisolated struct AlignmentGuideModifier: UpdatingModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    typealias Wrapper = AlignmentGuideNode
}

@MainActor
final class AlignmentGuideNode: WrapperNode, UpdatedNode {
    private var modifier: AlignmentGuideModifier
    init(_ modifier: AlignmentGuideModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        if modifier.key.isFrameGuide { noteFrameGuides() }
    }
    func update(_ modifier: AlignmentGuideModifier) {
        let same = self.modifier.key == modifier.key && valuesAreEqual(self.modifier.compute, modifier.compute)
        self.modifier = modifier
        if modifier.key.isFrameGuide { noteFrameGuides() }
        if !same { setNeedsLayout() }
    }
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        setNeedsLayout()
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else { return super.explicitAlignment(key, in: size, proposal: proposal) }
        // The closure reads the guides of the inner item.
        return rememberedGuide(key, in: size, proposal: proposal) {
            let value = runningDeferred { modifier.compute(ViewDimensions(item: inner, size: size, proposal: proposal)) }
            return value.isFinite ? value : nil
        }
    }
}

extension View {
    /// Sets the view's alignment guide for containers that use it.
    ///
    /// - Parameter computeValue: returns the guide's x, in points from the view's left edge; a value that is not finite leaves the guide
    ///   unset. It is called during layout, once for each size and proposal.
    public nonisolated func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
    /// Like the horizontal form; the guide's y is in points from the view's top.
    public nonisolated func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
