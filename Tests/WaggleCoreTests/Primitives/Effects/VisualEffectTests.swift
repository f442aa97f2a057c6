import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct VisualEffectTests {
    private let size = CGSize(width: 200, height: 100)

    @Test func effectsAreMadeFromSizeAndPlace() {
        let window = HeadlessWindow(Block(Paints.red).visualEffect { content, proxy in
            content.offset(x: proxy.size.width).opacity(proxy.frame(in: .global).minX / 180)
        }, size: size)
        #expect(window.frame(Paints.red) == rect(110, 40, 20, 20))
        #expect(near(window.one(Paints.red)?.opacity, 0.5))
    }

    @Test func effectsFollowThePlaceWithTheTransaction() {
        struct Moving: View {
            @State var x: CGFloat = 0
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($x)
                Block(Paints.red).visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minX / 10) }.padding(.leading, x)
            }
        }
        let remote = Remote<CGFloat>(), window = HeadlessWindow(Moving(remote: remote), size: size)
        #expect(window.frame(Paints.red) == rect(90, 49, 20, 20))
        withAnimation(.linear(duration: 1)) { remote.value = 40 }
        window.settle()
        window.advance(to: 0.5)
        #expect(window.frame(Paints.red) == rect(100, 50, 20, 20))
        window.advance(to: 1.1)
        #expect(window.frame(Paints.red) == rect(110, 51, 20, 20))
    }

    @Test func geometryChangesAreToldOnceEach() {
        struct Sized: View {
            @State var width: CGFloat = 10
            let remote: Remote<CGFloat>
            let journal: Journal
            var body: some View {
                remote.connect($width)
                Color.clear.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { journal.note("\($0)") }
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { journal.note("\($0) to \($1)") }
            }
        }
        let remote = Remote<CGFloat>(), journal = Journal(), window = HeadlessWindow(Sized(remote: remote, journal: journal), size: size)
        #expect(Set(journal.events) == ["10.0", "10.0 to 10.0"])
        journal.reset()
        window.advance(to: 1)
        remote.value = 30
        window.settle()
        window.advance(to: 2)
        #expect(Set(journal.events) == ["30.0", "10.0 to 30.0"] && journal.events.count == 2)
    }

    @Test func aGroupMovesAsOne() {
        struct Grouped: View {
            @State var on = false
            let remote: Remote<Bool>
            let isGroup: Bool
            var body: some View {
                remote.connect($on)
                let content = HStack(spacing: 0) {
                    Block(Paints.red)
                    if on { Block(Paints.blue).transition(.identity) }
                }
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if isGroup { content.geometryGroup().padding(.leading, on ? 100 : 0) } else { content.padding(.leading, on ? 100 : 0) }
                }
            }
        }
        for isGroup in [true, false] {
            let remote = Remote<Bool>(), window = HeadlessWindow(Grouped(remote: remote, isGroup: isGroup), size: size)
            withAnimation(.linear(duration: 1)) { remote.value = true }
            window.settle()
            window.advance(to: 0.5)
            #expect(window.minX(Paints.red) == 50)
            // A view inserted during the movement appears next to its neighbour in a group, and at its final position otherwise.
            #expect(window.minX(Paints.blue) == (isGroup ? 70 : 120))
        }
    }
}

@MainActor
@Suite struct BooleanShapeTests {
    @Test func shapesAreCombinedInTheirSharedBounds() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let ring = Rectangle().subtracting(Rectangle().inset(by: 5)).path(in: rect)
        #expect(ring.contains(CGPoint(x: 2, y: 10)) && !ring.contains(CGPoint(x: 20, y: 10)))
        #expect(Rectangle().intersection(Rectangle().size(width: 10, height: 30)).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(Rectangle().union(Rectangle().offset(x: 10)).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 20))
        let difference = Rectangle().symmetricDifference(Rectangle().offset(x: 10)).path(in: rect)
        #expect(difference.contains(CGPoint(x: 5, y: 5)) && !difference.contains(CGPoint(x: 20, y: 5)) && difference.contains(CGPoint(x: 45, y: 5)))
    }
}
