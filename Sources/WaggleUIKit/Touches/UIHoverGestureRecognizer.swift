import Foundation
import WaggleCore
import WaggleGeometry

/// Follows the pointer over its view: it begins as the pointer comes, changes as it moves and ends as it leaves.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer in the coordinates of the outermost view.
    private var pointer: CGPoint?

    open override func location(in view: UIView?) -> CGPoint {
        guard let pointer, let own = self.view else { return .zero }
        guard let view, let transform = own.root.transform(to: view) else { return pointer }
        return pointer.applying(transform)
    }
    /// - Parameter pointer: In the coordinates of the outermost view; nil once the pointer has left.
    func pointerMoved(to pointer: CGPoint?) {
        guard isEnabled else { return }
        if let pointer {
            let isNew = self.pointer == nil
            self.pointer = pointer
            if isNew { gesture.begin() }
            state = isNew ? .began : .changed
            gesture.report()
        } else if self.pointer != nil {
            state = .ended
            gesture.report()
            self.pointer = nil
            gesture.reset()
        }
    }
}

// MARK: What is not supported

// Names of UIKit's input. Each message names the replacement.
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
