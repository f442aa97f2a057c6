import Foundation
import WaggleCore
import WaggleGeometry
import WaggleUIKit

/// The order in which particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
    /// The oldest particles are in front.
    case oldestLast
    /// The youngest particles are in front.
    case oldestFirst
    /// Any order; the same as `oldestFirst`.
    case dontCare
}

/// A source of particles: small sprites that are born at a rate, move, change and die.
///
/// Each particle's values are random. A property is the mean value, its range the full width of the interval, its speed the change per
/// second. A sequence replaces all three; its times are fractions of the particle's lifetime. Every run of a program shows
/// the same particles.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
    // MARK: Birth and death

    /// Particles per second.
    open var particleBirthRate: CGFloat = 0 { didSet { if particleBirthRate != oldValue { didChange() } } }
    /// The number of particles after which the emitter stops; 0, the default, for no limit.
    open var numParticlesToEmit = 0 { didSet { if numParticlesToEmit != oldValue { didChange() } } }
    /// In seconds.
    open var particleLifetime: CGFloat = 0 { didSet { if particleLifetime != oldValue { didChange() } } }
    /// The full width of the interval, in seconds.
    open var particleLifetimeRange: CGFloat = 0

    // MARK: Position and movement

    /// The birth position of particles, in the emitter's coordinates.
    open var particlePosition = CGPoint.zero
    /// The size of the rectangle around `particlePosition` in which particles are born, in points.
    open var particlePositionRange = CGVector.zero
    /// The initial direction of particles, in radians counter-clockwise; 0 points right.
    open var emissionAngle: CGFloat = 0
    /// The full width of the interval, in radians.
    open var emissionAngleRange: CGFloat = 0
    /// In points per second.
    open var particleSpeed: CGFloat = 0
    /// The full width of the interval, in points per second.
    open var particleSpeedRange: CGFloat = 0
    /// In points per second squared, to the right.
    open var xAcceleration: CGFloat = 0
    /// In points per second squared, upward.
    open var yAcceleration: CGFloat = 0
    /// The node whose coordinates particles use, so that they do not follow the emitter; nil for the emitter itself. It must be in
    /// the same tree.
    open weak var targetNode: SKNode?
    /// Added to the emitter's z position, in the same unit; 0 by default.
    open var particleZPosition: CGFloat = 0
    /// The full width of the interval; 0 by default.
    open var particleZPositionRange: CGFloat = 0
    /// Per second.
    open var particleZPositionSpeed: CGFloat = 0

    // MARK: Size and rotation

    /// The factor of the size at birth; 1 by default.
    open var particleScale: CGFloat = 1
    /// The full width of the interval, as a factor.
    open var particleScaleRange: CGFloat = 0
    /// Added to the scale per second.
    open var particleScaleSpeed: CGFloat = 0
    /// The scale over a particle's lifetime.
    open var particleScaleSequence: SKKeyframeSequence?
    /// In points, before scaling; zero, the default, uses the texture's size.
    open var particleSize = CGSize.zero
    /// In radians, counter-clockwise.
    open var particleRotation: CGFloat = 0
    /// The full width of the interval, in radians.
    open var particleRotationRange: CGFloat = 0
    /// In radians per second.
    open var particleRotationSpeed: CGFloat = 0

    // MARK: Appearance

    /// nil draws rectangles of `particleSize` in the particle's color.
    open var particleTexture: SKTexture? { didSet { if particleTexture !== oldValue { didChange() } } }
    /// The opacity, 0...1.
    open var particleAlpha: CGFloat = 1
    /// The full width of the interval, 0...1.
    open var particleAlphaRange: CGFloat = 0
    /// Added to the opacity per second.
    open var particleAlphaSpeed: CGFloat = 0
    /// The opacity over a particle's lifetime.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// Mixed into the texture by the blend factor.
    open var particleColor: UIColor = .clear
    /// The full width of the interval of the component, which is 0...1; likewise for the other three.
    open var particleColorRedRange: CGFloat = 0
    /// Like the range of the red component, 0...1.
    open var particleColorGreenRange: CGFloat = 0
    /// Like the range of the red component, 0...1.
    open var particleColorBlueRange: CGFloat = 0
    /// Like the range of the red component, 0...1.
    open var particleColorAlphaRange: CGFloat = 0
    /// Added to the component per second; likewise for the other three.
    open var particleColorRedSpeed: CGFloat = 0
    /// Added to the component, 0...1, per second.
    open var particleColorGreenSpeed: CGFloat = 0
    /// Added to the component, 0...1, per second.
    open var particleColorBlueSpeed: CGFloat = 0
    /// Added to the component, 0...1, per second.
    open var particleColorAlphaSpeed: CGFloat = 0
    /// The color over a particle's lifetime, in place of the color and its ranges and speeds.
    open var particleColorSequence: SKKeyframeSequence?
    /// 0, the default, shows the texture's colors; 1 multiplies them by the particle's color.
    open var particleColorBlendFactor: CGFloat = 0
    /// The full width of the interval, 0...1.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// Added to the blend factor per second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast

    /// Runs on each particle from its birth, in addition to the other properties. It may change position, z position, rotation, scale,
    /// opacity and color. The texture stays the emitter's, and sequences take precedence.
    open var particleAction: SKAction? {
        didSet { if particleAction !== oldValue { particleActions = particleAction.map(ParticleActions.init) } }
    }
    private var particleActions: ParticleActions?
    @available(*, unavailable, message: "There are no physics fields here; use xAcceleration and yAcceleration.")
    open var fieldBitMask: UInt32 { get { 0 } set {} }
    @available(*, unavailable, message: "There are no shaders here.")
    open var shader: Any? { get { nil } set {} }

    private(set) var particles = ParticleSystem()

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (aDecoder as? SpriteDecoder).map(decodeEmitter)
    }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.emitter] }

    // MARK: Time

    /// Advances the simulation by a number of seconds. Anything but a positive and finite number does nothing.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        guard sec > 0, sec.isFinite else { return }
        advance(by: sec)
        didChange()
    }
    /// Removes all particles and restarts the simulation.
    open func resetSimulation() {
        particles = ParticleSystem()
        particleActions = particleAction.map(ParticleActions.init)
        didChange()
    }

    override var movesByItself: Bool { !particles.isEmpty || particles.emits(settings) }
    override func simulate(by dt: TimeInterval) { advance(by: dt) }

    private func advance(by dt: TimeInterval) {
        if !particles.isSeeded { particles.seed(scene?.nextSeed() ?? ownSeed) }
        let toSpace = target.map { transform(to: $0) } ?? .identity
        particles.advance(by: dt, settings, toSpace)
        particleActions?.move(&particles, by: dt)
    }
    /// The seed of an emitter outside a scene, derived from its properties.
    private var ownSeed: UInt64 {
        [position.x, position.y, particleBirthRate, particleLifetime, particleSpeed, emissionAngle].reduce(0x5EED) {
            ($0 &* 31) ^ Double($1).bitPattern
        }
    }
    /// The target, if it is in the emitter's tree.
    private var target: SKNode? {
        guard let targetNode, targetNode !== self else { return nil }
        func root(_ node: SKNode) -> SKNode { node.parent.map(root) ?? node }
        return root(targetNode) === root(self) ? targetNode : nil
    }

    /// The properties as plain numbers for the particle system.
    private var settings: ParticleSettings {
        let color = particleColor.spriteColor
        return ParticleSettings(
            birthRate: max(Double(particleBirthRate), 0), count: max(numParticlesToEmit, 0),
            lifetime: (Float(particleLifetime), Float(particleLifetimeRange)),
            position: SIMD2(Float(particlePosition.x), Float(particlePosition.y)),
            positionRange: SIMD2(Float(particlePositionRange.dx), Float(particlePositionRange.dy)),
            angle: (Float(emissionAngle), Float(emissionAngleRange)), speed: (Float(particleSpeed), Float(particleSpeedRange)),
            acceleration: SIMD2(Float(xAcceleration), Float(yAcceleration)), scale: (Float(particleScale), Float(particleScaleRange)),
            scaleSpeed: Float(particleScaleSpeed),
            rotation: (Float(particleRotation), Float(particleRotationRange)), rotationSpeed: Float(particleRotationSpeed),
            alpha: (Float(particleAlpha), Float(particleAlphaRange)), alphaSpeed: Float(particleAlphaSpeed),
            color: SIMD4(color.red, color.green, color.blue, color.opacity),
            colorRange: SIMD4(
                Float(particleColorRedRange), Float(particleColorGreenRange), Float(particleColorBlueRange),
                Float(particleColorAlphaRange)),
            colorSpeed: SIMD4(
                Float(particleColorRedSpeed), Float(particleColorGreenSpeed), Float(particleColorBlueSpeed),
                Float(particleColorAlphaSpeed)),
            blend: (Float(particleColorBlendFactor), Float(particleColorBlendFactorRange)),
            blendSpeed: Float(particleColorBlendFactorSpeed),
            z: (Float(particleZPosition), Float(particleZPositionRange)), zSpeed: Float(particleZPositionSpeed))
    }

    // MARK: Drawing

    override func draw(in renderer: SceneRenderer, _ state: NodeState) {
        guard !particles.isEmpty else { return }
        let texture = particleTexture ?? .white, size = particleSize == .zero && particleTexture != nil ? texture.size() : particleSize
        (texture as? SKMutableTexture)?.noteDrawing(in: scene)
        guard let source = texture.source, size.width > 0, size.height > 0 else { return }
        let space = target.map { renderer.state(of: $0).transform } ?? state.transform
        let appearance = SpriteAppearance(
            source: source, region: texture.region(), blend: particleBlendMode.spriteBlend, isSmooth: texture.filteringMode == .linear)
        let drawing = ParticleDrawing(
            size: SIMD2(Float(size.width), Float(size.height)), transform: space, alpha: Float(state.alpha),
            isColored: particleTexture == nil,
            color: particleColorSequence?.curve, blend: particleColorBlendFactorSequence?.curve, scale: particleScaleSequence?.curve,
            alphaCurve: particleAlphaSequence?.curve)
        let order: ParticleOrder = particleZPositionRange != 0 || particleZPositionSpeed != 0 ? .height(
            oldestLast: particleRenderOrder == .oldestLast)
            : particleRenderOrder == .oldestLast ? .youngestFirst : .oldestFirst
        renderer.addSprites(appearance, z: state.z + particleZPosition) { particles.append(to: &$0, drawing, order) }
    }
}
