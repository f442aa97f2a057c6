// Apples and how they taste: five tastes on a radar chart that turns into the next variety's as its page is swiped in.

import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup {
            OrchardView()
        }
    }
}
