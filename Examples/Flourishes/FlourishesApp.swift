// The parts of the Flourish library, a page for each: menus in a ring, rolling digits, water, a chart of a web, a hall with seats, a pull to refresh,
// transitions, effects and particles.

import SwiftUI

@main
struct FlourishesApp: App {
    var body: some Scene {
        WindowGroup {
            PartsView()
        }
    }
}
