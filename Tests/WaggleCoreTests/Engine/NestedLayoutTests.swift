import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Layout costs as much as there are nodes, however deep they are nested.
@MainActor
@Suite struct NestedLayoutTests {
    enum Shape: CaseIterable { case cards, alternating, columns, texts, stretching, grids, fitting, guides, ratios }

    struct Nest: View {
        let shape: Shape
        let depth: Int
        var body: some View {
            if depth == 0 { Text("leaf") } else { level }
        }
        private var below: Nest { Nest(shape: shape, depth: depth - 1) }
        @ViewBuilder private var level: some View {
            switch shape {
            case .cards:
                VStack {
                    HStack { below; Spacer() }.padding().background(Color.gray)
                    HStack { Text("name"); Spacer(); Text("value") }
                }
                .frame(maxWidth: .infinity)
            case .alternating: HStack { VStack { below } }
            case .columns: VStack { below }.padding()
            case .texts: HStack { VStack { below; Text("a longer line of text") }; Text("other words") }
            case .stretching: HStack { VStack { below; Text("a longer line of text"); Color.red }; Color.blue; Text("words") }
            case .grids: Grid { GridRow { below; Text("cell") }; GridRow { Color.red; Text("another cell") } }
            case .fitting: ViewThatFits { HStack { below; Text("wide") }; Text("narrow") }
            case .guides: HStack(alignment: .firstTextBaseline) { VStack(alignment: .leading) { below; Text("a") }.frame(maxWidth: .infinity, alignment: .leadingFirstTextBaseline); Text("b") }
            case .ratios: VStack { below.aspectRatio(contentMode: .fit); Text("a") }.fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    @Test(arguments: Shape.allCases) func counts(shape: Shape) {
        for depth in [3, 5, 7, 10, 20, 40] {
            let start = Date()
            let window = HeadlessWindow(Nest(shape: shape, depth: depth), size: CGSize(width: 400, height: 800))
            let c = window.graph.counters, nodes = window.graph.nodeCount
            print("COUNT", shape, depth, "nodes", nodes, "measures", c.measures, Double(c.measures) / Double(nodes), "placements", c.placements, "guides", c.guides, "texts", c.textLayouts, "s", -start.timeIntervalSinceNow)
            if -start.timeIntervalSinceNow > 3 { break }
        }
    }
}
