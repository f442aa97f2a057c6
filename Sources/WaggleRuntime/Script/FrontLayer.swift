// Scripts' and tests' access to the front layer of a window: bars, tabs, alerts and sheets.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

extension ViewGraph {
    /// The back button.
    /// - Throws: `RequestError` if there is none.
    package func backButton() throws -> ScriptLocation {
        let found = ElementSearch(accessibilityElements()).matches(.identifier("BackButton"))
        guard let button = found.last, button.opacity > 0, !button.isLeaving else {
            throw RequestError("There is no back button: the screen in front is the first one or hides the button.")
        }
        return ScriptLocation(button.point(at: .center), reach: 20)
    }

    /// The button of a tab.
    /// - Throws: `RequestError` that names the existing tabs.
    package func tab(_ title: String) throws -> ScriptLocation {
        let tabs = elements { $0.role == .tab }
        return try button(title, among: tabs, kind: "tab", missing: "There are no tabs in front.")
    }

    /// A button of the frontmost alert or dialog.
    /// - Throws: `RequestError` that names the existing buttons.
    package func answer(_ title: String) throws -> ScriptLocation {
        let dialogs = elements { $0.role == .alert || $0.role == .dialog }
        guard let dialog = dialogs.last else { throw RequestError("There is no alert or dialog in front that “\(title)” could answer.") }
        var buttons: [AccessibilityElement] = []
        func collect(_ element: AccessibilityElement) {
            if element.traits.contains(.isButton) { buttons.append(element) } else { element.children.forEach(collect) }
        }
        collect(dialog)
        return try button(title, among: buttons, kind: "button", missing: "The alert or dialog in front has no buttons.")
    }

    /// The drag that moves the frontmost sheet to a detent.
    /// - Throws: `RequestError` if there is no sheet or no such detent.
    package func sheetDrag(to detent: FilmScript.Detent) throws -> SheetDrag {
        let wanted: PresentationDetent = switch detent {
        case .medium: .medium
        case .large: .large
        case .fraction(let share): .fraction(share)
        case .height(let height): .height(height)
        }
        guard sheetDetents != nil else { throw RequestError("There is no sheet in front.") }
        guard let drag = sheetDrag(to: wanted) else { throw RequestError("The sheet in front has no detent \(detent).") }
        return drag
    }

    private func elements(where matches: (AccessibilityElement) -> Bool) -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        func visit(_ element: AccessibilityElement) {
            guard !element.isLeaving, element.opacity > 0 else { return }
            if matches(element) { found.append(element) }
            element.children.forEach(visit)
        }
        accessibilityElements(isStructured: false).forEach(visit)
        return found
    }
    private func button(_ title: String, among buttons: [AccessibilityElement], kind: String, missing: String) throws -> ScriptLocation {
        guard !buttons.isEmpty else { throw RequestError(missing) }
        guard let button = buttons.first(where: { $0.label == title }) ?? buttons.first(
            where: { $0.label.lowercased() == title.lowercased() }
        ) else {
            throw RequestError(
                "There is no \(kind) “\(title)” in front; there are \(buttons.map { "“\($0.label)”" }.joined(separator: ", ")).")
        }
        return ScriptLocation(button.point(at: .center), reach: min(button.frame.width, button.frame.height) / 2)
    }
}
