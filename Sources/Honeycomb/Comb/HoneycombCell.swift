import Hexagons
import SwiftUI

/// What the content of a `HoneycombView` is told of its cell.
///
/// What is read is followed: content that reads `scale` is evaluated while the comb moves, content that reads `distance` when another cell
/// comes to the middle, and content that reads neither is not.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor public struct HoneycombCell {
    /// What is being done to a cell.
    public enum Phase: Hashable, Sendable {
        case rest
        /// The pointer is over it.
        case hovered
        /// The finger is on it, and would choose it if it were lifted.
        case pressed
        /// It is being carried to another cell.
        case lifted
    }

    public let hex: Hex
    /// The item's index in the data, from 0.
    public let index: Int
    /// The number of items of the comb.
    public let count: Int
    /// The rectangle around the hexagon, in points, where the fish eye does not make it smaller. Zero in a list.
    public let size: CGSize
    /// How many of the zoom's levels have been reached.
    public let level: Int
    public let isSelected: Bool
    /// True where a plain list is shown instead of the comb.
    public let isInList: Bool
    public internal(set) var phase: Phase
    let sight: CombSight?
    let state: CombCellState?

    public var isPressed: Bool { phase == .pressed }
    /// Whether keys act on it.
    public var isFocused: Bool { state?.isFocused ?? false }
    /// Whether it is the nearest to the middle.
    public var isCentered: Bool { state?.isCentered ?? false }
    /// Steps to the cell in the middle.
    public var distance: Int { sight.map { $0.center.map(hex.distance(to:)) ?? 0 } ?? 0 }
    /// Steps to the cell that is pressed, so that those around it can give way as well; nil while none is.
    public var distanceToPressed: Int? { sight.flatMap { $0.pressed.map(hex.distance(to:)) } }
    /// How much of its size the fish eye leaves it, from 0 to 1.
    public var scale: CGFloat { sight.flatMap { sight in sight.geometry.map { $0.look(of: hex, at: sight.offset).scale } } ?? 1 }
}

/// Where a comb is scrolled to. Nothing of it is read by the comb's own views, so a scroll evaluates nothing but the content that asks.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @Observable final class CombSight {
    var offset = CGPoint.zero
    var center: Hex?
    var pressed: Hex?
    @ObservationIgnored var geometry: CombGeometry?
}

/// What changes for one cell alone.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @Observable final class CombCellState {
    var isFocused = false
    var isCentered = false
    var isHovered = false
}

/// How a `HoneycombView` shows its items.
public enum HoneycombStyle: Hashable, Sendable {
    case comb
    /// A plain list of the same items, with the same selection.
    case list
}

private struct HoneycombStyleKey: EnvironmentKey { static let defaultValue = HoneycombStyle.comb }

extension EnvironmentValues {
    var honeycombStyle: HoneycombStyle {
        get { self[HoneycombStyleKey.self] }
        set { self[HoneycombStyleKey.self] = newValue }
    }
}

extension View {
    /// Whether the combs below are combs or plain lists, for those who find things more easily there.
    public func honeycombStyle(_ style: HoneycombStyle) -> some View { environment(\.honeycombStyle, style) }
}
