// The Combine module: OpenCombine and its missing parts, and the publishers and subjects that programs share between threads.

@_exported import OpenCombine
import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

// Their state is behind locks. `@preconcurrency import Combine` reaches only types of the module that it names, or those of the first
// import that leads to them, which is often SwiftUI's. Without these conformances it would silence nothing.
extension AnyCancellable: @retroactive @unchecked Sendable {}
extension AnyPublisher: @retroactive @unchecked Sendable {}
extension CurrentValueSubject: @retroactive @unchecked Sendable {}
extension Future: @retroactive @unchecked Sendable {}
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}
extension PassthroughSubject: @retroactive @unchecked Sendable {}
extension Published.Publisher: @retroactive @unchecked Sendable {}
