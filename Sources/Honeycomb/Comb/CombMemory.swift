import Hexagons
import SwiftUI

/// What a comb remembers without being evaluated again when it changes. Held in a `StateObject`, which makes one for each place.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor final class CombMemory<ID: Hashable>: ObservableObject {
    let sight = CombSight()
    /// The cell in the middle. Reading it here, a view does not follow it.
    var center: Hex?
    /// The cell that was in the middle at first.
    var first: Hex?
    /// The cell that a scroll of the program is under way to. What it passes is not told.
    var destination: Hex?
    /// The item that keys act on, and the line that arrows keep to.
    private(set) var cursor: ID?
    var line: (point: CGPoint, isVertical: Bool)?
    private(set) var centered: ID?
    var typeAhead = TypeAhead()
    /// The pointer in the frame, or nil.
    var pointer: CGPoint?
    /// A geometry that the comb has already been scrolled for.
    var prepared: CombGeometry?
    /// Whether the finger that is down carries a cell, so that lifting it chooses nothing.
    var isCarrying = false
    private var states: [ID: WeakState] = [:]
    private var known: (key: RegionKey, region: HexRegion)?
    private var moved: (key: MoveKey, arrangement: HexArrangement<ID>)?

    private struct WeakState { weak var state: CombCellState? }

    private enum RegionKey: Equatable {
        case filling(HexFilling, Int)
        case arrangement(HexArrangement<ID>, Int)
    }

    private struct MoveKey: Equatable {
        let arrangement: HexArrangement<ID>
        let id: ID
        let hex: Hex
    }

    // MARK: Cells

    /// The state of an item that has a cell in sight.
    func state(of id: ID) -> CombCellState {
        if let state = states[id]?.state { return state }
        let state = CombCellState()
        (state.isFocused, state.isCentered) = (isFocusShown && id == cursor, id == centered)
        states[id] = WeakState(state: state)
        if states.count > 2 * liveStates + 64 {
            states = states.filter { $0.value.state != nil }
            liveStates = states.count
        }
        return state
    }
    private var liveStates = 0

    /// Whether the last thing done was a tap rather than a key.
    var isTapped = false
    /// Whether the comb has the focus, and shows it.
    var isFocusShown = false {
        didSet { if let cursor, isFocusShown != oldValue { states[cursor]?.state?.isFocused = isFocusShown } }
    }

    func setCursor(_ id: ID?) {
        guard id != cursor else { return }
        if let cursor { states[cursor]?.state?.isFocused = false }
        cursor = id
        if let id { states[id]?.state?.isFocused = isFocusShown }
    }

    func setCentered(_ id: ID?) {
        guard id != centered else { return }
        if let centered { states[centered]?.state?.isCentered = false }
        centered = id
        if let id { states[id]?.state?.isCentered = true }
    }

    // MARK: What is made anew only when it changes

    func region<Data>(_ items: CombItems<Data, ID>, _ arrangement: HexArrangement<ID>?) -> HexRegion {
        let key = arrangement.map { RegionKey.arrangement($0, items.count) } ?? .filling(items.filling, items.count)
        if let known, known.key == key { return known.region }
        let region = items.region(of: arrangement)
        known = (key, region)
        return region
    }

    /// The arrangement as it would be if a carried cell were let go.
    func arrangement(_ arrangement: HexArrangement<ID>, moving id: ID, to hex: Hex) -> HexArrangement<ID> {
        let key = MoveKey(arrangement: arrangement, id: id, hex: hex)
        if let moved, moved.key == key { return moved.arrangement }
        var new = arrangement
        new.move(id, to: hex)
        moved = (key, new)
        return new
    }
}
