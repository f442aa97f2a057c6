import Foundation
import OpenCombine

extension NSObject {
    /// A publisher of a property's values.
    @available(*, unavailable, message: "Properties tell of changes by @Published in an ObservableObject, or by @Observable; there is no key-value observing without Objective-C.")
    public func publisher<Root, Value>(for keyPath: KeyPath<Root, Value>, options: [Never] = []) -> AnyPublisher<Value, Never> { Empty().eraseToAnyPublisher() }
}
