// Selection types.

import Foundation

extension AnyHashable {
    /// The value, if it is of the type or, for an optional type, of its wrapped type. Other casts would confuse tags.
    func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        if let exact = base as? ExactTag { return Swift.type(of: exact.tag.base) == Value.self ? exact.tag.base as? Value : nil }
        let own = Swift.type(of: base)
        return own == Value.self || (Value.self as? any OptionalValue.Type)?.wrapped == own ? base as? Value : nil
    }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
}
extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
