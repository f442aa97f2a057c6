// Views that are hidden, change while hidden, and are shown again.

import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@Observable
private final class Page {
    var isShown = true
    var rows = [1]
}

private struct Pages: View {
    let page: Page
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.blue
            VStack(spacing: 0) { ForEach(page.rows, id: \.self) { Color.red.frame(width: 10, height: CGFloat($0) * 10) } }
                .frame(width: 50, height: 80, alignment: .top)
                .modifier(KeepAliveModifier(isShown: page.isShown))
        }
    }
}

@MainActor
@Suite struct KeepAliveModifierTests {
    private let page = Page()
    private func rows(_ window: HeadlessWindow) -> [CGRect] { window.shown.dropFirst().map(\.frame) }

    @Test(arguments: [nil, Animation.linear(duration: 0.2)]) func rowsInsertedWhileHiddenAreThereWhenShown(animation: Animation?) {
        let window = HeadlessWindow(Pages(page: page), size: CGSize(width: 100, height: 100))
        #expect(rows(window) == [CGRect(x: 20, y: 0, width: 10, height: 10)])
        page.isShown = false
        window.advance(by: 1)
        #expect(rows(window).isEmpty)
        withAnimation(animation) { page.rows = [2, 1] }
        window.advance(by: 1)
        #expect(rows(window).isEmpty)
        page.isShown = true
        window.advance(by: 1)
        #expect(rows(window) == [CGRect(x: 20, y: 0, width: 10, height: 20), CGRect(x: 20, y: 20, width: 10, height: 10)])
    }
}
