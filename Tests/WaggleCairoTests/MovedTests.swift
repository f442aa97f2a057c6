import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct MovedTests {
    private let offset = CGPoint(x: 7.5, y: 4)

    private func pixels(_ item: DisplayList.Item) throws -> [UInt8] { try drawn([item], scale: 2).withPixels { Array($0) } }

    /// The list inside another one at an offset, unchanged.
    private func around(_ list: DisplayList) -> DisplayList.Item {
        DisplayList.Item(identity: 3, version: 5, bounds: list.bounds.offsetBy(dx: offset.x, dy: offset.y), content: .list(list, offset: offset))
    }

    @Test func aMovedThingLooksLikeItsListAtThatPlace() throws {
        let stops = [ResolvedStop(color: Ink.red, location: 0), ResolvedStop(color: Ink.blue, location: 1)]
        let styled = StyledText([StyledText.Run(.string("Wag"), font: FontDescription(size: 12))])
        let layout = PangoTextEngine().shape(styled, ParagraphStyle()).layout(width: nil, height: nil)
        let path = Path { $0.move(to: CGPoint(x: 2, y: 2)); $0.addLine(to: CGPoint(x: 20, y: 9)); $0.addLine(to: CGPoint(x: 4, y: 22)) }
        let things = [
            filled(rect(1, 2, 12, 9), Ink.red), filled(.ellipse(rect(1, 2, 12, 12)), .color(Ink.green)), filled(.path(path), .color(.black)),
            filled(.roundedRectangle(rect(1, 2, 20, 9), CGSize(width: 3, height: 3), continuous: true), .color(Ink.blue)),
            filled(rect(0, 0, 30, 20), ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)),
            filled(.rectangle(rect(0, 0, 30, 20)), .linear(stops, from: .zero, to: CGPoint(x: 30, y: 0))),
            DisplayList.Item(bounds: CGRect(origin: .zero, size: layout.size), content: .text(layout, at: CGPoint(x: 1, y: 1), .color(.black))),
            through(.transform(CGAffineTransform(rotationAngle: 0.4)), [filled(rect(3, 3, 12, 9), Ink.red)]),
            through(.opacity(0.5), [filled(rect(3, 3, 12, 9), Ink.red)]),
            around(DisplayList([filled(rect(3, 3, 12, 9), Ink.red), filled(rect(8, 8, 3, 3), Ink.blue)])),
        ]
        for thing in things {
            let list = DisplayList([thing]), moved = list.moved(by: offset, identity: 3, version: 5)
            #expect(moved.bounds == around(list).bounds && moved.identity == 3 && moved.version == 5)
            #expect(try pixels(moved) == pixels(around(list)), "\(thing.content)")
        }
    }

    @Test func listsOfOneListAreJoined() {
        let inner = DisplayList([filled(rect(3, 3, 12, 9), Ink.red), filled(rect(8, 8, 3, 3), Ink.blue)])
        guard case .list(let list, let place, 1) = DisplayList([around(inner)]).moved(by: CGPoint(x: 1, y: 1), identity: 1, version: 1).content else {
            Issue.record("not a list")
            return
        }
        #expect(list.items.count == 2 && place == CGPoint(x: 8.5, y: 5))
    }

    @Test func aScaledListLooksTransformedAndIsJoinedWithWhatScalesItFurther() throws {
        let inner = DisplayList([filled(rect(3, 3, 12, 9), Ink.red), filled(.ellipse(rect(8, 8, 9, 9)), .color(Ink.blue))])
        let transform = CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 4, ty: 2)
        let scaled = inner.transformed(by: transform, identity: 3, version: 5)
        guard case .list(let list, CGPoint(x: 4, y: 2), 0.75) = scaled.content else {
            Issue.record("not a scaled list: \(scaled.content)")
            return
        }
        #expect(list.items.count == 2 && scaled.bounds == inner.bounds.applying(transform))
        #expect(try pixels(scaled) == pixels(through(.transform(transform), inner.items)))

        let further = DisplayList([scaled]).transformed(by: CGAffineTransform(scaleX: 2, y: 2), identity: 4, version: 6)
        guard case .list(let same, CGPoint(x: 8, y: 4), 1.5) = further.content else {
            Issue.record("not joined: \(further.content)")
            return
        }
        #expect(same.items.count == 2 && further.identity == 4)
        guard case .list(_, CGPoint(x: 5, y: 3), 0.75) = DisplayList([scaled]).moved(by: CGPoint(x: 1, y: 1), identity: 4, version: 6).content else {
            Issue.record("a translation loses the scale")
            return
        }
        // Circles become ellipses or turn: effects of their own.
        for transform in [CGAffineTransform(scaleX: 2, y: 1), CGAffineTransform(scaleX: -1, y: -1), CGAffineTransform(rotationAngle: 1)] {
            guard case .effect(.transform(transform), _) = inner.transformed(by: transform, identity: 1, version: 1).content else {
                Issue.record("\(transform) is not an effect")
                continue
            }
        }
    }
}
