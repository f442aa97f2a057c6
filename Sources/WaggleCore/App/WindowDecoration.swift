// What stands around the content of all windows of a program.

import Foundation

/// Puts views around the content of each of a program's windows, as an application with a delegate does.
@MainActor
package protocol WindowDecoration: AnyObject {
    /// Called once, before the program's body runs for the first time.
    func programWillBegin()
    /// - Parameter content: what the program's body says of one kind of window.
    func decorated(_ content: AnyView) -> AnyView
    /// The program's own state ends.
    func programDidEnd()
}

/// A property of a program that decorates its windows.
@MainActor
package protocol WindowDecorating: DynamicProperty {
    var windowDecoration: any WindowDecoration { get }
}
