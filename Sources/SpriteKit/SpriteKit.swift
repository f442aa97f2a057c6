// The module that programs import: scenes of sprites, particles and actions.
//
// A scene's y grows upward and its rotations are counter-clockwise; only `SceneRenderer` converts both to the display list's conventions.

@_exported import Foundation
@_exported import WaggleGeometry
@_exported import WaggleUIKit

/// The color type of sprites.
public typealias SKColor = UIColor
