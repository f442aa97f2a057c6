// The birds of a hedge, and chips that say which of them are shown. Chips flow into rows by alignment guides and tumble in by a transition of their own.

import SwiftUI

@main
struct HedgerowApp: App {
    var body: some Scene {
        WindowGroup {
            HedgeView()
        }
    }
}
