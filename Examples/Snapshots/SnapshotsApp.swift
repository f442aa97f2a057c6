// The photos of a folder on a comb that pans and selects: those in Pictures of your home folder, or else some drawn ones.

import Honeycomb
import SwiftUI

@main
struct SnapshotsApp: App {
    var body: some Scene { WindowGroup { SnapshotsView() } }
}
