// The values behind the screens of a navigation stack.

import Foundation

/// A list of values of any types, one for each screen of a navigation stack above its root.
public struct NavigationPath: Equatable {
    var elements: [NavigationPathElement] = []

    /// An empty path.
    public init() {}
    /// A path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { NavigationPathElement($0) } }
    /// A path of codable values.
    public init<S: Sequence>(_ elements: S) where S.Element: Decodable & Encodable & Hashable {
        self.elements = elements.map { NavigationPathElement(coding: $0) }
    }
    /// A path from its codable representation.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value, which pushes its screen.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationPathElement(value)) }
    /// Adds a codable value, which pushes its screen.
    public mutating func append<V: Decodable & Encodable & Hashable>(_ value: V) { elements.append(NavigationPathElement(coding: value)) }
    /// Removes the last values and goes back by as many screens.
    /// - Parameter k: 0...`count`. Other values are reported and clamped.
    public mutating func removeLast(_ k: Int = 1) {
        if k > elements.count || k < 0 {
            Diagnostics.shared.report("NavigationPath.removeLast(\(k)) was called on a path of \(elements.count) values.")
        }
        elements.removeLast(min(max(k, 0), elements.count))
    }

    /// The path in a codable form; nil if one of its values is not codable.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.encode != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// The stored form of a path: type names and JSON values, last first.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [NavigationPathElement]

        init(elements: [NavigationPathElement]) { self.elements = elements }

        /// - Throws: An error that names the type if this program does not know it, it is not `Decodable` and `Hashable`, or its value
        ///   cannot be read.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [NavigationPathElement] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self), text = try container.decode(String.self)
                func fail(_ reason: String) -> DecodingError {
                    .dataCorruptedError(in: container, debugDescription: "A navigation path holds a value of the type \(name), \(reason).")
                }
                guard let type = _typeByName(name) else { throw fail("which this program does not have") }
                guard let coded = type as? any (Decodable & Hashable).Type else { throw fail("which cannot be decoded") }
                guard let element = try NavigationPathElement.decoded(coded, Data(text.utf8)) else {
                    throw fail("which cannot be encoded again")
                }
                elements.insert(element, at: 0)
            }
            self.elements = elements
        }
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let encode = element.encode else { continue }
                try container.encode(element.typeName)
                try container.encode(encode())
            }
        }
    }
}

/// A value on a path.
struct NavigationPathElement: Hashable {
    let value: AnyHashable
    let type: Any.Type
    /// The value as JSON; nil if it is not codable.
    let encode: (() throws -> String)?

    init<V: Hashable>(_ value: V) {
        if let coded = value as? any (Codable & Hashable) {
            self = Self.coding(coded)
        } else {
            (self.value, type, encode) = (AnyHashable(value), V.self, nil)
        }
    }
    init<V: Codable & Hashable>(coding value: V) {
        (self.value, type) = (AnyHashable(value), V.self)
        encode = { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
    }
    private static func coding<V: Codable & Hashable>(_ value: V) -> NavigationPathElement { NavigationPathElement(coding: value) }

    static func decoded<V: Decodable & Hashable>(_ type: V.Type, _ data: Data) throws -> NavigationPathElement? {
        let value = try JSONDecoder().decode(V.self, from: data)
        return NavigationPathElement(value)
    }
    var typeName: String { _mangledTypeName(type) ?? String(reflecting: type) }

    static func == (a: Self, b: Self) -> Bool { a.type == b.type && a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A type-erased binding to a navigation stack's path.
struct NavigationPathBinding {
    let elements: () -> [NavigationPathElement]
    /// - Returns: false if the path cannot hold the value.
    let append: (NavigationPathElement) -> Bool
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        elements = { path.wrappedValue.elements }
        append = { path.wrappedValue.elements.append($0); return true }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }
    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
        where Data.Element: Hashable {
        elements = { path.wrappedValue.map { NavigationPathElement($0) } }
        append = { element in
            guard let value = element.value.base as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }
}

extension NavigationPath: SelfKeptValue {
    @MainActor func kept(_ depth: Int) -> KeptValue? {
        var kept: [KeptValue.Typed] = []
        for element in elements {
            guard let value = KeptValue.anyOf(element.value.base, depth + 1) else { return nil }
            kept.append(KeptValue.Typed(type: element.typeName, value: value))
        }
        return .path(kept)
    }
    @MainActor static func restored(_ kept: KeptValue, _ depth: Int) -> NavigationPath? {
        guard case .path(let elements) = kept else { return nil }
        var path = NavigationPath()
        for element in elements {
            guard let type = _typeByName(element.type), let hashable = type as? any Hashable.Type,
                  path.append(hashable, element.value, depth + 1) else { return nil }
        }
        return path
    }
    @MainActor private mutating func append<Value: Hashable>(_ type: Value.Type, _ kept: KeptValue, _ depth: Int) -> Bool {
        guard let value = kept.restored(as: type, initial: nil, depth: depth) else { return false }
        append(value)
        return true
    }
}
