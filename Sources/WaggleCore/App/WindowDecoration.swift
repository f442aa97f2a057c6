// Views around the content of all windows.

import Foundation

/// Wraps the content of each of a program's windows, as an application with a delegate does.
@MainActor
package protocol WindowDecoration: AnyObject {
    /// Called once, before the program's body runs for the first time.
    func programWillBegin()
    /// - Parameter content: The content of one scene's windows.
    func decorated(_ content: AnyView) -> AnyView
    /// Called when the program's own state ends.
    func programDidEnd()
}

/// A property of a program that decorates its windows.
@MainActor
package protocol WindowDecorating: DynamicProperty {
    var windowDecoration: any WindowDecoration { get }
}
