import Foundation

/// A value in the program's settings; bodies that read it run again when any property with its key writes it.
///
/// The store is the given one, that of `defaultAppStorage(_:)`, or `UserDefaults.standard`. Direct writes to the store show in the next
/// frame. In an `ObservableObject`, the property announces changes of the object. In a window, settings persist between runs of the
/// program; when rendering images and videos, every run starts with empty settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let key: String
    let store: UserDefaults?
    private let initial: Value
    private let form: StoredForm<Value>
    private var location: StoredLocation<Value>?
    /// Announces changes of the object that has the property; nil until the object uses it.
    var watch: StoredPropertyWatch?

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        (self.initial, self.key, self.store, self.form) = (initial, key, store, form)
    }
    private func stored(in store: UserDefaults) -> StoredValue<Value> { StoredValue(key: key, store: store, initial: initial, form: form) }

    /// The value. Before the view is in a tree, every call reads the store.
    public var wrappedValue: Value {
        get { location?.get() ?? stored(in: store ?? .standard).read() }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        return Binding(location: UnwatchedStoredLocation(stored(in: store ?? .standard)))
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let store = store ?? node.trackedEnvironment.defaultAppStorage ?? .standard
        if let kept = slot as? StoredLocation<Value>, kept.value.key == key, kept.value.store === store {
            location = kept
        } else {
            let made = StoredLocation(stored(in: store), pending: node.graph.pending)
            node.graph.service(ObservedSettings.self).add(made)
            (slot, location) = (made, made)
        }
    }
}
extension AppStorage: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? AppStorage).map { $0.key == key && $0.store === store } ?? false }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, .bool)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, .int)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, .double)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, .string)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, .url)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, .date)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, .data)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .raw(.int))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .raw(.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(nil, key, store, .optional(.bool)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(nil, key, store, .optional(.int)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(nil, key, store, .optional(.double)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(nil, key, store, .optional(.string)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(nil, key, store, .optional(.url)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(nil, key, store, .optional(.date)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(nil, key, store, .optional(.data)) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(nil, key, store, .optional(.raw(.string)))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, .optional(.raw(.int)))
    }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of `@AppStorage` properties in this view that do not specify one.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
