// The birds of a hedge, and chips that filter them. Chips flow into rows by alignment guides and tumble in by a custom transition.

import SwiftUI

@main
struct HedgerowApp: App {
    var body: some Scene {
        WindowGroup {
            HedgeView()
        }
    }
}
