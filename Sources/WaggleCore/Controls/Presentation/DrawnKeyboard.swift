// The keyboard that a host draws in front of the window.

import Foundation

extension ViewGraph {
    /// Covers the bottom of the window with a keyboard that the host draws, from the next update on; the views make room as it moves there.
    /// - Parameter height: From the window's bottom, in points; 0 for none.
    package func setKeyboard(height: CGFloat) {
        let layer = (input.focus.focused as? ItemNode).flatMap(WindowLayer.around)
        // A keyboard that leaves does so for the views that have made room for it.
        root.wantedKeyboard = height > 0 ? DrawnKeyboard(height: height, layer: layer) : nil
        pending.append(.invalidate(root.reference), Transaction(animation: PresentationMotion.slide))
    }
}
