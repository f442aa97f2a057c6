// navigationDestination: screens pushed by values, flags and items.

import Foundation

extension View {
    /// Declares the view that the enclosing navigation stack shows for values of a type.
    ///
    /// Put it on a view that is always present, outside lists and lazy containers. Of two for the same type, the one nearest to
    /// the root wins.
    @_disfavoredOverload public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(type: data) { value in (value.base as? D).map { AnyView(destination($0)) } })
    }
    /// Pushes a screen while the binding is true; going back writes false.
    @_disfavoredOverload public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PresentedDestination(isPresented: isPresented, view: AnyView(destination())))
    }
    /// Pushes a screen for an item while there is one; going back writes nil.
    @_disfavoredOverload public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemDestination(item: item.wrappedValue, clear: { item.wrappedValue = nil }, destination: destination))
    }
}

/// Declares the view for values of a type to the enclosing stack.
nonisolated private struct NavigationDestinationModifier: ViewModifier {
    let type: Any.Type
    let makeView: (AnyHashable) -> AnyView?
    typealias Body = Never

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        NavigationDestinationNode(modifier, content, inputs)
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: NavigationDestinationNode.self)
        node.update(modifier)
        V._updateNode(node.content, with: content)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

@MainActor
private final class NavigationDestinationNode: PassThroughNode {
    private let type: Any.Type
    private let destinations: NavigationDestinations
    private weak var navigation: NavigationModel?

    init<V: View>(_ modifier: NavigationDestinationModifier, _ content: V, _ inputs: ViewInputs) {
        type = modifier.type
        destinations = NavigationDestinations(makeView: modifier.makeView)
        super.init(inputs)
        navigation = environment.values.navigation
        if isInLazyContainer {
            Diagnostics.shared.report(
                "The navigationDestination for \(type) is ignored: it is inside a list or a lazy container and may not exist when it is needed. Move it outside.",
                in: self)
        } else {
            navigation?.declare(type, destinations, by: self, depth: depth)
        }
        self.content = V._makeNode(content, in: inputs.child(of: self))
    }
    func update(_ modifier: NavigationDestinationModifier) { destinations.update(modifier.makeView) }
    private var isInLazyContainer: Bool {
        var ancestor = parent
        while let node = ancestor {
            if node is LazyLayoutNode { return true }
            if node is KeepAliveNode { return false }
            ancestor = node.parent
        }
        return false
    }
    override func didEnd() {
        super.didEnd()
        navigation?.withdraw(type, by: self)
    }
}

/// Pushes a view while a flag is true.
nonisolated private struct PresentedDestination: ViewModifier {
    @Binding var isPresented: Bool
    let view: AnyView
    @MainActor func body(content: Content) -> some View {
        content.modifier(DestinationHost(isWanted: isPresented, view: view, clear: { [$isPresented] in
            if $isPresented.wrappedValue { $isPresented.wrappedValue = false }
        }))
    }
}
/// Pushes a view while there is an item.
nonisolated private struct ItemDestination<Item: Hashable, Screen: View>: ViewModifier {
    let item: Item?
    let clear: () -> Void
    let destination: (Item) -> Screen
    @MainActor func body(content: Content) -> some View {
        content.modifier(DestinationHost(isWanted: item != nil, view: item.map { AnyView(destination($0)) }, clear: clear))
    }
}
private struct DestinationHost: ViewModifier {
    let isWanted: Bool
    /// Nil to keep the previous view.
    let view: AnyView?
    let clear: () -> Void
    @State private var destination = NavigationDestination()
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        let destination = destination
        if let view { let _ = destination.show(view) }
        content.onChange(of: isWanted, initial: true) {
            destination.didPop = clear
            if isWanted { navigation?.push(destination) } else { navigation?.remove(destination) }
        }
    }
}
