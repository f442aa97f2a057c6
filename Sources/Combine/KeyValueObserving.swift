import Foundation
import OpenCombine

extension NSObjectProtocol where Self: NSObject {
    /// A publisher of a property's values.
    @available(*, unavailable, message: "Properties tell of changes by @Published in an ObservableObject, or by @Observable; there is no key-value observing without Objective-C.")
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> { Empty().eraseToAnyPublisher() }
}
