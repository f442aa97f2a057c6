// The programs of a folder side by side, each alive in a process of its own: found by search, light or dark, on any screen, at any speed of time, and
// with the source beside the picture.

import SwiftUI

@main
struct GalleryApp: App {
    @State private var gallery = Gallery(Example.all(in: GalleryFolder.examples), command: GalleryFolder.command)

    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView()
                .environment(gallery)
        }
        .defaultSize(width: 1180, height: 800)
    }
}
