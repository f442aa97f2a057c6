import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Symbols in bars are large, as in pictures of iOS, whatever stands around them.
@MainActor
struct BarSymbolTests {
    private struct Bar: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Image(systemName: "leaf").imageScale(.large).font(.system(size: 17)).accessibilityLabel("large")
                    Image(systemName: "leaf").font(.system(size: 17)).accessibilityLabel("medium")
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Image(systemName: "leaf").accessibilityLabel("alone") }
                    ToolbarItem { HStack { Image(systemName: "leaf").font(.system(size: 17)).accessibilityLabel("row") } }
                    ToolbarItem(placement: .bottomBar) { Image(systemName: "leaf").accessibilityLabel("below") }
                    ToolbarItem { Image(systemName: "leaf").imageScale(.medium).accessibilityLabel("own") }
                }
            }
        }
    }

    @Test func symbolsInBarsAreLargeUnlessTheySayOtherwise() throws {
        let screen = try TestScreen(Bar(), size: CGSize(width: 393, height: 600))
        func size(_ label: String) throws -> CGSize { try screen.element(ScreenTarget(stringLiteral: label)).frame.size }
        let large = try size("large")
        #expect(try large.width > size("medium").width * 1.2)
        for label in ["alone", "row", "below"] { #expect(try size(label) == large, "\(label)") }
        #expect(try size("own") == size("medium"))
    }
}
