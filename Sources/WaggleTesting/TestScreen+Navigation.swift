// Navigation, tabs, alerts and sheets of a screen.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension TestScreen {
    /// The title of the screen in front, in the bar or below it; nil: it has none, or there is no navigation stack in front.
    public var navigationTitle: String? { window.graph.frontNavigationStack?.title }
    /// How many screens the front navigation stack shows above its root; nil: there is no stack in front.
    public var navigationDepth: Int? { window.graph.frontNavigationStack?.depth }

    /// Taps the button that goes back to the screen before.
    /// - Throws: `TestScreenError` if there is none in front.
    public func goBack() throws { try tap { try window.graph.backButton() } }
    /// Closes what is in front by the Escape key.
    /// - Throws: `TestScreenError` if nothing takes the key.
    public func dismiss() throws { try press(.escape) }
    /// Taps the button of a tab.
    /// - Throws: `TestScreenError` that names the tabs there are.
    public func selectTab(_ title: String) throws { try tap { try window.graph.tab(title) } }
    /// Taps a button of the alert or dialog in front.
    /// - Throws: `TestScreenError` that names the buttons there are.
    public func answer(_ title: String) throws { try tap { try window.graph.answer(title) } }
    /// Drags the sheet in front to one of its detents.
    /// - Throws: `TestScreenError` if there is no sheet in front, or it has no such detent.
    public func dragSheet(to detent: PresentationDetent) throws {
        guard let drag = window.graph.sheetDrag(to: detent) else {
            throw TestScreenError(window.graph.sheetDetents == nil ? "There is no sheet in front." : "The sheet in front has no such detent.")
        }
        try self.drag(.point(drag.from.x, drag.from.y), to: .point(drag.to.x, drag.to.y), halts: true)
    }

    private func tap(_ find: () throws -> HandPlace) throws {
        let place: HandPlace
        do { place = try find() } catch { throw TestScreenError("\(error)") }
        try tap(.point(place.point.x, place.point.y))
    }
}
