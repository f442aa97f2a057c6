// How a view comes and goes: a moon on a stage enters by one transition and leaves by another, each with its own numbers.

import SwiftUI

@main
struct CurtainApp: App {
    var body: some Scene {
        WindowGroup {
            TheatreView()
        }
    }
}
