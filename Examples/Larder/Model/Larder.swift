import SwiftUI

/// What is at home, what is to be bought, and which recipes are loved: the one model of the app.
@MainActor @Observable
final class Larder {
    var foods: [Food]
    var errands: [Errand]
    var favourites: Set<Recipe.ID>
    /// The recipe that is proposed for today.
    var idea: Recipe.ID
    /// The day from which everything is seen.
    var today: Date
    @ObservationIgnored private let store: UserDefaults?

    /// The larder saved in the settings, or the sample if there is none yet.
    init(savedIn store: UserDefaults, today: Date = .now) {
        self.store = store
        self.today = today
        let saved = store.data(forKey: Self.key).flatMap { try? JSONDecoder().decode(Saved.self, from: $0) } ?? .sample(on: today)
        foods = saved.foods
        errands = saved.errands
        favourites = saved.favourites
        idea = Recipe.all[0].id
    }
    /// The sample, which is not saved.
    init(today: Date) {
        store = nil
        self.today = today
        let sample = Saved.sample(on: today)
        foods = sample.foods
        errands = sample.errands
        favourites = sample.favourites
        idea = Recipe.all[0].id
    }

    // MARK: Foods

    func food(_ id: Food.ID) -> Food? { foods.first { $0.id == id } }
    func freshness(of food: Food) -> Freshness { Freshness(of: food, on: today) }
    func dueCount(within days: Int) -> Int { foods.count { freshness(of: $0).isDue(within: days) } }

    /// Adds a food, or updates it.
    func keep(_ food: Food) {
        if let index = foods.firstIndex(where: { $0.id == food.id }) { foods[index] = food } else { foods.append(food) }
    }
    func remove(_ id: Food.ID) { foods.removeAll { $0.id == id } }
    /// Whether a food is opened; false if it is gone.
    subscript(isOpened id: Food.ID) -> Bool {
        get { food(id)?.isOpened ?? false }
        set {
            guard let index = foods.firstIndex(where: { $0.id == id }) else { return }
            foods[index].isOpened = newValue
        }
    }
    /// Updates the current day.
    func lookAtCalendar() async {
        try? await Task.sleep(for: .seconds(0.8))
        today = .now
    }
    /// Uses some of a food; a food that is used up is removed.
    func use(_ amount: Double, of id: Food.ID) {
        guard let index = foods.firstIndex(where: { $0.id == id }) else { return }
        if foods[index].amount > amount { foods[index].amount -= amount } else { foods.remove(at: index) }
    }
    /// Reorders the foods of one place; `foods` has those of all places.
    func move(in place: Food.Place, from offsets: IndexSet, to destination: Int) {
        var part = foods.filter { $0.place == place }
        part.move(fromOffsets: offsets, toOffset: destination)
        foods = foods.filter { $0.place != place } + part
    }

    // MARK: Errands

    var openErrands: Int { errands.count { !$0.isBought } }

    func buy(_ name: String, _ kind: Food.Kind) {
        guard !errands.contains(where: { $0.name.localizedCaseInsensitiveCompare(name) == .orderedSame }) else { return }
        errands.append(Errand(name: name, kind: kind))
    }
    /// Turns a bought item into a food on the shelf.
    func putAway() {
        for errand in errands where errand.isBought { foods.append(Food(name: errand.name, kind: errand.kind, place: .shelf, amount: 1, unit: .pieces)) }
        errands.removeAll(where: \.isBought)
    }

    // MARK: Recipes

    func has(_ ingredient: Recipe.Ingredient) -> Bool { foods.contains { $0.name.localizedCaseInsensitiveCompare(ingredient.name) == .orderedSame } }
    func missing(for recipe: Recipe) -> [Recipe.Ingredient] { recipe.ingredients.filter { !has($0) } }
    func isFavourite(_ recipe: Recipe) -> Bool { favourites.contains(recipe.id) }
    func toggleFavourite(_ recipe: Recipe) {
        if favourites.remove(recipe.id) == nil { favourites.insert(recipe.id) }
    }
    /// Picks another recipe for today, which takes a moment.
    func findIdea() async {
        try? await Task.sleep(for: .seconds(1.2))
        let index = Recipe.all.firstIndex { $0.id == idea } ?? 0
        idea = Recipe.all[(index + 1) % Recipe.all.count].id
    }

    // MARK: Keeping

    func empty() {
        foods = []
        errands = []
        favourites = []
    }
    func refill() {
        let sample = Saved.sample(on: today)
        foods = sample.foods
        errands = sample.errands
    }
    func save() {
        guard let store, let data = try? JSONEncoder().encode(Saved(foods: foods, errands: errands, favourites: favourites)) else { return }
        store.set(data, forKey: Self.key)
    }
    private static let key = "larder"
}

/// The saved state of a larder.
struct Saved: Codable {
    var foods: [Food]
    var errands: [Errand]
    var favourites: Set<Recipe.ID>
}
