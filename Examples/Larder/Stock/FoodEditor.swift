import SwiftUI

/// The form for a new food, or to change one.
struct FoodEditor: View {
    @State private var food: Food
    @State private var keeps: Bool
    @State private var bestBefore: Date
    @State private var isAsking = false
    @FocusState private var isNaming: Bool
    @Environment(Larder.self) private var larder
    @Environment(\.dismiss) private var dismiss
    private let original: Food?

    /// - Parameter today: the date that is proposed.
    init(_ food: Food?, today: Date) {
        original = food
        _food = State(initialValue: food ?? Food(name: "", kind: .vegetables, place: .fridge, amount: 1, unit: .pieces))
        _keeps = State(initialValue: food.map { $0.bestBefore == nil } ?? true)
        _bestBefore = State(initialValue: food?.bestBefore ?? today)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $food.name)
                        .focused($isNaming)
                        .submitLabel(.done)
                    Picker("Kind", selection: $food.kind) {
                        ForEach(Food.Kind.allCases) { Text($0.name).tag($0) }
                    }
                    Picker("Place", selection: $food.place) {
                        ForEach(Food.Place.allCases) { Text($0.name).tag($0) }
                    }
                    .pickerStyle(.navigationLink)
                }
                Section("Amount") {
                    Stepper(food.amountText, value: $food.amount, in: food.unit.step...5_000, step: food.unit.step)
                    Picker("Unit", selection: $food.unit) {
                        ForEach(Food.Unit.allCases) { Text($0.name).tag($0) }
                    }
                }
                Section {
                    Toggle("Keeps for Ever", isOn: $keeps.animation())
                    if !keeps {
                        DatePicker("Best Before", selection: $bestBefore, displayedComponents: .date)
                    }
                } footer: {
                    Text("Opened things keep shorter than the date says.")
                }
                Section("Notes") {
                    TextField("Notes", text: $food.notes, axis: .vertical)
                        .lineLimit(3...6)
                }
            }
            .navigationTitle(original == nil ? "New Food" : "Edit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { if isChanged { isAsking = true } else { dismiss() } }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(food.name.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
            .confirmationDialog("Discard what you entered?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { dismiss() }
            }
            .onChange(of: food.unit) { food.amount = max(food.unit.step, food.amount) }
        }
        .interactiveDismissDisabled(isChanged)
        .onAppear { if original == nil { isNaming = true } }
    }

    private var isChanged: Bool { original.map { $0 != edited } ?? !food.name.isEmpty }

    /// The food as it would be saved.
    private var edited: Food {
        var edited = food
        edited.name = food.name.trimmingCharacters(in: .whitespaces)
        edited.bestBefore = keeps ? nil : bestBefore
        return edited
    }

    private func save() {
        withAnimation { larder.keep(edited) }
        dismiss()
    }
}
