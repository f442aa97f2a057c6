// navigationTransition: how a pushed screen appears.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// The transition of a screen in a navigation stack.
public protocol NavigationTransition {
    @_spi(Private) var _zoom: _ZoomSource? { get }
}
/// The default: the screen slides in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    @_spi(Private) public var _zoom: _ZoomSource? { nil }
}
/// The screen grows from a view of the previous screen, and shrinks into it when the user goes back.
public struct ZoomNavigationTransition: NavigationTransition {
    @_spi(Private) public let _zoom: _ZoomSource?
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The screen slides in from the trailing edge.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows from the view marked by `matchedTransitionSource(id:in:)`. It slides if no such view is visible.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_zoom: _ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// Identifies the source of a zoom transition.
@_spi(Private) public struct _ZoomSource: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The appearance of a source while a screen grows from it.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    @_spi(Private) var _cornerRadius: CGFloat { get }
}
/// The unchanged source.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    @_spi(Private) public var _cornerRadius: CGFloat { 0 }
}
private struct ClippedTransitionSource: MatchedTransitionSourceConfiguration { let _cornerRadius: CGFloat }
extension MatchedTransitionSourceConfiguration {
    /// Sets the initial corner radius of the growing screen.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { ClippedTransitionSource(_cornerRadius: shape.cornerSize.width) }
}

extension View {
    /// Sets the transition of this screen in a navigation stack.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { bar { $0.zoom = style._zoom } }
    /// Marks the view as the source of a zoom transition.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }
    /// Marks the view as the source of a zoom transition.
    /// - Parameter configuration: Sets the corner radius of the growing screen.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(ZoomSourceModifier(source: _ZoomSource(id: AnyHashable(id), namespace: namespace), cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
    }
}

// MARK: Sources

nonisolated private struct ZoomSourceModifier: ItemModifier, @unchecked Sendable {
    let source: _ZoomSource
    let cornerRadius: CGFloat
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ZoomSourceNode { ZoomSourceNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: ZoomSourceNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
private final class ZoomSourceNode: WrapperNode {
    var modifier: ZoomSourceModifier {
        didSet { register() }
    }
    init(_ modifier: ZoomSourceModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        register()
    }
    private func register() { environment.values.navigation?.zoomSources.add(self, for: modifier.source) }
}

/// The zoom transition sources of a navigation stack.
@MainActor
struct ZoomSources {
    private struct WeakNode { weak var node: ZoomSourceNode? }
    private var nodes: [_ZoomSource: WeakNode] = [:]

    nonisolated init() {}
    fileprivate mutating func add(_ node: ZoomSourceNode, for source: _ZoomSource) {
        nodes = nodes.filter { $0.value.node?.isAlive == true && $0.value.node !== node }
        nodes[source] = WeakNode(node: node)
    }
    /// The frame of a source in window coordinates, and its corner radius; nil if it is not visible.
    func place(of source: _ZoomSource) -> (frame: CGRect, cornerRadius: CGFloat)? {
        guard let node = nodes[source]?.node, node.isAlive, node.isPlaced else { return nil }
        let frame = node.convert(node.bounds, to: .global)
        return frame.width > 0 && frame.height > 0 && frame.intersects(node.graph.root.bounds) ? (frame, node.modifier.cornerRadius) : nil
    }
}

// MARK: Motion

/// The start of a zoom transition.
struct Zoom: Equatable {
    /// In the stack's coordinates.
    let source: CGRect
    let cornerRadius: CGFloat
}

extension View {
    /// Moves a screen in a stack of a size: sideways, or out of its source.
    /// - Parameters:
    ///   - position: Like `NavigationScreen.position`.
    ///   - isUnderZoom: True if the screen above grows from this one, which stays where it is.
    nonisolated func screenMotion(_ position: CGFloat, zoom: Zoom?, in size: CGSize, isRightToLeft: Bool, isUnderZoom: Bool) -> some View {
        let motion = ZoomMotion(position: position, zoom: zoom, size: size)
        return clipShape(ZoomClip(motion: motion)).modifier(ZoomFade(motion: motion)).modifier(ZoomPlace(motion: motion))
            .modifier(ScreenPlace(position: position, isRightToLeft: isRightToLeft, slides: zoom == nil && !isUnderZoom))
    }
}

/// A moment of a zoom transition.
private struct ZoomMotion {
    var position: CGFloat
    /// Nil if the screen fills the stack.
    let zoom: Zoom?
    let size: CGSize

    /// 0 at the source, 1 in the whole stack.
    var progress: CGFloat { zoom == nil || position < 0 || size.width <= 0 || size.height <= 0 ? 1 : min(max(1 - position, 0), 1) }
    /// In the stack's coordinates.
    var frame: CGRect {
        guard let source = zoom?.source else { return CGRect(origin: .zero, size: size) }
        let progress = progress
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        return CGRect(x: between(source.minX, 0), y: between(source.minY, 0), width: between(source.width, size.width), height: between(source.height, size.height))
    }
    var scale: CGFloat { progress == 1 ? 1 : max(frame.width / size.width, 0.001) }
}

/// Clips a growing screen to its current frame. A grown one is not clipped, even beyond its bounds.
private nonisolated struct ZoomClip: Shape {
    var motion: ZoomMotion
    private static let beyond: CGFloat = 10_000
    var animatableData: CGFloat {
        get { motion.position }
        set { motion.position = newValue }
    }
    func path(in rect: CGRect) -> Path {
        guard motion.progress < 1 else { return Path(rect.insetBy(dx: -Self.beyond, dy: -Self.beyond)) }
        let scale = motion.scale, radius = (motion.zoom?.cornerRadius ?? 0) * (1 - motion.progress)
        return Path(roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: motion.frame.height / scale), cornerRadius: radius / scale, style: .continuous)
    }
}

/// Fades a growing screen in above its source.
nonisolated private struct ZoomFade: EffectModifier {
    typealias Body = Never
    var motion: ZoomMotion
    /// The fraction of the transition over which it fades.
    private static let length: CGFloat = 0.3
    var animatableData: CGFloat {
        get { motion.position }
        set { motion.position = newValue }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let opacity = motion.progress / Self.length
        return opacity >= 1 ? [] : [.opacity(opacity)]
    }
}

nonisolated private struct ZoomPlace: GeometryEffect {
    var motion: ZoomMotion
    var animatableData: CGFloat {
        get { motion.position }
        set { motion.position = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        let origin = motion.frame.origin, scale = motion.scale
        return ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
    }
}
