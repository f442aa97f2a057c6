import SwiftUI

/// Half a screen that asks how much of a food is used.
struct UseSheet: View {
    let food: Food
    @Environment(Larder.self) private var larder
    @Environment(\.dismiss) private var dismiss
    @State private var share = 0.5
    @State private var detent = PresentationDetent.medium

    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                KindIcon(kind: food.kind)
                Text(food.unit.text(amount))
                    .font(.largeTitle.bold())
                    .monospacedDigit()
                    .contentTransition(.numericText(value: amount))
                    .animation(.snappy, value: amount)
                Slider(value: $share, in: 0...1) {
                    Text("Share")
                } minimumValueLabel: {
                    Image(systemName: "minus")
                } maximumValueLabel: {
                    Image(systemName: "plus")
                }
                .accessibilityIdentifier("share")
                ProgressView(value: 1 - share) {
                    Text("Left")
                } currentValueLabel: {
                    Text(food.unit.text(food.amount - amount))
                }
                Spacer(minLength: 0)
                Button {
                    withAnimation { larder.use(amount, of: food.id) }
                    dismiss()
                } label: {
                    Text("Use")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(amount == 0)
            }
            .padding(20)
            .navigationTitle(food.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
    }

    /// Whole steps of the unit, half pieces at most.
    private var amount: Double {
        let step = food.unit.step == 1 ? 0.5 : 10
        return (food.amount * share / step).rounded() * step
    }
}
