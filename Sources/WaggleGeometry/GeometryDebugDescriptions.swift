// The numbers of Foundation's geometry as Apple's systems write them for a person who debugs.

import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both coordinates, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin's coordinates, width and height, such as `(0.0, 0.0, 1.0, 2.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
