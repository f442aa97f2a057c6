// The numbers that programs read of their geometry are exact, so that they can be compared.

import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct ExactGeometryTests {
    /// Collects what programs are told, by name.
    private final class Numbers {
        var values: [(name: String, value: CGFloat)] = []
        func note(_ name: String, _ rect: CGRect) {
            values += [("\(name) minX", rect.minX), ("\(name) minY", rect.minY), ("\(name) width", rect.width), ("\(name) height", rect.height)]
        }
        func note(_ name: String, _ size: ProposedViewSize) {
            values += [(name + " width", size.width), (name + " height", size.height)].compactMap { name, value in value.map { (name, $0) } }
        }
    }
    /// Notes every size that it is proposed.
    private struct Listener: Layout {
        let name: String, numbers: Numbers
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            numbers.note("\(name) proposal", proposal)
            return subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            numbers.note("\(name) bounds", bounds)
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func aStackThatItsSpacerFillsIsAsLongAsProposed(scale: CGFloat) {
        let scene = LayoutScene(393, 852, scale: scale) {
            HStack {
                Text("a")
                Spacer()
            }
            .probe("row")
        }
        #expect(scene["row"]?.minX == 0 && scene["row"]?.width == 393)
    }

    @Test func aStackIsFilledByPartsOfAnyFraction() {
        for width in stride(from: CGFloat(300.1), through: 320, by: 0.7) {
            let scene = LayoutScene(width, 100, scale: 3) {
                HStack(spacing: 0.1) {
                    Color.red.frame(width: 41.0 / 11)
                    Text("word")
                    Color.green
                    Text("words").padding(0.3)
                    Color.blue
                    Spacer()
                }
                .probe("row")
            }
            #expect(scene["row"]?.width == width && scene["row"]?.minX == 0)
        }
    }

    @Test(arguments: [2, 3, 5, 6, 7, 9, 10]) func equalSharesAreEqual(count: Int) {
        let scene = LayoutScene(393, 100) {
            HStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in Color.red.probe("\(index)") }
            }
        }
        for index in 0..<count {
            #expect(scene["\(index)"]?.width == 393 / CGFloat(count))
            #expect(scene["\(index)"]?.minX == CGFloat(393 * index) / CGFloat(count))
        }
    }

    @Test func whatFollowsATextAndASpacerStandsOnAWholePoint() {
        let scene = LayoutScene(393, 852, scale: 3) {
            HStack {
                Text("title")
                Spacer()
                box(20, 20).probe("button")
            }
            .probe("row")
        }
        #expect(scene["button"] == scene["row"].map { rect(373, $0.midY - 10, 20, 20) })
    }

    @Test func aHeaderBelowItsBarIsNotAboveIt() {
        for count in 1...12 {
            let numbers = Numbers()
            let scene = LayoutScene(393, 852, scale: 3) {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in Text("line").frame(maxWidth: .infinity) }
                    GeometryReader { proxy in
                        let _ = numbers.note("rest", proxy.frame(in: .named("page")))
                        Color.clear
                    }
                }
                .coordinateSpace(name: "page")
                .probe("page")
            }
            #expect(scene["page"] == rect(0, 0, 393, 852))
            // A line is 61 thirds of a point high.
            #expect(numbers.values.last { $0.name == "rest minY" }?.value == CGFloat(61 * count) / 3)
            #expect(numbers.values.last { $0.name == "rest height" }?.value == CGFloat(852 * 3 - 61 * count) / 3)
        }
    }

    @Test func fractionsOfTheProgramAreNotRounded() {
        let width: CGFloat = 57.33333587646484, sine = 100 * CGFloat(sin(1.0))
        let scene = LayoutScene(393, 852, scale: 3) {
            VStack(spacing: 0) {
                box(width, 10).probe("pointer")
                box(sine, sine / 7).probe("sine")
                HStack(spacing: 0) {
                    Color.red.probe("half")
                    Color.blue
                }
                .frame(width: sine, height: 0.1 + 0.2).probe("row")
                box(1, 1).padding(.leading, sine).probe("inset")
            }
        }
        #expect(scene["pointer"]?.width == width)
        #expect(scene["sine"]?.size == size(sine, sine / 7))
        #expect(scene["half"]?.size == size(sine / 2, 0.1 + 0.2))
        #expect(scene["row"]?.width == sine)
    }

    @Test func aRatioKeepsTheSideThatItIsFittedTo() {
        for ratio in [16.0 / 9, 4.0 / 3, 3.0 / 7, 1.1, 0.618] as [CGFloat] {
            for width in 300...330 {
                let scene = LayoutScene(CGFloat(width), 2000, scale: 3) { Color.red.aspectRatio(ratio, contentMode: .fit).probe("fitted") }
                #expect(scene["fitted"]?.width == CGFloat(width) && scene["fitted"]?.minX == 0, "\(ratio)")
                let filled = LayoutScene(10, CGFloat(width)) { Color.red.aspectRatio(ratio, contentMode: .fill).probe("filled") }
                #expect(filled["filled"]?.height == CGFloat(width), "\(ratio)")
            }
        }
        let scene = LayoutScene(393, 2000, scale: 3) { Color.red.aspectRatio(16.0 / 9, contentMode: .fit).probe("fitted") }
        #expect(scene["fitted"]?.height == 221.0625)
    }

    @Test func adaptiveColumnsFillTheirGrid() {
        for width in stride(from: 300, through: 420, by: 7) {
            let scene = LayoutScene(CGFloat(width), 400, scale: 3) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
                    ForEach(0..<3, id: \.self) { index in box(10, 10).frame(maxWidth: .infinity).probe("\(index)") }
                }
                .probe("grid")
            }
            #expect(scene["0"]?.minX == 0 && scene["grid"]?.width == CGFloat(width))
        }
    }

    @Test func scrolledContentIsReadOnWholePixels() {
        let numbers = Numbers()
        let scene = LayoutScene(300, 400, scale: 3) {
            ScrollView {
                VStack(spacing: 0) {
                    Text("first")
                    GeometryReader { proxy in
                        let _ = numbers.note("row", proxy.frame(in: .global))
                        Color.clear
                    }
                    .frame(height: 100)
                    box(300, 2000)
                }
            }
            .probe("scroll")
        }
        var scroll: ScrollNode?
        func find(_ item: ItemNode) {
            if let found = item as? ScrollNode { scroll = found }
            item.forEachItem(find)
        }
        find(scene.window.graph.root)
        for step in 0...40 {
            scroll?.setPosition(CGPoint(x: 0, y: CGFloat(step) * 10.1))
            scene.window.settle()
            let pixels = (CGFloat(step) * 30.3).rounded()
            #expect(numbers.values.last { $0.name == "row minY" }?.value == (61 - pixels) / 3, "after \(step) steps")
        }
    }

    // MARK: Random trees

    /// A tree of containers, frames and insets in whole and half points, in which every view tells its numbers.
    @MainActor private struct Tree {
        var dice: Dice
        let numbers: Numbers
        private var count = 0

        init(seed: UInt64, _ numbers: Numbers) {
            dice = Dice(state: seed)
            self.numbers = numbers
        }
        private mutating func length(_ most: Int) -> CGFloat { CGFloat(dice.roll(most * 2 + 1)) / 2 }

        mutating func view(_ depth: Int) -> AnyView {
            let view = depth == 0 ? leaf() : container(depth)
            count += 1
            let name = "view \(count)", numbers = numbers
            let told = view
                .background {
                    GeometryReader { proxy in
                        let _ = numbers.note("\(name) in the window", proxy.frame(in: .global))
                        let _ = numbers.note("\(name) in the tree", proxy.frame(in: .named("tree")))
                        Color.clear
                    }
                }
                .anchorPreference(key: Bounds.self, value: .bounds) { [Place(name: name, anchor: $0)] }
            return dice.roll(3) == 0 ? AnyView(Listener(name: name, numbers: numbers) { told }) : AnyView(told)
        }
        private mutating func leaf() -> AnyView {
            switch dice.roll(6) {
            case 0: AnyView(Text("word"))
            case 1: AnyView(Spacer(minLength: length(10)))
            case 2: AnyView(Color.red)
            case 3: AnyView(Text("several words that may be broken"))
            case 4: AnyView(Color.blue.frame(maxWidth: length(60)).aspectRatio(1.5, contentMode: .fit))
            default: AnyView(Color.green.frame(width: length(60), height: length(40)))
            }
        }
        private mutating func container(_ depth: Int) -> AnyView {
            var children: [AnyView] = []
            for _ in 0..<1 + dice.roll(3) { children.append(view(depth - 1)) }
            let content = ForEach(children.indices, id: \.self) { children[$0] }
            let spacing = dice.roll(2) == 0 ? nil : length(10)
            switch dice.roll(9) {
            case 0, 1: return AnyView(HStack(alignment: .top, spacing: spacing) { content })
            case 2: return AnyView(VStack(alignment: .trailing, spacing: spacing) { content })
            case 3: return AnyView(ZStack(alignment: .bottomTrailing) { content })
            case 4: return AnyView(Grid(horizontalSpacing: spacing) {
                ForEach(0..<2, id: \.self) { row in GridRow { ForEach(children.indices, id: \.self) { index in Color.red.frame(maxHeight: CGFloat(10 + row + index)) } } }
            })
            case 5: return AnyView(VStack { content }.frame(width: length(200), height: length(200), alignment: .bottomLeading))
            case 6: return AnyView(HStack { content }.padding(.horizontal, length(20)).offset(x: length(20), y: length(20)))
            case 7: return AnyView(ScrollView { LazyVStack(spacing: spacing) { content } })
            default: return AnyView(VStack { content }.overlay(alignment: .topTrailing) { Text("mark") }.safeAreaInset(edge: .bottom) { Text("bar") })
            }
        }
    }
    private struct Place {
        let name: String, anchor: Anchor<CGRect>
    }
    private enum Bounds: PreferenceKey {
        static let defaultValue: [Place] = []
        static func reduce(value: inout [Place], nextValue: () -> [Place]) { value += nextValue() }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func randomLayoutsHaveExactCoordinates(direction: LayoutDirection) {
        for seed in 1...25 as ClosedRange<UInt64> {
            let numbers = Numbers()
            var tree = Tree(seed: seed &* 77, numbers)
            let root = tree.view(4)
            let scene = LayoutScene(393, 852, scale: 3, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), direction: direction) {
                root.coordinateSpace(name: "tree").overlayPreferenceValue(Bounds.self) { places in
                    GeometryReader { proxy in
                        let _ = places.forEach { numbers.note("\($0.name) by its anchor", proxy[$0.anchor]) }
                        Color.clear
                    }
                }
            }
            scene.window.settle()
            #expect(!numbers.values.isEmpty)
            for (name, value) in numbers.values where value.isFinite {
                // Halves, pixels, shares of three and their halves. What is near a multiple of a 1728th is one.
                let fraction = (value * 1728).rounded() / 1728
                if abs(value - fraction) < 1e-7, value != fraction { Issue.record("seed \(seed): \(name) is \(value) and not \(fraction)") }
            }
        }
    }
}
