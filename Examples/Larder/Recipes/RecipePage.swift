import SwiftUI

/// All about one recipe.
struct RecipePage: View {
    let recipe: Recipe
    @Environment(Larder.self) private var larder
    @AppStorage(SettingKey.portions) private var portions = 2
    @State private var isCooking = false
    @State private var added: Int?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                RecipePicture(recipe: recipe)
                    .frame(height: 200)
                    .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
                HStack {
                    fact("clock", "\(recipe.minutes) min")
                    Divider()
                    fact("chart.bar", recipe.effort.text)
                    Divider()
                    fact("person.2", "\(portions)")
                }
                .frame(height: 44)
                ingredients
                VStack(alignment: .leading, spacing: 12) {
                    Text("Steps")
                        .font(.title3.bold())
                    ForEach(Array(recipe.steps.enumerated()), id: \.offset) { number, step in
                        HStack(alignment: .firstTextBaseline, spacing: 12) {
                            Text("\(number + 1)")
                                .font(.headline)
                                .foregroundStyle(.tint)
                                .frame(width: 20)
                            Text(step.text)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
            .padding(16)
        }
        .safeAreaInset(edge: .bottom) {
            Button { isCooking = true } label: {
                Label("Start Cooking", systemImage: "flame.fill")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(.bar)
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Love It", systemImage: larder.isFavourite(recipe) ? "heart.fill" : "heart") { larder.toggleFavourite(recipe) }
                    .tint(.pink)
                Menu("More", systemImage: "ellipsis.circle") { RecipeMenu(recipe: recipe) }
            }
        }
        .fullScreenCover(isPresented: $isCooking) { CookingPage(recipe: recipe) }
        .alert("On Your List", isPresented: $added.isPresent(), presenting: added) { _ in
        } message: { count in
            Text(count == 1 ? "One thing was added." : "\(count) things were added.")
        }
    }

    private var ingredients: some View {
        GroupBox {
            VStack(spacing: 12) {
                Stepper("For \(portions)", value: $portions, in: 1...8)
                ForEach(recipe.ingredients, id: \.self) { ingredient in
                    Divider()
                    HStack {
                        Image(systemName: larder.has(ingredient) ? "checkmark.circle.fill" : "circle.dashed")
                            .foregroundStyle(larder.has(ingredient) ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                            .accessibilityLabel(larder.has(ingredient) ? "At home" : "Missing")
                        Text(ingredient.name)
                        Spacer()
                        Text(ingredient.unit.text(ingredient.amount * Double(portions) / 2))
                            .foregroundStyle(.secondary)
                            .monospacedDigit()
                    }
                    .accessibilityElement(children: .combine)
                }
                let missing = larder.missing(for: recipe)
                if !missing.isEmpty {
                    Divider()
                    Button("Buy What Is Missing", systemImage: "cart.badge.plus") {
                        missing.forEach { larder.buy($0.name, $0.kind) }
                        added = missing.count
                    }
                    .buttonStyle(.bordered)
                }
            }
        } label: {
            Text("Ingredients")
        }
    }
    private func fact(_ symbol: String, _ text: String) -> some View {
        Label(text, systemImage: symbol)
            .font(.subheadline)
            .frame(maxWidth: .infinity)
    }
}
