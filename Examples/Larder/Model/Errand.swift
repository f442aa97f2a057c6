import Foundation

/// Something to buy.
struct Errand: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var kind: Food.Kind
    var isBought = false
}
