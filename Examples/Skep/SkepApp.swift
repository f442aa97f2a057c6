// Topics on a comb, made with `HoneycombView`: a tap chooses a topic, and its subtopics grow in the nearest free cells. Pinches zoom, held topics are carried elsewhere, arrows and
// letters find them.

import Honeycomb
import SwiftUI

@main
struct SkepApp: App {
    var body: some Scene {
        WindowGroup { SkepView() }
    }
}
