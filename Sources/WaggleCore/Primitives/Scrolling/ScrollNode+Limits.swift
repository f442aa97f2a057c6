// How far the content scrolls, and what stays in place when sizes change.

import Foundation
import WaggleGeometry

extension ScrollNode {
    // MARK: Limits

    /// The positions at which the content may rest along an axis.
    func limits(_ axis: Axis) -> ClosedRange<Double> {
        guard axes.contains(axis) else { return 0...0 }
        let room = roomToScroll[axis], added = axis == .vertical && refresh.isRunning && !movement.isPulled ? ScrollRefresh.height : 0
        // Programs may print the position, so it must not be negative zero.
        if room >= 0 { return 0 - added...room }
        // The anchor determines the position of content smaller than the view.
        let anchor = anchor(.alignment), start = room * (axis == .horizontal ? anchor.x : anchor.y)
        return start - added...start
    }
    /// How much longer the content, with its margins, is than the view.
    var roomToScroll: CGSize { layout.roomToScroll(in: size, margins: margins) }
    /// The anchor of content that has not been moved, from the left and the top.
    func anchor(_ role: ScrollAnchorRole) -> UnitPoint {
        guard let anchor = settings.anchors[role] else {
            return environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1, y: 0) : .topLeading
        }
        return environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    }
    var initialPosition: CGPoint {
        let anchor = anchor(.initialOffset)
        return clamped(CGPoint(x: roomToScroll.width * anchor.x, y: roomToScroll.height * anchor.y))
    }
    func clamped(_ position: CGPoint) -> CGPoint {
        let (x, y) = (limits(.horizontal), limits(.vertical))
        return CGPoint(x: min(max(position.x, x.lowerBound), x.upperBound), y: min(max(position.y, y.lowerBound), y.upperBound))
    }

    /// Called when the content or the view has grown: the size-changes anchor keeps its position.
    /// - Returns: how much lazy containers have grown before their visible parts because of a change.
    func sizesDidChange(from oldContentSize: CGSize) -> CGSize {
        // Corrections of hidden lengths in lazy containers move nothing visible.
        var learnt = CGSize.zero, inFront = CGSize.zero
        for container in parts.lazyContainers {
            let growth = container.takeGrowth()
            learnt = CGSize(width: learnt.width + growth.outOfSight.width, height: learnt.height + growth.outOfSight.height)
            inFront = CGSize(width: inFront.width + growth.inFront.width, height: inFront.height + growth.inFront.height)
        }
        guard !isAtInitialPosition, !currentTransaction().scrollContentOffsetAdjustmentBehavior.isDisabled else { return inFront }
        let anchor = anchor(.sizeChanges)
        let growth = CGSize(width: contentSize.width - oldContentSize.width - (size.width - layout.size.width) - learnt.width,
                            height: contentSize.height - oldContentSize.height - (size.height - layout.size.height) - learnt.height)
        // Content that begins at the right grows to the left, away from the origin of positions.
        let learntAtLeft = environment.layoutDirection == .rightToLeft ? learnt.width : 0
        let distance = CGVector(
            dx: axes.contains(.horizontal) ? growth.width * anchor.x + learntAtLeft : 0,
            dy: axes.contains(.vertical) ? growth.height * anchor.y : 0)
        // Growth before the visible part is not visible movement.
        let unseen = CGVector(
            dx: axes.contains(.horizontal) ? learntAtLeft : 0, dy: axes.contains(.vertical) ? inFront.height * anchor.y : 0)
        if distance != unseen, let animation = changeAnimation {
            shift(by: unseen)
            let rest = CGPoint(x: position.x + distance.dx - unseen.dx, y: position.y + distance.dy - unseen.dy)
            if !movement.glide(to: .point(x: rest.x, y: rest.y), animation, self) {
                shift(by: CGVector(dx: rest.x - position.x, dy: rest.y - position.y))
            }
        } else {
            shift(by: distance)
        }
        return inFront
    }
    /// Moves content back that has become too short for its position.
    func limitsDidChange() {
        // Lengths that lazy containers have just corrected are laid out next.
        guard !needsLayout else { return }
        if isAtInitialPosition { followAnchor(from: contentSize, inFront: .zero) } else { movement.layoutDidEnd(self) }
    }
    /// Aligns content that has never been moved with its anchor, animated if the content grows in an animated change.
    /// - Parameter inFront: how much the content has grown before the visible part, which keeps its position.
    func followAnchor(from oldContentSize: CGSize, inFront: CGSize) {
        if layout.size == size, oldContentSize != contentSize, let animation = changeAnimation {
            if inFront.height > 0, initialPosition.y > position.y {
                let unseen = min(inFront.height, initialPosition.y - position.y)
                movement.shift(by: CGVector(dx: 0, dy: unseen))
                setPosition(CGPoint(x: position.x, y: position.y + unseen))
            }
            if initialPosition == position || movement.glide(to: .initialPosition, animation, self) { return }
        }
        if !movement.isGlidingToInitialPosition { setPosition(initialPosition) }
    }
    /// The animation of the change being laid out; nil if it is not animated, or if this is the first layout.
    private var changeAnimation: Animation? {
        let transaction = currentTransaction()
        return didLayOutOnce && !transaction.disablesAnimations ? transaction.animation : nil
    }
    private var didLayOutOnce: Bool { layout.isDone && layout.size != .zero }

    // MARK: Keeping the visible part in place

    /// The view at the start of the viewport, and its position there.
    var landmark: (item: ItemNode, origin: CGPoint)? {
        guard size != layout.size, let inner else { return nil }
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        guard offset[axis] > limits(axis).lowerBound + 1 else { return nil }
        var item = inner, found: ItemNode?
        // Descends to the first view that is not much longer than the viewport.
        while true {
            var first: ItemNode?
            item.forEachItem { below in
                guard first == nil, below.isPlaced, !below.isLeaving else { return }
                let frame = frame(of: below)
                if frame.maxPoint[axis] > offset[axis], frame.size[axis] > 0 { first = below }
            }
            guard let next = first, !(next is ScrollNode) else { break }
            // A lazy container keeps its visible part in place itself.
            if next is any LazyContainer { return nil }
            (item, found) = (next, next)
            if next.size[axis] < size[axis] / 2 { break }
        }
        guard let found else { return nil }
        let origin = frame(of: found).origin
        return (found, CGPoint(x: origin.x - position.x, y: origin.y - position.y))
    }
    func keepInPlace(_ landmark: (item: ItemNode, origin: CGPoint)) {
        guard landmark.item.isAlive, landmark.item.isPlaced else { return }
        let origin = frame(of: landmark.item).origin
        shift(by: CGVector(dx: axes.contains(.horizontal) ? origin.x - position.x - landmark.origin.x : 0,
                           dy: axes.contains(.vertical) ? origin.y - position.y - landmark.origin.y : 0))
    }

    /// The frame of an inner item in the content's coordinates, relative to which `position` is measured.
    func frame(of item: ItemNode) -> CGRect {
        var rect = item.bounds, current = item
        while let parent = current.layoutParent, parent !== self {
            rect = current.convertToParent(rect)
            current = parent
        }
        return rect.movedExactly(by: current.origin)
    }
}

extension CGRect {
    var maxPoint: CGPoint { CGPoint(x: maxX, y: maxY) }
}
