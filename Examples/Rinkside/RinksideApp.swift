// The seats of an ice rink: a plan that draws itself, is dragged, pinched and turned, and on which seats are chosen and booked.

import SwiftUI

@main
struct RinksideApp: App {
    var body: some Scene {
        WindowGroup {
            RinkView()
        }
    }
}
