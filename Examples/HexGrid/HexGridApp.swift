// An island that rises from the sea hexagon by hexagon, drawn with a small reusable `HexGrid`: any collection, any content, and a custom layout that
// caches what does not depend on the size.

import SwiftUI

@main
struct HexGridApp: App {
    var body: some Scene {
        WindowGroup {
            IslandView()
        }
    }
}
