import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The appearance of presentations in front of a screen, independent of the screen's own appearance.
@MainActor @Suite struct DialogLookTests {
    @Test(arguments: [true, false]) func buttonsHaveTheAccentColourInATintedScreen(isAlert: Bool) {
        let screen = Color.gray
        let hand = isAlert
            ? Hand(on: AnyView(screen.alert("Sure?", isPresented: .constant(true)) { Button("Go") {} }.tint(.white)))
            : Hand(on: AnyView(screen.confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Go") {} }.tint(.white)))
        hand.wait(2)
        #expect(hand.window.all(.blue).contains { $0.kind == "text" })
        #expect(!hand.window.all(.white).contains { $0.kind == "text" })
    }
    @Test func theSpinnerOfARefreshStandsAboveALargeTitle() async throws {
        let window = HeadlessWindow(NavigationStack { ScrollView { Color.clear.frame(height: 2000) }.refreshable { try? await Task.sleep(for: .seconds(100)) }.navigationTitle("Reeds") },
                                    size: CGSize(width: 390, height: 700))
        window.advance(to: 0.1)
        for step in 0...20 {
            let time = 0.2 + Double(step) * 0.02, y = 200 + CGFloat(step) * 20
            window.graph.send(.touch(Touch(id: 0, phase: step == 0 ? .began : .moved, location: CGPoint(x: 195, y: y), time: time)))
            window.advance(to: time)
        }
        let picture = try window.draw(), white = picture.color(x: 380, y: 300)
        func hasSpinner(_ rows: Range<Int>) -> Bool { rows.contains { y in (170..<220).contains { picture.color(x: Int(CGFloat($0) * window.scale), y: Int(CGFloat(y) * window.scale)) != white } } }
        // The bar's buttons end at 44, and the title is pulled down by far more than the spinner needs.
        #expect(hasSpinner(50..<130))
        #expect(!hasSpinner(150..<400))
    }
}
