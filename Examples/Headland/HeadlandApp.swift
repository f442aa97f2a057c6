// The lighthouses of a coast and a page for each, whose header shrinks to a bar while the page is scrolled: what it holds moves over to the bar.

import SwiftUI

@main
struct HeadlandApp: App {
    var body: some Scene {
        WindowGroup {
            CoastView()
        }
    }
}
