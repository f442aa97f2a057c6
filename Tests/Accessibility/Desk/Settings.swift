import SwiftUI

struct Settings: View {
    @State private var volume = 30.0
    @State private var copies = 2
    @State private var look = "Light"
    @State private var isAdvanced = false
    @State private var progress = 0.25
    @FocusState private var isNaming: Bool
    @State private var name = "Box"
    @AccessibilityFocusState private var isHeard: Bool

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Sound").font(.title).accessibilityHeading(.h2)
                Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
                    .accessibilityHint("How loud it plays")
                Stepper("Copies", value: $copies, in: 1...9)
                Picker("Look", selection: $look) {
                    ForEach(["Light", "Dark"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                TextField("Device", text: $name).focused($isNaming)
                ProgressView("Backup", value: progress)
                DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
                    Text("Nothing yet")
                }
                Menu("Actions") {
                    Button("Reset") { volume = 30 }
                    Menu("Backup") {
                        Button("Start") { progress = 0.5 }
                    }
                }
                Text("Volume \(Int(volume)), copies \(copies), \(look)").accessibilityIdentifier("state").accessibilityFocused($isHeard)
                Button("Name it") { isNaming = true }
                Text("Read [the manual](https://example.org/manual).")
                ForEach(0..<30, id: \.self) { Text("Line \($0)") }
            }
            .padding()
        }
        .onChange(of: "\(Int(volume)) \(copies) \(look) \(progress) \(isAdvanced) \(name)") { say("settings \($1)") }
        .onChange(of: isHeard) { say("heard \(isHeard)") }
        .onChange(of: isNaming) { say("naming \(isNaming)") }
    }
}
