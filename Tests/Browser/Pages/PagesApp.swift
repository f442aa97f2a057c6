import Honeycomb
import SwiftUI

/// What a person does in a page: a form, a list, a sheet, a comb, text, the clipboard, drops, an address.
@main
struct PagesApp: App {
    var body: some Scene { WindowGroup("Pages") { Pages() } }
}

struct Pages: View {
    @State private var path: [String] = []
    @State private var name = ""
    @State private var notes = ""
    @State private var isOn = false
    @State private var share = 0.25
    @State private var isShown = false
    @State private var dropped = "nothing"
    @State private var address = "none"
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        NavigationStack(path: $path) {
            Form {
                Section("You") {
                    TextField("Name", text: $name)
                    TextEditor(text: $notes).frame(height: 60).accessibilityLabel("Notes")
                    Toggle("Sound", isOn: $isOn)
                    Slider(value: $share) { Text("Share") }
                    Text("Hello, \(name)! \(isOn ? "Loud" : "Quiet"), \(Int((share * 100).rounded())) %")
                }
                Section("More") {
                    NavigationLink("Rows", value: "rows")
                    NavigationLink("Comb", value: "comb")
                    Button("Sheet") { isShown = true }
                    Text("Dropped \(dropped)").onDrop(of: [.fileURL], isTargeted: nil) { providers in
                        _ = providers.first?.loadObject(ofClass: URL.self) { url, _ in
                            let words = url.map { "\($0.lastPathComponent): \((try? String(contentsOf: $0, encoding: .utf8)) ?? "")" } ?? "no file"
                            Task { @MainActor in dropped = words }
                        }
                        return true
                    }
                    Text("Address \(address)")
                    Text("\(scheme == .dark ? "Dark" : "Light"), \(reducesMotion ? "still" : "moving"), \(contrast == .increased ? "sharp" : "soft"), \(Locale.current.identifier)")
                }
            }
            .navigationTitle("Pages")
            .navigationDestination(for: String.self) { page in
                if page == "rows" { Rows() } else { Comb() }
            }
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("In the sheet")
                Button("Close") { isShown = false }
            }
        }
        .onOpenURL { address = $0.absoluteString }
    }
}

struct Rows: View {
    @State private var chosen = 0
    var body: some View {
        List(0..<500, id: \.self) { number in
            Button("Row \(number)") { chosen = number }
        }
        .navigationTitle("Chosen \(chosen)")
    }
}

struct Comb: View {
    @State private var taps: [Hex: Int] = [:]
    @State private var scale = 1.0
    var body: some View {
        HexGrid(.pointy, gap: 4) {
            ForEach(Hex.zero.spiral(radius: 2), id: \.self) { hex in
                Color.orange.opacity(0.4 + 0.2 * Double(taps[hex] ?? 0))
                    .hexCell(hex, clippedTo: .pointy)
                    .onTapGesture { taps[hex, default: 0] += 1 }
                    .accessibilityElement()
                    .accessibilityAddTraits(.isButton)
                    .accessibilityLabel("Cell \(hex.q) \(hex.r), \(taps[hex] ?? 0)")
            }
        }
        .scaleEffect(scale)
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        .overlay(alignment: .bottom) { Text("Scale \(scale > 1.2 ? "large" : "plain")") }
        .navigationTitle("Comb")
    }
}
