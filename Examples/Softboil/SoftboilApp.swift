// A timer for boiled eggs with an analog dial. The dial and the egg in its middle are drawn on canvases; a timeline redraws them while the water boils,
// and nothing is drawn while it does not.

import SwiftUI

@main
struct SoftboilApp: App {
    var body: some Scene {
        WindowGroup {
            TimerView()
        }
    }
}
