import Foundation
import WaggleCore
import WaggleGeometry
import WaggleUIKit

/// How a scene is scaled to fill a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
    /// Each axis is scaled separately, so proportions may change.
    case fill
    /// Both axes are scaled by the larger factor; parts outside the view are clipped.
    case aspectFill
    /// Both axes are scaled by the smaller factor; the uncovered part of the view stays empty.
    case aspectFit
    /// The scene is resized to the view's size.
    case resizeFill
}

/// Receives the callbacks of a scene's frame cycle in programs that do not subclass `SKScene`.
@MainActor @preconcurrency
public protocol SKSceneDelegate: AnyObject {
    /// Called at the beginning of each frame.
    /// - Parameter currentTime: seconds since the program started.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
    /// Does nothing.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of a tree of nodes that a view shows.
///
/// In each frame the scene calls `update(_:)`, advances the actions, calls `didEvaluateActions()` and `didSimulatePhysics()`, applies the
/// constraints, calls `didApplyConstraints()` and `didFinishUpdate()`, advances the particles, and is drawn. Subclasses are updated in
/// every frame. A plain `SKScene` is idle while no action or emitter runs.
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
    /// In points of the scene. 1 by 1 unless set.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            didChangeSize(oldValue)
            didChange()
        }
    }
    /// How the scene fills the view; `fill` unless set.
    open var scaleMode = SKSceneScaleMode.fill {
        didSet {
            guard scaleMode != oldValue else { return }
            view?.fit(self)
            didChange()
        }
    }
    /// The point of the scene's frame that is at its origin, in unit coordinates: (0, 0), the default, is the lower left corner, (1, 1) the
    /// upper right one.
    open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { didChange() } } }
    /// Dark gray unless set. A translucent color shows the content behind the view if the view allows transparency, otherwise black.
    open var backgroundColor: UIColor = SKScene.usualBackground { didSet { if backgroundColor != oldValue { didChange() } } }
    /// The view is centred on the camera's position, and the camera's rotation and scale apply to the view. Without a camera, the view
    /// shows the scene from `anchorPoint`.
    open weak var camera: SKCameraNode? { didSet { if camera !== oldValue { didChange() } } }
    open weak var delegate: (any SKSceneDelegate)?
    /// The view that presents the scene; nil if there is none.
    open internal(set) weak var view: SKView?

    private var lastSeed: UInt64 = 0
    /// A seed for a random number generator. Each call returns a different seed; scenes that behave alike get the same seeds.
    func nextSeed() -> UInt64 {
        lastSeed += 1
        return lastSeed
    }
    /// The default background grey, as stored in particle and scene files.
    private static var usualBackground: UIColor { UIColor(white: 0.15, alpha: 1) }

    /// A scene of 1 by 1 points.
    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
        begin()
    }
    /// - Parameter size: in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
        begin()
    }
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        let decoder = aDecoder as? SpriteDecoder
        decoder.map(decodeScene)
        begin(takesTouches: decoder?.flag("_userInteractionEnabled") ?? true)
    }
    private func begin(takesTouches: Bool = true) {
        (shouldEnableEffects, isUserInteractionEnabled) = (false, takesTouches)
        sceneDidLoad()
    }

    // MARK: Overridden by programs

    /// Called when the scene has been created or read from a file.
    open func sceneDidLoad() {}
    /// Called when a view presents the scene.
    open func didMove(to view: SKView) {}
    /// Called when a view is about to remove the scene.
    open func willMove(from view: SKView) {}
    /// Called when the size has changed, with the old one in points.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called at the beginning of each frame.
    /// - Parameter currentTime: seconds since the program started.
    open func update(_ currentTime: TimeInterval) {}
    /// Called when the actions have advanced.
    open func didEvaluateActions() {}
    /// Called after `didEvaluateActions()`, where physics would have moved the nodes.
    open func didSimulatePhysics() {}
    /// Called when the constraints have moved the nodes.
    open func didApplyConstraints() {}
    /// Called at the end of each frame, before it is drawn.
    open func didFinishUpdate() {}

    // MARK: Copies

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.scene] }
    /// The copy's camera is the node at the same place in the copied tree.
    override func didCopy(_ original: SKNode) {
        super.didCopy(original)
        guard let original = original as? SKScene, let indexPath = original.camera?.indexPath(in: original) else { return }
        camera = indexPath.reduce(self as SKNode?) { node, index in
            node.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
        } as? SKCameraNode
    }

    // MARK: Touches

    /// The view's next responder, which receives the touches that the scene does not handle.
    open override var next: UIResponder? { view?.next }
    /// The frontmost node that receives touches at a point of the view; nil if neither a node nor the scene does.
    func nodeForTouch(at point: CGPoint) -> SKNode? {
        nodes(at: convertPoint(fromView: point)).first(where: \.isUserInteractionEnabled) ?? (isUserInteractionEnabled ? self : nil)
    }

    // MARK: Coordinates

    override var contentBounds: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// Converts a point from the view's coordinates to the scene's.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { view?.convert(point, to: self) ?? point }
    /// Converts a point from the scene's coordinates to the view's.
    open func convertPoint(toView point: CGPoint) -> CGPoint { view?.convert(point, from: self) ?? point }

    /// The camera's transform: from the scene's coordinates to those of the scene without a camera.
    private var cameraTransform: CGAffineTransform {
        guard let camera, camera === self || camera.inParentHierarchy(self) else { return .identity }
        let transform = camera.transform(to: self)
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return .identity }
        // The camera's position is at the centre of the view.
        return transform.inverted().concatenating(CGAffineTransform(translationX: contentBounds.midX, y: contentBounds.midY))
    }

    /// The transform from the scene's coordinates, y upward, to those of a view of the given size, y downward.
    func transform(toViewOf size: CGSize) -> CGAffineTransform {
        let area = area(inViewOf: size), bounds = contentBounds
        guard bounds.width > 0, bounds.height > 0 else { return .identity }
        let (x, y) = (area.width / bounds.width, area.height / bounds.height)
        return cameraTransform.concatenating(
            CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: area.minX - bounds.minX * x, ty: area.maxY + bounds.minY * y))
    }
    /// The scene's frame in a view of the given size, in points.
    func area(inViewOf size: CGSize) -> CGRect {
        guard self.size.width > 0, self.size.height > 0 else { return CGRect(origin: .zero, size: size) }
        let (x, y) = (size.width / self.size.width, size.height / self.size.height)
        let scale: CGFloat
        switch scaleMode {
        case .fill, .resizeFill: return CGRect(origin: .zero, size: size)
        case .aspectFill: scale = max(x, y)
        case .aspectFit: scale = min(x, y)
        }
        let (width, height) = (self.size.width * scale, self.size.height * scale)
        return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }

    // MARK: Frames

    func nodeDidChange() { view?.sceneDidChange() }
}

/// Determines the visible part of a scene: the camera's position is at the centre of the view, and its rotation and scale apply to the
/// visible area.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
    /// True if the node's accumulated frame is in the camera's viewport.
    ///
    /// Complexity: O(*n*) in the node's descendants.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let parent = node.parent else { return false }
        let size = scene.view?.bounds.size ?? scene.size
        return node.calculateAccumulatedFrame().applying(parent.transformToRoot).applying(scene.transform(toViewOf: size))
            .intersects(CGRect(origin: .zero, size: size))
    }
    /// The nodes of the scene that are in the camera's viewport.
    ///
    /// Complexity: O(*n* · *d*) in the nodes of the scene and their depth.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        var found: Set<SKNode> = []
        scene.enumerateChildNodes(withName: ".//*") { node, _ in if node !== scene, contains(node) { found.insert(node) } }
        return found
    }
}
