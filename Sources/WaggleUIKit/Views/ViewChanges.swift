import Foundation
import Observation

/// Counts the changes of something that a SwiftUI view shows. A view that reads the count is evaluated again.
@MainActor @Observable
final class ViewChanges {
    private(set) var count = 0
    func announce() { count &+= 1 }
}
