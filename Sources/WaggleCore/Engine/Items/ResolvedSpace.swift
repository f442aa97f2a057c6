// Where items are resolved: whole pixels, and how far they have moved.

import Foundation
import WaggleGeometry

/// What an item hands to the items below when places are resolved.
///
/// An item is resolved from the whole pixel at which its layout parent lies. One that moves by whole pixels therefore takes everything below
/// along: its own place is another and nothing below is touched, however much that is. Only three things below are visited: frames
/// that may animate from their old place, items that follow moves (`ItemNode.followsMoves`), and everything where the item comes to lie
/// differently between two pixels.
struct ResolvedSpace {
    /// The node whose geometry effect begins the space; 0 is the window's.
    var number: UInt32
    /// From the parent's pixel to its origin: what rounding took from its place.
    var remainder = CGPoint.zero
    /// The parent's pixel in the coordinates of the space.
    var pixel = CGPoint.zero
    /// How far that pixel has moved since places were last resolved.
    var shift = CGPoint.zero
    /// True if the item that is being resolved was in another space before: what its coordinates were says nothing of a move.
    var isNew = false

    static let window = ResolvedSpace(number: 0)
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
