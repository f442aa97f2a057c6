import Foundation

/// The indices of a collection with the ids of its elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An index and the id of the element there.
    public struct Element {
        let index: Base.Index
        let id: ID
    }
    let base: Base
    let id: KeyPath<Base.Element, ID>

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
