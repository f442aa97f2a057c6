// What fonts depend on besides themselves.

import Foundation

extension Font {
    /// The part of the environment on which the face and the size of fonts depend. Two equal contexts resolve every font alike.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let size: DynamicTypeSize
        let legibility: LegibilityWeight?
        public var debugDescription: String { "Font.Context(dynamicTypeSize: \(size), legibilityWeight: \(legibility.map { "\($0)" } ?? "nil"))" }
    }
}

extension EnvironmentValues {
    /// What fonts here depend on besides themselves.
    public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize, legibility: legibilityWeight) }
}
