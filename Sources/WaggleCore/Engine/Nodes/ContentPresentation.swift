import Foundation
import WaggleGeometry

/// How an item presents its content.
struct ContentPresentation {
    /// Maps the inner items' coordinates to this item's; nil for the identity.
    var projection: ProjectionTransform?
    var opacity = 1.0
    /// True if the content is presented away from its layout position.
    var isMoved = false
}
