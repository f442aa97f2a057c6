// Decodes nodes' properties by key. Missing keys keep their defaults.

import Foundation
import WaggleUIKit

extension SKNode {
    func decodeNode(_ decoder: SpriteDecoder) {
        decoder.note(self)
        if let point = decoder.point("_position") { position = point }
        if let z = decoder.number("_zPosition") { zPosition = z }
        if let angle = decoder.number("_zRotation") { zRotation = angle }
        if let scale = decoder.number("_xScale") { xScale = scale }
        if let scale = decoder.number("_yScale") { yScale = scale }
        if let opacity = decoder.number("_opacity") { alpha = opacity }
        if let hidden = decoder.flag("_hidden") { isHidden = hidden }
        if let paused = decoder.flag("_paused") { isPaused = paused }
        if let factor = decoder.number("_speed") { speed = factor }
        if let flag = decoder.flag("_userInteractionEnabled") { isUserInteractionEnabled = flag }
        name = decoder.string("_name")
        userData = decoder.dictionary("_userData")
        for child in decoder.children() where child.parent == nil && child !== self { addChild(child) }
    }
}

extension SKScene {
    func decodeScene(_ decoder: SpriteDecoder) {
        if let bounds = decoder.rect("Scene_bounds"), bounds.width > 0, bounds.height > 0 { size = bounds.size }
        if let anchor = decoder.point("_anchorPoint") { anchorPoint = anchor }
        if let mode = decoder.whole("_scaleMode").flatMap(SKSceneScaleMode.init) { scaleMode = mode }
        if let color = decoder.color("_backgroundColor") { backgroundColor = color }
        camera = decoder.madeNode("_camera") as? SKCameraNode
    }
}

extension SKSpriteNode {
    func decodeSprite(_ decoder: SpriteDecoder) {
        texture = decoder.texture("_texture")
        size = decoder.rect("_bounds")?.size ?? texture?.size() ?? .zero
        if let anchor = decoder.point("_anchorPoint") { anchorPoint = anchor }
        if let base = decoder.color("_baseColor") { color = base }
        if let factor = decoder.number("_colorMix") { colorBlendFactor = factor }
        if let mode = decoder.whole("_blendMode").flatMap(SKBlendMode.init) { blendMode = mode }
        if let rect = decoder.rect("_centerRect"), rect.width > 0, rect.height > 0 { centerRect = rect }
    }
}

extension SKLabelNode {
    func decodeLabel(_ decoder: SpriteDecoder) {
        text = decoder.string("_text")
        fontName = decoder.string("_fontName")
        if let size = decoder.number("_fontSize") { fontSize = size }
        if let paint = decoder.color("_fontColor") { fontColor = paint }
        if let blend = decoder.color("_color") { color = blend }
        if let factor = decoder.number("_labelColorBlend") { colorBlendFactor = factor }
        if let mode = decoder.whole("_labelBlendMode").flatMap(SKBlendMode.init) { blendMode = mode }
        if let mode = decoder.whole("_horizontalAlignmentMode").flatMap(SKLabelHorizontalAlignmentMode.init) {
            horizontalAlignmentMode = mode
        }
        if let mode = decoder.whole("_verticalAlignmentMode").flatMap(SKLabelVerticalAlignmentMode.init) { verticalAlignmentMode = mode }
        if let count = decoder.whole("_numberOfLines") { numberOfLines = count }
        if let width = decoder.number("_preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    }
}

extension SKEmitterNode {
    func decodeEmitter(_ decoder: SpriteDecoder) {
        for (key, property) in SpriteKeys.emitterNumbers { if let value = decoder.number(key) { self[keyPath: property] = value } }
        if let count = decoder.whole("_numParticlesToEmit") { numParticlesToEmit = count }
        if let point = decoder.point("_startPosition") { particlePosition = point }
        if let range = decoder.vector("_startPositionVariance") { particlePositionRange = range }
        if let acceleration = decoder.vector("_acceleration") { (xAcceleration, yAcceleration) = (acceleration.dx, acceleration.dy) }
        particleTexture = decoder.texture("_particleTexture")
        // A size of zero stands for the texture's size, as does the texture's own size.
        if let size = decoder.size("_startSize"), size.width > 0, size.height > 0 { particleSize = size }
        if let color = decoder.color("_startColor") { particleColor = color }
        particleColorSequence = decoder.sequence("_particleColorSequence")
        particleColorBlendFactorSequence = decoder.sequence("_particleColorBlendFactorSequence")
        particleScaleSequence = decoder.sequence("_particleScaleSequence")
        particleAlphaSequence = decoder.sequence("_particleAlphaSequence")
        if let mode = decoder.whole("_particleBlendMode").flatMap(SKBlendMode.init) { particleBlendMode = mode }
        if let order = decoder.whole("_particleRenderOrder").flatMap({ UInt(exactly: $0) }).flatMap(SKParticleRenderOrder.init) {
            particleRenderOrder = order
        }
        targetNode = decoder.madeNode("_target")
    }
}

@MainActor
enum SpriteKeys {
    /// An emitter's numeric properties by key.
    static let emitterNumbers: [(String, ReferenceWritableKeyPath<SKEmitterNode, CGFloat>)] = [
        ("_birthrate", \.particleBirthRate), ("_lifetime", \.particleLifetime), ("_lifetimeVariance", \.particleLifetimeRange),
        ("_emissionAngle", \.emissionAngle), ("_emissionAngleVariance", \.emissionAngleRange), ("_startSpeed", \.particleSpeed),
        ("_startSpeedVariance", \.particleSpeedRange),
        ("_startScale", \.particleScale), ("_startScaleVariance", \.particleScaleRange), ("_scaleSpeed", \.particleScaleSpeed),
        ("_startRotation", \.particleRotation), ("_startRotationVariance", \.particleRotationRange),
        ("_rotationSpeed", \.particleRotationSpeed),
        ("_startOpacity", \.particleAlpha), ("_startOpacityVariance", \.particleAlphaRange), ("_opacitySpeed", \.particleAlphaSpeed),
        ("_startColorVarianceR", \.particleColorRedRange), ("_startColorVarianceG", \.particleColorGreenRange),
        ("_startColorVarianceB", \.particleColorBlueRange),
        ("_startColorVarianceA", \.particleColorAlphaRange), ("_colorSpeedR", \.particleColorRedSpeed),
        ("_colorSpeedG", \.particleColorGreenSpeed),
        ("_colorSpeedB", \.particleColorBlueSpeed), ("_colorSpeedA", \.particleColorAlphaSpeed),
        ("_startColorMix", \.particleColorBlendFactor),
        ("_startColorBlendVariance", \.particleColorBlendFactorRange), ("_colorBlendSpeed", \.particleColorBlendFactorSpeed),
        ("_startZPosition", \.particleZPosition), ("_startZPositionVariance", \.particleZPositionRange),
        ("_zPositionSpeed", \.particleZPositionSpeed),
    ]
}
