import SwiftUI

/// What can be made of what is at home.
struct Recipe: Identifiable, Hashable {
    struct Ingredient: Hashable {
        let name: String
        let amount: Double
        let unit: Food.Unit
        let kind: Food.Kind
    }
    struct Step: Hashable {
        let title: String
        let text: String
        let symbol: String
    }
    let id: String
    let name: String
    let line: String
    let minutes: Int
    let effort: Effort
    let hue: Double
    let symbol: String
    let ingredients: [Ingredient]
    let steps: [Step]

    enum Effort: String {
        case little, some, much
        var text: String { rawValue.capitalized }
    }

    /// The ground of its picture, from light to deep.
    var colors: [Color] { [Color(hue: hue, saturation: 0.42, brightness: 0.93), Color(hue: hue + 0.03, saturation: 0.66, brightness: 0.62)] }
}

extension Recipe {
    static let all = [
        Recipe(id: "rye-pudding", name: "Rye Bread Pudding", line: "For bread that was forgotten", minutes: 40, effort: .some, hue: 0.08, symbol: "birthday.cake",
               ingredients: [Ingredient(name: "Rye bread", amount: 2, unit: .pieces, kind: .bread), Ingredient(name: "Oat milk", amount: 300, unit: .millilitres, kind: .dairy),
                             Ingredient(name: "Plum jam", amount: 1, unit: .jars, kind: .preserves), Ingredient(name: "Cinnamon", amount: 5, unit: .grams, kind: .sweets)],
               steps: [Step(title: "Soak", text: "Break the bread into a bowl and pour the warm milk over it. Leave it alone for ten minutes.", symbol: "drop"),
                       Step(title: "Layer", text: "Spread half of the bread in a dish, then the jam, then the other half. Dust it with cinnamon.", symbol: "square.3.layers.3d"),
                       Step(title: "Bake", text: "Half an hour at 180 degrees, until the top crackles when you tap it with a spoon.", symbol: "flame")]),
        Recipe(id: "green-soup", name: "Green Soup", line: "Everything that is green, and an onion", minutes: 25, effort: .little, hue: 0.30, symbol: "leaf",
               ingredients: [Ingredient(name: "Spinach", amount: 250, unit: .grams, kind: .vegetables), Ingredient(name: "Leek", amount: 2, unit: .pieces, kind: .vegetables),
                             Ingredient(name: "Cream", amount: 100, unit: .millilitres, kind: .dairy)],
               steps: [Step(title: "Slice", text: "Cut the leek into rings and let them grow soft in butter. They must not turn brown.", symbol: "scissors"),
                       Step(title: "Boil", text: "Add a litre of water, and the spinach when it boils. Three minutes are enough.", symbol: "flame"),
                       Step(title: "Stir", text: "Blend it, stir in the cream, and eat it before it loses its colour.", symbol: "tornado")]),
        Recipe(id: "harbour-supper", name: "Harbour Supper", line: "Smoked fish with what the cellar gives", minutes: 15, effort: .little, hue: 0.54, symbol: "fish",
               ingredients: [Ingredient(name: "Smoked trout", amount: 200, unit: .grams, kind: .fish), Ingredient(name: "Potatoes", amount: 800, unit: .grams, kind: .vegetables),
                             Ingredient(name: "Horseradish", amount: 1, unit: .jars, kind: .preserves)],
               steps: [Step(title: "Boil", text: "Boil the potatoes in their skins, and peel them while they are too hot to hold.", symbol: "flame"),
                       Step(title: "Serve", text: "Put everything on a board in the middle of the table. Nobody needs a plate.", symbol: "fork.knife")]),
        Recipe(id: "berry-crumble", name: "Berry Crumble", line: "Straight out of the freezer", minutes: 35, effort: .little, hue: 0.93, symbol: "heart",
               ingredients: [Ingredient(name: "Frozen berries", amount: 500, unit: .grams, kind: .fruit), Ingredient(name: "Rolled oats", amount: 150, unit: .grams, kind: .grain),
                             Ingredient(name: "Butter", amount: 100, unit: .grams, kind: .dairy)],
               steps: [Step(title: "Rub", text: "Rub the oats into the cold butter until there are crumbs of all sizes.", symbol: "hand.raised"),
                       Step(title: "Bake", text: "Berries below, crumbs on top, and 25 minutes at 200 degrees.", symbol: "flame")]),
        Recipe(id: "sunday-barley", name: "Sunday Barley", line: "Slow, and better on Monday", minutes: 90, effort: .much, hue: 0.13, symbol: "sun.max",
               ingredients: [Ingredient(name: "Pearl barley", amount: 300, unit: .grams, kind: .grain), Ingredient(name: "Mushrooms", amount: 250, unit: .grams, kind: .vegetables),
                             Ingredient(name: "Hard cheese", amount: 100, unit: .grams, kind: .dairy)],
               steps: [Step(title: "Toast", text: "Toast the barley in a dry pot until it smells of nuts.", symbol: "flame"),
                       Step(title: "Wait", text: "Add hot water by the ladle, whenever the barley asks for it. Read a book beside it.", symbol: "book"),
                       Step(title: "Finish", text: "Fold in fried mushrooms and all of the cheese.", symbol: "sparkles")])
    ]
}
