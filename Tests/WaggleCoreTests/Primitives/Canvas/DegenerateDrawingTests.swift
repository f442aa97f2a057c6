import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Drawing calls with rectangles and sizes of no extent.
@MainActor
@Suite struct DegenerateDrawingTests {
    /// The size of a drawing on a canvas of 200 by 100; nil if nothing was drawn.
    private func drawn(_ draw: @escaping (inout GraphicsContext) -> Void) -> CGRect? {
        let window = HeadlessWindow(WaggleCore.Canvas { context, _ in draw(&context) }, size: CGSize(width: 200, height: 100))
        let list = window.graph.displayList()
        return list.isEmpty ? nil : list.bounds
    }
    private static let text = Text("12 and 345").font(.system(size: 10))

    // MARK: Texts

    @Test func aTextInARectangleOfNoSizeIsDrawnWholeOnOneLine() throws {
        let whole = try #require(drawn { $0.draw(Self.text, in: CGRect(x: 20, y: 30, width: 1000, height: 1000)) })
        #expect(drawn { $0.draw(Self.text, in: CGRect(x: 20, y: 30, width: 0, height: 0)) } == whole)
        #expect(drawn { $0.draw($0.resolve(Self.text), in: CGRect(origin: CGPoint(x: 20, y: 30), size: .zero)) } == whole)
    }
    @Test func ofLowConfidenceASideOfNoLengthSetsNoLimit() throws {
        let whole = try #require(drawn { $0.draw(Self.text, in: CGRect(x: 20, y: 30, width: 1000, height: 1000)) })
        #expect(drawn { $0.draw(Self.text, in: CGRect(x: 20, y: 30, width: 0, height: 12)) } == whole)
        let wrapped = try #require(drawn { $0.draw(Self.text, in: CGRect(x: 20, y: 30, width: 30, height: 1000)) })
        #expect(drawn { $0.draw(Self.text, in: CGRect(x: 20, y: 30, width: 30, height: 0)) } == wrapped)
        #expect(wrapped.height > whole.height)
    }
    @Test func anEmptyTextDrawsNothing() {
        #expect(drawn { $0.draw(Text(""), in: CGRect(x: 20, y: 30, width: 0, height: 0)) } == nil)
        #expect(drawn { $0.draw(Text(""), at: CGPoint(x: 20, y: 30)) } == nil)
    }

    // MARK: Pictures, figures and layers

    @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 0), CGSize(width: CGFloat.nan, height: 20), CGSize(width: CGFloat.infinity, height: 20)])
    func imagesStretchedToNothingDrawNothing(size: CGSize) {
        let rect = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
        #expect(drawn { $0.draw(Image(systemName: "star"), in: rect) } == nil)
        #expect(drawn { $0.draw($0.resolve(Image(systemName: "star")), in: rect) } == nil)
    }
    @Test func aFigureOfNoAreaIsNotFilled() {
        for size in [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 0)] {
            #expect(drawn { $0.fill(Path(CGRect(origin: CGPoint(x: 10, y: 10), size: size)), with: .color(.black)) }.map(\.isEmpty) ?? true)
        }
        #expect(drawn { $0.fill(Path(), with: .color(.black)) } == nil)
    }
    @Test func aRectangleWithoutWidthIsStrokedAsALine() throws {
        let line = try #require(drawn { $0.stroke(Path(CGRect(x: 10, y: 10, width: 0, height: 20)), with: .color(.black), lineWidth: 2) })
        #expect(line.contains(CGRect(x: 9, y: 10, width: 2, height: 20)) && line.width < 30)
    }
    @Test(arguments: [0, -1, CGFloat.nan, CGFloat.infinity]) func aLineOfNoWidthIsNotDrawn(width: CGFloat) {
        #expect(drawn { $0.stroke(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black), lineWidth: width) } == nil)
    }
    @Test func nothingIsSeenThroughAClipOfNoArea() {
        let rect = CGRect(x: 10, y: 10, width: 0, height: 20)
        let seen = drawn {
            $0.clip(to: Path(rect))
            $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.black))
        }
        #expect(seen.map(\.isEmpty) ?? true)
    }
    @Test func aLayerWithoutDrawingDrawsNothing() { #expect(drawn { $0.drawLayer { _ in } } == nil) }
    @Test func aCanvasOfNoSizeDrawsNothingAndItsClosureDoesNotRun() {
        let journal = Journal()
        _ = HeadlessWindow(WaggleCore.Canvas { _, _ in journal.ran("closure") }.frame(width: 0, height: 10), size: CGSize(width: 50, height: 50))
        #expect(journal["closure"] == 0)
    }
}
