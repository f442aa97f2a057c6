import SwiftUI

/// All about one food.
struct FoodPage: View {
    let id: Food.ID
    @Environment(Larder.self) private var larder
    @Environment(\.dismiss) private var dismiss
    @State private var isEditing = false
    @State private var isUsing = false
    @State private var isAsking = false
    @State private var showsHelp = false

    var body: some View {
        if let food = larder.food(id) {
            content(food)
        } else {
            ContentUnavailableView("All Gone", systemImage: "fork.knife", description: Text("Nothing of it is left in the larder."))
                .navigationBarTitleDisplayMode(.inline)
        }
    }

    private func content(_ food: Food) -> some View {
        @Bindable var larder = larder
        return List {
            Section { keeping(food) }
            Section("About") {
                LabeledContent("Amount", value: food.amountText)
                LabeledContent("Place", value: food.place.name)
                LabeledContent("Kind", value: food.kind.name)
                if let date = food.bestBefore { LabeledContent("Best before", value: date.formatted(date: .abbreviated, time: .omitted)) }
                Toggle("Opened", isOn: $larder[isOpened: id])
            }
            if !food.notes.isEmpty {
                Section("Notes") {
                    Text(food.notes)
                        .textSelection(.enabled)
                }
            }
            let recipes = Recipe.all.filter { recipe in recipe.ingredients.contains { $0.name == food.name } }
            if !recipes.isEmpty {
                Section("Good for") {
                    ForEach(recipes) { recipe in
                        NavigationLink(value: recipe) {
                            Label(recipe.name, systemImage: recipe.symbol)
                                .badge(larder.missing(for: recipe).count)
                        }
                    }
                }
            }
            Section {
                Button("Use Some") { isUsing = true }
                Button("Throw Away", role: .destructive) { isAsking = true }
            }
        }
        .navigationTitle(food.name)
        .toolbar { Button("Edit") { isEditing = true } }
        .sheet(isPresented: $isEditing) { FoodEditor(food, today: larder.today) }
        .sheet(isPresented: $isUsing) { UseSheet(food: food) }
        .alert("Throw Away \(food.name)?", isPresented: $isAsking) {
            Button("Throw Away", role: .destructive) {
                dismiss()
                larder.remove(id)
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It cannot be brought back.")
        }
    }

    private func keeping(_ food: Food) -> some View {
        let freshness = larder.freshness(of: food)
        return HStack(spacing: 16) {
            Gauge(value: freshness.share) {
                Text("Freshness")
            } currentValueLabel: {
                Text(freshness.days.map { "\($0)" } ?? "∞")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(freshness.days.map { $0 <= 2 } == true ? .orange : .green)
            VStack(alignment: .leading, spacing: 2) {
                Text(freshness.text)
                    .font(.headline)
                Text(food.isOpened ? "Opened" : "Closed")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button("About Dates", systemImage: "info.circle") { showsHelp = true }
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
                .popover(isPresented: $showsHelp) {
                    Text("Best before is not bad after. Look, smell and taste before you throw something away.")
                        .font(.subheadline)
                        .padding()
                        .frame(width: 260)
                        .presentationCompactAdaptation(.popover)
                }
        }
        .padding(.vertical, 4)
    }
}
