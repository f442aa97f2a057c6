import Foundation
import Synchronization

/// The running program's asset catalogues, for what has no view around it to ask. The host sets them when the program starts.
package enum ProgramAssets {
    private static let current = Mutex<(any AssetProvider)?>(nil)

    /// nil: nobody has set one.
    package static var provider: (any AssetProvider)? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
