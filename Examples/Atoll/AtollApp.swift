// An island of hexagons, made with `HexGrid`: a tap raises the land, and the shore follows. The longest way over land is found by `HexPaths`.

import Honeycomb
import SwiftUI

@main
struct AtollApp: App {
    var body: some Scene {
        WindowGroup { AtollView() }
    }
}
