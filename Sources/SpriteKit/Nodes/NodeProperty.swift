import Foundation
import WaggleGeometry
import WaggleUIKit

/// One property of a node class: how it is copied, and how it is compared.
@MainActor
struct NodeProperty {
    let copy: (_ original: SKNode, _ copy: SKNode) -> Void
    let isEqual: (SKNode, SKNode) -> Bool

    init<Node: SKNode, Value: Equatable>(_ path: ReferenceWritableKeyPath<Node, Value>) {
        self.init(path, copy: { $0 }, isEqual: { $0 == $1 })
    }
    /// - Parameter copy: creates the copy's value from the original's.
    init<Node: SKNode, Value>(
        _ path: ReferenceWritableKeyPath<Node, Value>, copy: @escaping @MainActor (Value) -> Value,
        isEqual: @escaping @MainActor (Value, Value) -> Bool
    ) {
        self.copy = { original, made in
            if let original = original as? Node, let made = made as? Node { made[keyPath: path] = copy(original[keyPath: path]) }
        }
        self.isEqual = { a, b in
            guard let a = a as? Node, let b = b as? Node else { return false }
            return isEqual(a[keyPath: path], b[keyPath: path])
        }
    }
    /// A texture property; copies share the texture.
    static func texture<Node: SKNode>(_ path: ReferenceWritableKeyPath<Node, SKTexture?>) -> NodeProperty {
        NodeProperty(path, copy: { $0 }, isEqual: { a, b in a.map { a in b.map(a.isLike) ?? false } ?? (b == nil) })
    }
    static func sequence(_ path: ReferenceWritableKeyPath<SKEmitterNode, SKKeyframeSequence?>) -> NodeProperty {
        NodeProperty(
            path, copy: { $0?.copy(with: nil) as? SKKeyframeSequence },
            isEqual: { a, b in a.map { a in b.map(a.isLike) ?? false } ?? (b == nil) })
    }
}

extension NodeProperty {
    static let node: [NodeProperty] = [
        NodeProperty(\SKNode.position), NodeProperty(\SKNode.zPosition), NodeProperty(\SKNode.zRotation), NodeProperty(\SKNode.xScale),
        NodeProperty(\SKNode.yScale),
        NodeProperty(\SKNode.alpha), NodeProperty(\SKNode.isHidden), NodeProperty(\SKNode.speed), NodeProperty(\SKNode.isPaused),
        NodeProperty(\SKNode.name),
        NodeProperty(\SKNode.isUserInteractionEnabled),
        NodeProperty(\SKNode.userData, copy: { $0?.mutableCopy() as? NSMutableDictionary }, isEqual: { $0 == $1 }),
        NodeProperty(\SKNode.constraints, copy: { $0?.map { $0.copied() } }, isEqual: { ($0 ?? []).count == ($1 ?? []).count }),
    ]
    static let transform: [NodeProperty] = [NodeProperty(\SKTransformNode.xRotation), NodeProperty(\SKTransformNode.yRotation)]
    static let sprite: [NodeProperty] = [
        .texture(\SKSpriteNode.texture), NodeProperty(\SKSpriteNode.size), NodeProperty(\SKSpriteNode.color),
        NodeProperty(\SKSpriteNode.colorBlendFactor),
        NodeProperty(\SKSpriteNode.blendMode), NodeProperty(\SKSpriteNode.anchorPoint), NodeProperty(\SKSpriteNode.centerRect),
    ]
    static let shape: [NodeProperty] = [
        NodeProperty(\SKShapeNode.path), NodeProperty(\SKShapeNode.fillColor), NodeProperty(\SKShapeNode.strokeColor),
        NodeProperty(\SKShapeNode.lineWidth),
        NodeProperty(\SKShapeNode.lineCap), NodeProperty(\SKShapeNode.lineJoin), NodeProperty(\SKShapeNode.miterLimit),
        NodeProperty(\SKShapeNode.isAntialiased),
        NodeProperty(\SKShapeNode.blendMode),
    ]
    static let label: [NodeProperty] = [
        NodeProperty(\SKLabelNode.text), NodeProperty(\SKLabelNode.fontName), NodeProperty(\SKLabelNode.fontSize),
        NodeProperty(\SKLabelNode.fontColor),
        NodeProperty(\SKLabelNode.horizontalAlignmentMode), NodeProperty(\SKLabelNode.verticalAlignmentMode),
        NodeProperty(\SKLabelNode.numberOfLines),
        NodeProperty(\SKLabelNode.lineBreakMode), NodeProperty(\SKLabelNode.preferredMaxLayoutWidth), NodeProperty(\SKLabelNode.color),
        NodeProperty(\SKLabelNode.colorBlendFactor), NodeProperty(\SKLabelNode.blendMode),
    ]
    static let effect: [NodeProperty] = [
        NodeProperty(\SKEffectNode.shouldEnableEffects), NodeProperty(\SKEffectNode.shouldRasterize), NodeProperty(\SKEffectNode.blendMode),
    ]
    static let crop: [NodeProperty] = [
        NodeProperty(
            \SKCropNode.maskNode, copy: { $0?.copy(with: nil) as? SKNode },
            isEqual: { a, b in a.map { a in b.map(a.isEqual(to:)) ?? false } ?? (b == nil) }),
    ]
    static let scene: [NodeProperty] = [
        NodeProperty(\SKScene.size), NodeProperty(\SKScene.scaleMode), NodeProperty(\SKScene.anchorPoint),
        NodeProperty(\SKScene.backgroundColor),
        NodeProperty(\SKScene.delegate, copy: { $0 }, isEqual: { $0 === $1 }),
    ]
    static let emitter: [NodeProperty] = SpriteKeys.emitterNumbers.map { NodeProperty($0.1) } + [
        NodeProperty(\SKEmitterNode.numParticlesToEmit), NodeProperty(\SKEmitterNode.particlePosition),
        NodeProperty(\SKEmitterNode.particlePositionRange),
        NodeProperty(\SKEmitterNode.xAcceleration), NodeProperty(\SKEmitterNode.yAcceleration), NodeProperty(\SKEmitterNode.particleSize),
        NodeProperty(\SKEmitterNode.particleColor), NodeProperty(\SKEmitterNode.particleBlendMode),
        NodeProperty(\SKEmitterNode.particleRenderOrder),
        .texture(\SKEmitterNode.particleTexture), .sequence(\SKEmitterNode.particleColorSequence),
        .sequence(\SKEmitterNode.particleColorBlendFactorSequence),
        .sequence(\SKEmitterNode.particleScaleSequence), .sequence(\SKEmitterNode.particleAlphaSequence),
        NodeProperty(\SKEmitterNode.targetNode, copy: { $0 }, isEqual: { $0 === $1 }),
        NodeProperty(\SKEmitterNode.particleAction, copy: { $0?.copied() }, isEqual: { ($0 == nil) == ($1 == nil) }),
    ]
}

extension SKNode {
    /// The path to the node as child indices; nil if it is not in the other node's tree.
    func indexPath(in root: SKNode) -> [Int]? {
        guard self !== root else { return [] }
        guard let parent, let index = parent.children.firstIndex(where: { $0 === self }),
              let way = parent.indexPath(in: root) else { return nil }
        return way + [index]
    }
}
