// Beads on a ring, twice: above placed by hand with `GeometryReader` and `position`, below by a `Layout`. Both follow the same count and
// start angle; by hand the beads cut corners, the layout's animated angle leads them around.

import SwiftUI

@main
struct CirclesApp: App {
    var body: some Scene {
        WindowGroup {
            RingsView()
        }
    }
}
