import Foundation

extension View {
    /// Hides the status bar of a phone. Windows have none, so it has no effect.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The older form of `statusBarHidden(_:)`.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
