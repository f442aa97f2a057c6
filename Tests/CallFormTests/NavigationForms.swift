// Bars and titles by their older names.

import SwiftUI

struct Logbook: View {
    let title: String

    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: LogPage()) { Text("First page") }
            }
            .navigationBarTitle(title)
        }
    }
}

/// A page under the status bar without a bar of its own.
struct LogPage: View {
    @Environment(\.dismiss) var dismiss

    // The compiler accepts a deprecated name here without a warning.
    @available(*, deprecated)
    var body: some View {
        ScrollView {
            Color.orange.frame(height: 200).accessibilityElement().accessibilityLabel("Cover")
            Button("Leave") { dismiss() }
        }
        .edgesIgnoringSafeArea(.top)
        .toolbar(.hidden)
    }
}

/// A font around a stack that is no font of its title, and a bar in the program's colour.
struct BlueBar: View {
    var body: some View {
        NavigationStack {
            Text("Deck")
                .frame(maxWidth: .infinity)
                .frame(maxHeight: .infinity)
                .navigationBarTitle("Bridge", displayMode: .inline)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbarBackground(Color.blue, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
        .font(.largeTitle)
    }
}

/// Things of a yard, with a bare button in the toolbar and a text field's style on a section that has none.
struct YardForm: View {
    @State private var cranes = ["Anna", "Berta", "Clara"]
    @State private var side = Edge.top
    @State private var anchor = UnitPoint.center
    @State private var speed = 1.0

    var body: some View {
        NavigationStack {
            List {
                Section("Hook") {
                    Stepper("Speed \(speed.formatted())", value: $speed, in: 0...3, step: 0.5)
                    Picker("Side", selection: $side) {
                        Text("Above").tag(Edge.top)
                        Text("Below").tag(Edge.bottom)
                    }
                    Picker("Anchor", selection: $anchor) {
                        Text("Middle").tag(UnitPoint.center)
                        Text("Corner").tag(UnitPoint(x: 1, y: 1))
                    }
                }
                .textFieldStyle(.roundedBorder)
                ForEach(cranes, id: \.self) { crane in Text(crane) }
                    .onDelete(perform: remove)
                    .onMove(perform: move)
            }
            .navigationTitle("Yard")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { EditButton() }
        }
    }

    private func remove(at offsets: IndexSet) { cranes.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) { cranes.move(fromOffsets: source, toOffset: destination) }
}
