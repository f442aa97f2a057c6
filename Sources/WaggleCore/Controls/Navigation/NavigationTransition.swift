// navigationTransition: how a pushed screen appears.

import Foundation
import WaggleDisplayList
import WaggleGeometry

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
    /// In points.
    @_spi(Private) var _cornerRadius: CGFloat { get }
}
/// The unchanged source.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    @_spi(Private) public var _cornerRadius: CGFloat { 0 }
}
private struct ClippedTransitionSource: MatchedTransitionSourceConfiguration { let _cornerRadius: CGFloat }
extension MatchedTransitionSourceConfiguration {
    /// Sets the initial corner radius of the growing screen, in points: the width of the shape's corners.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ClippedTransitionSource(_cornerRadius: shape.cornerSize.width)
    }
}

extension View {
    /// Sets the transition of this screen in a navigation stack.
    @_disfavoredOverload public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        bar { $0.zoom = style._zoom }
    }
    /// Marks the view as the source of a zoom transition.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }
    /// Marks the view as the source of a zoom transition.
    /// - Parameter configuration: Sets the corner radius of the growing screen.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(ZoomSourceModifier(
            source: _ZoomSource(id: AnyHashable(id), namespace: namespace),
            cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
    }
}

// MARK: Sources

nonisolated private struct ZoomSourceModifier: ItemModifier, @unchecked Sendable {
    let source: _ZoomSource
    let cornerRadius: CGFloat
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
    func geometry(of source: _ZoomSource) -> (frame: CGRect, cornerRadius: CGFloat)? {
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

/// A screen at one moment of a zoom from its source to the full stack.
private struct ZoomMoment {
    let zoom: Zoom
    /// 0 at the source, 1 at full size.
    let progress: CGFloat
    let size: CGSize

    /// - Returns: nil if the screen fills the stack.
    init?(_ zoom: Zoom?, position: CGFloat, size: CGSize) {
        guard let zoom, position > 0, size.width > 0, size.height > 0 else { return nil }
        (self.zoom, self.size) = (zoom, size)
        progress = max(1 - position, 0)
    }
    /// In the stack's coordinates.
    var frame: CGRect {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        let source = zoom.source
        return CGRect(
            x: between(source.minX, 0), y: between(source.minY, 0), width: between(source.width, size.width),
            height: between(source.height, size.height))
    }
    var scale: CGFloat { max(frame.width / size.width, 0.001) }
}

/// An effect that follows the position of a screen.
///
/// It has its own animation, so that a push animates nothing on the screens that it creates and covers.
protocol ScreenEffect: EffectModifier where Body == Never, AnimatableData == CGFloat {
    /// See `NavigationScreen.position`.
    nonisolated var position: CGFloat { get set }
    /// The start position of a screen that is being pushed; nil for others.
    nonisolated var start: CGFloat? { get }
}
extension ScreenEffect {
    nonisolated var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }
    var entrance: Self? {
        guard let start else { return nil }
        var effect = self
        effect.position = start
        return effect
    }
    static func animation(in transaction: Transaction) -> Animation? { transaction.screenAnimation ?? transaction.animation }
}

/// Darkens a covered screen.
nonisolated struct ScreenShade: ScreenEffect {
    var position: CGFloat
    let start: CGFloat?
    private static let opacity = 0.1
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { [.opacity(Self.opacity * max(-position, 0))] }
}

/// Clips a covered screen's bar items at the edge of the screen above. Bars are drawn in front of all screens.
nonisolated struct ScreenCover: ScreenEffect {
    var position: CGFloat
    let start: CGFloat?
    let isRightToLeft: Bool
    /// False in a zoom transition, in which neither screen slides.
    let slides: Bool
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        guard slides, position < 0 else { return [] }
        let seen = max(1 + position, 0) * size.width
        return [.clip(
            .rectangle(CGRect(x: isRightToLeft ? size.width - seen : 0, y: 0, width: seen, height: size.height)), .nonZero,
            antialiased: true)]
    }
}

/// Clips a growing screen to its current frame and fades it in.
nonisolated struct ZoomWindow: ScreenEffect {
    var position: CGFloat
    let start: CGFloat?
    let zoom: Zoom?
    /// The fraction of the transition over which the screen fades in.
    private static let fade: CGFloat = 0.3
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        guard let moment = ZoomMoment(zoom, position: position, size: size) else { return [] }
        let scale = moment.scale, radius = moment.zoom.cornerRadius * position / scale
        let seen = CGRect(x: 0, y: 0, width: size.width, height: moment.frame.height / scale)
        return [.opacity(min(moment.progress / Self.fade, 1)), .clip(
            .roundedRectangle(seen, CGSize(width: radius, height: radius), continuous: true), .nonZero, antialiased: true)]
    }
}

/// Moves a screen sideways, a covered one by a fraction of its width, or scales it out of its zoom source.
nonisolated struct ScreenTransform: ScreenEffect, TransformModifier {
    var position: CGFloat
    let start: CGFloat?
    let isRightToLeft: Bool
    /// False in a zoom transition, in which neither screen slides.
    var slides = true
    var zoom: Zoom?
    private static let parallax: CGFloat = 0.3
    /// Views in the screen learn its final place at once.
    var isIgnoredByLayout: Bool { true }
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform {
        if let moment = ZoomMoment(zoom, position: position, size: size) {
            return CGAffineTransform(a: moment.scale, b: 0, c: 0, d: moment.scale, tx: moment.frame.minX, ty: moment.frame.minY)
        }
        let distance = slides ? (position > 0 ? position : position * Self.parallax) * size.width : 0
        return CGAffineTransform(translationX: isRightToLeft ? -distance : distance, y: 0)
    }
}
