// navigationTransition: how a pushed screen comes into sight.

import Foundation
import WaggleGeometry
import WaggleMotion

/// How a screen of a navigation stack comes and goes.
public protocol NavigationTransition {
    @_spi(Private) var _zoom: _ZoomSource? { get }
}
/// The default: the screen slides in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    @_spi(Private) public var _zoom: _ZoomSource? { nil }
}
/// The screen grows from a view of the screen before, and shrinks into it when a person goes back.
public struct ZoomNavigationTransition: NavigationTransition {
    @_spi(Private) public let _zoom: _ZoomSource?
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The screen slides in from the trailing edge.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows from the view that `matchedTransitionSource(id:in:)` marks. Without such a view in sight it slides.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_zoom: _ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// The name of a view from which screens grow.
@_spi(Private) public struct _ZoomSource: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The look of a marked view while a screen grows from it.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    @_spi(Private) var _cornerRadius: CGFloat { get }
}
/// The view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    @_spi(Private) public var _cornerRadius: CGFloat { 0 }
}
private struct ClippedTransitionSource: MatchedTransitionSourceConfiguration { let _cornerRadius: CGFloat }
extension MatchedTransitionSourceConfiguration {
    /// Gives the growing screen the shape's corners at first.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { ClippedTransitionSource(_cornerRadius: shape.cornerSize.width) }
}

extension View {
    /// Sets how this screen of a navigation stack comes and goes.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { bar { $0.zoom = style._zoom } }
    /// Marks the view from which a screen with the zoom transition grows.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }
    /// Marks the view from which a screen with the zoom transition grows.
    /// - Parameter configuration: Gives the growing screen corners.
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

/// The marked views of a navigation stack.
@MainActor
struct ZoomSources {
    private struct WeakNode { weak var node: ZoomSourceNode? }
    private var nodes: [_ZoomSource: WeakNode] = [:]

    nonisolated init() {}
    fileprivate mutating func add(_ node: ZoomSourceNode, for source: _ZoomSource) {
        nodes = nodes.filter { $0.value.node?.isAlive == true && $0.value.node !== node }
        nodes[source] = WeakNode(node: node)
    }
    /// The place of a marked view in window coordinates, and its corners; nil: it is not in sight.
    func place(of source: _ZoomSource) -> (frame: CGRect, cornerRadius: CGFloat)? {
        guard let node = nodes[source]?.node, node.isAlive, node.isShown, node.isPlaced else { return nil }
        let frame = node.convert(node.bounds, to: .global)
        return frame.width > 0 && frame.height > 0 && frame.intersects(node.graph.root.bounds) ? (frame, node.modifier.cornerRadius) : nil
    }
}

// MARK: The motion

/// The place of a screen between its source and the whole stack.
struct Zoom: Equatable {
    /// In the stack's coordinates.
    let source: CGRect
    let cornerRadius: CGFloat
}

/// Moves a screen: sideways, or out of its source.
struct ScreenMotion: ViewModifier, Animatable {
    /// As `NavigationScreen.position`.
    var position: CGFloat
    let zoom: Zoom?
    let size: CGSize
    let isRightToLeft: Bool
    /// Over how much of the motion the screen fades in above its source.
    private static let fade: CGFloat = 0.3

    nonisolated var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }
    func body(content: Content) -> some View {
        let progress = zoom == nil || size.width <= 0 || size.height <= 0 ? 1 : min(max(1 - position, 0), 1)
        let source = zoom?.source ?? CGRect(origin: .zero, size: size)
        let width = source.width + (size.width - source.width) * progress, height = source.height + (size.height - source.height) * progress
        let scale = progress == 1 ? 1 : max(width / size.width, 0.001)
        content
            .clipShape(ZoomClip(height: progress == 1 ? nil : height / scale, radius: (zoom?.cornerRadius ?? 0) * (1 - progress) / scale))
            .scaleEffect(scale, anchor: .topLeading)
            .offset(x: progress == 1 ? 0 : source.minX * (1 - progress), y: progress == 1 ? 0 : source.minY * (1 - progress))
            .opacity(min(progress / Self.fade, 1))
            .modifier(ScreenPlace(position: zoom == nil ? position : 0, isRightToLeft: isRightToLeft))
    }
}

/// The upper part of a screen; nil: all of it, and what extends beyond it.
private nonisolated struct ZoomClip: Shape {
    let height: CGFloat?
    let radius: CGFloat
    private static let beyond: CGFloat = 10_000
    func path(in rect: CGRect) -> Path {
        guard let height else { return Path(rect.insetBy(dx: -Self.beyond, dy: -Self.beyond)) }
        return Path(roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height), cornerRadius: radius, style: .continuous)
    }
}
