// Guides by which views are aligned.

import Foundation
import WaggleGeometry

/// A custom alignment guide and its default position.
public protocol AlignmentID {
    /// The guide's default position in a view, in points from the view's left edge or top. Called during layout.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
    /// Merges the guide of the `n`th child (from 0) that sets it into the container's value.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
    /// True for guides of a view's frame, which containers do not take from their children. Default: false.
    static var _isFrameGuide: Bool { get }
}

extension AlignmentID {
    public static var _isFrameGuide: Bool { false }

    /// Takes the mean of the children's values, in points.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        if let value = parentValue {
            parentValue = (value * CGFloat(n) + childValue) / CGFloat(n + 1)
        } else {
            parentValue = childValue
        }
    }
}

/// A guide and its axis.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    let isFrameGuide: Bool

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        isFrameGuide = id._isFrameGuide
    }

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide of a view's frame.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    static var _isFrameGuide: Bool { true }
}
