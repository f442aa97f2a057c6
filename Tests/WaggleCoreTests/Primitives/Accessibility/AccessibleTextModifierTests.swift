import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct AccessibleTextModifierTests {
    private func elements(_ view: some View) -> [AccessibilityElement] {
        HeadlessWindow(view, size: CGSize(width: 300, height: 300)).graph.accessibilityElements().flatMap(\.all)
    }

    @Test func aPartOfAConcatenationIsReadByItsLabel() {
        let text = Text("5 ") + Text("km").accessibilityLabel("kilometres") + Text(" to go")
        #expect(elements(text).map(\.label) == ["5 kilometres to go"])
        #expect(elements(text.accessibilityLabel("far")).map(\.label) == ["far"])
    }

    @Test func aTextMayBeAHeadingWithSpeechOfItsOwn() throws {
        let text: Text = Text("Part").accessibilityHeading(.h2).speechSpellsOutCharacters().speechAdjustedPitch(7).accessibilityTextContentType(.narrative)
        let element = try #require(elements(text).first)
        #expect(element.traits.contains(.isHeader) && element.details.headingLevel == .h2)
        #expect(element.details.speech.spellsOutCharacters == true && element.details.speech.pitch == 1)
        #expect(element.details.textContentType == .narrative)
    }

    @Test func aLabelMayContainTheViewsOwn() {
        let view = Text("Draft").accessibilityLabel { label in
            Text("Letter")
            label
        }
        #expect(elements(view).map(\.label) == ["Letter, Draft"])
    }

    @Test func aStructuredSurveyHasTheSameElementsInContainers() {
        let window = HeadlessWindow(List { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }, size: CGSize(width: 300, height: 300))
        let plain = window.graph.accessibilityElements().flatMap(\.all), structured = window.graph.accessibilityElements(isStructured: true).flatMap(\.all)
        #expect(plain.allSatisfy { $0.role == nil })
        #expect(structured.count { $0.role == .listItem } == 3 && structured.count { $0.role == .list } == 1)
        #expect(Set(plain.map(\.id)).isSubset(of: Set(structured.map(\.id))))
    }

    @Test func aFormIsNoListOfItems() {
        let window = HeadlessWindow(Form { Toggle("A", isOn: .constant(true)) }, size: CGSize(width: 300, height: 300))
        let roles = window.graph.accessibilityElements(isStructured: true).flatMap(\.all).compactMap(\.role)
        #expect(roles == [.form])
    }

    @Test func swipeActionsAreActionsForScreenReaders() {
        func names(isRead: Bool) -> [String] {
            var environment = EnvironmentValues()
            environment.accessibilityVoiceOverEnabled = isRead
            let list = List { Text("Row").swipeActions { Button("Archive") {} } }.environment(\.self, environment)
            return elements(list).flatMap(\.actions).compactMap { if case .named(let name) = $0.kind { name } else { nil } }
        }
        #expect(names(isRead: true) == ["Archive"])
        #expect(names(isRead: false) == [])
    }
}
