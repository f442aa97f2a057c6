import SwiftUI

/// A row of the table.
struct River: Identifiable, Hashable {
    let name: String
    let length: Int
    var id: String { name }
    static let all = [River(name: "Otter", length: 120), River(name: "Amber", length: 310), River(name: "Wren", length: 45)]
}

/// A table, and a list that people edit.
struct TablesPage: View {
    @State private var rivers = River.all
    @State private var order = [KeyPathComparator(\River.name)]
    @State private var selection: Set<River.ID> = []

    var body: some View {
        VStack(spacing: 0) {
            Table(rivers.sorted(using: order), selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Length", value: \.length) { Text("\($0.length) km") }.width(90)
            }
            .frame(height: 220)
            List($rivers, editActions: .all) { $river in Text(river.name) }
        }
        .toolbar { EditButton() }
    }
}
