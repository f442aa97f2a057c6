import Foundation
import Observation

/// Counts the changes of something that a view of SwiftUI's shows; who has read the count is evaluated again.
@MainActor @Observable
final class ViewChanges {
    private(set) var count = 0
    func announce() { count &+= 1 }
}
