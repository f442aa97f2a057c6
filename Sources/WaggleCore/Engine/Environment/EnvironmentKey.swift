import Foundation

/// A key of the environment and its default value.
public protocol EnvironmentKey {
    associatedtype Value
    /// Read by each lookup that finds no value; keep it cheap.
    static var defaultValue: Value { get }
}
