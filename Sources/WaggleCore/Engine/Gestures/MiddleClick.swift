// The selection that desktops share between programs: what is selected anywhere, a middle click pastes.

import Foundation
import WaggleGeometry

/// A text that shares what is selected in it.
@MainActor
protocol SelectionSource: AnyObject {
    /// The selected text; nil if other programs must not have it, as in a secure field.
    var selectionForOthers: String? { get }
}

/// An item that handles middle clicks.
@MainActor
protocol MiddleClickHandler: ItemNode {
    /// - Parameter location: In window coordinates.
    func handleMiddleClick(at location: CGPoint)
}

extension ViewGraph {
    /// Sends a middle click to the innermost view at the location that handles it.
    /// - Returns: true if a view handled it.
    func handleMiddleClick(at location: CGPoint) -> Bool {
        guard let handler = beginClick(at: location, on: (any MiddleClickHandler).self) else { return false }
        handler.handleMiddleClick(at: location)
        return true
    }
}
