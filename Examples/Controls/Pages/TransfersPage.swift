import SwiftUI

/// Things that are dragged, dropped, copied and shared.
struct TransfersPage: View {
    @State private var words = ["Lily", "Reed"]
    @State private var basket: [String] = []
    @State private var isTargeted = false

    var body: some View {
        List {
            Section("Drag") { ForEach(words, id: \.self) { Text($0).draggable($0) } }
            Section("Drop") {
                Text(basket.isEmpty ? "Drop words here" : basket.joined(separator: ", "))
                    .frame(maxWidth: .infinity, minHeight: 60)
                    .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)
                    .dropDestination(for: String.self) { items, _ in
                        basket += items
                        return true
                    } isTargeted: { isTargeted = $0 }
            }
            Section("Clipboard") {
                PasteButton(payloadType: String.self) { basket += $0 }
                ShareLink("Share the basket", item: basket.joined(separator: ", "))
            }
        }
    }
}
