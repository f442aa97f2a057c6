// What a touch elsewhere closes.

/// Something open that a touch or click elsewhere in the window closes: a text's edit menu, a list row's swipe actions.
@MainActor
protocol ClosesOnOutsideTouch: AnyObject {
    /// Called when a touch or click begins on an item of the window, or on none.
    /// - Returns: true if that closed it.
    @discardableResult func touchBegan(on item: ItemNode?) -> Bool
}

/// The handles, loupe and menu of a selected text.
@MainActor
protocol SelectionTools: ClosesOnOutsideTouch {
    func hide()
}
