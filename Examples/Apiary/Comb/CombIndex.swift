import Foundation

/// Where the elements of a comb are, found by their cells. It is rebuilt when elements are inserted or removed; lookups then take constant time, however
/// many there are.
///
/// A cell has one element: of several, the last.
struct CombIndex: Equatable {
    private let offsets: [Hex: Int]
    let bounds: PanBounds

    /// - Parameter hexes: the cells of the elements, in their order.
    init(_ hexes: some Sequence<Hex>) {
        offsets = Dictionary(hexes.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        bounds = PanBounds(around: offsets.keys.map(\.center))
    }

    /// The offset of the element in a cell.
    func offset(at hex: Hex) -> Int? { offsets[hex] }

    /// The offsets of the elements whose cells have their centres in a rectangle of the plane, in pitches; in their order.
    func offsets(in rect: CGRect) -> [Int] {
        // Searching a small comb is faster than searching a large rectangle.
        if CGFloat(offsets.count) < rect.width * rect.height {
            return offsets.filter { rect.contains($0.key.center) }.map(\.value).sorted()
        }
        return Hex.cells(in: rect).compactMap { offsets[$0] }.sorted()
    }
}
