// Names of UIKit's input that are not supported. Each message names the replacement.

import Foundation

@available(*, unavailable, message: "Storyboards are not supported; create the controller in code.")
open class UIStoryboard: NSObject {}
@available(*, unavailable, message: "Storyboards are not supported; present the controller in code.")
open class UIStoryboardSegue: NSObject {}
@available(*, unavailable, message: "Nib files are not supported; create the views in code.")
open class UINib: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's keyboardShortcut or onKeyPress.")
open class UIKeyCommand: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's onKeyPress.")
open class UIPress: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's contextMenu, or the menu of a UIButton.")
open class UIMenuController: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's contextMenu, or the menu of a UIButton.")
open class UIContextMenuInteraction: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's draggable.")
open class UIDragInteraction: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's dropDestination.")
open class UIDropInteraction: NSObject {}
