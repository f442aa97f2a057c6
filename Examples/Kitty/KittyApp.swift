// Friends save for a boat. Every amount is a sliding number: its digits are on wheels, and a wheel advances while the one to its right goes from
// nine to nought.

import SwiftUI

@main
struct KittyApp: App {
    var body: some Scene {
        WindowGroup {
            KittyView()
        }
    }
}
