import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The navigation of iOS 13 to 15.
@MainActor
struct NavigationViewTests {
    private struct Mail: View {
        var body: some View {
            NavigationView {
                List(1..<4, id: \.self) { number in
                    NavigationLink("Letter \(number)") { Text("Text \(number)").navigationTitle("Reading") }
                }
                .navigationTitle("Inbox")
                Text("Choose a letter")
            }
        }
    }
    @Test func twoViewsAreColumnsInAWideWindow() throws {
        let screen = try TestScreen(Mail(), size: CGSize(width: 1180, height: 820))
        try screen.settle()
        #expect(screen.shows("Letter 1") && screen.shows("Choose a letter"))
        try screen.tap("Letter 2")
        try screen.settle()
        #expect(screen.shows("Letter 1") && screen.shows("Text 2") && !screen.shows("Choose a letter"))
    }
    @Test func aNarrowWindowShowsTheFirstAndPushes() throws {
        let screen = try TestScreen(Mail(), size: CGSize(width: 390, height: 800))
        try screen.settle()
        #expect(screen.shows("Letter 1") && !screen.shows("Choose a letter"))
        try screen.tap("Letter 2")
        try screen.settle()
        #expect(screen.shows("Text 2") && !screen.shows("Letter 1"))
        try screen.goBack()
        try screen.settle()
        #expect(screen.shows("Letter 1") && !screen.shows("Text 2"))
    }
    @Test func theStackStyleShowsTheFirstViewAlone() throws {
        let screen = try TestScreen(Mail().navigationViewStyle(.stack), size: CGSize(width: 1180, height: 820))
        try screen.settle()
        #expect(screen.shows("Letter 1") && !screen.shows("Choose a letter"))
        try screen.tap("Letter 3")
        try screen.settle()
        #expect(screen.shows("Text 3") && !screen.shows("Letter 1"))
    }
    @Test func aLongPressOnTheBackButtonListsTheScreensBelow() throws {
        struct Steps: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Root", value: 1).navigationTitle("Start")
                        .navigationDestination(for: Int.self) { NavigationLink("Body \($0)", value: $0 + 1).navigationTitle("Step \($0)") }
                }
            }
        }
        let screen = try TestScreen(Steps(), size: CGSize(width: 390, height: 800))
        for link in ["Root", "Body 1", "Body 2"] {
            try screen.tap(ScreenTarget(stringLiteral: link))
            try screen.settle()
        }
        try screen.press(.identifier("BackButton"), for: 0.6)
        try screen.settle()
        #expect(screen.shows("Step 2") && screen.shows("Step 1") && screen.shows("Start"))
        try screen.tap("Step 1")
        try screen.settle()
        #expect(screen.shows("Body 1") && !screen.shows("Body 3"))
        try screen.goBack()
        try screen.settle()
        #expect(screen.shows("Root"))
    }
}
