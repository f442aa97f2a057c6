import SwiftUI

/// Something to eat or drink that is at home.
struct Food: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var kind: Kind
    var place: Place
    var amount: Double
    var unit: Unit
    var bestBefore: Date?
    var isOpened = false
    var notes = ""

    var amountText: String { unit.text(amount) }

    enum Kind: String, CaseIterable, Identifiable, Codable {
        case vegetables, fruit, dairy, bread, fish, grain, preserves, sweets

        var id: Self { self }
        var name: String { rawValue.capitalized }
        var symbol: String {
            switch self {
            case .vegetables: "leaf"
            case .fruit: "tree"
            case .dairy: "drop"
            case .bread: "bag"
            case .fish: "fish"
            case .grain: "shippingbox"
            case .preserves: "cylinder"
            case .sweets: "birthday.cake"
            }
        }
        var color: Color {
            switch self {
            case .vegetables: .green
            case .fruit: .pink
            case .dairy: .blue
            case .bread: .brown
            case .fish: .teal
            case .grain: .orange
            case .preserves: .red
            case .sweets: .purple
            }
        }
    }

    enum Place: String, CaseIterable, Identifiable, Codable {
        case fridge, freezer, shelf, cellar

        var id: Self { self }
        var name: String { rawValue.capitalized }
        var symbol: String {
            switch self {
            case .fridge: "refrigerator"
            case .freezer: "snowflake"
            case .shelf: "books.vertical"
            case .cellar: "door.left.hand.closed"
            }
        }
    }

    enum Unit: String, CaseIterable, Identifiable, Codable {
        case pieces, grams, millilitres, jars

        var id: Self { self }
        var name: String { rawValue.capitalized }
        /// How much one press of a stepper adds.
        var step: Double {
            switch self {
            case .pieces, .jars: 1
            case .grams, .millilitres: 50
            }
        }
        func text(_ amount: Double) -> String {
            let number = amount.formatted(.number.precision(.fractionLength(0...1)))
            return switch self {
            case .pieces: amount == 1 ? "\(number) piece" : "\(number) pieces"
            case .grams: "\(number) g"
            case .millilitres: "\(number) ml"
            case .jars: amount == 1 ? "\(number) jar" : "\(number) jars"
            }
        }
    }
}
