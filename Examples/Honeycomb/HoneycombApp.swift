// A picker of interests on a comb of circles, like the home screen of a watch. One pans it with a finger, with a fish-eye at the rim; a tap chooses a
// topic, and each chosen topic grows its subtopics in the nearest free places.

import SwiftUI

@main
struct HoneycombApp: App {
    var body: some Scene {
        WindowGroup {
            PickerView()
        }
    }
}
