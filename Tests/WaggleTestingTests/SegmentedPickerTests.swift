import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Segmented pickers under a finger.
@MainActor struct SegmentedPickerTests {
    private struct Settings: View {
        @State private var isDark = false
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Look", selection: $isDark) {
                        Text("Light").tag(false)
                        Text("Dark").tag(true)
                    }
                    .pickerStyle(.segmented)
                }
            }
            .preferredColorScheme(isDark ? .dark : .light)
        }
    }

    @Test func theOptionThatWasTouchedIsAsClearAsTheOthersAlsoWhenItChangesTheAppearance() throws {
        let screen = try TestScreen(Settings())
        try screen.settle()
        try screen.tap("Dark")
        try screen.settle()
        #expect(try screen.element("Dark").opacity == 1)
        #expect(try screen.element("Light").opacity == 1)
        try screen.tap("Light")
        try screen.settle()
        #expect(try screen.element("Light").opacity == 1)
    }
}
