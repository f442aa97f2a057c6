// SpriteKit actions that are not supported. Each message names the replacement.

import Foundation
import WaggleUIKit

extension SKAction {
    @available(*, unavailable, message: "Action files are not read; build the action in the program.")
    public convenience init?(named name: String) { self.init() }
    @available(*, unavailable, message: "Action files are not read; build the action in the program.")
    public convenience init?(named name: String, duration sec: TimeInterval) { self.init() }
    @available(*, unavailable, message: "Action files are not read; build the action in the program.")
    public convenience init?(named name: String, from url: URL) { self.init() }
    @available(*, unavailable, message: "There are no selectors without Objective-C; use run(_:) with a closure.")
    public class func perform(_ selector: Any, onTarget target: Any) -> SKAction { SKAction() }

    // MARK: Lights

    @available(*, unavailable, message: "There are no lights here, so normal textures do not show; draw the shading into the texture.")
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no lights here, so normal textures do not show; draw the shading into the texture.")
    public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no lights here, so normal textures do not show; use animate(with:timePerFrame:).")
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no lights here, so normal textures do not show; use animate(with:timePerFrame:resize:restore:).")
    public class func animate(
        withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { SKAction() }

    // MARK: Warps and joints

    @available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
    public class func warp(to warp: Any, duration: TimeInterval) -> SKAction? { nil }
    @available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
    public class func animate(withWarps warps: [Any], times: [NSNumber]) -> SKAction? { nil }
    @available(*, unavailable, message: "Sprites are not warped here; animate their scales, or their textures.")
    public class func animate(withWarps warps: [Any], times: [NSNumber], restore: Bool) -> SKAction? { nil }
    @available(*, unavailable, message: "Inverse kinematics is not supported; rotate each node with rotate(toAngle:duration:).")
    public class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Inverse kinematics is not supported; rotate each node with rotate(toAngle:duration:).")
    public class func reach(to position: CGPoint, rootNode root: SKNode, velocity: CGFloat) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Inverse kinematics is not supported; use SKConstraint.orient(to:offset:).")
    public class func reach(to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Inverse kinematics is not supported; use SKConstraint.orient(to:offset:).")
    public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction { SKAction() }

    // MARK: Physics

    @available(*, unavailable, message: "There is no physics engine here; move nodes with move(by:duration:).")
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here; move nodes with move(by:duration:).")
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here; move nodes with move(by:duration:).")
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here; move nodes with move(by:duration:).")
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here; rotate nodes with rotate(byAngle:duration:).")
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here; rotate nodes with rotate(byAngle:duration:).")
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here, so nodes have no mass.")
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here, so nodes have no mass.")
    public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here, so nodes have no charge.")
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There is no physics engine here, so nodes have no charge.")
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no physics fields here; use an emitter's xAcceleration and yAcceleration.")
    public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no physics fields here; use an emitter's xAcceleration and yAcceleration.")
    public class func strength(by strength: Float, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no physics fields here; use an emitter's xAcceleration and yAcceleration.")
    public class func falloff(to falloff: Float, duration sec: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "There are no physics fields here; use an emitter's xAcceleration and yAcceleration.")
    public class func falloff(by falloff: Float, duration sec: TimeInterval) -> SKAction { SKAction() }

    // MARK: Sounds

    @available(*, unavailable, message: "Sound is not supported.")
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func play() -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func pause() -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func stop() -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
    @available(*, unavailable, message: "Sound is not supported.")
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction { SKAction() }
}
