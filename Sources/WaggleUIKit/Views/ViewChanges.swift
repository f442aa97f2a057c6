import Foundation
import Observation

/// Counts changes to an object that a SwiftUI view shows. A view that reads the count is re-evaluated when it changes.
@MainActor @Observable
final class ViewChanges {
    private(set) var count = 0
    func announce() {
        count &+= 1
        observations.check()
    }
    /// The program's observations of the object's properties.
    @ObservationIgnored let observations = _KeyValueObservations()
}
