// Views around the content of all windows.

import Foundation

/// Wraps the content of each of a program's windows, as an application with a delegate does.
@MainActor
package protocol WindowContentWrapper: AnyObject {
    /// Called once, before the program's body runs for the first time.
    func programWillBegin()
    /// - Parameter content: The content of one scene's windows.
    func wrapped(_ content: AnyView) -> AnyView
    /// Called when the program's own state ends.
    func programDidEnd()
}

/// A property of a program that wraps the content of its windows.
@MainActor
package protocol WindowContentWrapping: DynamicProperty {
    var windowContentWrapper: any WindowContentWrapper { get }
}
