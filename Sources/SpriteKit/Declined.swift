// SpriteKit names that programs use often and that are not supported. Each message names the replacement.

import Foundation
import WaggleUIKit

@available(*, unavailable, message: "There are no physics here; move nodes by actions, or in the scene's update(_:).")
open class SKPhysicsWorld: NSObject {}
@available(*, unavailable, message: "There are no physics here; move nodes by actions, or in the scene's update(_:).")
open class SKPhysicsBody: NSObject {}
@available(*, unavailable, message: "There are no physics here; compare the frames of nodes with intersects(_:).")
open class SKPhysicsContact: NSObject {}
@available(*, unavailable, message: "There are no physics here; compare the frames of nodes with intersects(_:).")
public protocol SKPhysicsContactDelegate: AnyObject {}
@available(*, unavailable, message: "There are no physics fields here; use an emitter's xAcceleration and yAcceleration.")
open class SKFieldNode: NSObject {}
@available(*, unavailable, message: "There are no constraints here; place nodes in the scene's didEvaluateActions().")
open class SKConstraint: NSObject {}
@available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
open class SKShader: NSObject {}
@available(*, unavailable, message: "There are no lights here; draw a sprite with the blend mode add.")
open class SKLightNode: NSObject {}
@available(*, unavailable, message: "There are no tile maps here; add a sprite for each tile. Sprites of one texture are drawn together.")
open class SKTileMapNode: NSObject {}
@available(*, unavailable, message: "Videos are not supported; animate textures.")
open class SKVideoNode: NSObject {}
@available(*, unavailable, message: "There are no sounds here.")
open class SKAudioNode: NSObject {}
@available(*, unavailable, message: "Add the nodes of the other file by SKNode(fileNamed:).")
open class SKReferenceNode: NSObject {}
@available(*, unavailable, message: "There are no 3D scenes; rotation3DEffect turns views.")
open class SK3DNode: NSObject {}

extension SKScene {
    @available(*, unavailable, message: "There are no physics here; move nodes by actions, or in update(_:).")
    public var physicsWorld: Any? { nil }
}
extension SKNode {
    @available(*, unavailable, message: "There are no physics here; move nodes by actions, or in the scene's update(_:).")
    public var physicsBody: Any? { get { nil } set {} }
    @available(*, unavailable, message: "There are no constraints here; place nodes in the scene's didEvaluateActions().")
    public var constraints: Any? { get { nil } set {} }
}
