// Frames, fixed sizes and aspect ratios.

import Foundation
import WaggleGeometry
import WaggleMotion

/// A frame with a fixed width, height or both.
nonisolated public struct _FrameLayout: UnaryLayout {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// Negative and non-finite lengths are ignored and reported.
    public init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func checked(_ value: CGFloat?, _ name: String) -> CGFloat? {
            guard let value else { return nil }
            if value.isFinite && value >= 0 { return value }
            Diagnostics.shared.reportInView("frame(\(name): \(value)): the \(name) must be finite and not negative; it is ignored.")
            return nil
        }
        self.width = checked(width, "width")
        self.height = checked(height, "height")
        self.alignment = alignment
    }

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(proposal, size: .zero, child))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint { alignment.origin(of: child, in: size) }
    @MainActor func spacing(_ child: ViewSpacing) -> ViewSpacing { child.plain(horizontal: width != nil, vertical: height != nil) }
    var fixesSize: Bool { width != nil && height != nil }
}

/// A frame with minimum, ideal and maximum lengths.
nonisolated public struct _FlexFrameLayout: UnaryLayout {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    struct Limits {
        let min, ideal, max: CGFloat?

        nonisolated init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ axis: String) {
            func usable(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN || $0 < 0 && $0 != -.infinity ? nil : $0 } }
            let low = usable(min), high = usable(max), middle = usable(ideal)
            if let low, let high, low > high {
                Diagnostics.shared.reportInView(
                    "frame: min\(axis) \(low) is larger than max\(axis) \(high); the larger one is used for both.")
            }
            if min != low || max != high || ideal != middle {
                Diagnostics.shared.reportInView("frame: a \(axis.lowercased()) limit is negative or not a number; it is ignored.")
            }
            self.min = low
            self.ideal = middle
            self.max = high.map { Swift.max($0, low ?? $0) }
        }

        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            (proposed ?? ideal).map { Swift.min(Swift.max($0, min ?? -.infinity), max ?? .infinity) }
        }
        func size(_ proposed: CGFloat?, child: @autoclosure () -> CGFloat) -> CGFloat {
            if let proposed, let min, let max { return Swift.min(Swift.max(proposed, min), max) }
            if proposed == nil, let ideal { return Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity) }
            let child = child(), proposal = proposal(proposed)
            switch (min, max) {
            case (let min?, nil): return Swift.max(Swift.min(proposal ?? .infinity, child), min)
            case (nil, let max?): return Swift.min(Swift.max(proposal ?? -.infinity, child), max)
            case (let min?, let max?): return Swift.min(Swift.max(child, min), max)
            case (nil, nil): return child
            }
        }
        var isEmpty: Bool { min == nil && ideal == nil && max == nil }
    }
    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        let inner = childProposal(proposal, size: .zero, child)
        return CGSize(width: horizontal.size(proposal.width, child: child.sizeThatFits(inner).width),
                      height: vertical.size(proposal.height, child: child.sizeThatFits(inner).height))
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
    }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint { alignment.origin(of: child, in: size) }
    @MainActor func spacing(_ child: ViewSpacing) -> ViewSpacing {
        child.plain(horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
    }
}

extension Alignment {
    /// The origin at which the child's guides meet those of a frame.
    @MainActor func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let frame = ViewDimensions(item: nil, size: size, proposal: ProposedViewSize(size))
        return CGPoint(x: frame[horizontal].minus(child[horizontal]), y: frame[vertical].minus(child[vertical]))
    }
}

extension ViewSpacing {
    /// The spacing with standard preferences on edges that a modifier has moved away from text.
    func plain(horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var result = self
        if horizontal {
            result.leading = .standard
            result.trailing = .standard
        }
        if vertical {
            result.top = .standard
            result.bottom = .standard
        }
        return result
    }
}

/// Proposes the ideal size on the chosen axes.
nonisolated public struct _FixedSizeLayout: UnaryLayout {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let horizontal: Bool
    let vertical: Bool

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        child.sizeThatFits(childProposal(proposal, size: .zero, child))
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
    var keepsOwnPriority: Bool { true }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint { Alignment.center.origin(of: child, in: size) }
}

/// Proposes a size with a fixed ratio of width to height.
nonisolated public struct _AspectRatioLayout: UnaryLayout {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let ratio: CGSize?
    let contentMode: ContentMode

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        child.sizeThatFits(childProposal(proposal, size: .zero, child))
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize {
        let ratio = ratio ?? child.sizeThatFits(.unspecified)
        guard ratio.width > 0, ratio.height > 0, ratio.width.isFinite, ratio.height.isFinite else { return proposal }
        let x = proposal.width.map { $0 / ratio.width }, y = proposal.height.map { $0 / ratio.height }
        // If one dimension is unspecified, the other determines the scale.
        guard let one = x ?? y, let other = y ?? x else { return proposal }
        let scale = contentMode == .fit ? min(one, other) : max(one, other)
        guard scale.isFinite || contentMode == .fill else { return proposal }
        // The side that determines the scale is the proposed one, whatever the quotient was rounded to.
        return ProposedViewSize(width: scale == x ? proposal.width : (ratio.width * scale).withoutRoundingError,
                                height: scale == y ? proposal.height : (ratio.height * scale).withoutRoundingError)
    }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint { Alignment.center.origin(of: child, in: size) }
}

extension View {
    /// Puts the view into a frame of fixed width, height or both, in points; nil takes the view's own.
    ///
    /// A negative or infinite length is reported and ignored, as is one that is not a number.
    @inlinable public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }
    @available(*, deprecated, message: "give frame at least one size")
    public nonisolated func frame() -> some View { modifier(EmptyModifier()) }
    /// Puts the view into a frame whose size stays within the limits, in points; nil sets no limit.
    ///
    /// Limits that are negative or not a number are reported and ignored. A minimum above the maximum counts for both.
    /// - Parameters:
    ///   - minWidth, minHeight: the least length. With a maximum as well, the frame takes the proposed length between the two.
    ///   - idealWidth, idealHeight: the length where none is proposed.
    ///   - maxWidth, maxHeight: the greatest length; infinity takes all that is proposed.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FlexFrameLayout(horizontal: .init(minWidth, idealWidth, maxWidth, "Width"),
                               vertical: .init(minHeight, idealHeight, maxHeight, "Height"), alignment: alignment))
    }
    /// Fixes the view at its ideal size on the chosen axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
    /// Fixes the view at its ideal size.
    public nonisolated func fixedSize() -> some View { modifier(_FixedSizeLayout(horizontal: true, vertical: true)) }
    /// Proposes a size with the given ratio of width to height; nil for the ratio of the view's ideal size.
    ///
    /// A ratio that is not positive and finite leaves the proposal as it is.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, contentMode: contentMode))
    }
    /// Proposes a size with the ratio of the given width to the given height.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension View {
    /// Takes exactly the proposed size, whatever the size of the view, which is centred in it.
    nonisolated func fillingExactly() -> some View { frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity) }
}

/// How a view keeps its aspect ratio in a space of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size that fits into the space.
    case fit
    /// The smallest size that covers the space.
    case fill
}
