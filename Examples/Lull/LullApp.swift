// Short rests, each with its own colours. A published countdown times a rest; a ring of colours turns and breathes while it runs.

import SwiftUI

@main
struct LullApp: App {
    var body: some Scene {
        WindowGroup {
            RestsView()
        }
    }
}
