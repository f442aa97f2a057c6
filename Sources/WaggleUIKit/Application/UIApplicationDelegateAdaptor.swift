import Foundation
import Observation
import OpenCombine
import WaggleCore

/// Gives an `App` an application delegate.
///
/// Use it once per program, as a property of the `App`. The delegate is created with the `App`; its launch methods run before the `App`'s
/// body. An application or scene delegate that is an `ObservableObject` or `@Observable` is available by type in the environment of the
/// program's views.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType
    private let wrapper: ApplicationContentWrapper
    /// Publishes changes of an `ObservableObject` delegate to the `App`'s body.
    @ObservedObject private var changes: DelegateChanges

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = ObjectMaking.make(delegateType)
        wrapper = ApplicationContentWrapper(.shared, delegate: wrappedValue)
        changes = DelegateChanges()
    }
}

extension UIApplicationDelegateAdaptor: WindowContentWrapping {
    package var windowContentWrapper: any WindowContentWrapper { wrapper }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = ObjectMaking.make(delegateType)
        wrapper = ApplicationContentWrapper(.shared, delegate: wrappedValue)
        changes = DelegateChanges(following: wrappedValue)
    }
    /// Bindings to the delegate's properties. As on iOS, there is no `$` form; write `_delegate.projectedValue`.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = ObjectMaking.make(delegateType)
        wrapper = ApplicationContentWrapper(.shared, delegate: wrappedValue)
        changes = DelegateChanges()
    }
}

extension UIApplicationDelegateAdaptor: Sendable {}

/// Forwards `objectWillChange` of an `ObservableObject` delegate. For other delegates it publishes nothing.
private final class DelegateChanges: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private var subscription: AnyCancellable?

    init() {}
    init<Object: ObservableObject>(following object: Object) {
        subscription = object.objectWillChange.sink { [objectWillChange] _ in objectWillChange.send() }
    }
}
