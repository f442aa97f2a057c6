import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The preferences of tabs while they appear and disappear.
@MainActor @Suite struct TabPreferenceTests {
    @MainActor @Observable final class Choice {
        var tab = 0
    }
    private struct Tabs: View {
        @Bindable var choice: Choice
        var body: some View {
            TabView(selection: $choice.tab) {
                ForEach(0..<3) { number in
                    NavigationStack { Text("Page \(number)").navigationTitle("Title \(number)") }.tabItem { Text("Tab \(number)") }.tag(number)
                }
            }
        }
    }

    @Test func keptPreferencesAreThoseOfFreshFoldsAfterEachChangeOfTheTab() {
        let choice = Choice(), window = HeadlessWindow(Tabs(choice: choice), size: CGSize(width: 390, height: 844))
        for (step, tab) in [1, 0, 2, 1, 2, 0].enumerated() {
            choice.tab = tab
            window.advance(to: Double(step + 1))
            window.graph.root.checkSubtree()
        }
    }
}
