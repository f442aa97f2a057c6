// A request's screen as values of the views.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

extension EdgeInsets {
    package init(_ area: Screen.SafeArea) { self.init(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing) }
}

extension MainScreen {
    /// Makes a request's screen the main one.
    package static func show(_ screen: Screen) {
        size = CGSize(width: screen.width, height: screen.height)
        scale = screen.scale
        safeArea = EdgeInsets(screen.safeArea)
    }
}
