// Friends save for a boat. Every amount is a number that slides: its digits stand on wheels, and a wheel turns on while the one to its right goes from
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
