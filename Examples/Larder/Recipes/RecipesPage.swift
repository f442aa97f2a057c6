import SwiftUI

/// The recipes as cards, with the idea of the day on top.
struct RecipesPage: View {
    enum Choice: String, CaseIterable, Identifiable {
        case all, ready, loved
        var id: Self { self }
    }
    @Environment(Larder.self) private var larder
    @State private var choice = Choice.all
    @ScaledMetric private var cardWidth = 150.0

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    Picker("Show", selection: $choice.animation()) {
                        ForEach(Choice.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    if choice == .all, let idea = Recipe.all.first(where: { $0.id == larder.idea }) { ideaCard(idea) }
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: cardWidth), spacing: 16)], spacing: 20) {
                        ForEach(shown) { recipe in
                            NavigationLink(value: recipe) { RecipeCard(recipe: recipe, missing: larder.missing(for: recipe).count, isLoved: larder.isFavourite(recipe)) }
                                .buttonStyle(.plain)
                                .contextMenu { RecipeMenu(recipe: recipe) }
                        }
                    }
                }
                .padding(.horizontal, 16)
                .padding(.bottom, 20)
            }
            .overlay {
                if shown.isEmpty {
                    ContentUnavailableView(choice == .loved ? "No Favourites" : "Nothing Is Ready", systemImage: choice == .loved ? "heart" : "fork.knife",
                                           description: Text(choice == .loved ? "Hearts of recipes gather here." : "For each recipe something is missing."))
                }
            }
            .refreshable { await larder.findIdea() }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
        }
    }

    private var shown: [Recipe] {
        switch choice {
        case .all: Recipe.all
        case .ready: Recipe.all.filter { larder.missing(for: $0).isEmpty }
        case .loved: Recipe.all.filter(larder.isFavourite)
        }
    }
    private func ideaCard(_ recipe: Recipe) -> some View {
        NavigationLink(value: recipe) {
            RecipePicture(recipe: recipe)
                .frame(height: 190)
                .overlay(alignment: .bottomLeading) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Idea of the Day")
                            .font(.caption.weight(.semibold))
                            .textCase(.uppercase)
                            .opacity(0.85)
                        Text(recipe.name)
                            .font(.title2.bold())
                        Text(recipe.line)
                            .font(.subheadline)
                    }
                    .foregroundStyle(.white)
                    .padding(16)
                }
                .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
        }
        .buttonStyle(.plain)
        .id(recipe.id)
        .transition(.opacity)
        .animation(.smooth, value: larder.idea)
    }
}

/// The actions for a recipe wherever it is shown.
struct RecipeMenu: View {
    let recipe: Recipe
    @Environment(Larder.self) private var larder
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        Button(larder.isFavourite(recipe) ? "Love It Less" : "Love It", systemImage: larder.isFavourite(recipe) ? "heart.slash" : "heart") {
            withAnimation { larder.toggleFavourite(recipe) }
        }
        Button("Buy What Is Missing", systemImage: "cart") { larder.missing(for: recipe).forEach { larder.buy($0.name, $0.kind) } }
            .disabled(larder.missing(for: recipe).isEmpty)
        ShareLink(item: "\(recipe.name): \(recipe.ingredients.map(\.name).joined(separator: ", "))")
        if supportsMultipleWindows {
            Button("Open in New Window", systemImage: "macwindow") { openWindow(id: "recipe", value: recipe.id) }
        }
    }
}
