import Foundation

/// A value that belongs to the window and outlives the view: every property of the window with this key shares it.
///
/// Apple's systems also restore such values when a program starts again; here they last as long as the window.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    private init(_ initial: Value, key: String) { (self.initial, self.key) = (initial, key) }

    /// The value; before the view is in a tree, the initial one.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, nil) }
    }
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        return .constant(initial)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        location = node.graph.sceneValues.location(key, initial: initial, node.graph.pending)
    }
}
extension SceneStorage: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? SceneStorage)?.key == key }
}

/// The values of one window's `@SceneStorage` properties.
@MainActor
final class SceneValues {
    private var locations: [String: AnyObject] = [:]

    func location<Value>(_ key: String, initial: Value, _ pending: PendingWrites) -> StateLocation<Value> {
        // Values of different types under one key are different values.
        let place = "\(key) \(ObjectIdentifier(Value.self).hashValue)"
        if let known = locations[place] as? StateLocation<Value> { return known }
        let made = StateLocation(initial, pending: pending)
        locations[place] = made
        return made
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
    public init(_ key: String) where Value == Int? { self.init(nil, key: key) }
    public init(_ key: String) where Value == Double? { self.init(nil, key: key) }
    public init(_ key: String) where Value == String? { self.init(nil, key: key) }
    public init(_ key: String) where Value == URL? { self.init(nil, key: key) }
    public init(_ key: String) where Value == Date? { self.init(nil, key: key) }
    public init(_ key: String) where Value == Data? { self.init(nil, key: key) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(nil, key: key) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(nil, key: key) }
}
