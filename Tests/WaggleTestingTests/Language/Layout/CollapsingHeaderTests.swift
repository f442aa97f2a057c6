import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Programs in the manner of 2020 that arrange their headers by what a `GeometryReader` reads.
@MainActor struct CollapsingHeaderTests {
    /// Collapses while the page stands at the screen's leading edge or right of it.
    private struct Page: View {
        @State private var offset: CGFloat = 0
        @State private var leading: CGFloat = -1
        private var height: CGFloat { leading >= 0 ? max(44, 120 + min(offset, 0)) : 120 }

        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: height).accessibilityElement().accessibilityLabel("Header")
                HStack {
                    Text("Today")
                    Spacer()
                }
                .background(GeometryReader { proxy -> Color in
                    DispatchQueue.main.async { leading = proxy.frame(in: .global).minX }
                    return Color.clear
                })
                ScrollView {
                    VStack(spacing: 0) {
                        GeometryReader { proxy -> Color in
                            DispatchQueue.main.async { offset = proxy.frame(in: .named("page")).minY }
                            return Color.clear
                        }
                        .frame(height: 0)
                        ForEach(0..<60, id: \.self) { Text("Line \($0)").frame(height: 40) }
                    }
                }
                .coordinateSpace(name: "page")
            }
        }
    }

    @Test(arguments: [320, 375, 390, 393, 402, 430] as [CGFloat]) func aHeaderCollapsesAsItsPageScrolls(width: CGFloat) throws {
        let screen = try TestScreen(Page(), size: CGSize(width: width, height: 700), scale: 3)
        try screen.settle()
        #expect(try screen.element("Header").frame == CGRect(x: 0, y: 0, width: width, height: 120))
        try screen.scroll(.point(150, 500), by: CGVector(dx: 0, dy: -30), halts: true)
        try screen.settle()
        let offset = try #require(screen.scrollViews.first).geometry.contentOffset.y
        #expect(offset > 20 && offset < 40)
        #expect(try screen.element("Header").frame.height == 120 - offset)
        try screen.scroll(.point(150, 500), by: CGVector(dx: 0, dy: -300), halts: true)
        try screen.settle()
        #expect(try screen.element("Header").frame.height == 44)
    }
}
