import SwiftUI

/// How the programs are shown: appearance, screen, speed.
struct GalleryTools: ToolbarContent {
    @Environment(Gallery.self) private var gallery

    var body: some ToolbarContent {
        @Bindable var gallery = gallery
        ToolbarItem(placement: .primaryAction) {
            Button(gallery.appearance == .dark ? "Light" : "Dark", systemImage: gallery.appearance == .dark ? "sun.max" : "moon") {
                gallery.appearance = gallery.appearance == .dark ? .light : .dark
            }
            .keyboardShortcut("d")
        }
        ToolbarItem(placement: .primaryAction) {
            Menu("Screen", systemImage: "iphone") {
                Picker("Screen", selection: $gallery.screen) {
                    ForEach(ScreenChoice.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.inline)
                Toggle("On Its Side", isOn: $gallery.isLandscape)
            }
        }
        ToolbarItem(placement: .primaryAction) {
            Menu("Speed of Time", systemImage: gallery.speed < 1 ? "tortoise" : gallery.speed > 1 ? "hare" : "gauge.with.needle") {
                Picker("Speed of Time", selection: $gallery.speed) {
                    ForEach(Gallery.speeds, id: \.self) { speed in Text(Self.name(of: speed)).tag(speed) }
                    Text("Still").tag(0.0)
                }
                .pickerStyle(.inline)
            }
        }
    }

    private static func name(of speed: Double) -> String { "\(speed.formatted()) ×" }
}
