import SwiftUI

/// What is to be bought.
struct ShoppingPage: View {
    @Environment(Larder.self) private var larder
    @State private var newName = ""
    @State private var isPuttingAway = false
    @State private var isNaming = false
    @State private var listName = "Shopping"
    @State private var draft = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        @Bindable var larder = larder
        NavigationStack {
            List {
                if !larder.errands.isEmpty {
                    Section { progress }
                }
                Section {
                    ForEach($larder.errands) { $errand in ErrandRow(errand: $errand) }
                        .onDelete { larder.errands.remove(atOffsets: $0) }
                        .onMove { larder.errands.move(fromOffsets: $0, toOffset: $1) }
                    TextField("Add something", text: $newName)
                        .focused($isTyping)
                        .submitLabel(.next)
                        .onSubmit(add)
                }
            }
            .navigationTitle(listName)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("List", systemImage: "ellipsis.circle") {
                        ShareLink("Share", item: larder.errands.map(\.name).joined(separator: "\n"))
                        Button("Rename", systemImage: "pencil") {
                            draft = listName
                            isNaming = true
                        }
                        Divider()
                        Button("Put Away…", systemImage: "tray.and.arrow.down") { isPuttingAway = true }
                            .disabled(boughtCount == 0)
                    }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Put Away") { isPuttingAway = true }
                        .disabled(boughtCount == 0)
                    Spacer()
                    Text("\(larder.openErrands) to buy")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    Spacer()
                    Button("New", systemImage: "square.and.pencil") { isTyping = true }
                }
            }
            .confirmationDialog("Put away what you bought?", isPresented: $isPuttingAway, titleVisibility: .visible) {
                Button("Put on the Shelf") { withAnimation { larder.putAway() } }
                Button("Take off the List", role: .destructive) { withAnimation { larder.errands.removeAll(where: \.isBought) } }
            } message: {
                Text("\(boughtCount) of \(larder.errands.count) things are bought.")
            }
            .alert("Name of the List", isPresented: $isNaming) {
                TextField("Name", text: $draft)
                Button("Cancel", role: .cancel) {}
                Button("Rename") { if !draft.isEmpty { listName = draft } }
            }
        }
    }

    private var boughtCount: Int { larder.errands.count(where: \.isBought) }
    private var progress: some View {
        ProgressView(value: Double(boughtCount), total: Double(larder.errands.count)) {
            Text("In the basket")
        } currentValueLabel: {
            Text("\(boughtCount) of \(larder.errands.count)")
        }
        .animation(.default, value: boughtCount)
    }
    private func add() {
        let name = newName.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        withAnimation { larder.buy(name, .sweets) }
        newName = ""
        isTyping = true
    }
}
