import Foundation

/// A value that belongs to the window and outlives the view: every property of the window with this key shares it.
///
/// On the desktop, the program's first window and each window of a `Window` scene restore their values when the program starts again. The
/// values of a window that is closed while others stay open are discarded. Rendered images, videos and tests start without values.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let form: StoredForm<Value>
    private var location: StateLocation<Value>?

    init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) { (self.initial, self.key, self.form) = (initial, key, form) }

    /// The value. Before the view is in a tree, the initial value.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, nil) }
    }
    public var projectedValue: Binding<Value> { Binding(location, before: initial) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        location = node.graph.service(SceneValues.self).location(key, initial, form, node.graph.pending)
    }
}
extension SceneStorage: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? SceneStorage)?.key == key }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key, .bool) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key, .int) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue, key, .double) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue, key, .string) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key, .url) }
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(wrappedValue, key, .date) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key, .data) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.bool)) }
    public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.int)) }
    public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.double)) }
    public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.string)) }
    public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.url)) }
    public init(_ key: String) where Value == Date? { self.init(nil, key, .optional(.date)) }
    public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.data)) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, .optional(.raw(.string)))
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(nil, key, .optional(.raw(.int))) }
}
