// How values are stored in a property list, such as a program's settings.

import Foundation

/// Converts values of a type to property lists and back.
struct StoredForm<Value> {
    /// Returns nil if the property list does not represent a value of the type.
    let read: (Any) -> Value?
    /// Returns nil for a value that is represented by storing nothing.
    let write: (Value) -> Any?
}

extension StoredForm {
    /// Stores the value as it is.
    static func plain(_ read: @escaping (Any) -> Value? = { $0 as? Value }) -> StoredForm { StoredForm(read: read, write: { $0 }) }
    /// Stores the raw value.
    static func raw<Stored>(_ stored: StoredForm<Stored>) -> StoredForm where Value: RawRepresentable, Value.RawValue == Stored {
        StoredForm(read: { stored.read($0).flatMap(Value.init(rawValue:)) }, write: { stored.write($0.rawValue) })
    }
    /// Stores nil as nothing.
    static func optional<Stored>(_ stored: StoredForm<Stored>) -> StoredForm where Value == Stored? {
        StoredForm(read: { stored.read($0).map { .some($0) } }, write: { $0.flatMap(stored.write) })
    }
}

extension StoredForm where Value: Codable {
    /// Stored as JSON.
    static var coded: StoredForm {
        StoredForm(
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }, write: { try? JSONEncoder().encode($0) })
    }
}
extension StoredForm where Value == Bool { static var bool: StoredForm { .plain { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } } } }
extension StoredForm where Value == Int {
    static var int: StoredForm { .plain { $0 as? Int ?? ($0 as? Double).flatMap(Int.init(exactly:)) } }
}
extension StoredForm where Value == Double { static var double: StoredForm { .plain { $0 as? Double ?? ($0 as? Int).map(Double.init) } } }
extension StoredForm where Value == String { static var string: StoredForm { .plain() } }
extension StoredForm where Value == Data { static var data: StoredForm { .plain() } }
extension StoredForm where Value == Date { static var date: StoredForm { .plain() } }
extension StoredForm where Value == URL {
    /// Stores the URL as text; a path denotes a file.
    static var url: StoredForm {
        StoredForm(
            read: { ($0 as? String).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) } },
            write: { $0.absoluteString })
    }
}
