import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// The default role of a shape.
public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }
