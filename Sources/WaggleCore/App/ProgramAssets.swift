import Foundation
import Synchronization

/// The running program's asset catalogs, for lookups without a view. The host sets them when the program starts.
package enum ProgramAssets {
    private static let current = Mutex<(any AssetProvider)?>(nil)

    /// nil until set.
    package static var provider: (any AssetProvider)? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
