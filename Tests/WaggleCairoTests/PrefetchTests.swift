import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct PrefetchTests {
    private func text(_ string: String) -> DisplayList.Item {
        let layout = PangoTextEngine().shape(StyledText([StyledText.Run(.string(string), font: FontDescription(size: 9))]), ParagraphStyle()).layout(width: nil, height: nil)
        return DisplayList.Item(bounds: CGRect(origin: .zero, size: layout.size), content: .text(layout, at: .zero, .color(.black)))
    }

    /// Pins the layout of `DisplayList.Content` in memory. If this fails with another compiler, `object` and `layout` in Prefetch.swift must learn where
    /// it puts references; a wrong layout would be followed.
    @Test func referencesAreFoundAtTheirPlaces() throws {
        let inner = DisplayList([filled(rect(0, 0, 2, 2), Ink.red)]), label = text("Wag")
        guard case .text(let layout, _, _) = label.content else {
            Issue.record("not a text")
            return
        }
        let items = [
            DisplayList.Item(bounds: inner.bounds, content: .list(inner, offset: CGPoint(x: 1, y: 2), scale: 3)),
            DisplayList.Item(bounds: inner.bounds, content: .effect(.transform(CGAffineTransform(rotationAngle: 1)), inner)),
            DisplayList.Item(bounds: inner.bounds, content: .effect(.flatten, inner)), label,
        ]
        let header = 32
        let storage = inner.items.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) - header } }
        try items.withUnsafeBufferPointer { items in
            let first = try #require(items.baseAddress)
            #expect(first.object(0) == storage && (first + 1).object(1) == storage && (first + 2).object(1) == storage)
            #expect((first + 3).layout?.toOpaque() == Unmanaged.passUnretained(layout).toOpaque())
            #expect(first.layout == nil && (first + 1).layout == nil)
        }
    }

    @Test func aLargeListLooksLikeItsParts() throws {
        let labels = ["Wag", "", "gle"].map(text)
        let items = (0..<900).map { number -> DisplayList.Item in
            let offset = CGPoint(x: CGFloat(number % 30) * 6, y: CGFloat(number / 30) * 5)
            let inner = DisplayList([filled(.ellipse(rect(0, 0, 5, 5)), .color(number % 2 == 0 ? Ink.red : Ink.blue)), labels[number % 3], filled(rect(2, 2, 1, 1), Ink.green),
                                     through(.opacity(0.5), [labels[0]])])
            switch number % 5 {
            case 0: return DisplayList.Item(bounds: rect(offset.x, offset.y, 20, 20), content: .list(inner, offset: offset, scale: 0.7))
            case 1: return DisplayList.Item(bounds: rect(offset.x, offset.y, 20, 20), content: .list(DisplayList([labels[0]]), offset: offset))
            case 2: return through(.transform(CGAffineTransform(translationX: offset.x, y: offset.y).rotated(by: 0.2)), inner.items)
            case 3: return DisplayList.Item(bounds: rect(offset.x, offset.y, 9, 9), content: .list(DisplayList(), offset: offset))
            default: return filled(rect(offset.x, offset.y, 2, 2), Ink.green)
            }
        }
        let whole = try CairoSurface(width: 200, height: 170), parts = try CairoSurface(width: 200, height: 170)
        for surface in [whole, parts] { surface.clear(.white) }
        whole.draw(DisplayList(items))
        for start in stride(from: 0, to: items.count, by: 100) { parts.draw(DisplayList(Array(items[start..<start + 100]))) }
        #expect(whole.withPixels { Array($0) } == parts.withPixels { Array($0) })
    }
}
