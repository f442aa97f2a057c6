import Foundation
import WaggleGeometry
import WaggleMotion

/// The shape of the container around, as `containerShape(_:)` sets it, made smaller by the distance to the container's nearest edge.
///
/// Corners within corners then have one centre. Without a container it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    /// The outline within the container that the view being drawn lies in.
    public func path(in rect: CGRect) -> Path { InsetContainerShape(amount: 0).path(in: rect) }
    /// The shape, smaller by the points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetContainerShape(amount: amount) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public static var _dependsOnContainer: Bool { true }
}

/// A container-relative shape, smaller by some points on each side.
struct InsetContainerShape: InsettableShape {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        guard let container = ThreadContext.current.container else { return Path(inner) }
        return container.outline(inner, container.inset + amount)
    }
    func inset(by amount: CGFloat) -> InsetContainerShape { InsetContainerShape(amount: self.amount + amount) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    static var _dependsOnContainer: Bool { true }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container's shape as it is around one view.
struct ContainerOutline {
    /// From the view to the nearest edge of the container, in points.
    let inset: CGFloat
    /// The shape's outline around a rectangle that lies so far within.
    let outline: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
}

/// Where a container is; read and written on the main actor.
private final class ContainerPlace: @unchecked Sendable {
    weak var node: ItemNode?
}

/// A container's shape and place.
struct ContainerShape: Sendable {
    fileprivate let place: ContainerPlace
    fileprivate let outline: @Sendable (CGRect, CGFloat) -> Path

    /// The shape around an item within the container.
    @MainActor func outline(around item: ItemNode) -> ContainerOutline {
        var frame = item.bounds, current: ItemNode? = item
        while let inner = current, inner !== place.node {
            frame = inner.convertToParent(frame)
            current = inner.layoutParent
        }
        guard let container = current else { return ContainerOutline(inset: 0, outline: outline) }
        let bounds = container.bounds
        let inset = min(frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY)
        return ContainerOutline(inset: max(inset, 0), outline: outline)
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    /// The shape of the container around; nil: none is set.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension ThreadContext {
    /// Runs the closure, in which the paths of container-relative shapes are those around an item.
    @MainActor static func within<T>(_ container: ContainerShape?, _ item: ItemNode, _ body: () -> T) -> T {
        let context = ThreadContext.current, outer = context.container
        context.container = container?.outline(around: item)
        defer { context.container = outer }
        return body()
    }
}

/// Sets the container's shape for what is within.
private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    let shape: S
    @State private var place = ContainerPlace()

    nonisolated init(shape: S) { self.shape = shape }

    func body(content: Content) -> some View {
        let shape = shape
        let container = ContainerShape(place: place) { rect, inset in
            shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        }
        content.environment(\.containerShape, container).modifier(ContainerPlaceModifier(place: place))
    }
}

nonisolated private struct ContainerPlaceModifier: ItemModifier {
    typealias Body = Never
    let place: ContainerPlace
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> WrapperNode {
        let wrapper = WrapperNode(inputs)
        modifier.place.node = wrapper
        return wrapper
    }
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) { modifier.place.node = wrapper }
}

extension View {
    /// Sets the shape that container-relative shapes within follow.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeModifier(shape: shape)) }
}
