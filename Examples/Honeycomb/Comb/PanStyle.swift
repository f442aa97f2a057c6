import SwiftUI

/// How a comb moves by itself.
struct PanStyle {
    /// Rolls out after a fling.
    let glide: Animation
    /// Comes back from beyond the bounds.
    let bounce: Animation
    /// How cells come and go.
    let transition: AnyTransition
    /// Cells shrink toward the rim.
    let isBent: Bool

    /// How much farther than predicted by the gesture a fling goes. With the stiffness of `glide`, the comb slows down from the moment it
    /// is let go: a stiffer spring or a longer way would make it faster first.
    let inertia: CGFloat = 1.25

    /// Brings the comb to a halt under the finger; being a spring, it takes the place of one that is under way.
    let halt = Animation.spring(response: 0.01, dampingFraction: 1)

    static let lively = PanStyle(
        glide: .spring(response: 0.95, dampingFraction: 1),
        bounce: .spring(response: 0.5, dampingFraction: 0.85),
        transition: .scale,
        isBent: true)

    /// For people who asked for less motion: all cells alike, nothing overshoots, cells fade.
    static let calm = PanStyle(
        glide: .easeOut(duration: 0.3),
        bounce: .easeOut(duration: 0.25),
        transition: .opacity,
        isBent: false)
}
