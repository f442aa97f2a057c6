import Foundation
final class SpriteDecoder: NSCoder {}
extension SKNode { func decodeNode(_ decoder: SpriteDecoder) {} }
extension SKScene { func decodeScene(_ decoder: SpriteDecoder) {} }
extension SKSpriteNode { func decodeSprite(_ decoder: SpriteDecoder) {} }
extension SKLabelNode { func decodeLabel(_ decoder: SpriteDecoder) {} }
extension SKEmitterNode { func decodeEmitter(_ decoder: SpriteDecoder) {} }
