import Foundation
import WaggleGeometry
import WaggleMotion

/// The shape of the container, as set by `containerShape(_:)`, inset by the distance to the container's nearest edge.
///
/// This makes nested corners concentric. Without a container it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    /// The outline inside the container of the view being drawn.
    public func path(in rect: CGRect) -> Path { InsetContainerShape(amount: 0).path(in: rect) }
    /// The shape inset by the amount in points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetContainerShape(amount: amount) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public static var _dependsOnContainer: Bool { true }
}

/// A container-relative shape inset by some points on each side.
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
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The container's node; read and written on the main actor.
private final class ContainerReference: @unchecked Sendable {
    weak var node: ItemNode?
}

/// A container's shape and node.
struct ContainerShape: Sendable {
    fileprivate let reference: ContainerReference
    fileprivate let outline: @Sendable (CGRect, CGFloat) -> Path
    fileprivate let radii: @Sendable (CGRect, CGFloat) -> RectangleCornerRadii?

    /// The container's shape relative to an item inside it.
    @MainActor func outline(around item: ItemNode) -> ContainerOutline {
        guard let container = reference.node, let frame = item.frame(in: container) else {
            return ContainerOutline(inset: 0, outline: outline, radii: radii)
        }
        let bounds = container.bounds
        let inset = min(frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY)
        return ContainerOutline(inset: max(inset, 0), outline: outline, radii: radii)
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    /// The shape of the container; nil if none is set.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension ThreadContext {
    /// Runs the closure; inside it, container-relative shapes are relative to an item.
    @MainActor static func within<T>(_ container: ContainerShape?, _ item: ItemNode, _ body: () -> T) -> T {
        let context = ThreadContext.current, outer = context.container
        context.container = container?.outline(around: item)
        defer { context.container = outer }
        return body()
    }
}

/// Sets the container shape for the content.
private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    let shape: S
    @State private var reference = ContainerReference()

    nonisolated init(shape: S) { self.shape = shape }

    func body(content: Content) -> some View {
        let shape = shape
        let container = ContainerShape(reference: reference) { rect, inset in
            shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        } radii: { rect, inset in
            cornerRadii(of: shape, in: CGSize(width: rect.width + 2 * inset, height: rect.height + 2 * inset))
        }
        content.environment(\.containerShape, container).modifier(ContainerReferenceModifier(reference: reference))
    }
}

nonisolated private struct ContainerReferenceModifier: ItemModifier {
    let reference: ContainerReference
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) { modifier.reference.node = wrapper }
}

extension View {
    /// Sets the shape that inner container-relative shapes follow.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeModifier(shape: shape)) }
}
