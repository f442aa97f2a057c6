import Foundation

extension View {
    /// Hides the status bar of a telephone. Windows have none, so there is nothing to hide and the view is as it was.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The older form of `statusBarHidden(_:)`.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
