// A regatta of animations: every boat has the same way to go and an animation of its own, which can be edited.

import SwiftUI

@main
struct RegattaApp: App {
    var body: some Scene {
        WindowGroup {
            RegattaView()
        }
    }
}
