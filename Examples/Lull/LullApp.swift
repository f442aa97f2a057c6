// Short rests, each with colours of its own. A published countdown runs one; a ring of colours turns and breathes for as long as it does.

import SwiftUI

@main
struct LullApp: App {
    var body: some Scene {
        WindowGroup {
            RestsView()
        }
    }
}
