// A week at a weather station, as charts: a line that is read with a finger, bars that move as the week is turned, a ring of winds, and a year of warmth.

import SwiftUI

@main
struct BarometerApp: App {
    var body: some Scene {
        WindowGroup {
            StationView()
        }
    }
}
