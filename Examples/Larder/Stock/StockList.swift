import SwiftUI

/// The foods in a section for each place, with their actions.
struct StockList: View {
    let foods: [Food]
    let isSearch: Bool
    @Binding var order: StockOrder
    @Environment(Larder.self) private var larder
    @State private var used: Food?
    @State private var deleted: Food?

    var body: some View {
        List {
            ForEach(Food.Place.allCases) { place in
                let part = order.sorted(foods.filter { $0.place == place })
                if !part.isEmpty {
                    Section(place.name) {
                        ForEach(part) { row($0) }
                            .onDelete { offsets in offsets.map { part[$0].id }.forEach(larder.remove) }
                            .onMove(perform: order == .own && !isSearch ? { larder.move(in: place, from: $0, to: $1) } : nil)
                    }
                }
            }
        }
        .refreshable { await larder.lookAtCalendar() }
        .sheet(item: $used) { UseSheet(food: $0) }
        .confirmationDialog("Throw away?", isPresented: $deleted.isPresent(), titleVisibility: .visible, presenting: deleted) { food in
            Button("Throw Away", role: .destructive) { withAnimation { larder.remove(food.id) } }
            Button("Throw Away and Buy Again") {
                withAnimation {
                    larder.remove(food.id)
                    larder.buy(food.name, food.kind)
                }
            }
        } message: { Text("\($0.name) leaves the larder.") }
    }

    private func row(_ food: Food) -> some View {
        NavigationLink(value: food.id) { FoodRow(food: food, freshness: larder.freshness(of: food)) }
            .swipeActions(edge: .trailing) {
                Button("Delete", systemImage: "trash", role: .destructive) { withAnimation { larder.remove(food.id) } }
                Button("Use", systemImage: "fork.knife") { used = food }
                    .tint(.accentColor)
            }
            .swipeActions(edge: .leading) {
                Button(food.isOpened ? "Close" : "Open", systemImage: food.isOpened ? "lock" : "lock.open") { withAnimation { larder[isOpened: food.id].toggle() } }
                    .tint(.orange)
            }
            .contextMenu {
                Button("Use Some", systemImage: "fork.knife") { used = food }
                Button("Buy Again", systemImage: "cart") { larder.buy(food.name, food.kind) }
                Menu("Move to", systemImage: "shippingbox") {
                    ForEach(Food.Place.allCases.filter { $0 != food.place }) { place in
                        Button(place.name, systemImage: place.symbol) {
                            var moved = food
                            moved.place = place
                            withAnimation { larder.keep(moved) }
                        }
                    }
                }
                Divider()
                Button("Throw Away", systemImage: "trash", role: .destructive) { deleted = food }
            }
    }
}
