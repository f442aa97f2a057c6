// What is inside the viewport: lazy containers, inner scroll views and scroll targets.

import Foundation
import WaggleGeometry

extension ScrollNode {
    // MARK: Lazy containers

    /// The visible part in an inner item's coordinates; if `isInset`, without margins and the parts covered by bars.
    ///
    /// May be called while the item is placed: all enclosing items have been placed by then. Excludes what enclosing scroll views hide; an
    /// inset rectangle considers only this view. Empty if nothing is visible.
    func visibleRect(in item: ItemNode, isInset: Bool = false) -> CGRect {
        let rect = isInset ? visibleBounds : seenPart
        let origin = frame(of: item).origin
        return rect.movedExactly(by: offset.minus(origin))
    }
    /// The part of the viewport that enclosing scroll views show, in this node's coordinates.
    private var seenPart: CGRect {
        let viewport = viewport
        guard let outer else { return viewport }
        let part = viewport.overlap(outer.visibleRect(in: self))
        return part.isNull || part.isEmpty ? CGRect(origin: viewport.origin, size: .zero) : part
    }
    /// A lazy container's content before the viewport has grown by `length`; what is visible keeps its position.
    ///
    /// - Parameter measured: the part by which the content has already grown, so that the size-changes anchor has moved it accordingly; nil
    ///   if none has yet, because the container has just corrected a length.
    func contentDidGrow(inFront length: CGFloat, of source: any LazyContainer, _ axis: Axis, measured: CGFloat?) {
        guard axes.contains(axis), !isAtInitialPosition else { return }
        if measured == nil {
            for container in parts.lazyContainers where container !== source && container.isPlaced && isBeside(container, source, axis) {
                container.contentBesideDidGrow(inFront: length, axis)
            }
        }
        let anchor = anchor(.sizeChanges)
        var distance = CGVector.zero
        let measured = measured ?? 0
        if axis == .vertical {
            distance.dy = length - measured * anchor.y
        } else if environment.layoutDirection == .rightToLeft {
            distance.dx = measured * (1 - anchor.x) - length
        } else {
            distance.dx = length - measured * anchor.x
        }
        shift(by: distance)
    }
    /// True if the two are side by side across the axis, as columns are.
    private func isBeside(_ a: any LazyContainer, _ b: any LazyContainer, _ axis: Axis) -> Bool {
        guard !a.isBelow(b), !b.isBelow(a) else { return false }
        let first = frame(of: a), second = frame(of: b)
        return first.origin[axis] < second.maxPoint[axis] && second.origin[axis] < first.maxPoint[axis]
    }
    /// Moves the content and everything that moves it.
    func shift(by distance: CGVector) {
        guard distance != .zero, !isAtInitialPosition else { return }
        movement.shift(by: distance)
        setPosition(CGPoint(x: position.x + distance.dx, y: position.y + distance.dy))
    }
    func visibleRectDidChange() {
        for container in parts.lazyContainers where container.isPlaced { container.visibleRectDidChange() }
        for scroll in parts.scrolls where scroll.isShown && scroll.isPlaced { scroll.outerDidMove() }
    }
    /// Called when an enclosing scroll view may show a different part of this one.
    private func outerDidMove() {
        guard !parts.lazyContainers.isEmpty || !parts.scrolls.isEmpty else { return }
        let part = seenPart
        guard part != reportedPart else { return }
        reportedPart = part
        visibleRectDidChange()
    }

    // MARK: Targets and visible bounds

    func addTargetLayout(_ layout: ScrollTargetLayoutNode) {
        parts.add(layout)
        graph.geometry.ask(self)
    }
    /// Calls the closure for the subviews of the outermost target layouts, with their frames in the content's coordinates.
    func forEachTarget(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) { parts.forEachTarget(body) }
    /// How far the visible part extends upward when the bar above has collapsed completely.
    var collapsingTop: CGFloat { collapsingStops.last ?? 0 }
    /// The positions at which no part of that bar is half collapsed.
    var collapsingStops: [CGFloat] { axes.contains(.vertical) ? parts.collapsingStops : [] }
    /// The bounds without the margins around the content, and without the bar above it.
    var visibleBounds: CGRect { visibleBounds(at: position.y) }
    /// Like `visibleBounds`, for another position of the content.
    func visibleBounds(at offset: CGFloat) -> CGRect {
        let rect = restingBounds, collapsed = min(max(offset, 0), collapsingTop)
        return collapsed == 0 ? rect : CGRect(
            x: rect.minX, y: rect.minY.minus(collapsed), width: rect.width, height: rect.height.plus(collapsed))
    }
    private var restingBounds: CGRect {
        CGRect(x: margins.leading, y: margins.top, width: max(size.width.minus(margins.leading).minus(margins.trailing), 0),
               height: max(size.height.minus(margins.top).minus(margins.bottom), 0))
    }
    /// The visible part within the insets, in the content's coordinates.
    var visibleContent: CGRect { visibleBounds.offsetBy(dx: position.x, dy: position.y) }
}
