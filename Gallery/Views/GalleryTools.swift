import SwiftUI

/// Buttons of a bar that say how the programs are shown: appearance, screen, speed.
struct GalleryTools: View {
    @Environment(Gallery.self) private var gallery

    var body: some View {
        @Bindable var gallery = gallery
        Button(gallery.appearance == .dark ? "Light" : "Dark", systemImage: gallery.appearance == .dark ? "sun.max" : "moon") {
            gallery.appearance = gallery.appearance == .dark ? .light : .dark
        }
        .keyboardShortcut("d")
        Menu("Screen", systemImage: "iphone") {
            Picker("Screen", selection: $gallery.screen) {
                ForEach(ScreenChoice.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.inline)
            Toggle("On Its Side", isOn: $gallery.isLandscape)
        }
        Menu("Speed of Time", systemImage: gallery.speed < 1 ? "tortoise" : gallery.speed > 1 ? "hare" : "gauge.with.needle") {
            Picker("Speed of Time", selection: $gallery.speed) {
                ForEach(Gallery.speeds, id: \.self) { speed in Text("\(speed.formatted()) ×").tag(speed) }
                Text("Still").tag(0.0)
            }
            .pickerStyle(.inline)
        }
    }
}
