// A test's value that views can bind to.

import Observation
import WaggleCore

/// Holds a value outside all views, for views with a binding.
///
/// ```swift
/// let name = TestValue("Ann")
/// let screen = try TestScreen(NameField(name: name.binding))
/// ```
/// Views that read it update; a change made by the test becomes visible with the screen's next `advance`.
@MainActor @Observable
public final class TestValue<Value> {
    public var value: Value
    public init(_ value: Value) { self.value = value }
    public var binding: Binding<Value> { Binding { @MainActor in self.value } set: { @MainActor in self.value = $0 } }
}
