// SpriteKit names that programs use often and that are not supported. Each message names the replacement.

import Foundation
import WaggleUIKit

@available(*, unavailable, message: "There is no physics engine here; move nodes with actions, or in the scene's update(_:).")
open class SKPhysicsWorld: NSObject {}
@available(*, unavailable, message: "There is no physics engine here; move nodes with actions, or in the scene's update(_:).")
open class SKPhysicsBody: NSObject {}
@available(*, unavailable, message: "There is no physics engine here; compare the frames of nodes with intersects(_:).")
open class SKPhysicsContact: NSObject {}
@available(*, unavailable, message: "There is no physics engine here; compare the frames of nodes with intersects(_:).")
public protocol SKPhysicsContactDelegate: AnyObject {}
@available(*, unavailable, message: "There are no physics fields here; use an emitter's xAcceleration and yAcceleration.")
open class SKFieldNode: NSObject {}
@available(*, unavailable, message: "Inverse kinematics is not supported; rotate each node with rotate(toAngle:duration:).")
open class SKReachConstraints: NSObject {}
@available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
open class SKShader: NSObject {}
@available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
open class SKAttribute: NSObject {}
@available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
open class SKWarpGeometry: NSObject {}
@available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
open class SKWarpGeometryGrid: NSObject {}
@available(*, unavailable, message: "There are no lights here; draw a sprite with the blend mode add.")
open class SKLightNode: NSObject {}
@available(*, unavailable, message: "There are no tile maps here; add a sprite for each tile. Sprites of one texture are drawn together.")
open class SKTileMapNode: NSObject {}
@available(*, unavailable, message: "Videos are not supported; animate textures.")
open class SKVideoNode: NSObject {}
@available(*, unavailable, message: "Sound is not supported.")
open class SKAudioNode: NSObject {}
@available(*, unavailable, message: "Add the nodes of the other file with SKNode(fileNamed:).")
open class SKReferenceNode: NSObject {}
@available(*, unavailable, message: "There are no 3D scenes; rotate views with rotation3DEffect.")
open class SK3DNode: NSObject {}

extension SKScene {
    @available(*, unavailable, message: "There is no physics engine here; move nodes with actions, or in update(_:).")
    public var physicsWorld: Any? { nil }
}
extension SKNode {
    @available(*, unavailable, message: "There is no physics engine here; move nodes with actions, or in the scene's update(_:).")
    public var physicsBody: Any? { get { nil } set {} }
    @available(*, unavailable, message: "Inverse kinematics is not supported; rotate each node with rotate(toAngle:duration:).")
    public var reachConstraints: Any? { get { nil } set {} }
    @available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
    public var attributeValues: [String: Any] { get { [:] } set {} }
    @available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
    public func setValue(_ value: Any, forAttribute key: String) {}
    @available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
    public func value(forAttributeNamed key: String) -> Any? { nil }
}
extension SKSpriteNode {
    @available(*, unavailable, message: "There are no lights here, so normal textures do not show; draw the shading into the texture.")
    public var normalTexture: SKTexture? { get { nil } set {} }
    @available(*, unavailable, message: "There are no lights here; draw a sprite with the blend mode add.")
    public var lightingBitMask: UInt32 { get { 0 } set {} }
    @available(*, unavailable, message: "There are no lights here; draw the shadow as a sprite below.")
    public var shadowCastBitMask: UInt32 { get { 0 } set {} }
    @available(*, unavailable, message: "There are no lights here; draw the shadow as a sprite below.")
    public var shadowedBitMask: UInt32 { get { 0 } set {} }
    @available(*, unavailable, message: "Sprites have no shaders here; use colorBlendFactor and blendMode.")
    public var shader: Any? { get { nil } set {} }
    @available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
    public var warpGeometry: Any? { get { nil } set {} }
    @available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
    public var subdivisionLevels: Int { get { 0 } set {} }
}
extension SKShapeNode {
    @available(*, unavailable, message: "Shapes have no shaders here; use fillColor and blendMode.")
    public var fillShader: Any? { get { nil } set {} }
    @available(*, unavailable, message: "Shapes have no shaders here; use strokeColor and blendMode.")
    public var strokeShader: Any? { get { nil } set {} }
}
extension SKView {
    @available(*, unavailable, message: "There is no physics engine here.")
    public var showsPhysics: Bool { get { false } set {} }
    @available(*, unavailable, message: "There are no fields here.")
    public var showsFields: Bool { get { false } set {} }
}
