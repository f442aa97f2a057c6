// A magazine of invented coasts, with a page for each way in which programs scroll: a feed, a grid of pictures, a carousel, a collapsing header, whole
// pages, shelves, and a conversation.

import SwiftUI

@main
struct ShoresApp: App {
    var body: some Scene {
        WindowGroup {
            ShoresView()
        }
    }
}
