// Beads on a ring, twice: placed by hand with `GeometryReader` and `position`, and placed by a `Layout`. Both show the same beads; by hand they cut
// corners when the ring changes, while the layout leads them around.

import SwiftUI

@main
struct CirclesApp: App {
    var body: some Scene {
        WindowGroup {
            RingsView()
        }
    }
}
