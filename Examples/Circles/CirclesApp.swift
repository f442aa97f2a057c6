// Beads on a ring, twice: once placed by hand with `GeometryReader` and `position`, once by a `Layout`. Both show the same beads; by hand
// they cut corners when the ring changes, the layout leads them around.

import SwiftUI

@main
struct CirclesApp: App {
    var body: some Scene {
        WindowGroup {
            RingsView()
        }
    }
}
