// The view tree of a window.

import Foundation
import WaggleDisplayList

extension ViewGraph {
    /// Makes the view tree of a window, with what the window itself gives to its views: the edit mode of its lists.
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - startDate: The wall clock's date at time zero.
    package convenience init<Content: View>(
        _ content: Content, size: CGSize, environment: EnvironmentValues, textEngine: any TextEngine,
        startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        self.init(content, size: size, environment: environment, textEngine: textEngine, startDate: startDate) { pending in
            let editMode = Binding<EditMode>(location: StateLocation(.inactive, pending: pending))
            return { $0.surroundingEditMode = editMode }
        }
    }
}
