import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The heights and margins of bars in sheets, on wide screens and on phones in landscape, as in pictures of iOS 13 to 18.
@MainActor struct BarMeasureTests {
    private struct Page: View {
        var mode = NavigationBarItem.TitleDisplayMode.inline
        var body: some View {
            NavigationStack {
                Color.yellow.accessibilityIdentifier("content")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
                        ToolbarItem { Button("Right") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                    }
            }
        }
    }
    private enum Place: CaseIterable { case sheet, cover, popover, coverInSheet }
    private struct Presented: View {
        let place: Place
        var mode = NavigationBarItem.TitleDisplayMode.inline
        @State private var isPresented = true
        @State private var isInner = true
        var body: some View {
            switch place {
            case .sheet: Color.white.sheet(isPresented: $isPresented) { Page(mode: mode) }
            case .cover: Color.white.fullScreenCover(isPresented: $isPresented) { Page(mode: mode) }
            case .popover: Color.white.popover(isPresented: $isPresented) { Page(mode: mode).frame(width: 300, height: 300).presentationCompactAdaptation(.popover) }
            case .coverInSheet: Color.white.sheet(isPresented: $isPresented) { Color.white.fullScreenCover(isPresented: $isInner) { Page(mode: mode) } }
            }
        }
    }
    private func screen(_ view: some View, _ width: CGFloat = 393, _ height: CGFloat = 852) throws -> TestScreen {
        let screen = try TestScreen(view, size: CGSize(width: width, height: height))
        try screen.settle()
        return screen
    }
    private func frame(_ screen: TestScreen, _ text: String) throws -> CGRect { try screen.element(ScreenTarget(stringLiteral: text)).frame }
    /// The top of the content, and the middle of the title from the top of the bar.
    private func bar(_ screen: TestScreen) throws -> (height: CGFloat, middle: CGFloat) {
        let content = try screen.element(.identifier("content")).frame, title = try frame(screen, "Title")
        return (content.minY, title.midY)
    }

    // MARK: Sheets

    @Test func theBarOfAPageSheetHasRoomForTheGrabber() throws {
        let screen = try screen(Presented(place: .sheet)), (height, middle) = try bar(screen)
        // The sheet begins 20 below the top of a screen without safe area.
        #expect(abs(height - 20 - 56) < 0.5 && abs(middle - 20 - 28) < 0.5)
    }
    @Test func aLargeTitleInASheetIsBelowThatBar() throws {
        let screen = try screen(Presented(place: .sheet, mode: .large))
        #expect(try abs(bar(screen).height - 20 - 108) < 0.5)
    }
    @Test(arguments: [Place.cover, .coverInSheet]) private func coversHaveTheBarOfAScreen(_ place: Place) throws {
        let (height, middle) = try bar(screen(Presented(place: place)))
        #expect(height == 44 && abs(middle - 22) < 0.5)
    }
    @Test func aPopoverHasTheBarOfAScreen() throws {
        let screen = try screen(Presented(place: .popover)), content = try screen.element(.identifier("content")).frame, title = try frame(screen, "Title")
        #expect(abs(content.minY - title.midY - 22) < 0.5)
    }
    @Test func inLandscapeASheetHasTheLowBar() throws {
        let (height, middle) = try bar(screen(Presented(place: .sheet), 852, 393))
        #expect(abs(height - middle - 16) < 0.5)
    }

    // MARK: Margins

    private struct Everything: View {
        @State private var text = ""
        var body: some View {
            NavigationStack {
                List {
                    Section("Header") { NavigationLink("Row") { Page() } }
                }
                .listStyle(.plain)
                .navigationTitle("Title")
                .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
                    ToolbarItem { Button("Right") {} }
                    ToolbarItemGroup(placement: .bottomBar) { Button("Low") {}; Spacer(); Button("End") {} }
                }
            }
        }
    }
    @Test(arguments: [(393.0, 16.0), (413, 16), (414, 20), (440, 20)]) func titlesButtonsFieldsAndRowsShareTheMargin(_ width: CGFloat, _ margin: CGFloat) throws {
        let screen = try screen(Everything(), width)
        for text in ["Title", "Left", "Row", "Header"] { #expect(try abs(frame(screen, text).minX - margin) < 0.34, "\(text)") }
        #expect(try abs(frame(screen, "Right").maxX - width + margin) < 0.34)
        #expect(try abs(frame(screen, "End").maxX - width + margin) < 0.34)
        #expect(try abs(frame(screen, "Low").minX - margin) < 0.34)
        // The field's text begins 30 points inside: the magnifying glass with its padding, and a gap.
        #expect(try abs(frame(screen, "Search").minX - margin - 30) < 0.34)
    }
    @Test(arguments: [(393.0, 8.0), (414, 12)]) func theBackChevronIsEightBeforeTheMargin(_ width: CGFloat, _ start: CGFloat) throws {
        // The pixels of the chevron, which is all of the tint in that corner.
        let screen = try screen(NavigationStack(path: .constant([1])) { Color.white.navigationDestination(for: Int.self) { _ in Color.white.navigationBarTitleDisplayMode(.inline) } }, width)
        let row = try (0..<30).first { x in
            try pixels(screen, in: CGRect(x: CGFloat(x), y: 5, width: 1, height: 34)).contains { Int($0.blue) - Int($0.red) > 100 }
        }
        // The symbol's frame leaves some room around it.
        #expect(row.map { CGFloat($0) - start } == 2)
    }
    @Test(arguments: [(393.0, 16.0), (430, 20)]) func rowsInCardsStand16InsideTheCardWhateverItsMargin(_ width: CGFloat, _ margin: CGFloat) throws {
        #expect(try abs(frame(screen(List { Text("Row") }, width), "Row").minX - margin - 16) < 0.34)
    }

    // MARK: Landscape

    @Test func onAPhoneInLandscapeTheBarIsLowAndItsTitleInline() throws {
        let screen = try screen(Page(mode: .large), 852, 393), (height, middle) = try bar(screen)
        #expect(height == 32 && abs(middle - 16) < 0.5)
        let content = try screen.element(.identifier("content")).frame
        #expect(abs(content.maxY - 393 + 32) < 0.01, "the bottom bar is low, too")
    }
    @Test func aTurnedPhoneShowsTheLargeTitleAgain() throws {
        struct Turning: View {
            @Environment(\.verticalSizeClass) private var height
            var body: some View { Page(mode: .large).environment(\.verticalSizeClass, .regular) }
        }
        #expect(try bar(screen(Turning(), 852, 393)).height == 96)
    }
    @Test func aLowWindowThatIsHigherThanWideIsNoLandscape() throws {
        #expect(try bar(screen(Page(mode: .large), 300, 400)).height == 96)
    }
    @Test func theTitleOfASearchInLandscapeIsInline() throws {
        let screen = try screen(Everything(), 852, 393)
        #expect(try abs(frame(screen, "Title").midX - 426) < 1)
    }
}
