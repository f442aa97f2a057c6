// Presentations dismissed by `presentationMode`, and functions as their dismissal handlers.

import SwiftUI

struct Pier: Identifiable {
    let id = UUID()
    var name: String
}

struct PierOffice: View {
    @State private var isDeskOpen = false
    @State private var closings = 0
    @State private var pier: Pier?

    var body: some View {
        VStack(spacing: 20) {
            Text("Closed \(closings) times")
            Button("Open desk") { isDeskOpen = true }
            Button("Show pier") { pier = Pier(name: "North") }
        }
        .sheet(isPresented: $isDeskOpen, onDismiss: countClosing) { Desk() }
        .sheet(item: $pier) { pier in
            Text("Pier \(pier.name)")
        }
    }

    func countClosing() { closings += 1 }
}

struct Desk: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button(action: { presentationMode.wrappedValue.dismiss() }) {
            Text(presentationMode.wrappedValue.isPresented ? "Close desk" : "Desk")
        }
    }
}

/// The same key with its type written out, on a screen that was pushed.
struct PierMap: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
        VStack {
            Text("Sea chart")
            Button("Fold") { self.mode.wrappedValue.dismiss() }
        }
    }
}

struct Signpost: View {
    var body: some View {
        NavigationView {
            NavigationLink(destination: PierMap()) { Text("To the chart") }
                .navigationBarTitle("Signpost")
        }
    }
}
