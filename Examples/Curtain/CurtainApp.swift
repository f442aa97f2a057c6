// Transitions of a view: a moon enters a stage by one transition and leaves by another, each with its own parameters.

import SwiftUI

@main
struct CurtainApp: App {
    var body: some Scene {
        WindowGroup {
            TheatreView()
        }
    }
}
