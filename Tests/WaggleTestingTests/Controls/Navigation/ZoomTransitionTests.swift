import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Screens that grow from a view.
@MainActor
struct ZoomTransitionTests {
    private struct Gallery: View {
        @Namespace private var space
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                    ForEach(0..<6, id: \.self) { number in
                        NavigationLink(value: number) { Color(hue: Double(number) / 6, saturation: 0.6, brightness: 0.9).frame(height: 100) }
                            .accessibilityLabel("Tile \(number)")
                            .matchedTransitionSource(id: number, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 20)) }
                    }
                }
                .navigationTitle("Tiles")
                .navigationDestination(for: Int.self) { number in
                    Large(number: number).navigationTransition(.zoom(sourceID: number == 5 ? -1 : number, in: space))
                }
            }
        }
    }
    private struct Large: View {
        let number: Int
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Large \(number)")
                Button("Count \(count)") { count += 1 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(hue: Double(number) / 6, saturation: 0.6, brightness: 0.9))
        }
    }
    private func screen() throws -> TestScreen {
        let screen = try TestScreen(Gallery(), size: CGSize(width: 390, height: 800))
        try screen.settle()
        return screen
    }
    private func picture(_ screen: TestScreen, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/zoom-\(name).png") }
    }

    @Test func aScreenGrowsFromItsViewAndShrinksIntoIt() throws {
        let screen = try screen()
        let tile = try screen.element("Tile 4").frame
        try screen.tap("Tile 4")
        var widths: [CGFloat] = []
        for step in 0..<12 {
            screen.advance(by: 1.0 / 30)
            try picture(screen, "in-\(step)")
            widths.append(try screen.element("Large 4").frame.width)
        }
        #expect(widths[0] < widths[11] * 0.7, "The text grows with its screen.")
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
        try screen.settle()
        #expect(try abs(screen.element("Large 4").frame.midX - 195) < 1)
        try screen.goBack()
        screen.advance(by: 0.1)
        try picture(screen, "out")
        #expect(try abs(screen.element("Tile 4").frame.minX - tile.minX) < 0.5, "The screen behind stays where it is.")
        try screen.settle()
        #expect(!screen.shows("Large 4"))
    }
    @Test func theScreenKeepsItsStateAndMayTurnBack() throws {
        let screen = try screen()
        try screen.tap("Tile 1")
        screen.advance(by: 0.05)
        let before = try screen.element("Large 1").frame.width
        try screen.settle()
        try screen.tap("Count 0")
        try screen.settle()
        #expect(screen.shows("Count 1"))
        try screen.goBack()
        screen.advance(by: 0.2)
        let within = try screen.element("Large 1").frame.width
        #expect(within < 390 && before > 0)
        try screen.settle()
        #expect(!screen.shows("Large 1"))
    }
    @Test func withoutItsViewAScreenSlides() throws {
        let screen = try screen()
        try screen.tap("Tile 5")
        screen.advance(by: 0.1)
        let within = try screen.element("Large 5").frame
        try screen.settle()
        let after = try screen.element("Large 5").frame
        #expect(within.minX > after.minX + 20 && abs(within.width - after.width) < 0.5)
    }
    @Test func aScaledScreenStillFillsTheRoomUnderItsBar() throws {
        struct Scaled: View {
            var body: some View {
                NavigationStack { Color.blue.accessibilityLabel("Ground").ignoresSafeArea().navigationBarTitleDisplayMode(.inline).navigationTitle("Title") }
                    .scaleEffect(0.5, anchor: .topLeading)
            }
        }
        let screen = try TestScreen(Scaled(), size: CGSize(width: 390, height: 800))
        try screen.settle()
        try picture(screen, "scaled")
        #expect(try screen.element("Ground").frame == CGRect(x: 0, y: 0, width: 195, height: 400))
    }
}
