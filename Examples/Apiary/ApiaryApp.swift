// A picker of interests on a comb of circles, like the home screen of a watch. A finger pans it, with a fish-eye at the rim; a tap selects a topic,
// and each selected topic grows its subtopics in the nearest free cells.

import SwiftUI

@main
struct ApiaryApp: App {
    var body: some Scene {
        WindowGroup {
            PickerView()
        }
    }
}
