// The lighthouses of a coast and a page for each, whose header collapses into a bar as the page scrolls; its content moves into the bar.

import SwiftUI

@main
struct HeadlandApp: App {
    var body: some Scene {
        WindowGroup {
            CoastView()
        }
    }
}
