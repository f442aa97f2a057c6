// Animatable data of the geometric types.

import Foundation
import WaggleGeometry

/// The scale of animated angles and unit points. Springs settle by absolute limits in points, so half a turn or half a unit would otherwise
/// end visibly early.
@usableFromInline
let unitAnimationScale = 128.0

extension CGFloat: Animatable {
    public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The x and the y coordinate.
    @inlinable
    public var animatableData: AnimatableData {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// The width and the height.
    @inlinable
    public var animatableData: AnimatableData {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    /// The origin and the size.
    @inlinable
    public var animatableData: AnimatableData {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension EdgeInsets: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

    /// The insets in the order top, leading, bottom, trailing.
    public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension UnitPoint: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// Both coordinates, times 128.
    public var animatableData: AnimatableData {
        get { AnimatablePair(x * CGFloat(unitAnimationScale), y * CGFloat(unitAnimationScale)) }
        set {
            x = newValue.first / CGFloat(unitAnimationScale)
            y = newValue.second / CGFloat(unitAnimationScale)
        }
    }
}

extension Angle: Animatable {
    public typealias AnimatableData = Double

    /// The radians, times 128. There is no shortest path: 0 to 720 degrees is two full turns.
    public var animatableData: Double {
        get { radians * unitAnimationScale }
        set { radians = newValue / unitAnimationScale }
    }
}
