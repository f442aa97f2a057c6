import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// Decides which frames a view draws.
@MainActor @preconcurrency
public protocol SKViewDelegate: AnyObject {
    /// Called before each frame.
    /// - Parameter time: in seconds, as the scene's `update(_:)` receives it.
    /// - Returns: false to keep the last picture and leave the scene as it is.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
extension SKViewDelegate {
    /// True: every frame is drawn.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Presents a scene and updates it every frame. A `SpriteView` creates its own.
@MainActor @preconcurrency
open class SKView: UIView {
    /// True stops the scene and keeps its last picture.
    open var isPaused = false { didSet { if isPaused != oldValue { host?.requestFrame() } } }
    /// The presented scene.
    open private(set) var scene: SKScene?
    /// The preferred frame rate, limited by the screen's; 60 unless set. Values of 0 and below count as 60.
    open var preferredFramesPerSecond = 60 { didSet { if preferredFramesPerSecond != oldValue { host?.requestFrame() } } }
    /// True shows the content behind the view where the scene is transparent; false, the default, shows black there.
    open var allowsTransparency = false { didSet { if allowsTransparency != oldValue { host?.requestFrame() } } }
    /// True permits any drawing order among nodes at the same z position. Has no effect: they are drawn in tree order.
    open var ignoresSiblingOrder = false
    /// True culls nodes outside the view. Has no effect: such nodes are never drawn.
    open var shouldCullNonVisibleNodes = true
    /// Shows the frames per second in the lower right corner.
    open var showsFPS = false { didSet { if showsFPS != oldValue { host?.requestFrame() } } }
    /// Shows the number of nodes that are not hidden.
    open var showsNodeCount = false { didSet { if showsNodeCount != oldValue { host?.requestFrame() } } }
    /// Shows the number of drawn items.
    open var showsDrawCount = false { didSet { if showsDrawCount != oldValue { host?.requestFrame() } } }
    /// Shows the number of sprites and particles.
    open var showsQuadCount = false { didSet { if showsQuadCount != oldValue { host?.requestFrame() } } }
    /// Has no effect: a scene is updated and drawn as part of its window's frame.
    open var isAsynchronous = true
    open weak var delegate: (any SKViewDelegate)?

    private(set) weak var host: (any AnimatedDrawingHost)?
    /// The time of the last frame in which the scene advanced; nil if it has been idle since.
    private var lastTime: TimeInterval?
    /// True while the scene advances, so that its own changes request no further frame.
    private var isAdvancing = false
    private var passing: PassingScene?
    /// The scene last requested by a `SpriteView`. Presenting runs the program's code, so it happens in an action.
    private weak var requested: SKScene?
    private var request: (scene: SKScene, transition: SKTransition?)?
    /// Set by a `SpriteView`; false keeps the last picture.
    var shouldRender: (TimeInterval) -> Bool = { _ in true }
    private(set) var frameRate: Double = 0
    /// The size at which the view is shown; nil until it is known.
    private var shownSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hostedContent = AnyView(AnimatedDrawingView(self))
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hostedContent = AnyView(AnimatedDrawingView(self))
    }

    // MARK: Scenes

    /// Replaces the current scene; nil removes it.
    open func presentScene(_ scene: SKScene?) { present(scene, transition: nil) }
    /// Replaces the current scene with a transition.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition: transition) }

    /// Presents a scene with the next frame, unless it is the last requested scene.
    func request(_ scene: SKScene, transition: SKTransition?) {
        guard scene !== requested else { return }
        requested = scene
        request = (scene, transition)
        host?.requestFrame()
    }
    private func present(_ scene: SKScene?, transition: SKTransition?) {
        guard scene !== self.scene else { return }
        let old = self.scene
        if let other = scene?.view, other !== self { other.presentScene(nil) }
        if let transition, let old, scene != nil { passing = PassingScene(old, transition) } else { passing = nil }
        if let old, old.view === self {
            old.willMove(from: self)
            old.view = nil
        }
        self.scene = scene
        if let scene {
            scene.view = self
            fit(scene)
            scene.didMove(to: self)
        }
        lastTime = nil
        if !isAdvancing { host?.requestFrame() }
    }
    /// Resizes a scene with the scale mode `resizeFill` to the view's size.
    func fit(_ scene: SKScene) {
        guard scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
        scene.size = bounds.size
    }

    // MARK: Touches

    /// The nodes in which touches began. A node receives its touches until they end.
    private var touchedNodes: [UITouch: SKNode] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { touchedNodes[touch] = scene?.nodeForTouch(at: touch.location(in: self)) }
        pass(touches) { $0.touchesBegan($1, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { $0.touchesMoved($1, with: event) } }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        pass(touches) { $0.touchesEnded($1, with: event) }
        for touch in touches { touchedNodes[touch] = nil }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pass(touches) { $0.touchesCancelled($1, with: event) }
        for touch in touches { touchedNodes[touch] = nil }
    }
    /// Passes each touch to its node, or to the next responder if it has none.
    private func pass(_ touches: Set<UITouch>, _ tell: (UIResponder, Set<UITouch>) -> Void) {
        for touch in touches { (touchedNodes[touch] ?? next).map { tell($0, [touch]) } }
    }

    // MARK: Coordinates and pictures

    /// Converts a point from the view's coordinates, y downward, to a scene's.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        let transform = scene.transform(toViewOf: bounds.size)
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return .zero }
        return point.applying(transform.inverted())
    }
    /// Converts a point from a scene's coordinates to the view's, y downward.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.transform(toViewOf: bounds.size)) }

    /// A texture of a node and its children, at the screen's scale; nil if the node has no content.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }
    /// A texture of the part of a node inside a rectangle in the parent's coordinates; nil for an empty rectangle.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        let scale = MainScreen.scale
        guard crop.width > 0, crop.height > 0,
              let surface = try? CairoSurface(
                  width: Int((crop.width * scale).rounded(.up)), height: Int((crop.height * scale).rounded(.up)),
                  scale: scale) else { return nil }
        let toPicture = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY)
        surface.draw(SceneRenderer(node, node.transformToParent.concatenating(toPicture), textEngine: PangoTextEngine()).run())
        return SKTexture(surface.makeImage(), scale: scale)
    }

    // MARK: Frames

    func sceneDidChange() {
        if !isAdvancing { host?.requestFrame() }
    }
}

extension SKView: AnimatedDrawing {
    package func didAppear(in view: any AnimatedDrawingHost) { host = view }
    package func didDisappear(from view: any AnimatedDrawingHost) {
        guard host === view else { return }
        host = nil
        lastTime = nil
    }
    package func resize(to size: CGSize) {
        shownSize = size
        if bounds.size != size { frame.size = size }
        if let scene { advancing { fit(scene) } }
    }
    private func advancing(_ work: () -> Void) {
        isAdvancing = true
        defer { isAdvancing = false }
        work()
    }

    package func advance(to time: TimeInterval) {
        if shownSize != nil, let request {
            self.request = nil
            advancing { present(request.scene, transition: request.transition) }
        }
        guard let scene, !isPaused, shownSize != nil, shouldRender(time),
              delegate?.view(self, shouldRenderAtTime: time) ?? true else { return lastTime = nil }
        // A second frame at the same time only draws.
        if let lastTime, time <= lastTime { return }
        let dt = lastTime.map { time - $0 } ?? 0
        if dt > 0 { frameRate = 1 / dt }
        advancing {
            if passing?.isOver(at: time) == true { passing = nil }
            if passing?.pausesIncoming != true { scene.move(to: time, by: dt) }
            if passing?.pausesOutgoing != true { passing?.scene.move(to: time, by: dt) }
        }
        // A program may have presented another scene meanwhile.
        lastTime = scene === self.scene && (scene.wantsFrames || passing != nil) ? time : nil
    }
    package func nextFrame(after time: TimeInterval) -> TimeInterval? {
        guard let scene, !isPaused, scene.wantsFrames || passing != nil || delegate != nil else { return nil }
        let interval = 1 / TimeInterval(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
        // At the screen's frame rate and above, the nearest screen frame counts, because actual frame times vary slightly.
        return interval > 1.0 / 59 ? time + interval : time + 0.75 * interval
    }

    package func displayList(size: CGSize, textEngine: any TextEngine) -> DisplayList {
        guard let scene else { return DisplayList() }
        let picture = ScenePicture(scene, size: size, allowsTransparency: allowsTransparency, textEngine: textEngine)
        var list = picture.list
        if let passing, let time = lastTime {
            let outgoing = ScenePicture(passing.scene, size: size, allowsTransparency: allowsTransparency, textEngine: textEngine)
            list = passing.list(from: outgoing.list, to: list, size: size, background: allowsTransparency ? nil : .black, at: time)
        }
        if let line = debugLine(picture) { list.items.append(contentsOf: DebugText.list(line, size: size, textEngine: textEngine).items) }
        return list
    }
    private func debugLine(_ picture: ScenePicture) -> String? {
        var parts: [String] = []
        if showsNodeCount { parts.append("nodes:\(picture.nodeCount)") }
        if showsDrawCount { parts.append("draws:\(picture.list.items.count)") }
        if showsQuadCount { parts.append("quads:\(picture.quadCount)") }
        if showsFPS { parts.append(String(format: "%.1f fps", frameRate)) }
        return parts.isEmpty ? nil : parts.joined(separator: "  ")
    }
}

/// The line of statistics in the lower right corner of a view.
enum DebugText {
    static func list(_ line: String, size: CGSize, textEngine: any TextEngine) -> DisplayList {
        let text = StyledText([StyledText.Run(.string(line), font: FontDescription(size: 11))])
        let layout = textEngine.shape(text, ParagraphStyle()).layout(width: nil, height: nil)
        let corner = CGPoint(x: size.width - layout.size.width - 4, y: size.height - layout.size.height - 4)
        let background = CGRect(origin: corner, size: layout.size).insetBy(dx: -4, dy: -4)
        return DisplayList([
            DisplayList.Item(bounds: background, content: .fill(
                .rectangle(background), .nonZero, .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)), antialiased: false)),
            DisplayList.Item(bounds: CGRect(origin: corner, size: layout.size), content: .text(layout, at: corner, .color(.white))),
        ])
    }
}
