import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A text without characters has no width and the height of its font.
@MainActor
@Suite struct EmptyTextTests {
    private func heights(_ text: Text, font: Font? = nil) -> (empty: CGSize?, full: CGFloat?) {
        let scene = LayoutScene(400, 400, scale: 3) {
            VStack {
                text.probe("empty")
                (text + Text("x")).probe("full")
            }
            .font(font)
        }
        return (scene["empty"]?.size, scene["full"]?.height)
    }

    @Test(arguments: [8, 10, 17, 34] as [CGFloat]) func anEmptyTextIsAsHighAsALineOfItsFont(size: CGFloat) {
        let (empty, full) = heights(Text(""), font: .system(size: size))
        #expect(empty?.height == full && empty?.width == 0)
    }
    @Test func aRowBesideItKeepsItsHeight() {
        let scene = LayoutScene(400, 400, scale: 3) {
            HStack {
                Text("GET")
                Text("")
            }
            .font(.system(size: 10)).probe("row")
        }
        #expect(scene["row"]?.height == 12)
    }
    @Test(arguments: [
        Text("").font(.system(size: 30)), Text(verbatim: "").font(.system(size: 30)), (Text("") + Text("")).font(.system(size: 30)),
        Text(AttributedString("")).font(.system(size: 30)), Text("\("")").font(.system(size: 30))
    ]) func itsOwnFontCounts(text: Text) {
        let (empty, _) = heights(text)
        #expect(empty == LayoutScene(400, 400, scale: 3) { Text("x").font(.system(size: 30)).probe("full") }["full"].map { CGSize(width: 0, height: $0.height) })
    }
    @Test func anEmptyTextHasTheBaselineOfItsFont() {
        let scene = LayoutScene(400, 400, scale: 3) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("").probe("empty")
                Text("x").probe("full")
            }
            .font(.system(size: 28))
        }
        #expect(scene["empty"]?.minY == scene["full"]?.minY)
    }
}
