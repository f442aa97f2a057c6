// The object that stands for a navigation stack in another framework.

import Foundation

/// UIKit's side of a navigation stack. It lives as long as the stack.
@MainActor
package protocol NavigationCompanion: AnyObject {
    /// Whether a swipe from the leading edge goes back.
    /// - Parameter standard: What the stack would decide: false where the back button is hidden.
    func allowsSwipe(_ standard: Bool) -> Bool
    /// The look of the bars in place of the program's; nil for that one. Read as a body is evaluated.
    var barLook: NavigationBarLook? { get }
    /// Called when the stack's screens have arrived where they belong.
    func screensDidArrive()
}

/// What a companion sees of its stack.
@MainActor
package struct NavigationStackLink {
    private weak var model: NavigationModel?
    init(_ model: NavigationModel) { self.model = model }

    /// The number of screens above the root.
    package var depth: Int { model?.depth ?? 0 }
    /// Goes back by some screens.
    package func pop(by count: Int) { model?.pop(by: min(count, depth)) }
}

private enum NavigationCompanionKey: EnvironmentKey {
    static var defaultValue: (@MainActor (NavigationStackLink) -> any NavigationCompanion)? { nil }
}

private enum SurroundingCompanionKey: EnvironmentKey { static var defaultValue: (any NavigationCompanion)? { nil } }

extension EnvironmentValues {
    /// Makes the companions of navigation stacks; nil for none.
    package var navigationCompanion: (@MainActor (NavigationStackLink) -> any NavigationCompanion)? {
        get { self[NavigationCompanionKey.self] }
        set { self[NavigationCompanionKey.self] = newValue }
    }
    /// The companion of the stack around.
    package var surroundingCompanion: (any NavigationCompanion)? {
        get { self[SurroundingCompanionKey.self] }
        set { self[SurroundingCompanionKey.self] = newValue }
    }
}
