// Navigation, tabs, alerts and sheets of a screen.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension TestScreen {
    /// The title of the frontmost screen, in the bar or below it; nil if it has none, or if there is no navigation stack in front.
    public var navigationTitle: String? { window.graph.frontNavigationStack?.title }
    /// The number of screens above the front navigation stack's root; nil if there is no stack in front.
    public var navigationDepth: Int? { window.graph.frontNavigationStack?.depth }

    /// Taps the back button.
    /// - Throws: `TestScreenError` if there is none in front.
    public func goBack() throws { try tap { try window.graph.backButton() } }
    /// Dismisses the frontmost presentation with the Escape key.
    /// - Throws: `TestScreenError` if no view handles the key.
    public func dismiss() throws { try press(.escape) }
    /// Taps a tab's button.
    /// - Throws: `TestScreenError` that names the existing tabs.
    public func selectTab(_ title: String) throws { try tap { try window.graph.tab(title) } }
    /// Taps a button of the frontmost alert or dialog.
    /// - Throws: `TestScreenError` that names the existing buttons.
    public func answer(_ title: String) throws { try tap { try window.graph.answer(title) } }
    /// Drags the frontmost sheet to one of its detents.
    /// - Throws: `TestScreenError` if there is no sheet in front or it has no such detent.
    public func dragSheet(to detent: PresentationDetent) throws {
        guard let drag = window.graph.sheetDrag(to: detent) else {
            throw TestScreenError(
                window.graph.sheetDetents == nil ? "There is no sheet in front." : "The sheet in front has no such detent.")
        }
        try self.drag(.point(drag.from.x, drag.from.y), to: .point(drag.to.x, drag.to.y), halts: true)
    }

    private func tap(_ find: () throws -> ScriptLocation) throws {
        let location: ScriptLocation
        do { location = try find() } catch { throw TestScreenError("\(error)") }
        try tap(.point(location.point.x, location.point.y))
    }
}
