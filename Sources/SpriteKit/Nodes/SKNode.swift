import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// A node in a scene's tree. Its children inherit its transform and opacity. A plain node draws nothing.
///
/// Coordinates are in points with y upward, relative to the parent; angles are radians, counter-clockwise.
@MainActor @preconcurrency
open class SKNode: UIResponder, @preconcurrency NSCopying {
    // MARK: Position and appearance

    /// The node's origin in the parent's coordinates.
    open var position = CGPoint.zero { didSet { if position != oldValue { didChange() } } }
    /// The z position relative to the parent, in any unit: higher nodes are drawn in front of lower ones, whatever their parents. The
    /// default is 0.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { didChange() } } }
    /// In radians, counter-clockwise.
    open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { didChange() } } }
    /// The factor of the widths of the node and its children; 1 is their own size, and negative ones mirror.
    open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { didChange() } } }
    /// The factor of the heights of the node and its children; 1 is their own size, and negative ones mirror.
    open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { didChange() } } }
    /// The opacity of the node and its children, 0...1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { didChange() } } }
    /// True hides the node and its children. Their actions continue to run.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// Sets both scales to a factor.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Time

    /// The factor of the speed of the actions of the node and its children; 1 is their own speed, and 0 stops them.
    open var speed: CGFloat = 1 { didSet { if speed != oldValue { didChange() } } }
    /// True stops the actions and particles of the node and its children.
    open var isPaused = false { didSet { if isPaused != oldValue { didChange() } } }

    // MARK: Identity

    /// The name for searches such as `childNode(withName:)`. It must not contain slashes.
    open var name: String?
    /// The program's custom data, not used by SpriteKit.
    open var userData: NSMutableDictionary?
    /// True lets the node receive touches; false, the default, lets nodes behind it receive them. For a scene, the default is true.
    open var isUserInteractionEnabled = false
    /// The parent, which receives the touches that the node does not handle.
    open override var next: UIResponder? { parent }

    /// Limits on the node's position and rotation, applied in order after each frame's actions; nil for none.
    open var constraints: [SKConstraint]? { didSet { didChange() } }

    // MARK: Tree

    open internal(set) weak var parent: SKNode?
    open internal(set) var children: [SKNode] = []
    /// The scene that contains the node; nil outside a scene.
    ///
    /// Complexity: O(*d*) in the node's depth in the tree.
    open var scene: SKScene? {
        var node: SKNode? = self
        while let current = node {
            if let scene = current as? SKScene { return scene }
            node = current.parent
        }
        return nil
    }

    private(set) var actions = ActionRunner()
    private var random: SeededRandom?
    /// The node's next random number, in 0..<1. Seeds are assigned in the order in which the scene's nodes first need one.
    func nextRandom() -> Double {
        var random = self.random ?? SeededRandom(seed: scene?.nextSeed() ?? 0)
        defer { self.random = random }
        return random.unit()
    }

    /// A node at the origin.
    public override init() { super.init() }
    /// A node read from a scene or particle file. Called by `SKNode(fileNamed:)`; nil for any other coder.
    public required init?(coder aDecoder: NSCoder) {
        guard let decoder = aDecoder as? SpriteDecoder else { return nil }
        super.init()
        decodeNode(decoder)
    }

    // MARK: Copies

    /// A copy without a parent, with copies of the children. It restarts copies of the node's actions, without their completion handlers.
    ///
    /// The copy has the node's class and is created by `init()`. Children added by the initializer are removed, and the properties of this
    /// module's classes are copied. A subclass in the program must therefore override or inherit `init()` or, if it inherits from
    /// `SKSpriteNode`, `init(texture:color:size:)`, which a sprite's `init()` calls. Otherwise Swift ends the program with a message that
    /// names the class and the initializer. A subclass copies its own properties by overriding this method and calling `super`. Textures
    /// are shared.
    ///
    /// Complexity: O(*n*) in the descendants.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ObjectMaking.make(type(of: self))
        for list in properties { for property in list { property.copy(self, copy) } }
        copy.removeAllChildren()
        for child in children {
            guard let child = child.copy(with: zone) as? SKNode else {
                preconditionFailure("copy(with:) of \(type(of: child)) did not return a node.")
            }
            copy.addChild(child)
        }
        copy.actions = actions.copied()
        copy.didCopy(self)
        return copy
    }
    /// True if the other node has the same class and equal properties and children. Parents, actions, living particles and properties of
    /// the program's subclasses are not compared.
    open func isEqual(to node: SKNode) -> Bool {
        guard node !== self else { return true }
        return type(of: self) == type(of: node) && children.count == node.children.count && properties.allSatisfy {
            $0.allSatisfy { $0.isEqual(self, node) }
        }
            && zip(children, node.children).allSatisfy { $0.isEqual(to: $1) }
    }
    /// The properties by which nodes are copied and compared: one list for each class from `SKNode` down.
    var properties: [[NodeProperty]] { [NodeProperty.node] }
    /// Completes a copy after its children have been added.
    func didCopy(_ original: SKNode) {}

    // MARK: Size

    /// The bounding box of the node's content without its children, in its own coordinates. Empty for nodes without content.
    var contentBounds: CGRect { CGRect(origin: .zero, size: .zero) }
    /// The transform from the node's coordinates to its parent's: scale, then rotation, then translation.
    var transformToParent: CGAffineTransform {
        let (sine, cosine) = zRotation == 0 ? (0, 1) : (sin(zRotation), cos(zRotation))
        return CGAffineTransform(
            a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
    }
    /// The bounding box of the node's content, without its children, in the parent's coordinates.
    open var frame: CGRect { contentBounds.applying(transformToParent) }
    /// The bounding box of the contents of the node and its children, in points of the parent's coordinates.
    ///
    /// Complexity: O(*n*) in the descendants, at each call.
    open func calculateAccumulatedFrame() -> CGRect {
        var bounds = contentBounds
        for child in children {
            let inner = child.calculateAccumulatedFrame()
            bounds = bounds.isEmpty ? inner : inner.isEmpty ? bounds : bounds.union(inner)
        }
        return bounds.applying(transformToParent)
    }

    // MARK: Changing the tree

    /// Adds a node in front of the other children. It must have no parent.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    /// Inserts a node into the children, 0 at the back; an index out of range is clamped. The node must have no parent.
    ///
    /// Complexity: O(*k* + *d*) in the children behind it and in this node's depth.
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(
            node.parent == nil,
            "The node to add already has a parent; remove it from \(node.parent.map { "\($0)" } ?? "") first, or use move(toParent:).")
        precondition(node !== self && !inParentHierarchy(node), "A node cannot be added to itself or to one of its own descendants.")
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
        didChange()
    }
    /// Removes those of the nodes that are children of this one.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    open func removeAllChildren() { removeChildren(in: children) }
    /// Does nothing without a parent.
    ///
    /// Complexity: O(*k*) in the parent's children.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.didChange()
    }
    /// Moves the node to another parent, preserving its position, rotation and scale in the scene.
    open func move(toParent parent: SKNode) {
        let point = convert(.zero, to: parent), transform = transform(to: parent)
        removeFromParent()
        parent.addChild(self)
        let (across, up) = (CGPoint(x: transform.a, y: transform.b), CGPoint(x: transform.c, y: transform.d))
        position = point
        zRotation = atan2(across.y, across.x)
        let isMirrored = transform.a * transform.d - transform.b * transform.c < 0
        (xScale, yScale) = (hypot(across.x, across.y), hypot(up.x, up.y) * (isMirrored ? -1 : 1))
    }

    // MARK: Actions

    /// Starts an action with the scene's next frame.
    open func run(_ action: SKAction) { run(action, key: nil, completion: nil) }
    /// Starts an action and calls the closure when it completes; a removed action does not complete.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action, key: nil, completion: block) }
    /// Starts an action, replacing the one with the same key.
    open func run(_ action: SKAction, withKey key: String) { run(action, key: key, completion: nil) }
    private func run(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        actions.add(action, key: key, completion: completion)
        didChange()
    }
    /// True while the node runs any action.
    open func hasActions() -> Bool { !actions.isEmpty }
    /// The running action with the key; nil if there is none.
    open func action(forKey key: String) -> SKAction? { actions.action(forKey: key) }
    /// Stops the action with the key. It does not complete.
    open func removeAction(forKey key: String) { actions.remove(forKey: key) }
    /// Stops all actions of this node. They do not complete.
    open func removeAllActions() { actions.removeAll() }

    // MARK: Frames

    /// The crop node that uses this node as its mask.
    weak var croppedNode: SKNode?
    /// A node that advances with the children but is not one of them, such as a crop mask.
    var nodeBesideChildren: SKNode? { nil }
    /// The scene that shows this node, directly or as a crop mask.
    private var shownScene: SKScene? {
        var node: SKNode? = self
        while let current = node {
            if let scene = current as? SKScene { return scene }
            node = current.parent ?? current.croppedNode
        }
        return nil
    }
    /// Reports a change to the view that shows the scene, so that it draws a frame.
    func didChange() { shownScene?.nodeDidChange() }
    /// True if the node changes from frame to frame without an action, as an emitter does.
    var movesByItself: Bool { false }
    /// Advances the node's own simulation.
    /// - Parameter dt: seconds, multiplied by the speeds of the node and its ancestors.
    func simulate(by dt: TimeInterval) {}
    /// Adds the node's own content to the rendering.
    func draw(in renderer: SceneRenderer, _ state: NodeState) {}
    /// True if the children are drawn as a group and then composited as one item.
    var drawsChildrenAsOne: Bool { false }
    /// Adds the separately drawn children of this node to the rendering.
    /// - Parameter children: in the view's coordinates, without the opacities of the node and its ancestors.
    func group(_ children: DisplayList, in renderer: SceneRenderer, _ state: NodeState) {}
}
