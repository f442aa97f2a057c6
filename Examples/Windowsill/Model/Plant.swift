import SwiftUI

/// A plant in its pot.
struct Plant: Identifiable, Equatable {
    let name: String
    let leafCount: Int
    /// How far the outermost leaves lean from the vertical when the plant is well.
    let spread: Angle
    /// The width of a leaf as a fraction of its length.
    let leafWidth: CGFloat
    let leaf, pot: Color
    /// The water in the pot, in decilitres; 0...10.
    private(set) var water: Double

    var id: String { name }

    static let potVolume = 10.0
    /// The water that a plant is happy with, in decilitres.
    static let comfort = 4.0...7.0

    init(name: String, leafCount: Int, spread: Angle, leafWidth: CGFloat, leaf: Color, pot: Color, water: Double) {
        self.name = name
        self.leafCount = leafCount
        self.spread = spread
        self.leafWidth = leafWidth
        self.leaf = leaf
        self.pot = pot
        self.water = Self.allowed(water)
    }

    /// How far its leaves droop, 0 (upright) to 1: fully when dry, and half as far when waterlogged.
    var droop: Double {
        if water < Self.comfort.lowerBound { return 1 - water / Self.comfort.lowerBound }
        if water > Self.comfort.upperBound { return 0.5 * (water - Self.comfort.upperBound) / (Self.potVolume - Self.comfort.upperBound) }
        return 0
    }

    var mood: String {
        if water < 1 { return "Parched" }
        if water < Self.comfort.lowerBound { return "Thirsty" }
        return water > Self.comfort.upperBound ? "Wet feet" : "Content"
    }

    /// Excess water runs off.
    mutating func pour(_ decilitres: Double) { water = Self.allowed(water + decilitres) }
    /// A day of sun.
    mutating func dry() { pour(-2) }

    private static func allowed(_ water: Double) -> Double { water.isFinite ? min(max(water, 0), potVolume) : 0 }

    static let all = [
        Plant(name: "Fern", leafCount: 11, spread: .degrees(78), leafWidth: 0.16, leaf: Color(red: 0.36, green: 0.65, blue: 0.33),
              pot: Color(red: 0.80, green: 0.47, blue: 0.35), water: 3),
        Plant(name: "Lily", leafCount: 7, spread: .degrees(48), leafWidth: 0.32, leaf: Color(red: 0.20, green: 0.55, blue: 0.42),
              pot: Color(red: 0.93, green: 0.78, blue: 0.52), water: 1),
        Plant(name: "Aloe", leafCount: 9, spread: .degrees(58), leafWidth: 0.22, leaf: Color(red: 0.50, green: 0.70, blue: 0.52),
              pot: Color(red: 0.55, green: 0.60, blue: 0.74), water: 6),
    ]
}
