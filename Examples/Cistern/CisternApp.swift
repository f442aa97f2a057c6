// A cistern that is filled and drained: two waves whose shape has four animated numbers, and falling drops from particle files.

import SwiftUI

@main
struct CisternApp: App {
    var body: some Scene {
        WindowGroup {
            CisternView()
        }
    }
}
