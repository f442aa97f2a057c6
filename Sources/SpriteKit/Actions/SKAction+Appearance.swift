import Foundation
import WaggleDisplayList
import WaggleUIKit

// Actions that change the appearance of nodes.
extension SKAction {
    // MARK: Fades

    /// Animates a node's alpha to 1 for some seconds. Its reverse fades out.
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(.fade(to: 1, reversed: 0), duration: sec) }
    /// Animates a node's alpha to 0 for some seconds. Its reverse fades in.
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(.fade(to: 0, reversed: 1), duration: sec) }
    /// Animates a node's alpha to a value of 0...1 for some seconds. Without a reverse.
    public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.fade(to: alpha, reversed: nil), duration: sec)
    }
    /// Adds to a node's alpha, which is drawn from 0 to 1, over some seconds.
    public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(.fade(by: factor), duration: sec) }

    /// Hides a node immediately. Its reverse shows it.
    public class func hide() -> SKAction { SKAction(.hide(true)) }
    /// Shows a node immediately. Its reverse hides it.
    public class func unhide() -> SKAction { SKAction(.hide(false)) }

    // MARK: Colors of sprites and labels

    /// Animates the color and the color blend factor, 0...1, of a sprite for some seconds. Has no effect on other nodes.
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.change({ node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite.color.spriteColor, goal = color.spriteColor, factor = sprite.colorBlendFactor
            return { progress in
                sprite.color = progress >= 1 ? color : UIColor(start.mixed(with: goal, by: Float(progress)))
                sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * progress
            }
        }, reversed: nil), duration: sec)
    }
    /// Animates a sprite's `colorBlendFactor`, 0...1, for some seconds. Has no effect on other nodes.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.change({ node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let factor = sprite.colorBlendFactor
            return { sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * $0 }
        }, reversed: nil), duration: sec)
    }

    // MARK: Textures

    /// Sets the texture of a sprite immediately.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// - Parameter resize: true resizes the sprite to the texture.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.once({ node in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.texture = texture
            if resize { sprite.size = texture.size() }
        }, reversed: nil))
    }
    /// Shows the textures in order and keeps the last one.
    /// - Parameter sec: seconds for each texture.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// - Parameters:
    ///   - sec: seconds for each texture.
    ///   - resize: true resizes the sprite to each texture.
    ///   - restore: true restores the sprite's original texture.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(.textures(textures, resize: resize, restore: restore), duration: sec * TimeInterval(textures.count))
    }
}

extension ActionContent {
    fileprivate static func fade(to goal: CGFloat, reversed: CGFloat?) -> ActionContent {
        var reverse: (@MainActor () -> ActionContent)?
        if let reversed { reverse = { .fade(to: reversed, reversed: goal) } }
        return .change({ node in
            let start = node.alpha
            return { node.alpha = start + (goal - start) * $0 }
        }, reversed: reverse)
    }
    fileprivate static func fade(by difference: CGFloat) -> ActionContent {
        .change({ node in
            var done = 0.0
            return {
                node.alpha += difference * ($0 - done)
                done = $0
            }
        }, reversed: { .fade(by: -difference) })
    }
    fileprivate static func hide(_ isHidden: Bool) -> ActionContent { .once({ $0.isHidden = isHidden }, reversed: { .hide(!isHidden) }) }
    fileprivate static func textures(_ textures: [SKTexture], resize: Bool, restore: Bool) -> ActionContent {
        .change({ node in
            guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
            let (texture, size) = (sprite.texture, sprite.size)
            return { progress in
                if progress >= 1, restore {
                    (sprite.texture, sprite.size) = (texture, resize ? size : sprite.size)
                    return
                }
                // The tolerance compensates rounding errors in the sum of frame times at a texture's beginning.
                let next = textures[min(max(Int(progress * Double(textures.count) + 1e-6), 0), textures.count - 1)]
                sprite.texture = next
                if resize { sprite.size = next.size() }
            }
        }, reversed: { .textures(textures.reversed(), resize: resize, restore: restore) })
    }
}

extension UIColor {
    convenience init(_ color: ResolvedColor) {
        self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
    }
}

extension ResolvedColor {
    func mixed(with other: ResolvedColor, by part: Float) -> ResolvedColor {
        ResolvedColor(red: red + (other.red - red) * part, green: green + (other.green - green) * part,
                      blue: blue + (other.blue - blue) * part,
                      opacity: opacity + (other.opacity - opacity) * part)
    }
}
