// Eight of the other programs once more, each in one short file on the Flourish library: Kitty, Orchard, Cistern, Rinkside, Touchline, Lull, Windowsill and
// Curtain.

import SwiftUI

@main
struct EncoreApp: App {
    var body: some Scene {
        WindowGroup {
            EncoreView()
        }
    }
}
