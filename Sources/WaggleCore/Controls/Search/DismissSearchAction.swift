import Foundation
import OpenCombine

/// Ends a search from inside the searched view.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    let session: SearchSession?
    /// Clears the text and takes the focus from the field. Does nothing outside a search.
    public func callAsFunction() { session?.end() }
}
