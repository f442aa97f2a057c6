import SwiftUI

/// The fleet as a list whose rows move all at once, each in its own way.
struct FleetList<Row: View>: View {
    let title: String
    /// The titles of the button that starts the rows and brings them back.
    let start: String, back: String
    @Binding var fleet: Fleet
    @Binding var isSlow: Bool
    @ViewBuilder let row: (Boat, Bool) -> Row

    @State private var isAway = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Toggle("Slow motion", isOn: $isSlow)
                    Button(isAway ? back : start) { isAway.toggle() }
                        .disabled(fleet.boats.isEmpty)
                }
                Section("Boats") {
                    if fleet.boats.isEmpty {
                        Text("All boats are ashore.")
                            .foregroundColor(.secondary)
                    }
                    ForEach($fleet.boats) { $boat in
                        NavigationLink {
                            PaceEditor(boat: $boat)
                        } label: {
                            row(boat, isAway)
                        }
                    }
                    .onDelete(perform: remove)
                    .onMove(perform: move)
                }
            }
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add a boat", systemImage: "plus") { withAnimation { fleet.add() } }
                }
            }
        }
    }

    private func remove(at places: IndexSet) { fleet.remove(at: places) }
    private func move(from places: IndexSet, to place: Int) { fleet.boats.move(fromOffsets: places, toOffset: place) }
}
