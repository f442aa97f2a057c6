// A picker of interests on a comb of circles, like the home screen of a watch: it fills up, wanders from topic to topic with a
// fish-eye at the rim, and each chosen topic grows its subtopics in the nearest free places.

import SwiftUI

@main
struct HoneycombApp: App {
    var body: some Scene {
        WindowGroup {
            PickerView()
        }
    }
}
