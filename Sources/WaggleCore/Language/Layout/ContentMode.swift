import Foundation
import WaggleMotion
import WaggleGeometry

/// How a view keeps its aspect ratio in a space of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size that fits into the space.
    case fit
    /// The smallest size that covers the space.
    case fill
}
