import Foundation

/// The nodes that a container keeps alive without showing them.
///
/// A subview is hidden together with the enclosing nodes that contribute nothing else, so that lifecycle and timeline modifiers on it are suspended
/// too. These nodes depend on the list of subviews, so the container updates this set after each gathering.
@MainActor
struct HiddenPlaces {
    private var places: [ObjectIdentifier: ViewNode] = [:]

    /// Hides these subviews, and shows those hidden before that are not among them.
    mutating func hide(_ items: some Sequence<ItemNode>) {
        var hidden: [ObjectIdentifier: ViewNode] = [:]
        for item in items {
            var next: ItemNode? = item
            while let item = next {
                let place = item.placeOfItsOwn()
                hidden[ObjectIdentifier(place)] = place
                next = item.itemFromElsewhere
            }
        }
        let shown = places.filter { hidden[$0.key] == nil }.values.sorted { $0.number < $1.number }
        let gone = hidden.filter { places[$0.key] == nil }.values.sorted { $0.number < $1.number }
        places = hidden
        for place in shown { place.setHidden(false) }
        for place in gone { place.setHidden(true) }
    }
}
