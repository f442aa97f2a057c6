import Foundation

/// The running program's asset catalogs, for lookups without a view. The host sets them when the program starts.
package enum ProgramAssets {
    nonisolated(unsafe) private static var current: (any AssetProvider)?
    private static let lock = NSLock()

    /// nil until set.
    package static var provider: (any AssetProvider)? {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}
