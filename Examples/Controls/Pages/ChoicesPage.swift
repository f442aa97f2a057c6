import SwiftUI

/// Toggles and pickers of every style.
struct ChoicesPage: View {
    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, lemon, mint
        var id: Self { self }
    }
    @State private var isOn = true
    @State private var flavor = Flavor.lemon
    @State private var color = Color.orange

    var body: some View {
        Form {
            Section("Toggles") {
                Toggle("Switch", isOn: $isOn)
                Toggle("Tinted", isOn: $isOn).tint(.purple)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
            }
            Section("Pickers") {
                picker("Menu").pickerStyle(.menu)
                picker("Link").pickerStyle(.navigationLink)
                picker("Segments").pickerStyle(.segmented)
                picker("Palette").pickerStyle(.palette)
                picker("Wheel").pickerStyle(.wheel).frame(height: 120)
            }
            Section("Inline") { picker("Inline").pickerStyle(.inline).labelsHidden() }
            Section("Color") {
                ColorPicker("With opacity", selection: $color)
                ColorPicker("Opaque", selection: $color, supportsOpacity: false)
            }
        }
    }
    private func picker(_ title: String) -> some View {
        Picker(title, selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }
    }
}
