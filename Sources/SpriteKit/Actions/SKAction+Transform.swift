import Foundation
import WaggleGeometry

// Actions that move, rotate and scale nodes.
extension SKAction {
    // MARK: Moves

    /// Moves a node by a vector in its parent's coordinates, in points, over some seconds. Concurrent moves accumulate.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(.move(by: delta), duration: duration) }
    /// Moves a node right and up by points of its parent's coordinates, over some seconds.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }
    /// Moves a node to a point in its parent's coordinates within some seconds.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(.change({ node in
            let start = node.position
            return { node.position = CGPoint(x: start.x + (location.x - start.x) * $0, y: start.y + (location.y - start.y) * $0) }
        }, reversed: nil), duration: duration)
    }
    /// Moves a node to an x of its parent's coordinates, in points, within some seconds.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.change(\.position.x, to: x), duration: duration) }
    /// Moves a node to a y of its parent's coordinates, in points, within some seconds.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.change(\.position.y, to: y), duration: duration) }

    // MARK: Rotation

    /// Rotates a node by an angle in radians, counter-clockwise.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(\.zRotation, by: radians), duration: duration)
    }
    /// Rotates a node to an angle in radians: counter-clockwise to a greater one, clockwise to a lesser one.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(\.zRotation, to: radians), duration: duration)
    }
    /// Rotates a node to an angle in radians.
    /// - Parameter shortestUnitArc: true rotates in the shorter direction, by at most half a turn.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return SKAction(.change({ node in
            let start = node.zRotation, turn = 2 * CGFloat.pi
            let difference = (radians - start).remainder(dividingBy: turn)
            return { node.zRotation = start + difference * $0 }
        }, reversed: nil), duration: duration)
    }

    // MARK: Scales

    /// Multiplies both scales of a node by a factor over some seconds.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }
    /// Multiplies the scales of a node by factors over some seconds.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.scale(by: xScale, yScale), duration: duration)
    }
    /// Animates both scales to a factor, 1 for the node's own size, for some seconds.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(to: scale, y: scale, duration: duration) }
    /// Animates the scales to factors, 1 for the node's own size, for some seconds.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change({ node in
            let (x, y) = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (x + (xScale - x) * $0, y + (yScale - y) * $0) }
        }, reversed: nil), duration: duration)
    }
    /// Animates the horizontal scale to a factor for some seconds.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(\.xScale, to: scale), duration: duration)
    }
    /// Animates the vertical scale to a factor for some seconds.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(\.yScale, to: scale), duration: duration)
    }
    /// Scales a sprite to a size in its parent's coordinates, in points, within some seconds. Has no effect on other nodes.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(.change({ node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let (x, y) = (sprite.xScale, sprite.yScale)
            let goal = (
                x: sprite.size.width != 0 ? size.width / sprite.size.width : x,
                y: sprite.size.height != 0 ? size.height / sprite.size.height : y)
            return { (sprite.xScale, sprite.yScale) = (x + (goal.x - x) * $0, y + (goal.y - y) * $0) }
        }, reversed: nil), duration: duration)
    }

    // MARK: Sizes of sprites

    /// Adds points to the size of a sprite over some seconds. Has no effect on other nodes.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resize(by: width, height), duration: duration)
    }
    /// Animates the size of a sprite in points, before scaling, for some seconds. Has no effect on other nodes.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resize(to: width, height), duration: duration)
    }
    /// Animates the width of a sprite in points, before scaling, for some seconds.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resize(to: width, nil), duration: duration)
    }
    /// Animates the height of a sprite in points, before scaling, for some seconds.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resize(to: nil, height), duration: duration)
    }

    // MARK: Paths

    /// Moves a node along a path relative to its position within some seconds, and orients it along the path.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    /// Moves a node along a path.
    /// - Parameter speed: points per second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
    /// Moves a node along a path at a constant speed.
    /// - Parameters:
    ///   - asOffset: true if the path is relative to the node's position; false if its points are positions.
    ///   - orientToPath: true orients the node along the path.
    public class func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, duration: TimeInterval) -> SKAction {
        SKAction(.follow(PathWay(path.path), asOffset: asOffset, orientToPath: orientToPath), duration: duration)
    }
    /// - Parameter speed: points per second.
    public class func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, speed: CGFloat) -> SKAction {
        let way = PathWay(path.path)
        return SKAction(.follow(way, asOffset: asOffset, orientToPath: orientToPath), duration: speed > 0 ? way.length / speed : 0)
    }
}

extension ActionContent {
    fileprivate static func change(_ value: ReferenceWritableKeyPath<SKNode, CGFloat>, to goal: CGFloat) -> ActionContent {
        .change({ node in
            let start = node[keyPath: value]
            return { node[keyPath: value] = start + (goal - start) * $0 }
        }, reversed: nil)
    }
    /// Adds the increment since the last frame, so concurrent relative actions accumulate.
    fileprivate static func change(_ value: ReferenceWritableKeyPath<SKNode, CGFloat>, by difference: CGFloat) -> ActionContent {
        .change({ node in
            var done = 0.0
            return {
                node[keyPath: value] += difference * ($0 - done)
                done = $0
            }
        }, reversed: { .change(value, by: -difference) })
    }
    fileprivate static func move(by delta: CGVector) -> ActionContent {
        .change({ node in
            var done = 0.0
            return {
                node.position = CGPoint(x: node.position.x + delta.dx * ($0 - done), y: node.position.y + delta.dy * ($0 - done))
                done = $0
            }
        }, reversed: { .move(by: CGVector(dx: -delta.dx, dy: -delta.dy)) })
    }
    /// Multiplies both scales, interpolating linearly.
    fileprivate static func scale(by x: CGFloat, _ y: CGFloat) -> ActionContent {
        .change({ node in
            let start = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (start.0 * (1 + (x - 1) * $0), start.1 * (1 + (y - 1) * $0)) }
        }, reversed: { .scale(by: x != 0 ? 1 / x : 1, y != 0 ? 1 / y : 1) })
    }
    fileprivate static func resize(by width: CGFloat, _ height: CGFloat) -> ActionContent {
        .change({ node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            var done = 0.0
            return {
                sprite.size = CGSize(width: sprite.size.width + width * ($0 - done), height: sprite.size.height + height * ($0 - done))
                done = $0
            }
        }, reversed: { .resize(by: -width, -height) })
    }
    fileprivate static func resize(to width: CGFloat?, _ height: CGFloat?) -> ActionContent {
        .change({ node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite.size
            return { progress in
                if let width { sprite.size.width = start.width + (width - start.width) * progress }
                if let height { sprite.size.height = start.height + (height - start.height) * progress }
            }
        }, reversed: nil)
    }
    fileprivate static func follow(_ way: PathWay, asOffset: Bool, orientToPath: Bool) -> ActionContent {
        .change({ node in
            let start = asOffset ? node.position : .zero
            return {
                guard let sample = way.sample(at: $0) else { return }
                node.position = CGPoint(x: start.x + sample.point.x, y: start.y + sample.point.y)
                if orientToPath { node.zRotation = sample.direction }
            }
        }, reversed: { .follow(way.reversed(), asOffset: asOffset, orientToPath: orientToPath) })
    }
}
