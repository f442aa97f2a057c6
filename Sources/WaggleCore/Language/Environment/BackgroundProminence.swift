import Foundation
import Observation

/// The prominence of a view's background, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// The usual background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A strong background, which foreground content should contrast with.
    public static let increased = BackgroundProminence(isIncreased: true)
}
