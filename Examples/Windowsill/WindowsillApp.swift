// Plants on a windowsill. A button opens an arc of amounts of water; the one that is chosen goes into the pot, and the leaves rise.

import SwiftUI

@main
struct WindowsillApp: App {
    var body: some Scene {
        WindowGroup {
            WindowsillView()
        }
    }
}
