// Several views in sequence: the result of several statements in a builder.

import Foundation
@_spi(Reflection) import Swift

/// Views in sequence, without their own layout: they join the enclosing container.
nonisolated public struct TupleView<T>: View {
    public var value: T
    public init(_ value: T) { self.value = value }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { TupleNode(view.value, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: TupleNode<T>.self).update(view.value)
    }
    public static var _isUnary: Bool { false }
}

/// Views written one after another.
protocol ViewSequence {
    @MainActor var views: [AnyView] { get }
}
extension TupleView: ViewSequence {
    @MainActor var views: [AnyView] {
        func erased(_ view: some View) -> AnyView { AnyView(view) }
        return Mirror(reflecting: value).children.compactMap { ($0.value as? any View).map { erased($0) } }
    }
}

/// How to create and update the views of a tuple type; looked up once per type.
@MainActor
private final class TupleTable {
    struct Element {
        let offset: Int
        let make: @MainActor (UnsafeRawPointer, ViewInputs) -> ViewNode
        let update: @MainActor (ViewNode, UnsafeRawPointer, SubviewRegion?) -> Void
    }
    @exclusivity(unchecked) private(set) var elements: [Element] = []
    @exclusivity(unchecked) private static var tables: [ObjectIdentifier: TupleTable] = [:]

    static func of(_ type: Any.Type) -> TupleTable {
        let id = ObjectIdentifier(type)
        if let table = tables[id] { return table }
        let table = TupleTable()
        if let single = type as? any View.Type {
            table.add(single, at: 0)
        } else {
            var fields: [(Int, Any.Type)] = []
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                fields.append((offset, fieldType))
                return true
            }
            for (offset, fieldType) in fields {
                if let view = fieldType as? any View.Type { table.add(view, at: offset) }
            }
        }
        tables[id] = table
        return table
    }

    private func add<V: View>(_: V.Type, at offset: Int) {
        elements.append(Element(
            offset: offset,
            make: { pointer, inputs in V.makeMember((pointer + offset).assumingMemoryBound(to: V.self).pointee, in: inputs) },
            update: { node, pointer, region in
                V.updateMember(node, with: (pointer + offset).assumingMemoryBound(to: V.self).pointee, in: region)
            }))
    }
}

@MainActor
private final class TupleNode<T>: ViewNode {
    private let table = TupleTable.of(T.self)
    @exclusivity(unchecked) private var children: [ViewNode] = []
    private let region: SubviewRegion?

    init(_ value: T, _ inputs: ViewInputs) {
        region = inputs.subviewRegion
        super.init(inputs)
        let inner = inputs.member(of: self)
        children.reserveCapacity(table.elements.count)
        withUnsafePointer(to: value) { pointer in
            for element in table.elements { children.append(element.make(UnsafeRawPointer(pointer), inner)) }
        }
    }
    func update(_ value: T) {
        assert(children.count == table.elements.count, "A tuple's numbers of children and elements differ.")
        withUnsafePointer(to: value) { pointer in
            for (child, element) in zip(children, table.elements) { element.update(child, UnsafeRawPointer(pointer), region) }
        }
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { for child in children { body(child) } }
    override func readSubviews(_ reader: inout SubviewReader) { for child in children where !reader.isDone { child.readSubviews(&reader) } }
}

/// Views without their own layout: they join the enclosing container, and modifiers apply to each of them.
public struct Group<Content> {
    let content: Content

    nonisolated init(wrapping content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) { self.init(wrapping: content()) }

    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { Content._makeNode(view.content, in: inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { Content._updateNode(node, with: view.content) }
    public static var _isUnary: Bool { Content._isUnary }
}
extension Group: Sendable where Content: Sendable {}
