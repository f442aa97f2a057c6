// Every control in every style, on pages of a settings screen: light and dark, enabled and disabled.

import SwiftUI

@main
struct ControlsApp: App {
    var body: some Scene {
        WindowGroup {
            GalleryView()
        }
    }
}
