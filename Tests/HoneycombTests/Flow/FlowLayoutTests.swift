import Honeycomb
import SwiftUI
import Testing
import WaggleTesting

@MainActor struct FlowLayoutTests {
    private struct Words: View {
        var layout: FlowLayout
        var widths: [CGFloat]
        var body: some View { layout { ForEach(widths.indices, id: \.self) { Tile(name: "\($0)").frame(idealWidth: widths[$0], minHeight: 20, maxHeight: 20) } } }
    }

    private func frames(_ layout: FlowLayout, _ widths: [CGFloat], width: CGFloat = 100, direction: LayoutDirection = .leftToRight) throws -> [CGRect] {
        let screen = try TestScreen(Words(layout: layout, widths: widths).frame(width: width, alignment: .leading).environment(\.layoutDirection, direction), size: CGSize(width: width, height: 200))
        let frames = try widths.indices.map { try screen.element(ScreenTarget(stringLiteral: "\($0)")).frame }, top = frames.map(\.minY).min() ?? 0
        return frames.map { $0.offsetBy(dx: 0, dy: -top) }
    }

    @Test func whatDoesNotFitBeginsANewLine() throws {
        let frames = try frames(FlowLayout(spacing: 10, lineSpacing: 5), [40, 50, 30, 60, 100, 10])
        #expect(frames.map(\.minX) == [0, 50, 0, 40, 0, 0] && frames.map(\.minY) == [0, 0, 25, 25, 50, 75])
    }

    @Test func aChildThatIsTooWideHasALine() throws {
        let frames = try frames(FlowLayout(spacing: 10, lineSpacing: 5), [40, 500, 30])
        #expect(frames.map(\.minY) == [0, 25, 50] && frames[1].width == 100)
    }

    @Test func rightToLeftLinesBeginOnTheRight() throws {
        let frames = try frames(FlowLayout(spacing: 10, lineSpacing: 5), [40, 50, 30], direction: .rightToLeft)
        #expect(frames.map(\.maxX) == [100, 50, 100])
    }

    @Test func linesStandAsAligned() throws {
        #expect(try frames(FlowLayout(alignment: .trailing, spacing: 10, lineSpacing: 0), [40, 50, 30]).map(\.maxX) == [40, 100, 100])
        #expect(try frames(FlowLayout(alignment: .center, spacing: 10, lineSpacing: 0), [40, 40, 30]).map(\.minX) == [0, 50, 30])
    }

    @Test func justifiedLinesReachFromSideToSideButTheLastOne() throws {
        let between = try frames(FlowLayout(spacing: 10, lineSpacing: 0, justification: .spaceBetween), [20, 20, 20, 60, 30])
        #expect(between.map(\.minX) == [0, 40, 80, 0, 70])
        let stretched = try frames(FlowLayout(spacing: 10, lineSpacing: 0, justification: .stretch), [30, 30, 70, 30])
        #expect(stretched.prefix(2).map(\.width) == [45, 45] && stretched[1].minX == 55 && stretched[2].width == 100 && stretched[3].width == 30)
    }

    @Test func withoutAProposalEverythingIsOnOneLineAndNothingHasNoSize() throws {
        func measured(_ widths: [CGFloat]) throws -> CGSize {
            let size = TestValue(CGSize.zero)
            _ = try TestScreen(Words(layout: FlowLayout(spacing: 10), widths: widths).fixedSize().onGeometryChange(for: CGSize.self) { $0.size } action: { size.value = $0 }, size: CGSize(width: 50, height: 50))
            return size.value
        }
        #expect(try measured([40, 50, 60]) == CGSize(width: 170, height: 20))
        #expect(try measured([40]) == CGSize(width: 40, height: 20))
        #expect(try measured([]) == .zero)
    }

    private struct Tags: View {
        var widths: [CGFloat]
        var limit: Int?
        var body: some View {
            Flow(FlowLayout(spacing: 10, lineSpacing: 0, lineLimit: limit)) {
                ForEach(widths.indices, id: \.self) { Tile(name: "\($0)").frame(idealWidth: widths[$0], minHeight: 20, maxHeight: 20) }
            } overflow: { rest in
                Text("+\(rest)").frame(width: 25, height: 20)
            }
            .frame(width: 100, alignment: .leading)
        }
    }

    @Test func beyondTheLineLimitTheRestIsCounted() throws {
        let screen = try TestScreen(Tags(widths: [40, 50, 40, 50, 40, 50], limit: 2), size: CGSize(width: 100, height: 100))
        try screen.settle()
        // The second line has room for one more and the sign.
        let shown = screen.elements.filter { $0.opacity > 0 }.map(\.label)
        #expect(shown == ["0", "1", "2", "+3"])
        let sign = try screen.element("+3").frame, last = try screen.element("2").frame
        #expect(near(sign.midX, 62.5, within: 1) && near(sign.midY, last.midY, within: 1))
    }

    @Test func withinTheLineLimitNothingIsCounted() throws {
        for limit in [nil, 3, 9] as [Int?] {
            let screen = try TestScreen(Tags(widths: [40, 50, 40, 50, 40, 50], limit: limit), size: CGSize(width: 100, height: 100))
            #expect((0..<6).allSatisfy { screen.shows(ScreenTarget(stringLiteral: "\($0)")) } && !screen.shows("+0"))
        }
        for limit in [0, -4] {
            let screen = try TestScreen(Tags(widths: [40, 50], limit: limit), size: CGSize(width: 100, height: 100))
            #expect(!screen.shows("0") && !screen.shows("1"))
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -10]) func absurdNumbersAreHarmless(number: CGFloat) throws {
        let frames = try frames(FlowLayout(spacing: number, lineSpacing: number, lineLimit: .max), [40, 50, 30])
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    }

    @Test func tenThousandChildrenHaveTheirPlaces() throws {
        let size = TestValue(CGSize.zero)
        _ = try TestScreen(ScrollView { Words(layout: FlowLayout(spacing: 0, lineSpacing: 0), widths: [CGFloat](repeating: 10, count: 10_000)).onGeometryChange(for: CGSize.self) { $0.size } action: { size.value = $0 } },
                           size: CGSize(width: 100, height: 100))
        #expect(size.value == CGSize(width: 100, height: 20_000))
    }
}
