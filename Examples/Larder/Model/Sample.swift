import Foundation

extension Saved {
    /// A household in the middle of a week.
    static func sample(on today: Date) -> Saved {
        func day(_ offset: Int) -> Date { Calendar.current.date(byAdding: .day, value: offset, to: today) ?? today }
        return Saved(
            foods: [
                Food(name: "Oat milk", kind: .dairy, place: .fridge, amount: 600, unit: .millilitres, bestBefore: day(4), isOpened: true),
                Food(name: "Spinach", kind: .vegetables, place: .fridge, amount: 250, unit: .grams, bestBefore: day(0)),
                Food(name: "Smoked trout", kind: .fish, place: .fridge, amount: 180, unit: .grams, bestBefore: day(2), notes: "From the stall by the ferry."),
                Food(name: "Hard cheese", kind: .dairy, place: .fridge, amount: 320, unit: .grams, bestBefore: day(21), isOpened: true),
                Food(name: "Cream", kind: .dairy, place: .fridge, amount: 200, unit: .millilitres, bestBefore: day(-1)),
                Food(name: "Frozen berries", kind: .fruit, place: .freezer, amount: 750, unit: .grams, bestBefore: day(160)),
                Food(name: "Garden peas", kind: .vegetables, place: .freezer, amount: 450, unit: .grams, bestBefore: day(200)),
                Food(name: "Rye bread", kind: .bread, place: .shelf, amount: 1, unit: .pieces, bestBefore: day(1), isOpened: true),
                Food(name: "Rolled oats", kind: .grain, place: .shelf, amount: 500, unit: .grams, bestBefore: day(90)),
                Food(name: "Pearl barley", kind: .grain, place: .shelf, amount: 400, unit: .grams),
                Food(name: "Heather honey", kind: .sweets, place: .shelf, amount: 2, unit: .jars),
                Food(name: "Plum jam", kind: .preserves, place: .cellar, amount: 3, unit: .jars, bestBefore: day(300)),
                Food(name: "Potatoes", kind: .vegetables, place: .cellar, amount: 2_500, unit: .grams, bestBefore: day(30)),
                Food(name: "Pickled beets", kind: .preserves, place: .cellar, amount: 4, unit: .jars, bestBefore: day(400))
            ],
            errands: [
                Errand(name: "Leek", kind: .vegetables), Errand(name: "Butter", kind: .dairy), Errand(name: "Lemons", kind: .fruit, isBought: true),
                Errand(name: "Dark chocolate", kind: .sweets), Errand(name: "Flatbread", kind: .bread)
            ],
            favourites: ["green-soup"])
    }
}
