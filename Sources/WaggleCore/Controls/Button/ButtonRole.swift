import Foundation

/// The purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button closes what it stands in, and looks like any other.
    public static let close = ButtonRole(name: "close")
    /// The button confirms an operation, and looks like any other.
    public static let confirm = ButtonRole(name: "confirm")
}
