import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct ContainerRelativeShapeTests {
    private let size = CGSize(width: 100, height: 100)

    /// The paths of the fills in the window.
    private func paths(_ window: HeadlessWindow) -> [Path] {
        func paths(_ list: DisplayList) -> [Path] {
            list.items.flatMap { item -> [Path] in
                switch item.content {
                case .fill(let primitive, _, _, _): [primitive.outline]
                case .effect(.clip(let primitive, _, _), let inner): [primitive.outline] + paths(inner)
                case .list(let inner, _, _), .effect(_, let inner): paths(inner)
                case .stroke, .text, .image, .sprites: []
                }
            }
        }
        return paths(window.graph.displayList())
    }
    private func path(_ view: some View) -> Path? { paths(HeadlessWindow(view, size: size)).first }
    private func rounded(_ side: CGFloat, _ radius: CGFloat) -> Path {
        Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius, style: .continuous)
    }

    @Test func atTheContainersEdgeItHasTheContainersShape() {
        #expect(path(ContainerRelativeShape().fill(Paints.red).containerShape(RoundedRectangle(cornerRadius: 20))) == rounded(100, 20))
    }
    @Test func insetCornersShareTheContainersCornerCentre() {
        #expect(path(ContainerRelativeShape().fill(Paints.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))) == rounded(84, 12))
        let square = path(ContainerRelativeShape().fill(Paints.red).padding(30).containerShape(RoundedRectangle(cornerRadius: 20)))
        #expect(square == Path(CGRect(x: 30, y: 30, width: 40, height: 40)))
        #expect(path(ContainerRelativeShape().inset(by: 2).fill(Paints.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20)))?.boundingRect
            == CGRect(x: 2, y: 2, width: 80, height: 80))
    }
    @Test func withoutAContainerItIsARectangle() {
        #expect(path(ContainerRelativeShape().fill(Paints.red)) == Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
    @Test func shapesMadeOfItFollowTheContainerToo() {
        let view = ContainerRelativeShape().offset(x: 0).fill(Paints.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
        #expect(path(view)?.boundingRect == CGRect(x: 0, y: 0, width: 84, height: 84))
        #expect(path(view)?.contains(CGPoint(x: 1, y: 1)) == false)
        let clipped = Paints.red.clipShape(ContainerRelativeShape()).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
        #expect(path(clipped) == rounded(84, 12))
    }
    @Test func itFollowsChangesOfItsPlaceAndOfTheShape() {
        struct Moving: View {
            let padding: Remote<CGFloat>, radius: Remote<CGFloat>
            @State private var inset: CGFloat = 0
            @State private var corner: CGFloat = 20
            var body: some View {
                ContainerRelativeShape().fill(Paints.red).frame(width: 50, height: 50).padding(inset)
                    .containerShape(RoundedRectangle(cornerRadius: corner))
                    .background { padding.connect($inset) }.background { radius.connect($corner) }
            }
        }
        let padding = Remote<CGFloat>(), radius = Remote<CGFloat>()
        let window = HeadlessWindow(Moving(padding: padding, radius: radius), size: size)
        #expect(paths(window).first == rounded(50, 20))
        padding.value = 10
        window.settle()
        #expect(paths(window).first == rounded(50, 10))
        radius.value = 15
        window.settle()
        #expect(paths(window).first == rounded(50, 5))
    }
}
