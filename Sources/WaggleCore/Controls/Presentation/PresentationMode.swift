import Foundation

/// Whether a view is presented, and a way to end that. Read it as `presentationMode`; `dismiss` and `isPresented` are newer.
public struct PresentationMode {
    /// True inside a sheet, a cover, a popover or a pushed screen.
    public private(set) var isPresented: Bool
    /// Dismisses the presentation, like `DismissAction`.
    public mutating func dismiss() { isPresented = false }
}
