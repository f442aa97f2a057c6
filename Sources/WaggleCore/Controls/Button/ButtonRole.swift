import Foundation

/// The purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
}
