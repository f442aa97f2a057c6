import SwiftUI

/// The animations of a comb.
struct PanStyle {
    /// Coasting after a fling.
    let glide: Animation
    /// Returning from beyond the bounds.
    let bounce: Animation
    /// Insertion and removal of cells.
    let transition: AnyTransition
    /// Whether cells shrink toward the rim.
    let isBent: Bool

    /// How much farther than predicted a fling goes; 0: it does not go on at all. With the stiffness of `glide`, the comb slows down from the moment it
    /// is released: a stiffer spring or a longer distance would first accelerate it.
    let inertia: CGFloat

    /// Stops the comb under the finger; as a spring, it replaces the one in progress.
    let halt = Animation.spring(response: 0.01, dampingFraction: 1)

    static let lively = PanStyle(
        glide: .spring(response: 0.95, dampingFraction: 1),
        bounce: .spring(response: 0.5, dampingFraction: 0.85),
        transition: .scale,
        isBent: true,
        inertia: 1.25)

    /// For people who prefer less motion: uniform cells that fade, and a comb that stays where it is let go, or returns to its bounds by the short way.
    static let calm = PanStyle(
        glide: .easeOut(duration: 0.25),
        bounce: .easeOut(duration: 0.25),
        transition: .opacity,
        isBent: false,
        inertia: 0)
}
