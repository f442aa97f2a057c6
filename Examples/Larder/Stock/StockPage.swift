import SwiftUI

/// What is at home, by places, with its search.
struct StockPage: View {
    enum Scope: String, CaseIterable, Identifiable {
        case all, soon, opened
        var id: Self { self }
    }
    @Environment(Larder.self) private var larder
    @AppStorage(SettingKey.warningDays) private var warningDays = 2
    @AppStorage(SettingKey.order) private var order = StockOrder.own
    @State private var path = NavigationPath()
    @State private var search = ""
    @State private var scope = Scope.all
    @State private var isAdding = false

    var body: some View {
        NavigationStack(path: $path) {
            StockList(foods: found, isSearch: !search.isEmpty, order: $order)
                .overlay { emptiness }
                .navigationTitle("Larder")
                .navigationDestination(for: Food.ID.self) { FoodPage(id: $0) }
                .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
                .toolbar { bar }
        }
        .searchable(text: $search, prompt: "Foods and kinds")
        .searchScopes($scope) {
            ForEach(Scope.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .searchSuggestions {
            if search.isEmpty {
                ForEach(Food.Kind.allCases) { kind in
                    Label(kind.name, systemImage: kind.symbol)
                        .searchCompletion(kind.name)
                }
            }
        }
        .sheet(isPresented: $isAdding) { FoodEditor(nil, today: larder.today) }
        .focusedSceneValue(\.addFood) { isAdding = true }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
            Menu {
                Picker("Order", selection: $order.animation()) {
                    ForEach(StockOrder.allCases) { Label($0.name, systemImage: $0.symbol).tag($0) }
                }
                Divider()
                Button("Save Now", systemImage: "square.and.arrow.down") { larder.save() }
            } label: {
                Label("Order", systemImage: "arrow.up.arrow.down")
            }
            Button("Add", systemImage: "plus") { isAdding = true }
        }
    }
    @ViewBuilder private var emptiness: some View {
        if larder.foods.isEmpty {
            ContentUnavailableView {
                Label("Nothing at Home", systemImage: "refrigerator")
            } description: {
                Text("Add what you have, or begin with an example.")
            } actions: {
                Button("Fill with an Example") { withAnimation { larder.refill() } }
                    .buttonStyle(.borderedProminent)
            }
        } else if found.isEmpty {
            ContentUnavailableView.search(text: search)
        }
    }
    private var found: [Food] {
        guard !search.isEmpty else { return larder.foods }
        return larder.foods.filter { food in
            guard food.name.localizedCaseInsensitiveContains(search) || food.kind.name.localizedCaseInsensitiveContains(search) else { return false }
            return switch scope {
            case .all: true
            case .soon: larder.freshness(of: food).isDue(within: warningDays)
            case .opened: food.isOpened
            }
        }
    }
}
