// The results of a village league. Pulled down, the page lets a ball roll in, which bounces on the grass until the grounds have answered: into the goal with
// news, back out without, and flat if nobody answers.

import SwiftUI

@main
struct TouchlineApp: App {
    var body: some Scene {
        WindowGroup {
            TouchlineView()
        }
        .defaultSize(width: 393, height: 852)
    }
}
