import Foundation
import WaggleCore
import WaggleGeometry
import WaggleUIKit

/// A view that presents a SpriteKit scene. It fills the proposed size.
///
/// ```swift
/// SpriteView(scene: scene, options: [.allowsTransparency])
/// ```
/// The scene lives as long as the program retains it, even while no view presents it. Only one view presents a scene at a time: the last
/// one that requested it.
public nonisolated struct SpriteView: View {
    /// How the scene is drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Permits any drawing order among nodes at the same z position. Has no effect: they are drawn in tree order.
        public static let ignoresSiblingOrder = Options(rawValue: 1 << 0)
        /// Culls nodes outside the view. Has no effect: such nodes are never drawn.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1 << 1)
        /// Shows the content behind the view where the scene is transparent.
        public static let allowsTransparency = Options(rawValue: 1 << 2)
    }
    /// Statistics shown in the lower right corner.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The frames per second.
        public static let showsFPS = DebugOptions(rawValue: 1 << 0)
        /// The number of nodes that are not hidden.
        public static let showsNodeCount = DebugOptions(rawValue: 1 << 1)
        /// The number of drawn items.
        public static let showsDrawCount = DebugOptions(rawValue: 1 << 2)
        /// The number of sprites and particles.
        public static let showsQuadCount = DebugOptions(rawValue: 1 << 3)
        @available(*, unavailable, message: "There is no physics engine here.")
        public static var showsPhysics: DebugOptions { [] }
        @available(*, unavailable, message: "There are no fields here.")
        public static var showsFields: DebugOptions { [] }
    }

    fileprivate let scene: SKScene
    fileprivate let transition: SKTransition?
    fileprivate let isPaused: Bool
    fileprivate let preferredFramesPerSecond: Int
    fileprivate let options: Options
    fileprivate let debugOptions: DebugOptions
    fileprivate let shouldRender: (TimeInterval) -> Bool

    /// - Parameters:
    ///   - scene: a new one replaces the previous one, with the transition.
    ///   - isPaused: true stops the scene and keeps its last picture.
    ///   - preferredFramesPerSecond: limited by the screen's frame rate.
    ///   - shouldRender: receives the time in seconds; false keeps the last picture.
    public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
                options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
                shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }) {
        (self.scene, self.transition, self.isPaused, self.preferredFramesPerSecond) =
            (scene, transition, isPaused, preferredFramesPerSecond)
        (self.options, self.debugOptions, self.shouldRender) = (options, debugOptions, shouldRender)
    }

    @MainActor public var body: some View { SpriteViewHost(self) }

    @MainActor fileprivate func configure(_ view: SKView) {
        view.allowsTransparency = options.contains(.allowsTransparency)
        view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
        view.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
        (view.showsFPS, view.showsNodeCount) = (debugOptions.contains(.showsFPS), debugOptions.contains(.showsNodeCount))
        (view.showsDrawCount, view.showsQuadCount) = (debugOptions.contains(.showsDrawCount), debugOptions.contains(.showsQuadCount))
        view.preferredFramesPerSecond = preferredFramesPerSecond
        view.isPaused = isPaused
        view.shouldRender = shouldRender
        view.request(scene, transition: transition)
    }
}

/// Retains the view that presents the scene for as long as the `SpriteView` keeps its identity.
private struct SpriteViewHost: View, HoldsDynamicProperties {
    private let spriteView: SpriteView
    private let nodeObject = NodeObject<SKView> { $0.presentScene(nil) }

    init(_ spriteView: SpriteView) { self.spriteView = spriteView }

    var body: some View {
        let view = nodeObject.object { SKView() }
        let _ = spriteView.configure(view)
        AnimatedDrawingView(view).touches(receivedBy: view.touches)
    }
}

extension UITouch {
    /// The location in a node's coordinates, y upward. The node must be in the scene that the touched view presents; otherwise the result
    /// is in the view's coordinates.
    public func location(in node: SKNode) -> CGPoint { convert(location(in: view), to: node) }
    /// The location at the previous event, in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { convert(previousLocation(in: view), to: node) }

    private func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        guard let view = view as? SKView, let scene = view.scene, node.scene === scene else { return point }
        return scene.convert(view.convert(point, to: scene), to: node)
    }
}
