import SwiftUI

struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

struct ToDo: View {
    @State private var items = [Item(id: 0, title: "Buy milk"), Item(id: 1, title: "Call Ada"), Item(id: 2, title: "Water plants")]
    @State private var new = ""
    @State private var chosen: Item.ID?

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                TextField("New item", text: $new).onSubmit(add)
                Button("Add", action: add).disabled(new.isEmpty)
                EditButton()
            }
            .padding()
            List(selection: $chosen) {
                ForEach(items) { item in
                    Text(item.title)
                        .strikethrough(item.isDone)
                        .accessibilityValue(item.isDone ? "done" : "")
                        .swipeActions(edge: .leading) {
                            Button("Done") { finish(item.id) }
                        }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            Text("\(items.count) items").padding(8)
        }
        .onChange(of: chosen) { say("chosen \(chosen ?? -1)") }
        .onChange(of: items.map(\.title)) { say("items \(items.map(\.title).joined(separator: ", "))") }
    }

    private func add() {
        guard !new.isEmpty else { return }
        items.append(Item(id: items.count + 10, title: new))
        new = ""
    }
    private func finish(_ id: Item.ID) {
        if let index = items.firstIndex(where: { $0.id == id }) { items[index].isDone = true }
        say("done \(id)")
    }
}
