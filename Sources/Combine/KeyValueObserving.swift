import Foundation
import OpenCombine

extension NSObjectProtocol where Self: NSObject {
    /// A publisher of a property's values.
    @available(*, unavailable, message: "There is no key-value observing without Objective-C; publish changes with @Published in an ObservableObject, or with @Observable.")
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> { Empty().eraseToAnyPublisher() }
}
