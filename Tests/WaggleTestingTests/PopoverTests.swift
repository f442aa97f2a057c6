import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Popovers as people use them, through the public interface.
@MainActor struct PopoverTests {
    struct Screen: View {
        var alignment = Alignment.center
        var adapts = true
        var edge: Edge?
        @State private var isShown = false
        var body: some View {
            VStack {
                Text("flag \(isShown)")
                Button("Info") { isShown = true }
                    .popover(isPresented: $isShown, arrowEdge: edge) {
                        Text("A bubble").frame(width: 120, height: 60)
                            .presentationCompactAdaptation(adapts ? .popover : .automatic)
                    }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }
    private func opened(_ view: Screen, width: CGFloat = 390) throws -> (TestScreen, button: CGRect, bubble: CGRect) {
        let screen = try TestScreen(view, size: CGSize(width: width, height: 844))
        let button = try screen.element("Info").frame
        try screen.tap("Info")
        try screen.settle()
        return (screen, button, try screen.element("A bubble").frame)
    }
    private func picture(_ screen: TestScreen, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/popover-\(name).png") }
    }

    @Test func aPopoverPointsAtItsViewAndStaysInTheWindow() throws {
        for alignment in [Alignment.top, .center, .bottom, .topLeading, .trailing] {
            let (screen, button, bubble) = try opened(Screen(alignment: alignment))
            try picture(screen, "\(alignment == .top ? "top" : alignment == .bottom ? "bottom" : alignment == .trailing ? "trailing" : "other")")
            #expect(bubble.minX >= 10 && bubble.maxX <= 380 && bubble.minY >= 10 && bubble.maxY <= 834)
            #expect(!bubble.intersects(button))
        }
    }
    @Test func theWantedEdgeCountsWhereThereIsRoom() throws {
        let above = try opened(Screen(edge: .top)), below = try opened(Screen(edge: .bottom))
        #expect(above.bubble.maxY < above.button.minY && below.bubble.minY > below.button.maxY)
        let flipped = try opened(Screen(alignment: .top, edge: .top))
        #expect(flipped.bubble.minY > flipped.button.maxY)
    }
    @Test func inANarrowWindowItBecomesASheetUnlessTheContentSaysOtherwise() throws {
        let (screen, button, content) = try opened(Screen(alignment: .top, adapts: false))
        try picture(screen, "sheet")
        // In the middle of a large sheet, far from the button.
        #expect(abs(content.midX - 195) < 1 && content.midY - button.midY > 300)
        let wide = try opened(Screen(adapts: false), width: 900)
        #expect(abs(wide.bubble.midX - wide.button.midX) < 60 && wide.bubble.minY - wide.button.maxY < 60)
        try picture(wide.0, "wide")
    }
    @Test func aTapOutsideAndEscapeCloseIt() throws {
        for key in [true, false] {
            let (screen, _, _) = try opened(Screen())
            if key { try screen.press(.escape) } else { try screen.tap(.point(30, 800)) }
            screen.advance(by: 0.05)
            #expect(!screen.elements("A bubble").isEmpty, "it fades out")
            try screen.settle()
            #expect(!screen.shows("A bubble") && screen.shows("flag false"))
        }
    }
}
